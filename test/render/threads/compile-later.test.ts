import { expect, it } from "vitest";
import { compileLater } from "../../../src/render/threads/compile-later.js";

it("goes on with regular expressions that were run before", () => {
  const ending = /\.mdx?$/;
  expect("page.md".replace(ending, "")).toBe("page");
  compileLater();
  // The engine puts a text of two parts together when it is first looked into.
  const joined = (folder: string, name: string) => folder + name;
  expect(joined("/a/folder/of/the/project", "/page.mdx").replace(ending, "")).toBe("/a/folder/of/the/project/page");
});
