import { readFileSync } from "node:fs";
import glob from "fast-glob";
import { expect, test } from "vitest";
import type { Description } from "../../../src/openapi/description.js";
import { isObject } from "../../../src/openapi/json.js";
import { validateFormat } from "../../../src/openapi/load-description.js";
import { headOf, loadText } from "../read-case.js";

const files = glob.sync("test/openapi/cases/*.{json,yaml}");

async function descriptionIn(file: string): Promise<Description | null> {
  const text = readFileSync(file, "utf8");
  const { description } = await loadText(file, text);
  return description?.kind === "openapi" ? description : null;
}

test("checking a description changes nothing in it", async () => {
  let count = 0;
  for (const file of files) {
    const description = await descriptionIn(file);
    if (!description) continue;
    const before = structuredClone(description.document);
    await validateFormat(description);
    expect(description.document, file).toEqual(before);
    count++;
  }
  expect(count).toBeGreaterThan(20);
});

test("members that came with 3.2 stay in the document that is checked without them", async () => {
  const events = 'paths: { /events: { query: { responses: { "200": { summary: Events } } } } }';
  const { description } = await loadText("api.yaml", `${headOf("3.2.0")}$self: https://example.com/api\n${events}\n`);
  if (!description) throw new Error("The description was not read.");
  expect(await validateFormat(description)).toEqual([]);
  const { paths } = description.document;
  expect(isObject(paths) && paths["/events"]).toEqual({ query: { responses: { "200": { summary: "Events" } } } });
});
