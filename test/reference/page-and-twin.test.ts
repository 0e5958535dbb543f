// What a description says is on the page and in its Markdown twin alike.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildCase, type CaseSite } from "./case-site.js";

interface Said {
  /** An operation; a schema is the body of one. */
  readonly operation?: object;
  readonly schema?: object;
  readonly version?: string;
  /** What page and twin say, without marks and quotation marks. */
  readonly facts: readonly string[];
  /** What neither may say. */
  readonly never?: readonly string[];
}

const text = { type: "string" };
const object = (properties: object, more: object = {}) => ({ type: "object", properties, ...more });
const answer = (content: object, more: object = {}) => ({
  responses: { 200: { description: "OK", content, ...more } },
});

const inner = object({ inner: { ...text, description: "Inner words." } });
const sends = (type: string, media: object) => ({ requestBody: { content: { [type]: media } }, responses: {} });

const CASES: Readonly<Record<string, Said>> = {
  "a condition that asks for a property": {
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    schema: object({ a: text, b: text }, { if: { required: ["a"] }, then: { required: ["b"] } }),
    facts: ["If a is given: b is required"],
  },
  "what holds otherwise": {
    schema: object({ a: text, c: text }, { if: { required: ["a"] }, else: { required: ["c"] } }),
    facts: ["Unless a is given: c is required"],
  },
  "items after the positions of a tuple": {
    schema: object({ pair: { type: "array", prefixItems: [text, { type: "integer" }], items: { type: "boolean" } } }),
    facts: ["Each further item is a boolean"],
  },
  "a tuple that ends": {
    schema: object({ pair: { type: "array", prefixItems: [text, text], items: false } }),
    facts: ["No items after the first 2"],
  },
  "what the positions of a tuple are called": {
    schema: object({ a: { type: "array", prefixItems: ["Street", "Town"].map((title) => ({ ...text, title })) } }),
    facts: ["Street", "Town"],
  },
  "a tuple of one": {
    schema: object({ one: { type: "array", prefixItems: [text], items: false } }),
    facts: ["No items after the first"],
    never: ["first 1"],
  },
  "a schema that is false": { schema: object({ gone: false }), facts: ["gone", "No value is allowed"] },
  "what is excluded": { schema: object({ a: { not: { enum: ["x", "y"] } } }), facts: ["Must not be x or y"] },
  "what a list contains": {
    schema: object({ a: { type: "array", contains: { const: "x" }, minContains: 2 } }),
    facts: ["Must contain at least 2 of x"],
  },
  "properties that belong together": {
    schema: object({ a: text, b: text }, { dependentRequired: { a: ["b"] } }),
    facts: ["With a, also required: b"],
  },
  "keys by a pattern": { schema: object({ a: text }, { patternProperties: { "^x-": text } }), facts: ["^x-"] },
  "that there are no other properties": {
    schema: object({ a: text }, { unevaluatedProperties: false }),
    facts: ["No other properties"],
  },
  "a constant": { schema: object({ kind: { const: "card" } }), facts: ["card"] },
  "values of the items of a list": {
    schema: object({ list: { type: "array", items: { enum: ["red", "green"] } } }),
    facts: ["red", "green"],
  },
  "names of values": {
    schema: object({ code: { enum: [1, 2], "x-enum-varnames": ["ONE", "TWO"] } }),
    facts: ["ONE", "TWO"],
  },
  "choices by what only they have": {
    schema: object({ pays: { oneOf: [object({ card: text }), object({ iban: text }), { type: "null" }] } }),
    facts: ["object | null", "One of", "card", "iban"],
    never: ["object 2", "option 2"],
  },
  "the title of a part": { schema: object({ part: object({ a: text }, { title: "The part" }) }), facts: ["The part"] },
  "text in angle brackets": {
    operation: { description: "From <date> to <date>, an Array<T>, for <Pay>.", responses: {} },
    facts: ["From <date> to <date>, an Array<T>, for <Pay>."],
  },
  "a note": { operation: { description: "> [!NOTE]\n> Mind this.", responses: {} }, facts: ["Mind this."] },
  "a stream of events": {
    operation: answer({ "text/event-stream": { schema: object({ delta: text }) } }),
    facts: ["text/event-stream", "A stream", "delta"],
  },
  "lines, as OpenAPI 3.2 has them": {
    version: "3.2.0",
    operation: answer({ "application/jsonl": { itemSchema: object({ delta: text }) } }),
    facts: ["application/jsonl", "A stream", "delta"],
  },
  "headers and links": {
    operation: answer(
      { "application/json": { schema: text } },
      {
        headers: { "X-Left": { schema: { type: "integer" }, description: "What is left." } },
        links: { next: { operationId: "last", description: "The next one." } },
      },
    ),
    facts: ["X-Left", "What is left.", "next", "The next one."],
  },
  "headers of the parts of a form": {
    operation: sends("multipart/form-data", {
      schema: object({ file: { type: "string", format: "binary" }, note: text }),
      encoding: {
        file: {
          contentType: "image/png",
          headers: { "X-Part": { schema: { type: "integer" }, description: "Which part." } },
        },
        note: { headers: { "X-Lang": { schema: text } } },
      },
    }),
    facts: ["image/png", "X-Part", "Which part.", "X-Lang"],
  },
  "null once": {
    schema: object({ size: { type: ["string", "null"], enum: ["s", null, null, "s"] } }),
    facts: ["string | null"],
    never: ["null null", "null | null", "s null s", "s | null | s"],
  },
  "names of examples, numbered where they are alike": {
    operation: answer({
      "application/json": {
        schema: object({ a: text }),
        examples: { one: { summary: "Same", value: { a: "x" } }, two: { summary: "Same", value: { a: "y" } } },
      },
    }),
    facts: ["Same 1", "Same 2"],
  },
  "words beside a reference in OpenAPI 3.0": {
    version: "3.0.3",
    schema: object({ pet: { $ref: "#/components/schemas/Named", description: "Words beside it." } }),
    facts: ["Words beside it.", "Named"],
    never: ["Words of its own."],
  },
  "all that is asked of names of properties": {
    schema: { type: "object", propertyNames: { pattern: "^qn", maxLength: 12 } },
    facts: ["keys match ^qn", "keys: at most 12 characters"],
  },
  "names of properties that are described": {
    schema: object({ map: { type: "object", propertyNames: { $ref: "#/components/schemas/Named" } } }),
    facts: ["Each key", "Named"],
  },
  "that a list is empty": {
    schema: object({ none: { type: "array", items: false } }),
    facts: ["none", "no items"],
    never: ["never"],
  },
  "what a text holds": {
    schema: object({ json: { ...text, contentMediaType: "application/json", contentSchema: inner } }),
    facts: ["What it holds", "inner", "Inner words."],
  },
  "all that is said of the items of a list": {
    schema: object({
      mails: { type: "array", items: { ...text, format: "email", title: "Of a person", deprecated: true } },
      kinds: { type: "array", items: { const: "card" } },
    }),
    facts: ["<email>", "Of a person", "deprecated", "card"],
  },
  "that parts without a name are deprecated": {
    operation: answer(
      { "application/json": { schema: { oneOf: [{ ...text, deprecated: true }, { type: "integer" }] } } },
      { headers: { "X-Old": { schema: { ...text, title: "Former name" } } } },
    ),
    facts: ["deprecated", "Former name"],
  },
  "words and names in what a condition asks": {
    schema: object(
      { a: text },
      {
        if: { required: ["a"] },
        // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
        then: object({
          b: { enum: [1, 2], "x-enum-varnames": ["ONE", "TWO"] },
          c: { ...text, description: "C words." },
        }),
        else: object({ d: { $ref: "#/components/schemas/Named" } }),
      },
    ),
    facts: ["If a is given", "ONE", "TWO", "C words.", "Otherwise", "Named"],
  },
  "the limits of a number": {
    schema: object({ a: { type: "integer", minimum: 1, maximum: 5 } }),
    facts: ["≥ 1", "≤ 5"],
    never: [">= 1", "<= 5"],
  },
  "the format of what may be null": {
    schema: object({ a: { type: ["string", "null"], format: "date" } }),
    facts: ["string <date> | null"],
  },
  "a form without fields": {
    operation: sends("application/x-www-form-urlencoded", { schema: object({}, { additionalProperties: false }) }),
    facts: ["o body"],
    never: ["No other properties", "object"],
  },
  "a long title's whole text": {
    operation: { summary: `**Create** ${"a very long thing ".repeat(6)}at last`, responses: {} },
    facts: ["a very long thing at last"],
  },
};

describe("page and twin say", () => {
  let site: CaseSite;
  const names = Object.keys(CASES);
  beforeAll(async () => {
    const files = Object.entries(CASES).map(([name, said], index): [string, string] => {
      const { operation, schema, version = "3.1.0" } = said;
      const body = schema && sends("application/json", { schema });
      const document = {
        openapi: version,
        info: { title: name, version: "1" },
        paths: { [`/case-${index}`]: { post: { operationId: "last", ...body, ...operation } } },
        components: { schemas: { Named: object({ n: text }, { description: "Words of its own." }) } },
      };
      return [`case-${index}.json`, JSON.stringify(document)];
    });
    const groups = files.map(([openapi]) => ({ group: openapi, openapi }));
    site = await buildCase({ descriptions: [], docs: { navigation: { groups } }, files: Object.fromEntries(files) });
  });
  afterAll(() => site.close());

  test.each(names)("%s", async (name) => {
    const { facts, never = [] } = CASES[name] ?? { facts: [] };
    const { listed, content } = await site.page(`POST /case-${names.indexOf(name)}`);
    const twin = plain(await site.file(`${listed.path}.md`));
    const shown = plain(content.text);
    for (const fact of facts) {
      expect(shown).toContain(fact);
      expect(twin).toContain(fact);
    }
    for (const fact of never) {
      expect(shown).not.toContain(fact);
      expect(twin).not.toContain(fact);
    }
  });
});

/** Without marks of Markdown, quotation marks and white space that only separates. */
function plain(written: string): string {
  return written.replace(/[`"*]|\\(?=[<_[])/g, "").replace(/\s+/g, " ");
}
