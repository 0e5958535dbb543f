// Every field of an operation is on its page or in a part that the page loads; the count of them notices one that is not.
import { describe, expect, test } from "vitest";
import { findUnreached } from "../../bench/reach/find-unreached.js";
import { closeAfterTests } from "../close-after-tests.js";
import { buildCase } from "./case-site.js";

/** Forty fields in a chain of shared parts, a union, a map, a list of lists, a base with subtypes, recursion. */
const text = { type: "string" };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const many = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`field_${index}`, text]));
const gateways = Array.from({ length: 70 }, (_, index) => `Gateway${index}`);
const small = (name: string) => Object.fromEntries(["a", "b", "c"].map((key) => [`${name}_${key}`, text]));
/** A choice that has a few fields, some of them below. */
const methodOf = (index: number) => ({
  title: `Method ${index}`,
  properties: { ...small(`own${index}`), options: { properties: { more: { properties: small(`deep${index}`) } } } },
});
const gateway = (name: string) => ({
  allOf: [ref("Gateway"), { properties: { ...many, settings: { properties: small(name) } } }],
});
const document = {
  openapi: "3.1.0",
  info: { title: "Reach", version: "1" },
  paths: {
    "/orders": {
      post: {
        summary: "Create an order",
        parameters: [{ name: "filter", in: "query", style: "deepObject", schema: ref("Level1") }],
        requestBody: json({ allOf: [ref("Order"), { properties: { note: text } }] }),
        responses: {
          200: { description: "ok", headers: { "X-Left": { schema: { type: "integer" } } }, ...json(ref("Order")) },
          default: { description: "error", ...json(ref("Tree")) },
        },
      },
    },
    "/orders/{id}": {
      get: {
        summary: "Get an order",
        parameters: [{ name: "id", in: "path", required: true, schema: text }],
        responses: { 200: { description: "ok", ...json(ref("Order")) } },
      },
    },
  },
  components: {
    schemas: {
      Order: {
        type: "object",
        properties: {
          ...many,
          first: ref("Level1"),
          pays: { oneOf: [ref("Card"), ref("Bank"), { type: "null" }] },
          prices: { type: "object", additionalProperties: ref("Price") },
          rows: { type: "array", items: { type: "array", items: ref("Price") } },
          pet: ref("Pet"),
          gateway: ref("Gateway"),
          fruit: ref("Fruit"),
          method: { oneOf: Array.from({ length: 60 }, (_, index) => methodOf(index)) },
          secret: { type: "string", writeOnly: true },
        },
      },
      ...Object.fromEntries(
        [1, 2, 3, 4, 5, 6].map((level) => [
          `Level${level}`,
          { type: "object", properties: { ...many, next: ref(level < 6 ? `Level${level + 1}` : "Tree") } },
        ]),
      ),
      Tree: { type: "object", properties: { value: text, children: { type: "array", items: ref("Tree") } } },
      Card: { type: "object", properties: { kind: { const: "card" }, digits: text, owner: ref("Level4") } },
      Bank: { type: "object", properties: { kind: { const: "bank" }, iban: text, owner: ref("Level5") } },
      Price: { type: "object", properties: { amount: { type: "integer" }, of: ref("Level6") } },
      Pet: { type: "object", discriminator: { propertyName: "kind" }, properties: { kind: text } },
      Cat: { allOf: [ref("Pet"), { type: "object", properties: { purrs: { type: "boolean" } } }] },
      Gateway: {
        properties: { ...small("any"), name: text },
        discriminator: {
          propertyName: "name",
          mapping: Object.fromEntries(gateways.map((name) => [name, ref(name).$ref])),
        },
      },
      ...Object.fromEntries(gateways.map((name) => [name, gateway(name)])),
      Fruit: { properties: { colour: text }, discriminator: { propertyName: "kind", mapping: { apple: "Apple" } } },
      Apple: { properties: { kind: text, seeds: text } },
      Dog: { allOf: [ref("Pet"), { type: "object", properties: { barks: { type: "boolean" } } }] },
    },
  },
};

describe("fields in reach", async () => {
  const docs = { navigation: { groups: [{ group: "API", openapi: "reach.json" }] } };
  const site = await buildCase({ descriptions: [], docs, files: { "reach.json": JSON.stringify(document) } });
  closeAfterTests(site);
  const pages = new Map<string, string>();
  for (const path of site.routes.keys())
    if (path.endsWith("index.html")) pages.set(`/docs/${path.replace(/index\.html$/, "")}`, await site.file(path));

  const reach = (open: (html: string, address: string) => string | null = (html) => html) =>
    findUnreached(document, [...pages.keys()], (address) => {
      const html = pages.get(address);
      return html === undefined ? null : open(html, address);
    });

  test("none is out of reach", () => {
    const { unreached, missing, count, loaded } = reach();
    expect(unreached).toEqual([]);
    expect(missing).toEqual([]);
    expect(count).toBeGreaterThan(400);
    expect(loaded.size).toBeGreaterThan(4);
  });

  test.each([
    ["at the top", "note"],
    ["of a parameter", "field_39"],
    ["in a header", "X-Left"],
    ["in a choice", "iban"],
    ["in a schema that builds on another", "barks"],
    ["in a subtype that the mapping names", "Gateway69_c"],
    ["of a base whose subtypes do not build on it", "colour"],
    ["in one of many small choices", "deep59_c"],
    ["in a map and in a list of lists", "amount"],
    ["deep in a part", "children"],
  ])("one that is missing %s is found", (_, name) => {
    const { unreached } = reach((html) =>
      html.replaceAll(new RegExp(`(class="field-name"[^>]*>)${name}<`, "g"), "$1gone<"),
    );
    expect(unreached.filter((each) => each.endsWith(`.${name}`))).not.toEqual([]);
  });

  test("pages stay light with a union of many choices", () => {
    for (const [address, html] of pages) {
      expect(html.length, address).toBeLessThan(150_000);
      expect(html.match(/<[a-z]/g)?.length, address).toBeLessThan(3_000);
    }
  });

  test("all that is in a part is missing where its page is", () => {
    const { unreached } = reach((html, address) => (address.endsWith("/level6/") ? null : html));
    expect(unreached.some((each) => each.includes("next.field_0"))).toBe(true);
  });
});
