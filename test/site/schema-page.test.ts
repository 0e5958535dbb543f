// Pages that show a JSON Schema file: `schema` in front matter.
import { expect, it } from "vitest";
import { buildProject } from "./write-project.js";

const SCHEMA = `{
  "$schema": "http://json-schema.org/draft-07/schema#",
  "type": "object",
  "properties": {
    "plugins": { "type": "array", "items": { "$ref": "#/definitions/Plugin" } },
    "nested": { "$ref": "#" },
    "first": { "$ref": "#/properties/plugins" }
  },
  "definitions": {
    "Plugin": { "type": "object", "properties": { "bad": { "$ref": "#/definitions/Nope" } } }
  }
}
`;

async function open(files: Readonly<Record<string, string>>) {
  const { site, problems } = await buildProject({ settings: { navigation: { pages: ["guide/config"] } }, files });
  return {
    target: [...(site?.pages.values() ?? [])].find(({ path }) => path === "guide/config")?.target,
    schemas: Object.entries(site?.descriptions.get("config.schema.json")?.document["components"] ?? {}),
    said: problems.map(({ code, place }) => `${code} ${place?.file}:${place?.line}`),
  };
}

const page = (schema: string) => ({ "guide/config.mdx": `---\ntitle: Config\nschema: ${schema}\n---\n` });

it.each(["config.schema.json", "/config.schema.json", "../config.schema.json"])("shows the file %s", async (name) => {
  const { target, schemas, said } = await open({ "config.schema.json": SCHEMA, ...page(name) });
  expect(target).toEqual({ kind: "schema", description: "config.schema.json", name: "config" });
  expect(JSON.stringify(schemas)).toContain('"items":{"$ref":"#/components/schemas/Plugin"}');
  expect(JSON.stringify(schemas)).toContain('"nested":{"$ref":"#/components/schemas/config"}');
  expect(JSON.stringify(schemas)).toContain('"first":{"$ref":"#/components/schemas/config/properties/plugins"}');
  expect(said).toEqual(["unresolved-ref config.schema.json:10"]);
});

it.each([
  ["is missing", page("nope.json"), "schema-not-found guide/config.mdx:3"],
  ["is broken", { ...page("a.json"), "a.json": '{ "type": ' }, "parse a.json:1"],
  [
    "describes an API",
    { ...page("a.json"), "a.json": '{ "openapi": "3.1.0", "info": { "title": "T", "version": "1" }, "paths": {} }' },
    "schema-not-found guide/config.mdx:3",
  ],
])("says so if the file %s", async (_fault, files, problem) => {
  const { target, said } = await open(files);
  expect(target).toBeNull();
  expect(said).toContain(problem);
});
