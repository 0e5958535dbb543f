import { expect, it } from "vitest";
import type { PlaygroundData, PlaygroundField } from "../../../src/reference/playground/playground-data.js";
import { readData, readField, writtenData, writtenField } from "../../../src/reference/playground/written-data.js";

const FIELDS: readonly PlaygroundField[] = [
  { type: "string", types: ["string"] },
  { type: "Pet", types: ["object"], part: { to: "/schemas/pet", id: "schema" } },
  { type: "Pet | null", types: ["object"], nullable: true },
  { type: "Pet", types: ["string"], values: [{ value: "cat" }] },
  { type: "any", types: [] },
  { type: "string | integer | null", types: [], nullable: true },
  { type: "string | integer", types: ["string", "integer"] },
  {
    type: "map<string, integer>",
    types: ["object"],
    rows: [{ name: "{key}", isRest: true, field: { type: "integer", types: ["integer"] } }],
  },
  { type: "file[]", types: ["array"], items: { type: "file", types: ["file"] } },
  { type: "one of", types: [], variants: [{ label: "none", field: { type: "null", types: [] } }] },
];

const TEXT: PlaygroundField = { type: "string", types: ["string"] };
const plain = { allowReserved: false, mediaType: null, field: TEXT };

type Body = PlaygroundData["bodies"][number];

function body(type: string, kind: Body["kind"], more: Partial<Body>): Body {
  return { type, kind, required: false, field: null, encoding: {}, text: null, ...more };
}

const DATA: PlaygroundData = {
  method: "POST",
  path: "/pets/{id}",
  servers: [
    { url: "/v1", label: "/v1", variables: [] },
    { url: "/{v}", label: "By version", variables: [{ name: "v", value: "1", values: [] }] },
  ],
  base: null,
  parameters: [
    ...FIELDS.map((field, index) => ({
      name: `field${index}`,
      in: "query" as const,
      required: index % 2 === 0,
      style: "form" as const,
      explode: index % 3 === 0,
      allowReserved: index === 1,
      mediaType: index === 2 ? "application/json" : null,
      field,
    })),
    { name: "id", in: "path", required: true, style: "label", explode: true, ...plain },
    { name: "X", in: "header", required: false, style: "simple", explode: false, ...plain, value: "a" },
    { name: "sid", in: "cookie", required: false, style: "cookie", explode: true, ...plain },
  ],
  bodies: [
    body("application/json", "json", {
      ...{ required: true, field: { type: "object", types: ["object"] } },
      ...{ value: { a: 1 }, text: '{\n  "a": 1\n}' },
    }),
    body("application/json", "json", { value: { a: 1 }, text: '{"a": 1.0}' }),
    body("text/plain", "text", {
      examples: [
        { label: "one", value: [], text: "[]" },
        { label: "two", text: "b" },
      ],
    }),
    body("multipart/form-data", "multipart", { encoding: { a: { contentType: "text/csv" } as never }, value: {} }),
  ],
  security: { optional: true, choices: [] },
  streaming: "asked",
  languages: ["bash"],
  proxy: "/proxy",
  credentials: true,
  lock: { user: null, groups: ["staff"] },
  operations: "/operations.json",
  user: "/user.json",
  words: { send: "Senden" },
};

it("reads what it wrote, whatever was left out", () => {
  expect(readData(JSON.stringify(writtenData(DATA)))).toEqual(DATA);
  const usual: PlaygroundData = {
    ...DATA,
    ...{ parameters: [], bodies: [], security: { optional: false, choices: [] }, streaming: "never", proxy: null },
    ...{ credentials: false, lock: null, operations: null, user: null, words: {} },
  };
  expect(readData(JSON.stringify(writtenData(usual)))).toEqual(usual);
});

it("reads forms as they were written", () => {
  for (const field of FIELDS) expect(readField(JSON.stringify(writtenField(field)))).toEqual(field);
});

it("leaves out what the format takes where nothing is said", () => {
  const parameters = [{ name: "id", in: "path", required: true, style: "simple", explode: false, ...plain }] as const;
  expect(writtenData({ ...DATA, parameters })).toMatchObject({
    parameters: [{ name: "id", in: "path", field: { type: "string" } }],
    servers: [{ url: "/v1" }, { label: "By version" }],
  });
  expect(JSON.stringify(writtenData({ ...DATA, parameters }))).not.toMatch(/"style"|"base"|"types":\["string"\]/);
});

it("makes ids of forms from the names in them, where these are what the page has", () => {
  const inner: PlaygroundField = {
    ...{ type: "object", types: ["object"], id: "schema-a" },
    rows: [{ name: "b", field: TEXT }],
  };
  const pet = (id: string): PlaygroundField => {
    return { type: "Pet", types: ["object"], id, part: { to: "/schemas/pet", id: "schema" } };
  };
  const list: PlaygroundField = { type: "Pet[]", types: ["array"], id: "schema-pets", items: pet("schema-pets") };
  const form: PlaygroundField = {
    ...{ type: "Order", types: ["object"], id: "schema" },
    rows: [
      { name: "a", required: true, field: inner },
      { name: "A", field: { ...inner, id: "schema-a-2" } },
      { name: "pets", field: list },
      { name: "note", field: TEXT },
    ],
    variants: [
      { label: "Small", field: { ...inner, id: "schema--Small" } },
      { label: "Pet", field: pet("schema--Pet") },
    ],
  };
  const written = JSON.stringify(writtenField(form));
  expect(written.match(/"id":"[^"]*"/g)).toEqual(['"id":"schema"', '"id":"schema-a-2"']);
  expect(written).toContain('{"field":{"type":"Pet","part":{"to":"/schemas/pet"}}}');
  expect(readField(written)).toEqual(form);
});
