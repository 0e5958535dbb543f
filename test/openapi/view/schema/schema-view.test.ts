// How schemas read on a page, case by case.
import { describe, expect, it } from "vitest";
import type { SchemaView } from "../../../../src/openapi/schema-views.js";
import { ids, outline, rowCount } from "../../outline.js";
import { caseOf, loadText, readCase } from "../../read-case.js";

const bodyOf = async (file: string, name: string) => (await readCase(file)).endpoint(name).body?.media[0]?.schema;
const answerOf = async (file: string, name: string) =>
  (await readCase(file)).endpoint(name).responses[0]?.media[0]?.schema;

/** The view of one schema, written alone. */
async function viewOf(schema: string, version = "3.1.0"): Promise<SchemaView> {
  const text = `openapi: ${version}\ninfo: { title: T, version: "1" }\npaths: {}\ncomponents:\n  schemas:\n    X: ${schema}\n`;
  return caseOf("x.yaml", await loadText("x.yaml", text)).schema("X").schema;
}

describe("maps", () => {
  it("tell open, closed and described other keys apart", async () => {
    expect(outline(await answerOf("additional-properties.yaml", "GET /m"))).toEqual([
      "M",
      "  free: object open",
      "  closed: object closed",
      "    a: string",
      "  ints: map<string, integer>",
      "    rest {key}: integer",
      "  cats: map<string, Cat>",
      "    rest {key}: Cat",
      "      name: string",
      "  named: map<string, string>",
      "    rest {locale}: string",
      "  both: object",
      "    id: string",
      "    rest {key}: string[]",
      "  pattern: object closed",
      "    pattern ^x-: string",
      "    pattern ^[0-9]+$: integer",
      "  keys: map<string, number> (at least 1 property) (keys match ^[a-z]+$)",
      "    rest {key}: number",
      "  plain: object",
    ]);
  });
});

describe("allOf", () => {
  it("is laid together: every property, the outer description, all that is required", async () => {
    expect(outline(await bodyOf("allof-merge.yaml", "POST /orders"))).toEqual([
      'object closed "The order to create."',
      "  id*: string",
      '  note*: string (at most 5 characters) enum "a","b","c"',
      "  lines: string[]",
    ]);
  });

  it("of one member adds no level and takes the outer title", async () => {
    const schema = await answerOf("allof-merge.yaml", "POST /orders");
    expect(schema?.title).toBe("Maybe base");
    expect(outline(schema).slice(1)).toEqual([
      "  id*: string",
      '  note: string (at most 5 characters) enum "a","b","c"',
    ]);
  });

  it("narrows a property that is described twice", async () => {
    const { schema } = (await readCase("allof-merge.yaml")).schema("Narrow");
    expect(outline(schema).slice(1)).toEqual([
      "  id*: string",
      '  note: string (at most 3 characters) enum "b","c" "Narrowed"',
    ]);
  });

  it("lists members that exclude each other", async () => {
    const schema = (await readCase("allof-merge.yaml")).endpoint("POST /orders").responses[1]?.media[0]?.schema;
    expect(outline(schema)).toEqual(["all of", "  all", "    | string: string", "    | integer: integer"]);
  });

  it("keeps two selectors apart", async () => {
    const two =
      "{ allOf: [{ oneOf: [{ type: object, title: A, properties: { a: { type: string } } }, { type: object, title: B, properties: { b: { type: string } } }] }, { oneOf: [{ title: C, properties: { c: { type: string } } }, { title: D, properties: { d: { type: string } } }] }] }";
    const labels = (await viewOf(two)).choices.map(({ variants }) => variants.map(({ label }) => label));
    expect(labels).toEqual([
      ["A", "B"],
      ["C", "D"],
    ]);
  });
});

describe("recursion", () => {
  it("is marked where it recurs and points to the row above", async () => {
    expect(outline(await answerOf("circular-direct.yaml", "GET /nodes"))).toEqual([
      "Node[]",
      "  []: Node",
      "    id*: string",
      "    parent: Node recursion -> response-200",
      "    children: Node[] recursion -> response-200",
    ]);
  });

  it("through a selector is marked too", async () => {
    expect(outline(await bodyOf("circular-mutual.yaml", "POST /expr"))).toEqual([
      "Expr",
      "  one",
      "    | Literal: Literal",
      "      value*: number",
      "    | Call: Call",
      '      fn*: string enum "add","mul"',
      "      args*: Expr[] (at least 1 item) recursion -> body",
    ]);
  });

  it("is not claimed for a schema that merely stands twice", async () => {
    const text =
      "{ type: object, properties: { a: { $ref: '#/components/schemas/Y' }, b: { $ref: '#/components/schemas/Y' } } }\n    Y: { type: object, properties: { c: { type: string } } }";
    expect(outline(await viewOf(text))).toEqual(["X", "  a: Y", "    c: string", "  b: Y", "    c: string"]);
  });

  it("without end stops in a pure cycle of references", async () => {
    expect(outline(await answerOf("ref-cycle.yaml", "GET /a"))).toEqual(["any"]);
  });
});

describe("size", () => {
  it("of a graph where everything points to everything stays small, and each cut row leads somewhere", async () => {
    const schema = await answerOf("dense-graph.yaml", "GET /a");
    expect(rowCount(schema ?? null)).toBeLessThan(420);
    const anchors = new Set(["response-200", ...ids(schema ?? null)]);
    const ends: (string | null)[] = [];
    const collect = (view: SchemaView) => {
      if (view.end) ends.push(view.end.anchor);
      for (const row of view.rows) collect(row.schema);
    };
    if (schema) collect(schema);
    expect(ends.length).toBeGreaterThan(50);
    expect(ends.filter((anchor) => anchor === null || !anchors.has(anchor))).toEqual([]);
  });

  it("of a small schema allows more than three levels", async () => {
    const deep =
      "{ properties: { a: { properties: { b: { properties: { c: { properties: { d: { properties: { e: { type: string } } } } } } } } } } }";
    expect(outline(await viewOf(deep)).at(-1)).toBe("          e: string");
  });
});

describe("discriminators", () => {
  it("label the variants and fix the property", async () => {
    expect(outline(await bodyOf("discriminator-mapping.yaml", "POST /pets"))).toEqual([
      "Pet",
      "  one by kind",
      "    | kitty: Cat",
      '      kind*: string = "kitty"',
      "      lives: integer",
      "    | dog: Dog",
      '      kind*: string = "dog"',
      "      breed: string",
      "    | Fish: Fish",
      '      kind*: string = "Fish"',
      "      fins: integer",
    ]);
  });

  it("without a mapping fix what the property of a variant allows, rather than its name", async () => {
    const text = [
      "{ oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }, { $ref: '#/components/schemas/Fish' }], discriminator: { propertyName: kind } }",
      "    Cat: { type: object, required: [kind], properties: { kind: { type: string, enum: [cat] } } }",
      "    Dog: { type: object, required: [kind], properties: { kind: { type: string, enum: [small, big] } } }",
      "    Fish: { type: object, required: [kind], properties: { kind: { type: string, enum: [Cat, Fish] } } }",
    ].join("\n");
    expect(outline(await viewOf(text))).toEqual([
      "X",
      "  one by kind",
      "    | cat: Cat",
      '      kind*: string = "cat"',
      "    | Dog: Dog",
      '      kind*: string enum "small","big"',
      "    | Fish: Fish",
      '      kind*: string = "Fish"',
    ]);
  });

  it("of a base schema offer the schemas that build on it", async () => {
    const text = [
      "{ type: object, required: [kind], discriminator: { propertyName: kind, mapping: { c: '#/components/schemas/Cat' } }, properties: { kind: { type: string } } }",
      "    Cat: { allOf: [{ $ref: '#/components/schemas/X' }, { properties: { lives: { type: integer } } }] }",
      "    Dog: { allOf: [{ $ref: '#/components/schemas/X' }, { properties: { breed: { type: string } } }] }",
    ].join("\n");
    expect(outline(await viewOf(text))).toEqual([
      "X",
      "  one by kind",
      "    | c: Cat",
      '      kind*: string = "c"',
      "      lives: integer",
      "    | Dog: Dog",
      '      kind*: string = "Dog"',
      "      breed: string",
    ]);
  });
});

describe("null", () => {
  it("is part of the type and never an empty variant", async () => {
    expect(outline(await answerOf("null-unions.yaml", "GET /x"))).toEqual([
      "X",
      "  a: string | null",
      "  b: integer | null (≥ 1)",
      "  c: string | integer | boolean",
      "  d: null",
      '  e: Ref | null "Optional ref"',
      "    a: string",
      "  f: string | null",
      "  g: (number | null)[] | null",
      '  h: string | null enum "on","off",null',
      "  i: null",
      "  j: any",
      "  k: any",
    ]);
  });

  it("reads the same from 3.0", async () => {
    expect(outline(await answerOf("nullable-30.yaml", "GET /x"))).toEqual([
      "object",
      "  a: string | null",
      "  b: (number | null)[] | null",
      "  c: R | null",
      "    id: string",
      "  d: integer (> 1)",
      '  e: string | null enum "x","y",null',
    ]);
  });
});

describe("what stands beside a reference", () => {
  it("overrides it for that place only", async () => {
    expect(outline(await answerOf("ref-siblings-31.yaml", "GET /t")).slice(1)).toEqual([
      '  a: string (at most 10 characters) deprecated "Overridden text."',
      '  b: string (at most 10 characters) "Referenced text."',
      '  c: string (at most 3 characters) "Referenced text."',
    ]);
  });
});

describe("direction", () => {
  const account =
    "{ type: object, properties: { id: { type: string, readOnly: true }, secret: { type: string, writeOnly: true }, name: { type: string } } }";
  const text = `openapi: 3.1.0\ninfo: { title: T, version: "1" }\npaths:\n  /a:\n    post:\n      requestBody: { content: { application/json: { schema: &a ${account} } } }\n      responses: { "200": { description: OK, content: { application/json: { schema: *a } } } }\n`;

  it("hides read-only properties from requests and write-only ones from responses", async () => {
    const view = caseOf("x.yaml", await loadText("x.yaml", text)).endpoint("POST /a");
    expect(outline(view.body?.media[0]?.schema).slice(1)).toEqual(["  secret: string write-only", "  name: string"]);
    expect(outline(view.responses[0]?.media[0]?.schema).slice(1)).toEqual(["  id: string read-only", "  name: string"]);
  });

  it("of a webhook is the one in which the API sends", async () => {
    const view = (await readCase("webhooks-pathitem-ref.yaml")).webhook("orderUpdated");
    expect(outline(view.body?.media[0]?.schema)).toEqual(["Order", "  id*: string"]);
  });
});

describe("keywords", () => {
  it("that speak of other schemas are said in words", async () => {
    const written =
      "{ type: object, properties: { a: { type: string } }, if: { properties: { a: { const: x } } }, then: { required: [b] }, not: { required: [z] }, dependentRequired: { card: [cvc, name] }, anyOf: [{ required: [a] }, { required: [b, c] }] }";
    expect(outline(await viewOf(written))).toEqual([
      "X",
      "  a: string",
      "  ! At least one of these is required: a, or b and c",
      '  ! If "a" is "x": "b" is required',
      '  ! Not allowed: "z"',
      '  ! With "card", also required: cvc, name',
    ]);
  });

  it("of tuples give each position", async () => {
    const tuple = "{ type: array, prefixItems: [{ type: number }, { type: string, enum: [m, km] }], items: false }";
    expect(outline(await viewOf(tuple))).toEqual([
      "[number, string]",
      "  [0]: number",
      '  [1]: string enum "m","km"',
      "  ! No items after the first 2",
    ]);
  });

  it("limit numbers and texts in short words", async () => {
    expect(outline(await viewOf("{ type: number, minimum: 0, exclusiveMaximum: 10, multipleOf: 0.5 }"))).toEqual([
      "number (≥ 0) (< 10) (multiple of 0.5)",
    ]);
    expect(outline(await viewOf("{ type: string, minLength: 2, maxLength: 5 }"))).toEqual([
      "string (2 to 5 characters)",
    ]);
    expect(outline(await viewOf("{ type: array, items: {}, minItems: 1, maxItems: 1, uniqueItems: true }"))).toEqual([
      "any[] (exactly 1 item) (no duplicates)",
    ]);
  });

  it("name the values of an enumeration", async () => {
    const written =
      "{ type: integer, enum: [0, 1], x-enum-varnames: [Off, On], x-enum-descriptions: [Dark., Bright.] }";
    const view = await viewOf(written);
    expect(outline(view)).toEqual(["integer enum 0=Off,1=On"]);
    expect(view.enumValues.map(({ description }) => description)).toEqual(["<p>Dark.</p>", "<p>Bright.</p>"]);
  });

  it("that only list constants are an enumeration", async () => {
    expect(outline(await viewOf("{ oneOf: [{ const: 1, title: One }, { const: 2, title: Two }] }"))).toEqual([
      "integer enum 1=One,2=Two",
    ]);
  });

  it("keep values that are false, zero or null", async () => {
    expect(outline(await viewOf("{ const: false }"))).toEqual(["boolean = false"]);
    expect(outline(await viewOf("{ type: integer, default: 0 }"))).toEqual(["integer default 0"]);
    expect((await viewOf("{ type: [string, 'null'], default: null }")).default).toEqual({ value: null });
  });

  it("wanted as pills stand before and after the name", async () => {
    const view = await viewOf("{ type: string, x-tier: [gold, 2], x-mint: { pre: [new], post: [beta] } }");
    expect(view.pills).toEqual({ before: ["new"], after: ["gold", "2", "beta"] });
  });

  it("never see what every object inherits", async () => {
    const view = await viewOf("{ type: object, required: [constructor], properties: { toString: { type: string } } }");
    expect(outline(view)).toEqual(["X", "  toString: string", "  constructor*: any"]);
    const odd = "{ type: string, __proto__: { a: 1 }, constructor: 1 }";
    expect(outline(await viewOf(`{ allOf: [${odd}, ${odd}] }`))).toEqual(["string"]);
  });
});

describe("files", () => {
  it("are one type, whichever version wrote them", async () => {
    const body = await bodyOf("multipart.yaml", "POST /upload");
    expect(outline(body).slice(1)).toEqual([
      "  file*: file",
      "  old: file",
      "  many: file[]",
      "  b64: string <base64>",
      "  meta: object",
      "    a: integer",
      "  tags: string[]",
      "  text: string (holds application/json)",
    ]);
  });
});

it.each(["additionalProperties", "items", "properties.x", "oneOf"])(
  "a schema ends that extends itself in %s",
  async (key) => {
    const more = '{ minProperties: 1, allOf: [{ $ref: "#/components/schemas/X" }] }';
    const held = {
      additionalProperties: `additionalProperties: ${more}`,
      items: `type: array, items: ${more}`,
      "properties.x": `properties: { x: ${more} }`,
      oneOf: `oneOf: [${more}, { type: string }]`,
    }[key];
    expect(outline(await viewOf(`{ ${held} }`)).length).toBeLessThan(8);
  },
);

describe("anchors", () => {
  it("are readable and unique on the page", async () => {
    const view = (await readCase("anchors.yaml")).endpoint("POST /a/{id}");
    const all = [
      ...view.parameters.map(({ id }) => id),
      ...(view.body?.media ?? []).flatMap(({ schema }) => ids(schema)),
      ...view.responses.flatMap(({ id, media }) => [id, ...media.flatMap(({ schema }) => ids(schema))]),
    ];
    expect(all).toEqual([
      ...["path-id", "query-id", "query-responses"],
      ...["body-id", "body-a", "body-a-id", "body-a-b-c-é"],
      ...["response-200", "response-200-id", "response-200-a", "response-200-a-id", "response-200-a-b-c-é"],
    ]);
    expect(new Set(all).size).toBe(all.length);
  });
});
