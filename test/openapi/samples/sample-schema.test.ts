// Example values where the sampler alone would be wrong.
import { expect, it } from "vitest";
import type { Json } from "../../../src/openapi/json.js";
import { createResolver } from "../../../src/openapi/resolve.js";
import { sampleValue } from "../../../src/openapi/samples/sample-schema.js";

function sample(
  schemas: { readonly [name: string]: Json },
  direction: "request" | "response" = "request",
  branch = 0,
): Json {
  const resolver = createResolver({ components: { schemas } });
  return sampleValue("#/components/schemas/A", { resolver, direction, requiredOnly: false, branch });
}

it("takes the branch that is not null", () => {
  expect(
    sample({ A: { oneOf: [{ type: "null" }, { type: "object", properties: { a: { type: "string" } } }] } }),
  ).toEqual({ a: "string" });
  expect(sample({ A: { type: ["null", "integer"], minimum: 4 } })).toBe(4);
});

it("keeps what the author wrote, falsy values included", () => {
  expect(
    sample({
      A: {
        type: "object",
        properties: { a: { type: "integer", example: 0 }, b: { type: "boolean", default: false }, c: { const: null } },
      },
    }),
  ).toEqual({ a: 0, b: false, c: null });
});

it("leaves read-only properties out of requests and write-only ones out of responses", () => {
  const A = {
    type: "object",
    properties: { id: { type: "string", readOnly: true }, key: { type: "string", writeOnly: true } },
  };
  expect(sample({ A })).toEqual({ key: "string" });
  expect(sample({ A }, "response")).toEqual({ id: "string" });
});

it("merges allOf and one branch of a choice beside it", () => {
  const B = { type: "object", properties: { b: { type: "string" } } };
  const A = {
    type: "object",
    properties: { a: { type: "string" } },
    allOf: [{ $ref: "#/components/schemas/B" }],
    oneOf: [{ properties: { c: { type: "string" } } }, { properties: { d: { type: "string" } } }],
  };
  expect(sample({ A, B })).toEqual({ a: "string", b: "string", c: "string" });
  expect(sample({ A, B }, "request", 1)).toEqual({ a: "string", b: "string", d: "string" });
});

it("finds a multiple within the limits", () => {
  expect(sample({ A: { type: "integer", multipleOf: 5, minimum: 7 } })).toBe(10);
});

it("does not follow a reference that stands in an example", () => {
  expect(sample({ A: { type: "object", example: { $ref: "#/components/schemas/A" } } })).toEqual({
    $ref: "#/components/schemas/A",
  });
});

it("keeps a schema of schemas within its size", () => {
  const properties = Object.fromEntries(
    "ABCDEFGH".split("").map((name) => [name, { type: "array", items: { $ref: `#/components/schemas/${name}` } }]),
  );
  const schemas = Object.fromEntries("ABCDEFGH".split("").map((name) => [name, { type: "object", properties }]));
  expect(JSON.stringify(sample(schemas)).length).toBeLessThan(20_000);
});
