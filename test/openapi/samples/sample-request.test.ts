// Values of parameters in samples: short, whatever length a description asks for.
import { expect, it } from "vitest";
import { parameterSample } from "../../../src/openapi/samples/sample-request.js";
import { caseOf, loadText } from "../read-case.js";

it.each([
  ["{ type: array, minItems: 1000000000, items: { type: integer } }", [0, 0, 0]],
  ["{ type: array, minItems: 2, items: { type: integer } }", [0, 0]],
])("of %s", async (schema, sample) => {
  const text = `openapi: 3.1.0\ninfo: { title: T, version: "1" }\npaths:\n  /a:\n    get: { parameters: [{ name: n, in: query, schema: ${schema} }], responses: {} }\n`;
  const [parameter] = caseOf("a.yaml", await loadText("a.yaml", text)).endpoint("GET /a").parameters;
  expect(parameter && parameterSample(parameter, "all")).toEqual(sample);
});
