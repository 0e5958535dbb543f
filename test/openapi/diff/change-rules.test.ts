// Every rule for changes between two descriptions: one smallest example each, and what must be no change at all.

import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { Description } from "../../../src/openapi/description.js";
import { CHANGE_RULES, type Level, type RuleName } from "../../../src/openapi/diff/change-rules.js";
import { compareDescriptions } from "../../../src/openapi/diff/diff-descriptions.js";
import { asData } from "../../../src/openapi/diff/write-changes.js";
import { loadText } from "../read-case.js";

async function described(document: object): Promise<Description> {
  const all = { openapi: "3.1.0", info: { title: "Zoo", version: "1" }, ...document };
  const { description } = await loadText("zoo.json", JSON.stringify(all));
  if (!description) throw new Error("no description");
  return description;
}

async function compared(before: object, after: object) {
  return compareDescriptions(await described(before), await described(after)).changes;
}

async function changesBetween(before: string, after: string, wrap: (inner: object) => object) {
  const changes = await compared(wrap(parse(before) ?? {}), wrap(parse(after) ?? {}));
  return changes.map(({ rule, level }) => `${level} ${rule}`);
}

type Case = readonly [rule: RuleName, level: Level, before: string, after: string];

const api = (document: object) => document;
const operation = (value: object) => ({ paths: { "/pets/{id}": { get: value } } });
const sent = (schema: object) => operation({ requestBody: { content: { "application/json": { schema } } } });
const received = (schema: object) =>
  operation({ responses: { 200: { description: "", content: { "application/json": { schema } } } } });

const client = (scopes: string, host = "a.example") =>
  `clientCredentials: {tokenUrl: https://${host}, scopes: {${scopes}}}`;
const READS = client("read: ''");
const oauth = (flows: string) => `components: {securitySchemes: {oauth: {type: oauth2, flows: {${flows}}}}}`;
const key = (place: string) => `components: {securitySchemes: {key: {type: apiKey, in: ${place}, name: X-Key}}}`;
const query = (more = "required: false") => `parameters: [{in: query, name: q, ${more}}]`;
const header = (more: string) => `parameters: [{in: header, ${more}}]`;
const answers = (headers: string) => `responses: {200: {headers: {${headers}}}}`;

const OF_APIS: readonly Case[] = [
  ["operation-added", "compatible", "paths: {/a: {get: {}}}", "paths: {/a: {get: {}, put: {}}}"],
  ["operation-removed", "breaking", "paths: {/a: {get: {}, put: {}}}", "paths: {/a: {get: {}}}"],
  ["deprecated-operation-removed", "risky", "paths: {/a: {get: {deprecated: true}}}", "paths: {}"],
  ["server-added", "compatible", "servers: []", "servers: [{url: https://a.example}]"],
  ["server-removed", "risky", "servers: [{url: https://a.example}]", "servers: []"],
  ["security-required", "breaking", "paths: {}", "security: [{key: []}]"],
  ["security-dropped", "compatible", "security: [{key: []}]", "security: [{key: []}, {}]"],
  ["security-narrowed", "breaking", "security: [{key: [a]}]", "security: [{key: [a, b]}]"],
  ["security-widened", "compatible", "security: [{key: []}]", "security: [{key: []}, {token: []}]"],
  ["security-scheme-changed", "breaking", key("header"), key("query")],
  ["oauth-flow-added", "compatible", oauth(READS), oauth(`${READS}, implicit: {}`)],
  ["oauth-flow-removed", "breaking", oauth(`${READS}, implicit: {}`), oauth(READS)],
  ["oauth-address-changed", "risky", oauth(READS), oauth(client("read: ''", "b.example"))],
  ["oauth-scope-added", "compatible", oauth(READS), oauth(client("read: '', write: ''"))],
  ["oauth-scope-removed", "risky", oauth(READS), oauth(client(""))],
];

const OF_OPERATIONS: readonly Case[] = [
  ["operation-deprecated", "compatible", "{}", "deprecated: true"],
  ["operation-no-longer-deprecated", "compatible", "deprecated: true", "{}"],
  ["sunset-set", "compatible", "{}", "x-sunset: '2027-01-01'"],
  ["sunset-earlier", "risky", "x-sunset: '2027-01-01'", "x-sunset: '2026-12-01'"],
  ["sunset-later", "compatible", "x-sunset: '2027-01-01'", "{}"],
  ["callback-added", "compatible", "{}", "callbacks: {done: {'{$request.body#/url}': {post: {}}}}"],
  ["callback-removed", "risky", "callbacks: {done: {'{$request.body#/url}': {post: {}}}}", "{}"],
  ["parameter-no-longer-deprecated", "compatible", query("deprecated: true"), query()],
  ["operation-id-changed", "risky", "operationId: a", "operationId: b"],
  ["required-parameter-added", "breaking", "{}", query("required: true")],
  ["optional-parameter-added", "compatible", "{}", query()],
  ["parameter-removed", "risky", query(), "{}"],
  ["parameter-became-required", "breaking", header("name: X-Q"), header("name: x-q, required: true")],
  ["parameter-became-optional", "compatible", query("required: true"), query()],
  ["parameter-deprecated", "compatible", query(), query("deprecated: true")],
  ["parameter-style-changed", "breaking", query(), query("explode: false")],
  ["body-added", "compatible", "{}", "requestBody: {content: {}}"],
  ["required-body-added", "breaking", "{}", "requestBody: {required: true, content: {}}"],
  ["body-removed", "risky", "requestBody: {content: {}}", "{}"],
  ["body-became-required", "breaking", "requestBody: {content: {}}", "requestBody: {required: true, content: {}}"],
  ["body-became-optional", "compatible", "requestBody: {required: true, content: {}}", "requestBody: {content: {}}"],
  ["media-type-added", "compatible", "requestBody: {content: {a/b: {}}}", "requestBody: {content: {a/b: {}, a/c: {}}}"],
  ["media-type-removed", "breaking", "requestBody: {content: {a/b: {}, a/c: {}}}", "requestBody: {content: {a/b: {}}}"],
  ["response-added", "compatible", "responses: {200: {}}", "responses: {200: {}, 404: {}}"],
  ["success-response-removed", "breaking", "responses: {200: {}, 201: {}}", "responses: {200: {}}"],
  ["error-response-removed", "risky", "responses: {200: {}, 404: {}}", "responses: {200: {}}"],
  ["header-added", "compatible", "responses: {200: {}}", answers("A: {}")],
  ["required-header-removed", "breaking", answers("A: {required: true}"), "responses: {200: {}}"],
  ["optional-header-removed", "risky", answers("A: {}"), "responses: {200: {}}"],
  ["header-became-optional", "breaking", answers("A: {required: true}"), answers("a: {}")],
];

/** A union, and what tells its choices apart. */
function union(discriminator: string): string {
  return `{oneOf: [{title: A}, {title: B}]${discriminator === "" ? "" : `, discriminator: {${discriminator}}`}}`;
}

function mapped(mapping: string): string {
  return union(`propertyName: kind, mapping: {${mapping}}`);
}

/** Of a schema that is sent. */
const OF_SENT: readonly Case[] = [
  ["required-property-added", "breaking", "properties: {}", "{properties: {a: {}}, required: [a]}"],
  ["optional-property-added", "compatible", "properties: {}", "{properties: {a: {default: 1}}, required: [a]}"],
  ["required-property-removed", "risky", "{properties: {a: {}}, required: [a]}", "properties: {}"],
  ["optional-property-removed", "risky", "properties: {a: {}}", "properties: {}"],
  ["property-became-required", "breaking", "properties: {a: {}}", "{properties: {a: {}}, required: [a]}"],
  ["property-became-optional", "compatible", "{properties: {a: {}}, required: [a]}", "properties: {a: {}}"],
  ["property-became-read-only", "risky", "properties: {a: {}}", "properties: {a: {readOnly: true}}"],
  ["property-deprecated", "compatible", "properties: {a: {}}", "properties: {a: {deprecated: true}}"],
  ["type-changed", "breaking", "type: string", "type: integer"],
  ["type-narrowed", "breaking", "type: number", "type: integer"],
  ["type-widened", "compatible", "type: integer", "type: [integer, string]"],
  ["became-nullable", "compatible", "type: string", "type: [string, 'null']"],
  ["no-longer-nullable", "breaking", "anyOf: [{type: string}, {type: 'null'}]", "type: string"],
  ["format-changed", "breaking", "{type: string, format: date}", "{type: string, format: date-time}"],
  ["format-added", "risky", "type: string", "{type: string, format: email}"],
  ["format-changed", "breaking", "contentMediaType: image/png", "contentMediaType: image/jpeg"],
  ["format-added", "risky", "type: string", "{type: string, contentEncoding: base64}"],
  ["condition-changed", "risky", "contentSchema: {type: string}", "contentSchema: {type: object}"],
  ["format-removed", "compatible", "{type: string, format: email}", "type: string"],
  ["format-widened", "compatible", "{type: integer, format: int32}", "{type: integer, format: int64}"],
  ["format-narrowed", "breaking", "{type: number, format: double}", "{type: number, format: float}"],
  ["enum-added", "breaking", "type: string", "{type: string, enum: [a]}"],
  ["enum-removed", "compatible", "{type: string, enum: [a]}", "type: string"],
  ["enum-value-added", "compatible", "enum: [a]", "enum: [a, b]"],
  ["enum-value-removed", "breaking", "enum: [a, b]", "const: a"],
  ["limit-tightened", "breaking", "maxLength: 9", "maxLength: 8"],
  ["limit-loosened", "compatible", "minimum: 2", "minimum: 1"],
  ["pattern-added", "breaking", "type: string", "{type: string, pattern: a}"],
  ["pattern-changed", "risky", "{type: string, pattern: a}", "{type: string, pattern: b}"],
  ["pattern-removed", "compatible", "{type: string, pattern: a}", "type: string"],
  ["other-properties-forbidden", "breaking", "properties: {}", "{properties: {}, additionalProperties: false}"],
  ["other-properties-allowed", "compatible", "{properties: {}, additionalProperties: false}", "properties: {}"],
  ["default-changed", "risky", "default: 1", "default: 2"],
  ["choice-added", "compatible", "oneOf: [{title: A}, {title: B}]", "oneOf: [{title: A}, {title: B}, {title: C}]"],
  ["choice-removed", "breaking", "oneOf: [{title: A}, {title: B}, {title: C}]", "oneOf: [{title: A}, {title: B}]"],
  ["became-union", "risky", "{}", "oneOf: [{title: A}, {title: B}]"],
  ["no-longer-union", "risky", "oneOf: [{title: A}, {title: B}]", "{}"],
  ["condition-changed", "risky", "{}", "not: {type: string}"],
  ["property-no-longer-deprecated", "compatible", "properties: {a: {deprecated: true}}", "properties: {a: {}}"],
  ["discriminator-added", "risky", union(""), union("propertyName: kind")],
  ["discriminator-removed", "compatible", union("propertyName: kind"), union("")],
  ["discriminator-property-changed", "breaking", union("propertyName: kind"), union("propertyName: type")],
  ["discriminator-value-added", "compatible", mapped("a: A"), mapped("a: A, b: B")],
  ["discriminator-value-removed", "breaking", mapped("a: A, b: B"), mapped("a: A")],
  ["discriminator-value-changed", "breaking", mapped("a: A"), mapped("a: B")],
];

/** Of a schema that is received, where it is another level than above. */
const OF_RECEIVED: readonly Case[] = [
  ["required-property-added", "compatible", "properties: {}", "{properties: {a: {}}, required: [a]}"],
  ["required-property-removed", "breaking", "{properties: {a: {}}, required: [a]}", "properties: {}"],
  ["property-became-required", "compatible", "properties: {a: {}}", "{properties: {a: {}}, required: [a]}"],
  ["property-became-optional", "breaking", "{properties: {a: {}}, required: [a]}", "properties: {a: {}}"],
  ["property-became-write-only", "breaking", "properties: {a: {}}", "properties: {a: {writeOnly: true}}"],
  ["type-narrowed", "compatible", "type: number", "type: integer"],
  ["type-widened", "breaking", "type: integer", "type: [integer, string]"],
  ["became-nullable", "breaking", "type: string", "type: [string, 'null']"],
  ["no-longer-nullable", "compatible", "type: [string, 'null']", "type: string"],
  ["format-widened", "risky", "{type: integer, format: int32}", "{type: integer, format: int64}"],
  ["format-narrowed", "compatible", "{type: number, format: double}", "{type: number, format: float}"],
  ["enum-value-added", "risky", "enum: [a]", "enum: [a, b]"],
  ["enum-value-removed", "compatible", "enum: [a, b]", "enum: [a]"],
  ["limit-tightened", "compatible", "maxItems: 9", "maxItems: 8"],
  ["limit-loosened", "risky", "maxItems: 8", "maxItems: 9"],
  ["choice-added", "risky", "oneOf: [{title: A}, {title: B}]", "oneOf: [{title: A}, {title: B}, {title: C}]"],
  ["choice-removed", "compatible", "oneOf: [{title: A}, {title: B}, {title: C}]", "oneOf: [{title: A}, {title: B}]"],
  ["discriminator-added", "compatible", union(""), union("propertyName: kind")],
  ["discriminator-removed", "risky", union("propertyName: kind"), union("")],
  ["discriminator-value-added", "risky", mapped("a: A"), mapped("a: A, b: B")],
  ["discriminator-value-removed", "compatible", mapped("a: A, b: B"), mapped("a: A")],
];

const content = (schema: string) => `{content: {a/b: {${schema}}}}`;

/** A media type without a schema holds anything. */
const OF_CONTENT: readonly Case[] = [
  ["type-narrowed", "breaking", `requestBody: ${content("")}`, `requestBody: ${content("schema: {type: object}")}`],
  [
    "type-widened",
    "breaking",
    `responses: {200: ${content("schema: {type: object}")}}`,
    `responses: {200: ${content("")}}`,
  ],
];

const KINDS = [
  ["content", operation, OF_CONTENT],
  ["an API", api, OF_APIS],
  ["an operation", operation, OF_OPERATIONS],
  ["a schema that is sent", sent, OF_SENT],
  ["a schema that is received", received, OF_RECEIVED],
] as const;

for (const [kind, wrap, cases] of KINDS)
  describe(kind, () => {
    test.each(cases)("%s is %s", async (rule, level, before, after) =>
      expect(await changesBetween(before, after, wrap)).toEqual([`${level} ${rule}`]),
    );
  });

test("every rule has an example", () => {
  const shown = new Set(KINDS.flatMap(([, , cases]) => cases.map(([rule]) => rule)));
  expect(Object.keys(CHANGE_RULES).filter((rule) => !shown.has(rule as RuleName))).toEqual([]);
});

describe("no change", () => {
  const KEY = "security: [{key: []}]";
  const get = (operation: string) => `paths: {/a: {get: {${operation}}}}`;

  test.each([
    ["another name of a parameter in the path", "paths: {'/a/{id}': {get: {}}}", "paths: {'/a/{key}': {get: {}}}"],
    ["a slash at the end", "paths: {/a/: {get: {}}}", "paths: {/a: {get: {}}}"],
    ["a hidden operation", get("x-internal: true"), "paths: {}"],
    ["words", get("summary: A"), get("summary: B, description: C")],
    ["an ignored header", get(""), get(header("name: Accept, required: true"))],
    ["the same security said twice", `${KEY}\n${get("")}`, `${KEY}\n${get(KEY)}`],
  ])("%s", async (_, before, after) => expect(await changesBetween(before, after, api)).toEqual([]));

  test.each([
    ["a schema that got a name", "properties: {a: {type: string}}", "$ref: '#/components/schemas/Named'"],
    ["a schema that is joined", "properties: {a: {type: string}}", "allOf: [{$ref: '#/components/schemas/Named'}]"],
    ["a union of one", "properties: {a: {type: string}}", "anyOf: [{$ref: '#/components/schemas/Named'}]"],
    ["a limit that says nothing", "minLength: 0", "{}"],
    ["an exclusive limit in the words of 3.0", "{maximum: 3, exclusiveMaximum: true}", "exclusiveMaximum: 3"],
    ["nullable in the words of 3.0", "{type: string, nullable: true}", "type: [string, 'null']"],
  ])("%s", async (_, before, after) => {
    const named = { components: { schemas: { Named: { properties: { a: { type: "string" } } } } } };
    expect(await changesBetween(before, after, (schema) => ({ ...sent(schema), ...named }))).toEqual([]);
  });
});

describe("named schemas", () => {
  const zoo = (Pet: object, more: object = {}) => {
    const pets = { type: "array", items: ref("Pet") };
    const list = { get: { responses: { 200: { content: { "application/json": { schema: pets } } } } } };
    const owners = { put: { requestBody: { content: { "application/json": { schema: ref("Owner") } } } } };
    const schemas = { Pet, Owner: { properties: { pets } }, ...more };
    return { paths: { "/pets": list, "/owners": owners }, components: { schemas } };
  };
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

  test("change once, for all operations that reach them, at the harder of two levels", async () => {
    const pets = (maxLength: number) =>
      zoo({ type: "object", properties: { name: { maxLength }, friend: ref("Pet") } });
    expect((await compared(pets(5), pets(4))).map(asData)).toEqual([
      {
        rule: "limit-tightened",
        level: "breaking",
        subject: { kind: "schema", name: "Pet", operations: ["GET /pets", "PUT /owners"] },
        where: ["`name`", "`maxLength`"],
        what: "Now `4`; it was `5`.",
      },
    ]);
  });

  test("that two schemas join are compared by themselves", async () => {
    const dog = { Dog: { allOf: [ref("Pet"), { properties: { barks: { type: "boolean" } } }] } };
    const cat = { Cat: { properties: { sees: ref("Dog") } } };
    const wrap = (pet: object) => ({
      ...zoo(pet, { ...dog, ...cat }),
      webhooks: { met: { post: { requestBody: { content: { "application/json": { schema: ref("Cat") } } } } } },
    });
    const name = { type: "string" };
    const changes = await compared(wrap({ properties: { name } }), wrap({ properties: { name, age: {} } }));
    const operations = ["GET /pets", "PUT /owners", "met (webhook)"];
    expect(changes).toMatchObject([
      { rule: "optional-property-added", subject: { kind: "schema", name: "Pet", operations } },
    ]);
  });

  test("that go round end", async () => {
    const loop = (type: string, name: string) => ({
      paths: { "/a": { get: { responses: { 200: { content: { "a/b": { schema: ref(name) } } } } } } },
      components: { schemas: { [name]: { properties: { next: ref(name), value: { type } } } } },
    });
    const changes = await compared(loop("string", "A"), loop("integer", "B"));
    expect(changes.map(asData).map(({ rule, where }) => [rule, where])).toEqual([
      ["type-changed", ["response `200`", "`value`"]],
    ]);
  });
});

test("a webhook's body is received, and its response sent", async () => {
  const post = (schema: object) => ({ requestBody: { content: { "a/b": { schema } } } });
  const hook = (schema: object) => ({ webhooks: { met: { post: post(schema) } } });
  const changes = await compared(hook({ enum: ["a"] }), hook({ enum: ["a", "b"] }));
  expect(changes.map(({ level }) => level)).toEqual(["risky"]);
});
