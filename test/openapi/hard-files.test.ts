// Descriptions that are hard to read: each gives its problems with their places, or a document that means what was meant.
import { describe, expect, it } from "vitest";
import type { LoadedDescription } from "../../src/openapi/load-description.js";
import { repeatedKeys } from "../../src/openapi/parse-json.js";
import { headOf, loadText } from "./read-case.js";

const INFO = headOf();
/** A description of this schema alone. */
const ofSchema = (schema: string, version?: string) =>
  `${headOf(version)}paths: {}\ncomponents:\n  schemas:\n    A: ${schema}\n`;
const read = (text: string, conformance = false) => loadText("a.yaml", text, conformance);

function said({ problems }: LoadedDescription): string[] {
  return problems.map(
    ({ severity, code, place, what }) => `${severity} ${code} ${place?.line}:${place?.column} ${what}`,
  );
}

describe("values of another type than is meant", () => {
  const meant = async (text: string) => {
    const loaded = await loadText("a.yaml", text, true);
    return { document: loaded.description?.document, said: said(loaded) };
  };

  it("hide no other finding", async () => {
    const { document, said } = await meant(
      "openapi: 3.1.0\ninfo: { title: T, version: 1.10, licence: MIT }\npaths: {}\n",
    );
    expect(document?.["info"]).toEqual({ title: "T", version: "1.10", licence: "MIT" });
    expect(said).toEqual([
      'warning value-type 2:28 In info > version: YAML reads "1.10" as the number 1.1; the text "1.10" is used.',
      "warning spec-violation 2:34 In the description itself: `licence` is not allowed here.",
    ]);
  });

  it("are told in the names of operations, the values of texts, and where true or false is meant", async () => {
    const { document, said } = await meant(
      `${INFO}paths:\n  /a:\n    get:\n      operationId: 007\n      deprecated: yes\n      responses: { "200": { description: 3 } }\ncomponents:\n  schemas:\n    A: { type: string, enum: [no, 0x1F, "1", true, 2024-01-01], default: 1e3 }\n`,
    );
    expect(document?.["paths"]).toEqual({
      "/a": { get: { operationId: "007", deprecated: true, responses: { "200": { description: "3" } } } },
    });
    expect(document?.["components"]).toEqual({
      schemas: { A: { type: "string", enum: ["no", "0x1F", "1", "true", "2024-01-01"], default: "1e3" } },
    });
    expect(said).toEqual([
      'warning value-type 6:20 In GET /a > operationId: YAML reads "007" as the number 7; the text "007" is used.',
      'warning value-type 7:19 In GET /a > deprecated: "yes" is text; it is used as true.',
      'warning value-type 8:42 In GET /a > responses > 200 > description: YAML reads "3" as the number 3; the text "3" is used.',
      'warning value-type 11:31 In schema A > enum > 0: "no" is used as text, but tools that read YAML 1.1 take it for false.',
      'warning value-type 11:35 In schema A > enum > 1: YAML reads "0x1F" as the number 31; the text "0x1F" is used.',
      'warning value-type 11:46 In schema A > enum > 3: YAML reads "true" as the boolean true; the text "true" is used.',
      'warning value-type 11:52 In schema A > enum > 4: "2024-01-01" is used as text, but tools that read YAML 1.1 take it for a date.',
      'warning value-type 11:74 In schema A > default: YAML reads "1e3" as the number 1000; the text "1e3" is used.',
    ]);
  });

  it("are let be in quotes, and where the schema allows them", async () => {
    const { said } = await meant(
      `${INFO}components:\n  schemas:\n    A: { type: string, enum: ["no", 'off'] }\n    B: { type: [string, integer], enum: [1, a] }\n    C: { enum: [1, no] }\n`,
    );
    expect(said).toEqual([]);
  });

  it("are told where a parameter, a header or a schema allows both text and true or false", async () => {
    const { document, said } = await meant(
      `${INFO}paths:\n  /a:\n    get:\n      parameters:\n        - { name: a, in: query, schema: { type: [string, boolean], default: yes } }\n        - { name: b, in: query, example: no, schema: {} }\n        - { name: c, in: query, example: "off", schema: { type: boolean, default: off, enum: [on, off] } }\n      responses: {}\ncomponents:\n  schemas:\n    A: { type: string, default: no, example: 2024-01-01 }\n    B: { type: integer, default: no }\n`,
    );
    expect(JSON.stringify(document?.["paths"])).toContain(
      '"schema":{"type":"boolean","default":false,"enum":[true,false]}',
    );
    const told = said
      .filter((each) => each.startsWith("warning value-type"))
      .map((each) => each.split(" > ").slice(1).join(" > "));
    const other = "is used as text, but tools that read YAML 1.1 take it for";
    expect(told).toEqual([
      `parameters > 0 > schema > default: "yes" ${other} true.`,
      `parameters > 1 > example: "no" ${other} false.`,
      'parameters > 2 > schema > default: "off" is text; it is used as false.',
      'parameters > 2 > schema > enum > 0: "on" is text; it is used as true.',
      'parameters > 2 > schema > enum > 1: "off" is text; it is used as false.',
      `default: "no" ${other} false.`,
    ]);
  });

  it("keep their digits in JSON", async () => {
    const text = '{"openapi": "3.1.0", "info": {"title": "T", "version": 1.10}, "paths": {}}';
    const loaded = await loadText("a.json", text, true);
    expect(loaded.description?.document["info"]).toEqual({ title: "T", version: "1.10" });
    expect(said(loaded)).toEqual([
      'warning value-type 1:56 In info > version: "1.10" is a number; the text "1.10" is used.',
    ]);
  });
});

describe("keywords of schemas", () => {
  const messages = async (schema: string, version = "3.1.0") => {
    const { problems } = await read(ofSchema(schema, version), true);
    return problems.map(({ code, place, what, hint }) => `${code} ${place?.line}:${place?.column} ${what} ${hint}`);
  };

  it.each([
    ["{ type: 5 }", "6:16 `type` in schema A must be the name of a type, or a list of such names, not the number 5."],
    ["{ properties: [] }", "6:22 `properties` in schema A must be an object of schemas, not an empty list."],
    ["{ properties: { b: null } }", "6:27 `properties` > b in schema A must be a schema, not null."],
    ["{ required: [1] }", "6:21 `required` > 0 in schema A must be text, not the number 1."],
    ["{ items: [] }", "6:17 `items` in schema A must be a schema, not an empty list."],
    ["{ oneOf: [null] }", "6:18 `oneOf` > 0 in schema A must be a schema, not null."],
    ["{ allOf: {} }", "6:17 `allOf` in schema A must be a list of schemas that is not empty, not this object."],
    ["{ enum: [] }", "6:16 `enum` in schema A must be a list that is not empty, not an empty list."],
    ['{ minLength: "5" }', '6:21 `minLength` in schema A must be a whole number of at least 0, not the text "5".'],
    ["{ deprecated: 5 }", "6:22 `deprecated` in schema A must be `true` or `false`, not the number 5."],
    ["{ description: }", "6:22 `description` in schema A must be text, not null."],
    ["{ propertees: {} }", "6:10 `propertees` in schema A is not a schema keyword, and is ignored."],
    [
      "{ type: [integer, boolean], default: x }",
      '6:45 `default` in schema A is the text "x", which is not of type integer or boolean.',
    ],
    ["{ minimum: 5, maximum: 2 }", "6:19 No value matches schema A: `minimum` is 5, but `maximum` is 2."],
  ])("are told where %s is written in 3.1 and later", async (schema, message) => {
    for (const version of ["3.1.0", "3.2.0"]) {
      const [first = "", ...others] = await messages(schema, version);
      expect(first).toContain(message);
      expect(first).not.toMatch(/null$/);
      expect(others).toEqual([]);
    }
  });

  it("are told with what they are in 3.1 where they were otherwise in 3.0", async () => {
    const [first] = await messages("{ type: integer, minimum: 5, exclusiveMinimum: true }");
    expect(first).toContain("Since OpenAPI 3.1 it is the limit itself: `exclusiveMinimum: 5`.");
    expect(await messages("{ type: integer, minimum: 5, exclusiveMinimum: true }", "3.0.3")).toEqual([]);
  });

  it("are told with patterns that are none, in every version", async () => {
    for (const version of ["3.0.3", "3.1.0"])
      expect(await messages('{ type: string, pattern: "[" }', version)).toHaveLength(1);
    expect(await messages('{ type: string, pattern: "^\\\\p{L}+\\\\-$" }')).toEqual([]);
  });

  it("may have names of their own", async () => {
    const own = "{ $defs: { B: { type: string, default: null } }, unit: metre, x-a: 1, propertyNames: { pattern: a } }";
    expect(await messages(own)).toEqual([]);
  });
});

it.each([
  ["3.1.0", "The description has neither `paths` nor `webhooks` nor `components`."],
  ["3.0.3", "The description has no `paths`."],
])("tells of a description without contents in %s", async (version, what) =>
  expect(said(await read(headOf(version), true))).toEqual([`warning spec-violation 1:1 ${what}`]),
);

it("tells of names of the format in another spelling, with what to write", async () => {
  const { problems } = await read(`${INFO}paths: { /a: { GET: { responses: {} } } }\n`, true);
  expect(problems).toMatchObject([
    { what: "In /a: `GET` is not allowed here.", hint: "Methods are written in lower case: `get`." },
  ]);
});

describe("keys that stand twice", () => {
  it("are told with both places in YAML, and the rest is read", async () => {
    const loaded = await read(`${ofSchema("{ type: string }")}    A: { type: integer }\n`);
    expect(said(loaded)).toEqual(['warning duplicate-key 7:5 The key "A" is already at 6:5; the last one wins.']);
    expect(loaded.description?.title).toBe("T");
  });

  it("are told with both places in JSON", async () => {
    const text = '{\n "openapi": "3.1.0",\n "info": {"title": "T", "version": "1"},\n "paths": {},\n "paths": {}\n}';
    const told = 'warning duplicate-key 5:2 The key "paths" is already at 4:2; the last one wins.';
    expect(said(await loadText("a.json", text))).toEqual([told]);
  });

  it("are told apart from equal keys of other objects, and from texts", () => {
    const objects = '{"a": {"a": "a\\": 1"}, "b": [{"a": 1}, {"a": "{"}], "c": ["a", "a"], "a\\"": 1}';
    expect(repeatedKeys(objects)).toEqual([]);
    expect(repeatedKeys('[{"x" : 1, "x": 2}]')).toEqual([{ key: "x", first: 2, again: 11 }]);
  });
});

describe("YAML of which no object can be made", () => {
  it("a merge of what is no map is left out with a warning", async () => {
    const path = "  /a:\n    get:\n      <<: *a\n      summary: A\n      responses: {}\n";
    const loaded = await read(`x-a: &a 5\n${INFO}paths:\n${path}`);
    expect(said(loaded)).toEqual(["warning merge-key 7:7 `<<` can merge only maps; this one is left out."]);
    expect(loaded.description?.document["paths"]).toEqual({ "/a": { get: { summary: "A", responses: {} } } });
  });

  it("keys keep their spelling beside aliases", async () => {
    const { description } = await read(
      `x-a: &a {}\n${INFO}paths: *a\ncomponents: { examples: { 1.10: {}, null: {} } }\n`,
    );
    expect(description?.document["components"]).toEqual({ examples: { "1.10": {}, null: {} } });
  });

  it("aliases in a circle are a problem", async () => {
    const loaded = await read(`${INFO}paths: &p\n  /a: *p\n`);
    expect(loaded.description).toBeNull();
    const told = "error parse 4:7 The alias `*p` is inside the value that it stands for, which would never end.";
    expect(said(loaded)).toEqual([told]);
  });

  it("a map merged into itself is read without that", async () => {
    const merging = `x-a: &self\n  <<: *self\n  a: 1\nx-b: &b { c: 1, d: { <<: [{ e: 2 }, *b], f: 3 } }\n`;
    const loaded = await read(`${INFO}paths: {}\n${merging}`);
    const told = (place: string) => `warning merge-key ${place} \`<<\` merges a map into itself; it is left out.`;
    expect(said(loaded)).toEqual([told("5:3"), told("7:22")]);
    expect(loaded.description?.document).toMatchObject({ "x-a": { a: 1 }, "x-b": { c: 1, d: { f: 3 } } });
  });
});

describe("a file of more than one YAML document", () => {
  it.each(["---", "--- # next", "...\n# next\n---"])("is read up to the second, which is told: %j", async (mark) => {
    const loaded = await read(`${INFO}paths: {}\n${mark}\nopenapi: 3.1.0\npaths: {}\n`);
    expect(loaded.description?.title).toBe("T");
    const what = "This file holds more than one YAML document, separated by `---`: only the first is read.";
    expect(said(loaded)).toEqual([`warning parse ${mark.split("\n").length + 3}:1 ${what}`]);
  });

  it.each([
    ["nothing follows", `---\n${INFO}paths: {}\n`],
    ["a comment follows", `---\n${INFO}paths: {}\n---\n# the end\n`],
    ["the mark is in a text", `${INFO}paths: {}\nx-a: &a |\n  one\n  ---\n  two\nx-b: *a\n...\n`],
  ])("is one document where %s", async (_, text) => expect(said(await read(text))).toEqual([]));
});

describe("a schema nested very deep", () => {
  const nested = (levels: number) =>
    `${'{"type":"object","properties":{"a":'.repeat(levels)}{"type":"string"}${"}}".repeat(levels)}`;
  const json = (levels: number) =>
    `{"openapi":"3.1.0","info":{"title":"T","version":"1"},"paths":{},"components":{"schemas":{"Deep":${nested(levels)}}}}`;

  it.each(["a.json", "a.yaml"])("is a problem of %s", async (file) => {
    const { description, problems } = await loadText(file, json(3000), true);
    expect(description).toBeNull();
    const what = "The values in this file are nested more than 400 levels deep.";
    expect(problems).toMatchObject([{ code: "parse", what }]);
  });

  it("is a problem where the text is broken too", async () => {
    const { problems } = await loadText("a.json", json(6000).slice(0, -1));
    expect(problems.map(({ code }) => code)).toEqual(["parse"]);
  });

  it("is read and checked up to there", async () => {
    const { description, problems } = await loadText("a.json", json(190), true);
    expect(description).not.toBeNull();
    expect(problems).toEqual([]);
  });
});

it("lets cookies of 3.2 have the style that is named after them", async () => {
  const parameters = "[{ name: c, in: cookie, style: cookie, schema: { type: string } }]";
  const paths = `paths: { /a: { get: { parameters: ${parameters}, responses: { "200": { description: OK } } } } }\n`;
  expect(said(await read(headOf("3.2.0") + paths, true))).toEqual([]);
  expect(said(await read(headOf("3.1.0") + paths, true))).toHaveLength(1);
});
