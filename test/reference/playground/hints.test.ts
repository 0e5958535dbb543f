// What stands in an empty field of the playground.
import { expect, it } from "vitest";
import { fieldOf } from "../../../src/reference/playground/make-playground-data.js";
import { readSchema } from "../../openapi/read-case.js";

it.each([
  ["{ type: string, examples: [Oak] }", "Oak"],
  ["{ type: integer, default: 3 }", "3"],
  ['{ type: string, default: "\\n" }', undefined],
  ['{ type: string, default: "" }', undefined],
  [`{ type: string, examples: ["${"oak ".repeat(30)}"] }`, undefined],
])("is of %s: %s", async (written, hint) => {
  const { schema } = (await readSchema(written)).schema("X");
  expect(fieldOf(schema, { link: (address) => address }).hint).toBe(hint);
});
