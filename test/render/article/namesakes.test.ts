import { expect, test } from "vitest";
import type { PagePath } from "../../../src/model.js";
import { nameOf, namesakesTogether } from "../../../src/render/article/fresh-bodies.js";

const page = (path: string) => ({ path: path as PagePath });

test("the name of a page is the last segment of its path", () => {
  expect(["start", "fr/start", "v1/fr/guides/start", ""].map((path) => nameOf(page(path)))).toEqual([
    "start",
    "start",
    "start",
    "",
  ]);
});

test("namesakes follow the first of their name, in their order", () => {
  const paths = ["start", "api/list", "fr/start", "guides/use", "fr/api/list", "v1/start"];
  expect(namesakesTogether(paths.map(page)).map(({ path }) => path)).toEqual([
    "start",
    "fr/start",
    "v1/start",
    "api/list",
    "fr/api/list",
    "guides/use",
  ]);
});
