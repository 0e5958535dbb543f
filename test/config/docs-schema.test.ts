import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { docsSchema } from "../../src/config/docs-schema.js";
import { SETTING_WORDS } from "../../src/config/setting-words.js";

const file = fileURLToPath(new URL("../../schema/docs.schema.json", import.meta.url));

it("is the schema that docsgen ships; `node scripts/write-schema.js` writes it anew", () => {
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(JSON.parse(JSON.stringify(docsSchema())));
});

it("says of every setting what it does", () => {
  const { properties, definitions } = JSON.parse(JSON.stringify(docsSchema()));
  const silent = (fields: Record<string, { description?: string }>) =>
    Object.entries(fields).flatMap(([key, { description }]) => (description ? [] : [key]));
  expect(silent(properties)).toEqual([]);
  expect(silent(properties.fonts.properties)).toEqual([]);
  const names = ["product", "language", "version", "tab", "dropdown", "anchor", "item", "group", "$ref"];
  const lists = ["languages", "versions", "tabs", "anchors", "dropdowns", "products", "groups", "pages", "menu"];
  for (const kind of names.slice(0, -1)) {
    const left = silent(definitions[kind].properties).filter((key) => ![...names, ...lists].includes(key));
    expect(left, kind).toEqual([]);
  }
});

it("describes only settings that there are", () => {
  const text = JSON.stringify(docsSchema());
  for (const words of Object.values(SETTING_WORDS)) expect(text).toContain(JSON.stringify(words));
});

it("names no definition that it does not have", () => {
  const text = JSON.stringify(docsSchema());
  const named = new Set([...text.matchAll(/"#\/definitions\/(\w+)"/g)].map((match) => match[1]));
  expect(Object.keys(JSON.parse(text).definitions)).toEqual(expect.arrayContaining([...named]));
});
