// Values of parameters in samples: short, whatever length a description asks for.
import { expect, it } from "vitest";
import { parameterSample, sampleRequest } from "../../../src/openapi/samples/sample-request.js";
import { readPaths } from "../read-case.js";

async function withParameters(parameters: string) {
  const { endpoint, viewer } = await readPaths([`/a: { get: { parameters: [${parameters}], responses: {} } }`]);
  return { view: endpoint("GET /a"), resolver: viewer.resolver };
}

it.each([
  ["{ type: array, minItems: 1000000000, items: { type: integer } }", [0, 0, 0]],
  ["{ type: array, minItems: 2, items: { type: integer } }", [0, 0]],
])("of %s", async (schema, sample) => {
  const { view, resolver } = await withParameters(`{ name: n, in: query, schema: ${schema} }`);
  const [parameter] = view.parameters;
  expect(parameter && parameterSample(parameter, { optional: "all", resolver })).toEqual(sample);
});

const short = "{ name: short, in: query, example: x }";
const long = `{ name: long, in: query, example: ${"x".repeat(60)} }`;
const needed = "{ name: needed, in: query, required: true }";
const many = Array.from({ length: 20 }, (_, index) => `{ name: p${index}, in: query, example: ${"x".repeat(30)} }`);

it.each([
  ["short ones with an example", [short, "{ name: bare, in: query }"], ["short"]],
  ["no long one beside others", [long, needed], ["needed"]],
  ["one long one that is alone", [long, long.replace("long", "second")], ["long"]],
  ["no deprecated one", [short.replace("}", ", deprecated: true }"), needed], ["needed"]],
  ["as many as are short together", many, ["p0", "p1", "p2", "p3", "p4"]],
])("has of optional parameters %s", async (_what, parameters, names) => {
  const { view, resolver } = await withParameters(parameters.join(", "));
  const request = sampleRequest(view, { optional: "exemplified", absolute: (url) => url, body: null, resolver });
  expect(request.parameters.map(({ name }) => name)).toEqual(names);
});
