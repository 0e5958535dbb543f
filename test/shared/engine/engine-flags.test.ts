import { expect, it } from "vitest";
import { compileLater, hasFlag } from "../../../src/shared/engine/engine-flags.js";

it.each([
  ["11.3.244.8-node.38", undefined, true],
  ["13.6.233.17-node.53", undefined, true],
  ["14.6.202.34-node.34", undefined, true],
  ["15.0.1", undefined, false],
  ["11.3.244.8-node.38", 11, true],
  ["12.4.254.21-node.57", 11, false],
])("flags of the engine of V8 %s, where %s is the last that has it: %s", (version, last, isThere) => {
  expect(hasFlag(version, last)).toBe(isThere);
});

it("goes on with regular expressions that were run before", () => {
  const ending = /\.mdx?$/;
  expect("page.md".replace(ending, "")).toBe("page");
  compileLater();
  // The engine puts a text of two parts together when it is first looked into.
  const joined = (folder: string, name: string) => folder + name;
  expect(joined("/a/folder/of/the/project", "/page.mdx").replace(ending, "")).toBe("/a/folder/of/the/project/page");
});
