// What stands in an empty field of the playground.
import { expect, it } from "vitest";
import { fieldOf } from "../../../src/reference/playground/make-playground-data.js";
import { caseOf, loadText } from "../../openapi/read-case.js";

async function hintOf(schema: string): Promise<string | undefined> {
  const text = `openapi: 3.1.0\ninfo: { title: T, version: "1" }\npaths: {}\ncomponents:\n  schemas:\n    X: ${schema}\n`;
  return fieldOf(caseOf("x.yaml", await loadText("x.yaml", text)).schema("X").schema, { link: (address) => address })
    .hint;
}

it.each([
  ["{ type: string, examples: [Oak] }", "Oak"],
  ["{ type: integer, default: 3 }", "3"],
  ['{ type: string, default: "\\n" }', undefined],
  ['{ type: string, default: "" }', undefined],
  [`{ type: string, examples: ["${"oak ".repeat(30)}"] }`, undefined],
])("is of %s: %s", async (schema, hint) => {
  expect(await hintOf(schema)).toBe(hint);
});
