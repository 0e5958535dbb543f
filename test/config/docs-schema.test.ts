import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { docsSchema } from "../../src/config/docs-schema.js";

const file = fileURLToPath(new URL("../../schema/docs.schema.json", import.meta.url));

it("is the schema that docsgen ships; `node scripts/write-schema.js` writes it anew", () => {
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(JSON.parse(JSON.stringify(docsSchema())));
});

it("says of every setting what it does", () => {
  const { properties, definitions } = JSON.parse(JSON.stringify(docsSchema()));
  const silent = (fields: Record<string, { description?: string }>) =>
    Object.entries(fields).flatMap(([key, { description }]) => (description ? [] : [key]));
  expect(silent(properties)).toEqual([]);
  // Those of services are the services' own; `light` and `dark` say it; descriptions of APIs have a definition.
  const { integrations: _, ...others } = properties;
  const inside = Object.entries<{ properties?: Record<string, object> }>(others).flatMap(([key, setting]) =>
    silent(setting.properties ?? {}).map((name) => `${key}.${name}`),
  );
  expect(inside.filter((path) => !/\.(?:light|dark|openapi|asyncapi)$/.test(path))).toEqual([]);
  const names = ["product", "language", "version", "tab", "dropdown", "anchor", "item", "group", "$ref"];
  const lists = ["languages", "versions", "tabs", "anchors", "dropdowns", "products", "groups", "pages", "menu"];
  for (const kind of names.slice(0, -1)) {
    const left = silent(definitions[kind].properties).filter((key) => ![...names, ...lists].includes(key));
    expect(left, kind).toEqual([]);
  }
});

it("names no definition that it does not have", () => {
  const text = JSON.stringify(docsSchema());
  const named = new Set([...text.matchAll(/"#\/definitions\/(\w+)"/g)].map((match) => match[1]));
  expect(Object.keys(JSON.parse(text).definitions)).toEqual(expect.arrayContaining([...named]));
});
