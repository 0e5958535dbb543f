// Every rule for changes between two descriptions: one smallest example each, and what must be no change at all.

import { describe, expect, test } from "vitest";
import type { Description } from "../../../src/openapi/description.js";
import { CHANGE_RULES, type Level, type RuleName } from "../../../src/openapi/diff/change-rules.js";
import { compareDescriptions } from "../../../src/openapi/diff/diff-descriptions.js";
import { asData } from "../../../src/openapi/diff/write-changes.js";
import { yamlBeside } from "../../yaml-beside.js";
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

async function changesBetween(before: object, after: object, wrap: (inner: object) => object) {
  const changes = await compared(wrap(before), wrap(after));
  return changes.map(({ rule, level }) => `${level} ${rule}`);
}

type Case = readonly [rule: RuleName, level: Level, before: object, after: object];

const api = (document: object) => document;
const operation = (value: object) => ({ paths: { "/pets/{id}": { get: value } } });
const sent = (schema: object) => operation({ requestBody: { content: { "application/json": { schema } } } });
const received = (schema: object) =>
  operation({ responses: { 200: { description: "", content: { "application/json": { schema } } } } });
const flows = (all: object) => ({ components: { securitySchemes: { oauth: { type: "oauth2", flows: all } } } });

const WRAPS = {
  "an API": api,
  "a scheme of OAuth": flows,
  "an operation": operation,
  "a schema that is sent": sent,
  "a schema that is received": received,
};
type Same = Readonly<Record<string, readonly [before: object, after: object]>>;
type Cases = Record<keyof typeof WRAPS, readonly Case[]> &
  Record<"no change of an API" | "no change of a schema", Same>;
const CASES = yamlBeside<Cases>(import.meta.url, "change-rules.yaml");
const KINDS = Object.keys(WRAPS) as (keyof typeof WRAPS)[];

describe.each(KINDS)("%s", (kind) => {
  test.each(CASES[kind])("%s is %s", async (rule, level, before, after) =>
    expect(await changesBetween(before, after, WRAPS[kind])).toEqual([`${level} ${rule}`]),
  );
});

test("every rule has an example", () => {
  const shown = new Set(KINDS.flatMap((kind) => CASES[kind].map(([rule]) => rule)));
  expect(Object.keys(CHANGE_RULES).filter((rule) => !shown.has(rule as RuleName))).toEqual([]);
});

test.each(Object.entries(CASES["no change of an API"]))("no change: %s", async (_, [before, after]) => {
  expect(await changesBetween(before, after, api)).toEqual([]);
});

test.each(Object.entries(CASES["no change of a schema"]))("no change: %s", async (_, [before, after]) => {
  const named = { components: { schemas: { Named: { properties: { a: { type: "string" } } } } } };
  expect(await changesBetween(before, after, (schema) => ({ ...sent(schema), ...named }))).toEqual([]);
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
