import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { docsSchema } from "../../src/config/docs-schema.js";
import { matterSchema } from "../../src/config/front-matter/matter-keys.js";

const shipped = (name: string): unknown =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../schema/${name}`, import.meta.url)), "utf8"));

it("ships the schemas of docs.json and front matter; `npm run schema` writes them", () => {
  expect(shipped("docs.schema.json")).toEqual(JSON.parse(JSON.stringify(docsSchema())));
  expect(shipped("front-matter.schema.json")).toEqual(JSON.parse(JSON.stringify(matterSchema())));
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
