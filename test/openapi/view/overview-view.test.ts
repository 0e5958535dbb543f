// Under which headings an overview lists the pages of a description.
import { expect, it } from "vitest";
import type { ApiTarget } from "../../../src/model.js";
import { apiView } from "../../../src/openapi/view/api-view.js";
import { createViewer } from "../../../src/openapi/view/viewer.js";
import { loadText } from "../read-case.js";
import { viewOptions } from "../view-options.js";

async function headingsOf(document: object): Promise<readonly string[]> {
  const text = JSON.stringify({ openapi: "3.1.0", info: { title: "T", version: "1" }, ...document });
  const { description } = await loadText("x.json", text);
  if (!description) throw new Error("The description cannot be read.");
  const isShown = (target: ApiTarget) => target.kind !== "endpoint" || target.path !== "/without-page";
  const addressOf = (target: ApiTarget) => (isShown(target) ? "/page" : null);
  const viewer = createViewer(description, { ...viewOptions, addressOf });
  const view = apiView({ kind: "overview", description: "x.json" }, viewer);
  if (view?.kind !== "overview") throw new Error("There is no overview.");
  return view.groups.flatMap(({ tags }) => tags.map(({ label, pages }) => `${label} ${pages.length}`));
}

const paths = (names: readonly string[], tags?: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { get: { tags, responses: {} } }]));

const many = [..."abcde"].flatMap((name) => [`/v1/charges/${name}`, `/v1/bank_accounts/${name}`]);
const tagged = paths(["/a"], ["Books", "Shops"]);
const webhooks = { sold: { post: { responses: {} } } };

it.each([
  ["are those of the sidebar where no operation has a tag", { paths: paths(many) }, ["Charges 5", "Bank accounts 5"]],
  ["are one where there are few operations", { paths: paths(["/a", "/b"]) }, ["API Reference 2"]],
  ["leave out operations without a page", { paths: paths(["/a", "/without-page"]) }, ["API Reference 1"]],
  ["have those without a tag last", { paths: { ...paths(["/b"]), ...paths(["/a"], ["Books"]) } }, ["Books 1", " 1"]],
  [
    "are tags, one for webhooks without any, and one for other operations without any",
    { paths: { ...tagged, ...paths(["/b"]) }, webhooks },
    ["Books 1", "Shops 1", "Webhooks 1", " 1"],
  ],
])("the headings of an overview %s", async (_, document, headings) =>
  expect(await headingsOf(document)).toEqual(headings),
);
