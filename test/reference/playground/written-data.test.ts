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
    {
      name: "id",
      in: "path",
      required: true,
      style: "label",
      explode: true,
      allowReserved: false,
      mediaType: null,
      field: { type: "string", types: ["string"] },
    },
    {
      name: "X",
      in: "header",
      required: false,
      style: "simple",
      explode: false,
      allowReserved: false,
      mediaType: null,
      field: { type: "string", types: ["string"] },
      value: "a",
    },
    {
      name: "sid",
      in: "cookie",
      required: false,
      style: "cookie",
      explode: true,
      allowReserved: false,
      mediaType: null,
      field: { type: "string", types: ["string"] },
    },
  ],
  bodies: [
    {
      type: "application/json",
      kind: "json",
      required: true,
      field: { type: "object", types: ["object"] },
      encoding: {},
      value: { a: 1 },
      text: '{\n  "a": 1\n}',
    },
    {
      type: "application/json",
      kind: "json",
      required: false,
      field: null,
      encoding: {},
      value: { a: 1 },
      text: '{"a": 1.0}',
    },
    {
      type: "text/plain",
      kind: "text",
      required: false,
      field: null,
      encoding: {},
      text: null,
      examples: [
        { label: "one", value: [], text: "[]" },
        { label: "two", text: "b" },
      ],
    },
    {
      type: "multipart/form-data",
      kind: "multipart",
      required: false,
      field: null,
      encoding: { a: { contentType: "text/csv" } as never },
      value: {},
      text: null,
    },
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
  const parameters = [
    {
      name: "id",
      in: "path",
      required: true,
      style: "simple",
      explode: false,
      allowReserved: false,
      mediaType: null,
      field: { type: "string", types: ["string"] },
    },
  ] as const;
  expect(writtenData({ ...DATA, parameters })).toMatchObject({
    parameters: [{ name: "id", in: "path", field: { type: "string" } }],
    servers: [{ url: "/v1" }, { label: "By version" }],
  });
  expect(JSON.stringify(writtenData({ ...DATA, parameters }))).not.toMatch(/"style"|"base"|"types":\["string"\]/);
});

it("makes ids of forms from the names in them, where these are what the page has", () => {
  const text: PlaygroundField = { type: "string", types: ["string"] };
  const inner: PlaygroundField = {
    type: "object",
    types: ["object"],
    id: "schema-a",
    rows: [{ name: "b", field: text }],
  };
  const renamed: PlaygroundField = { ...inner, id: "schema-a-2" };
  const list: PlaygroundField = {
    type: "Pet[]",
    types: ["array"],
    id: "schema-pets",
    items: { type: "Pet", types: ["object"], id: "schema-pets", part: { to: "/schemas/pet", id: "schema" } },
  };
  const form: PlaygroundField = {
    type: "Order",
    types: ["object"],
    id: "schema",
    rows: [
      { name: "a", required: true, field: inner },
      { name: "A", field: renamed },
      { name: "pets", field: list },
      { name: "note", field: text },
    ],
    variants: [
      { label: "Small", field: { ...inner, id: "schema--Small" } },
      {
        label: "Pet",
        field: { type: "Pet", types: ["object"], id: "schema--Pet", part: { to: "/schemas/pet", id: "schema" } },
      },
    ],
  };
  const written = JSON.stringify(writtenField(form));
  expect(written.match(/"id":"[^"]*"/g)).toEqual(['"id":"schema"', '"id":"schema-a-2"']);
  expect(written).toContain('{"field":{"type":"Pet","part":{"to":"/schemas/pet"}}}');
  expect(readField(written)).toEqual(form);
});
