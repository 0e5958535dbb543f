// How schemas read on a page, case by case.
import { expect, it } from "vitest";
import { outline } from "../../outline.js";
import { readCase, readPaths, readSchema } from "../../read-case.js";

/** The view of one schema, written alone or with others. */
const viewOf = async (...schemas: readonly string[]) => (await readSchema(...schemas)).schema("X").schema;

const ref = (name: string) => `{ $ref: '#/components/schemas/${name}' }`;

it("allOf is laid together: every property, the outer description, all that is required", async () => {
  const { body } = (await readCase("allof-merge.yaml")).endpoint("POST /orders");
  expect(outline(body?.media[0]?.schema)).toEqual([
    'object closed "The order to create."',
    "  id*: string",
    '  note*: string (at most 5 characters) enum "a","b","c"',
    "  lines: string[]",
  ]);
});

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
const ODD = "{ type: string, __proto__: { a: 1 }, constructor: 1 }";

it.each<[string, readonly string[], readonly string[]]>([
  [
    "no recursion in a schema that merely stands twice",
    [`{ properties: { a: ${ref("Y")}, b: ${ref("Y")} } }`, "Y: { type: object, properties: { c: { type: string } } }"],
    ["X", "  a: Y", "    c: string", "  b: Y", "    c: string"],
  ],
  [
    "of a discriminator without a mapping what the property of a variant allows, rather than its name",
    [
      `{ oneOf: [${["Cat", "Dog", "Fish"].map(ref).join(", ")}], discriminator: { propertyName: kind } }`,
      "Cat: { type: object, required: [kind], properties: { kind: { type: string, enum: [cat] } } }",
      "Dog: { type: object, required: [kind], properties: { kind: { type: string, enum: [small, big] } } }",
      "Fish: { type: object, required: [kind], properties: { kind: { type: string, enum: [Cat, Fish] } } }",
    ],
    [
      ...["X", "  one by kind"],
      ...["    | cat: Cat", '      kind*: string = "cat"'],
      ...["    | Dog: Dog", '      kind*: string enum "small","big"'],
      ...["    | Fish: Fish", '      kind*: string = "Fish"'],
    ],
  ],
  [
    "of a base schema the schemas that build on it",
    [
      `{ type: object, required: [kind], discriminator: { propertyName: kind, mapping: { c: '#/components/schemas/Cat' } }, properties: { kind: { type: string } } }`,
      `Cat: { allOf: [${ref("X")}, { properties: { lives: { type: integer } } }] }`,
      `Dog: { allOf: [${ref("X")}, { properties: { breed: { type: string } } }] }`,
    ],
    [
      ...["X", "  one by kind"],
      ...["    | c: Cat", '      kind*: string = "c"', "      lives: integer"],
      ...["    | Dog: Dog", '      kind*: string = "Dog"', "      breed: string"],
    ],
  ],
  [
    "keywords that speak of other schemas in words",
    [
      "{ type: object, properties: { a: { type: string } }, if: { properties: { a: { const: x } } }, then: { required: [b] }, not: { required: [z] }, dependentRequired: { card: [cvc, name] }, anyOf: [{ required: [a] }, { required: [b, c] }] }",
    ],
    [
      ...["X", "  a: string", "  ! At least one of these is required: a, or b and c"],
      ...['  ! If "a" is "x": "b" is required', '  ! Not allowed: "z"', '  ! With "card", also required: cvc, name'],
    ],
  ],
  [
    "each position of a tuple",
    ["{ type: array, prefixItems: [{ type: number }, { type: string, enum: [m, km] }], items: false }"],
    ["[number, string]", "  [0]: number", '  [1]: string enum "m","km"', "  ! No items after the first 2"],
  ],
  [
    "limits of numbers in short words",
    ["{ type: number, minimum: 0, exclusiveMaximum: 10, multipleOf: 0.5 }"],
    ["number (≥ 0) (< 10) (multiple of 0.5)"],
  ],
  ["limits of texts in short words", ["{ type: string, minLength: 2, maxLength: 5 }"], ["string (2 to 5 characters)"]],
  [
    "limits of lists in short words",
    ["{ type: array, items: {}, minItems: 1, maxItems: 1, uniqueItems: true }"],
    ["any[] (exactly 1 item) (no duplicates)"],
  ],
  ["the names of values", [NAMED], ["integer enum 0=Off,1=On"]],
  [
    "constants alone as an enumeration",
    ["{ oneOf: [{ const: 1, title: One }, { const: 2, title: Two }] }"],
    ["integer enum 1=One,2=Two"],
  ],
  ["a constant that is false", ["{ const: false }"], ["boolean = false"]],
  ["a default that is zero", ["{ type: integer, default: 0 }"], ["integer default 0"]],
  ["a default that is null", ["{ type: [string, 'null'], default: null }"], ["string | null default null"]],
  [
    "nothing that every object inherits",
    ["{ type: object, required: [constructor], properties: { toString: { type: string } } }"],
    ["X", "  toString: string", "  constructor*: any"],
  ],
  ["no keyword that every object inherits", [`{ allOf: [${ODD}, ${ODD}] }`], ["string"]],
])("a view shows %s", async (_, schemas, lines) => expect(outline(await viewOf(...schemas))).toEqual(lines));

it("values have their descriptions", async () => {
  const { enumValues } = await viewOf(NAMED);
  expect(enumValues.map(({ description }) => description)).toEqual(["<p>Dark.</p>", "<p>Bright.</p>"]);
});

it("keywords wanted as pills stand before and after the name", async () => {
  const view = await viewOf("{ type: string, x-tier: [gold, 2], x-mint: { pre: [new], post: [beta] } }");
  expect(view.pills).toEqual({ before: ["new"], after: ["gold", "2", "beta"] });
});

it("files are one type, whichever version wrote them", async () => {
  const { body } = (await readCase("multipart.yaml")).endpoint("POST /upload");
  expect(outline(body?.media[0]?.schema).slice(1)).toEqual([
    ...["  file*: file", "  old: file", "  many: file[]", "  b64: string <base64>", "  meta: object", "    a: integer"],
    ...["  tags: string[]", "  text: string (holds application/json)"],
  ]);
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
