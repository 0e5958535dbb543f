import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { editorSnippets } from "../../scripts/editor-snippets.js";
import { program } from "../../src/cli.js";
import { projectSchema } from "../../src/commands/options/project-schema.js";
import { components } from "../../src/components/registry.js";
import { docsSchema } from "../../src/config/docs-schema.js";
import { matterSchema } from "../../src/config/front-matter/matter-keys.js";

const shipped = (name: string): unknown =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../schema/${name}`, import.meta.url)), "utf8"));

it("ships the schemas of docs.json and front matter; `npm run schema` writes them", () => {
  expect(shipped("docs.schema.json")).toEqual(JSON.parse(JSON.stringify(docsSchema())));
  expect(shipped("front-matter.schema.json")).toEqual(JSON.parse(JSON.stringify(matterSchema())));
});

it("ships the schema of docsgen.json, and snippets for VS Code; `npm run schema` writes them, too", () => {
  const reading = program().commands.filter((each) => ["build", "check", "dev"].includes(each.name()));
  const schema = JSON.parse(JSON.stringify(projectSchema(reading)));
  expect(shipped("docsgen.schema.json")).toEqual(schema);
  expect(schema.properties).toMatchObject({
    siteUrl: { type: "string" },
    strict: { type: "boolean" },
    cache: { default: true },
  });
  expect(schema.properties.severity.properties["dead-link"].enum).toEqual(["error", "warning", "off"]);
  expect(shipped("../templates/project/_docsgen.code-snippets")).toEqual(editorSnippets(components));
  expect(editorSnippets(components)["Card"]?.body).toEqual(['<Card title="$1">', "  $0", "</Card>"]);
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
