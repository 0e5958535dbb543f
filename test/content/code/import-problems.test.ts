import { expect, it } from "vitest";
import { notFound } from "../../../src/content/code/import-problems.js";

const PLACE = { file: "a.mdx", line: 1, column: 1 };

it.each([
  ["@theme/Tabs", 'Remove the import: components need none. Write <Tabs> around <Tab title="…">.'],
  ["@docusaurus/Link", "Remove the import: components need none. To convert a whole site"],
  ["@astrojs/starlight/components", ": docsgen migrate"],
  ["vue", ": docsgen migrate"],
  ["vuex", "Copy what you need into a snippet"],
  ["lodash", "Copy what you need into a snippet"],
  ["snippets/a", 'write "/snippets/a.mdx"'],
])("says what to do with an import of %s", (source, hint) => {
  expect(notFound(source, ["snippets/a.mdx"], PLACE).hint).toContain(hint);
});
