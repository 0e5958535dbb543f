import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { docsSchema } from "../../src/config/docs-schema.js";

const file = fileURLToPath(new URL("../../schema/docs.schema.json", import.meta.url));

it("is the schema that docsgen ships; `node scripts/write-schema.js` writes it anew", () => {
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(JSON.parse(JSON.stringify(docsSchema())));
});

it("names no definition that it does not have", () => {
  const text = JSON.stringify(docsSchema());
  const named = new Set([...text.matchAll(/"#\/definitions\/(\w+)"/g)].map((match) => match[1]));
  expect(Object.keys(JSON.parse(text).definitions)).toEqual(expect.arrayContaining([...named]));
});
