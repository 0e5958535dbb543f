import { expect, it } from "vitest";
import { type Standing, visibility } from "../../src/search/indexing/records.js";

const nothingSaid = { hidden: null, noindex: false, searchable: null, above: [] };
const plain: Standing = { ...nothingSaid, inNavigation: true, indexing: "navigable" };
const hiddenGroup = { hidden: true, searchable: null };
const hiddenSearchable = { hidden: true, searchable: true };
const open = { hidden: false, searchable: null };

it.each<[row: string, standing: Partial<Standing>, isFound: boolean]>([
  ["a plain page", {}, true],
  ["a page with hidden: true", { hidden: true }, false],
  ["a page that is not in the navigation", { inNavigation: false }, false],
  ["a page with noindex", { noindex: true }, false],
  ["a page with searchable: false", { searchable: false }, false],
  ["a page below a hidden group", { above: [open, hiddenGroup] }, false],
  ["a page below a hidden tab that is searchable", { above: [hiddenSearchable, open] }, true],
  ["a page of a hidden group in a searchable hidden tab", { above: [hiddenSearchable, hiddenGroup] }, false],
  ["a page that is shown in a hidden group", { hidden: false, above: [hiddenGroup] }, true],
  ["a hidden page in a searchable hidden tab", { hidden: true, above: [hiddenSearchable] }, false],
  ["a hidden page where everything is indexed", { hidden: true, indexing: "all" }, true],
  ["a page outside the navigation where everything is indexed", { inNavigation: false, indexing: "all" }, true],
  ["a page with noindex where everything is indexed", { noindex: true, indexing: "all" }, false],
  ["a page with searchable: false where everything is indexed", { searchable: false, indexing: "all" }, false],
])("who may find a page: %s: %o -> %s", (_row, standing, isFound) => {
  expect(visibility({ ...plain, ...standing })).toEqual({ site: isFound, assistant: isFound });
});
