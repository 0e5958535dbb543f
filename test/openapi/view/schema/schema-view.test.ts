// How schemas read on a page, case by case.
import { expect, it } from "vitest";
import { yamlBeside } from "../../../yaml-beside.js";
import { outline } from "../../outline.js";
import { readCase, readPaths, readSchema } from "../../read-case.js";

/** The view of one schema, written alone or with others. */
const viewOf = async (...schemas: readonly string[]) => (await readSchema(...schemas)).schema("X").schema;

const ref = (name: string) => `{ $ref: '#/components/schemas/${name}' }`;

it("allOf keeps two selectors apart", async () => {
  const selector = (...titles: readonly string[]) =>
    `{ oneOf: [${titles.map((title) => `{ title: ${title}, properties: { ${title}: {} } }`).join(", ")}] }`;
  const { choices } = await viewOf(`{ allOf: [${selector("A", "B")}, ${selector("C", "D")}] }`);
  expect(choices.map(({ variants }) => variants.map(({ label }) => label).join())).toEqual(["A,B", "C,D"]);
});

it("a pure cycle of references is any value", async () => {
  const [answer] = (await readCase("ref-cycle.yaml")).endpoint("GET /a").responses;
  expect(outline(answer?.media[0]?.schema)).toEqual(["any"]);
});

it("a small schema has more than three levels", async () => {
  const deep = [..."edcba"].reduce((inner, name) => `{ properties: { ${name}: ${inner} } }`, "{ type: string }");
  expect(outline(await viewOf(deep)).at(-1)).toBe("          e: string");
});

it("properties are hidden by direction: read-only ones from requests, write-only ones from responses", async () => {
  const id = "id: { type: string, readOnly: true }";
  const secret = "secret: { type: string, writeOnly: true }";
  const account = `{ type: object, properties: { ${id}, ${secret}, name: { type: string } } }`;
  const read = await readPaths([
    "/a:",
    "  post:",
    `    requestBody: { content: { application/json: { schema: &a ${account} } } }`,
    '    responses: { "200": { description: OK, content: { application/json: { schema: *a } } } }',
  ]);
  const view = read.endpoint("POST /a");
  expect(outline(view.body?.media[0]?.schema).slice(1)).toEqual(["  secret: string write-only", "  name: string"]);
  expect(outline(view.responses[0]?.media[0]?.schema).slice(1)).toEqual(["  id: string read-only", "  name: string"]);
});

const NAMED = "{ type: integer, enum: [0, 1], x-enum-varnames: [Off, On], x-enum-descriptions: [Dark., Bright.] }";

const CASES = yamlBeside<Readonly<Record<string, readonly [schemas: { readonly X: object }, outline: string]>>>(
  import.meta.url,
  "schema-view.yaml",
);

it.each(Object.entries(CASES))("a view shows %s", async (_, [{ X, ...others }, shown]) => {
  const named = Object.entries(others).map(([name, schema]) => `${name}: ${JSON.stringify(schema)}`);
  expect(outline(await viewOf(JSON.stringify(X), ...named)).join("\n")).toBe(shown);
});

it("values have their descriptions", async () => {
  const { enumValues } = await viewOf(NAMED);
  expect(enumValues.map(({ description }) => description)).toEqual(["<p>Dark.</p>", "<p>Bright.</p>"]);
});

it("keywords wanted as pills stand before and after the name", async () => {
  const view = await viewOf("{ type: string, x-tier: [gold, 2], x-mint: { pre: [new], post: [beta] } }");
  expect(view.pills).toEqual({ before: ["new"], after: ["gold", "2", "beta"] });
});

const MORE = `{ minProperties: 1, allOf: [${ref("X")}] }`;

it.each([
  `additionalProperties: ${MORE}`,
  `type: array, items: ${MORE}`,
  `properties: { x: ${MORE} }`,
  `oneOf: [${MORE}, { type: string }]`,
])("a schema ends that extends itself: %s", async (held) =>
  expect(outline(await viewOf(`{ ${held} }`)).length).toBeLessThan(8),
);
