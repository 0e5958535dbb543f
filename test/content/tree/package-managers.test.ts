import { expect, it } from "vitest";
import { packageManagerFences } from "../../../src/content/tree/package-managers.js";
import { yamlBeside } from "../../yaml-beside.js";

function fence(value: string, meta: string | null = "npm2yarn") {
  return { type: "code" as const, place: null, language: "sh", meta, value, span: null };
}

const CASES = yamlBeside<readonly (readonly [npm: string, pnpm: string, yarn: string, bun: string])[]>(
  import.meta.url,
  "package-managers.yaml",
);

it.each(CASES)("%s", (npm, ...others) => {
  expect(packageManagerFences(fence(npm))?.map(({ value }) => value)).toEqual([npm, ...others]);
});

it("is asked for by a word of the fence", () => {
  expect(packageManagerFences(fence("npm i", null))).toBeNull();
  expect(packageManagerFences(fence("npm i", "npm2yarn-not"))).toBeNull();
  expect(packageManagerFences(fence("npm i"))?.map(({ meta }) => meta)).toContain('title="bun"');
});
