// The Markdown twin of an operation says what it is about once, however long that is.

import { expect, it } from "vitest";
import { buildProject } from "../../site/write-project.js";

const SUMMARY =
  "Search for all the widgets and gadgets in the whole wide world whose names begin with a letter that you give.";
const description = {
  openapi: "3.1.0",
  info: { title: "T", version: "1" },
  paths: {
    "/search": { get: { summary: SUMMARY, responses: { 200: { description: "OK" } } } },
    "/said": { get: { summary: "Say it", description: "Says it aloud.", responses: { 200: { description: "OK" } } } },
  },
};

it("says a long summary, and a description, once", async () => {
  const settings = { navigation: { groups: [{ group: "API", openapi: "a.json" }] } };
  const { file } = await buildProject({ settings, files: { "a.json": JSON.stringify(description) } });
  const count = (text: string, words: string) => text.split(words).length - 1;
  const twin = await file("api-reference/search-for-all-the-widgets-and-gadgets-in-the-whole-wide.md");
  expect(count(twin, SUMMARY)).toBe(1);
  expect(count(await file("api-reference/say-it.md"), "Says it aloud.")).toBe(1);
  const whole = await file("llms-full.txt");
  expect([count(whole, SUMMARY), count(whole, "Says it aloud.")]).toEqual([1, 1]);
});
