// Example values where the sampler alone would be wrong.
import { expect, it } from "vitest";
import type { Json } from "../../../src/openapi/json.js";
import { createResolver } from "../../../src/openapi/resolve.js";
import { sampleValue, sampleXml } from "../../../src/openapi/samples/sample-schema.js";
import { yamlBeside } from "../../yaml-beside.js";

function sample(schemas: Record<string, Json>, direction: "request" | "response" = "request", branch = 0): Json {
  const resolver = createResolver({ components: { schemas } });
  return sampleValue("#/components/schemas/A", { resolver, direction, optional: "all", branch });
}

/** A sample with what is required and what has an example. */
function usual(schemas: { readonly [name: string]: Json }): Json {
  const resolver = createResolver({ components: { schemas } });
  const aim = { resolver, direction: "request", optional: "exemplified", branch: 0 } as const;
  return sampleValue("#/components/schemas/A", aim);
}

const text = { type: "string" };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const object = (properties: Json, more: object = {}): Json => ({ type: "object", properties, ...more });
const integer = { type: "integer" };

interface Cases {
  readonly taken: Readonly<Record<string, readonly [A: Json, value: Json]>>;
  readonly texts: readonly (readonly [limits: object, made: string])[];
  readonly notRequired: Readonly<Record<string, readonly [properties: Json, made: Json]>>;
}

const CASES = yamlBeside<Cases>(import.meta.url, "sample-schema.yaml");

it.each(Object.entries(CASES.taken))("takes %s", (_, [A, value]) => {
  expect(JSON.stringify(sample({ A }))).toBe(JSON.stringify(value));
  expect(JSON.stringify(sample({ A: object({ a: A }) }))).toBe(JSON.stringify({ a: value }));
});

it("takes a key of a map from what its names may be", () => {
  const A = { type: "object", propertyNames: ref("B"), additionalProperties: { type: "integer" } };
  expect(sample({ A, B: { type: "string", enum: ["x"] } })).toEqual({ x: 0 });
});

it("leaves read-only properties out of requests and write-only ones out of responses", () => {
  const A = object({ id: { ...text, readOnly: true }, key: { ...text, writeOnly: true } });
  expect(sample({ A })).toEqual({ key: "key" });
  expect(sample({ A }, "response")).toEqual({ id: "id" });
});

it("merges allOf and one branch of a choice beside it", () => {
  const B = object({ b: text });
  const A = object(
    { a: text },
    { allOf: [ref("B")], oneOf: [{ properties: { c: text } }, { properties: { d: text } }] },
  );
  expect(sample({ A, B })).toEqual({ a: "a", b: "b", c: "c" });
  expect(sample({ A, B }, "request", 1)).toEqual({ a: "a", b: "b", d: "d" });
});

it("keeps a schema of schemas within its size", () => {
  const properties = Object.fromEntries(
    "ABCDEFGH".split("").map((name) => [name, { type: "array", items: { $ref: `#/components/schemas/${name}` } }]),
  );
  const schemas = Object.fromEntries("ABCDEFGH".split("").map((name) => [name, { type: "object", properties }]));
  expect(JSON.stringify(sample(schemas)).length).toBeLessThan(20_000);
});

it("has what is required and what has an example, wherever the schema says so", () => {
  const A = {
    allOf: [
      { type: "object", properties: { a: text, b: text, c: { type: "string", examples: ["x"] }, d: ref("D") } },
      { required: ["a"], properties: { inner: { type: "object", required: ["p"], properties: { p: text, q: text } } } },
    ],
    required: ["inner"],
  };
  expect(usual({ A, D: { type: "integer", example: 4 } })).toEqual({ a: "a", c: "x", d: 4, inner: { p: "p" } });
});

it("has what the chosen branch of a union requires", () => {
  const A = object({ a: text, b: text }, { oneOf: [{ required: ["b"] }, { required: ["a"] }] });
  expect(usual({ A })).toEqual({ b: "b" });
});

it("shows a base that is told apart by a discriminator as one of those that build on it", () => {
  const base = (discriminator: Json) => object({ kind: text }, { required: ["kind"], discriminator });
  const Cat = { allOf: [ref("Base"), object({ claws: integer }, { required: ["claws"] })] };
  const A = object({ pet: ref("Base") }, { required: ["pet"] });
  const shown = (discriminator: Json) =>
    usual({ A, Base: base({ propertyName: "kind", ...Object(discriminator) }), Cat });
  expect(shown({})).toEqual({ pet: { kind: "Cat", claws: 0 } });
  expect(shown({ mapping: { kitty: "#/components/schemas/Cat" } })).toEqual({ pet: { kind: "kitty", claws: 0 } });
});

it("tells a schema apart by the value that its property allows, where its name is none", () => {
  const Part = object({ kind: { ...text, enum: ["cat"] } }, { required: ["kind"] });
  const Cat = { allOf: [ref("Part"), object({ claws: integer }, { required: ["claws"] })] };
  const A = { oneOf: [ref("Cat")], discriminator: { propertyName: "kind" } };
  expect(usual({ A, Cat, Part })).toEqual({ kind: "cat", claws: 0 });
});

it("does not take a shared base for recursion", () => {
  const Base = { type: "object", required: ["id"], properties: { id: { type: "integer" }, owner: ref("Owner") } };
  const Owner = { allOf: [ref("Base"), { type: "object", properties: { name: text } }] };
  const A = { allOf: [ref("Base")], required: ["owner"] };
  expect(usual({ A, Base, Owner })).toEqual({ id: 0, owner: { id: 0 } });
  expect(sample({ A, Base, Owner })).toEqual({ id: 0, owner: { id: 0, name: "name" } });
});

it.each(CASES.texts)("makes a text of %j", (limits, made) => {
  const A = { type: "object", properties: { user_name: { type: "string", ...limits } } };
  expect(sample({ A })).toEqual({ user_name: made });
});

it("shows a few plain values of an object that is cut, those that are required first", () => {
  const wide = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`field_${index}`, text]));
  const address = { type: "object", required: ["zip"], properties: { ...wide, zip: text } };
  const billing = { type: "object", properties: { address, other: address, third: address, name: text } };
  const A = Object.fromEntries(["a", "b", "c", "d", "e"].map((name) => [name, billing]));
  const value = sample({ A: { type: "object", properties: A } }, "response");
  expect(value).toMatchObject({ a: { name: "name", address: { field_0: "field_0", field_1: "field_1", zip: "zip" } } });
  expect(JSON.stringify(value)).not.toContain("{}");
});

it("leaves out what would only look empty: maps and objects of themselves", () => {
  const A = object({ id: text, errors: { type: "object", additionalProperties: ref("A") }, up: ref("A") });
  expect(sample({ A }, "response")).toEqual({ id: "id" });
});

const example = { type: "string", example: "x" };

it.each(Object.entries(CASES.notRequired))("shows of what is not required %s", (_what, [properties, made]) => {
  expect(usual({ A: object(properties) })).toEqual(made);
});

it("shows a few properties of the whole, not of each part", () => {
  const A = { allOf: [object({ a: text, b: text }), object({ c: example })] };
  expect(usual({ A })).toEqual({ c: "x" });
});

it("keeps what is required, and of the rest what leaves the sample short", () => {
  const wide = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`field_${index}`, example]));
  const made = usual({
    A: object({ ...wide, last: text, data: object(wide, { required: ["field_39"] }) }, { required: ["last", "data"] }),
  });
  expect(made).toMatchObject({ field_0: "x", last: "last", data: { field_39: "x" } });
  expect(JSON.stringify(made, null, 2).split("\n").length).toBeLessThan(12);
});

it("gives what a member tells apart the value of the schema around it", () => {
  const pet = (more: object) =>
    object(
      { petType: text, name: text },
      { required: ["petType"], discriminator: { propertyName: "petType", ...more } },
    );
  const Mapped = pet({ mapping: { cat: "#/components/schemas/A" } });
  expect(usual({ A: { allOf: [ref("Pet")] }, Pet: pet({}) })).toEqual({ petType: "A" });
  expect(usual({ A: { allOf: [ref("Pet")] }, Pet: Mapped })).toEqual({ petType: "cat" });
  const holder = object({ pet: { allOf: [ref("Mapped")] } }, { required: ["pet"] });
  expect(usual({ A: holder, Mapped })).toEqual({ pet: { petType: "cat" } });
});

it("gives an object that is required and requires nothing a few plain values", () => {
  const message = { type: "object", properties: { content: text, embed: { type: "object", properties: { a: text } } } };
  const A = { type: "object", required: ["message"], properties: { name: text, message } };
  expect(usual({ A })).toEqual({ message: { content: "content" } });
});

it.each(["__proto__", "constructor", "toString", "text"])(
  "takes the unknown word %j for a type or format of any value",
  (word) => {
    expect(sample({ A: { type: word } })).toBeNull();
    expect(sample({ A: { type: [word, "integer"] } })).toBe(0);
    const A = object({ a: { ...text, format: word }, b: { ...integer, format: word } });
    expect(sample({ A })).toEqual({ a: "a", b: 0 });
  },
);

it("ends where a schema holds itself with more asked of it", () => {
  const more = { minProperties: 1, allOf: [ref("A")] };
  expect(sample({ A: { anyOf: [more, text] } })).toBe("string");
  expect(sample({ A: { type: "object", properties: { id: text, up: more } } })).toMatchObject({ id: "id" });
});

it("writes XML, and none of what is nested deeper than its writer goes", () => {
  const xml = (example: Json) => {
    const resolver = createResolver({ components: { schemas: { A: { type: "object", example } } } });
    return sampleXml("#/components/schemas/A", { resolver, direction: "request", optional: "all", branch: 0 });
  };
  expect(xml({ a: { b: 1 } })).toContain("<b>1</b>");
  let deep: Json = 1;
  for (let depth = 0; depth < 300; depth++) deep = { a: deep };
  expect(xml(deep)).toBeNull();
});

it("shows a few fields of each object where all that the objects require would be too much", () => {
  const names = Array.from({ length: 90 }, (_, index) => `field_of_a_large_repository_${index}`);
  const large = { type: "object", required: names, properties: Object.fromEntries(names.map((name) => [name, text])) };
  const A = { type: "object", properties: { action: { enum: ["edited"] }, repository: ref("B"), sender: ref("B") } };
  const made = sample({ A, B: large }, "response");
  const few = Object.fromEntries(names.slice(0, 6).map((name) => [name, name]));
  expect(made).toEqual({ action: "edited", repository: few, sender: few });
});
