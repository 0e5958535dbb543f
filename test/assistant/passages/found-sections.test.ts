// Whatever the search knows as a section is read as its page writes it: a site that our own code built is asked for each.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { labelledText, readSections } from "../../../src/assistant/extractive/read-sections.js";
import { findSection } from "../../../src/assistant/extractive/section-places.js";
import { cutMarkdown, findSection as placeOf } from "../../../src/assistant/passages/cut-markdown.js";
import { bundleOfFiles } from "../support/bundle-of-files.js";

const guide = readFileSync(new URL("./found-sections.mdx", import.meta.url), "utf8");

const schema = { type: "object", properties: { crew: { type: "integer", description: "The oarsmen." } } };
const operation = {
  summary: "Launch a boat",
  parameters: [
    { name: "id", in: "path", required: true, schema: { type: "string" }, description: "Its rudderstock." },
    { name: "tide", in: "query", schema: { type: "string" }, description: "The springtide." },
  ],
  requestBody: { required: true, content: { "application/json": { schema } } },
  responses: { 200: { description: "Afloat past the breakwater." } },
};
const api = { openapi: "3.1.0", info: { title: "Boats", version: "1" }, paths: { "/boats/{id}": { put: operation } } };
const german = [
  { group: "Boote", pages: ["boats"] },
  { group: "API", openapi: "api.json", pages: ["PUT /boats/{id}"] },
];
const languages = [
  { language: "de", groups: german },
  { language: "en", groups: [{ group: "Barges", pages: ["en/barges"] }] },
];

const files: Readonly<Record<string, string>> = {
  "docs.json": JSON.stringify({ name: "Acme", navigation: { languages } }),
  "boats.mdx": guide,
  "en/barges.mdx": "---\ntitle: Barges\n---\n\nA barge.\n",
  "api.json": JSON.stringify(api),
};

const bundle = await bundleOfFiles(files);

test.each([
  ...["zephyrcloth", "quaybollard", "hullplank", "adzehammer", "steambox", "ashwood", "balsawood", "ironwood"],
  ...["rudderstock", "springtide", "oarsmen", "breakwater"],
])("the section that says %s is found in the Markdown of its page", async (word) => {
  const [hit] = await bundle.search(word);
  if (!hit) throw new Error("The bundle found nothing.");
  const markdown = await bundle.page(hit.page.path);
  expect(markdown).not.toBeNull();
  const section = findSection(readSections(markdown ?? ""), hit);
  expect(section?.blocks.map(labelledText).join("\n").toLowerCase()).toContain(word);
  const sections = cutMarkdown(markdown ?? "");
  expect(sections[placeOf(sections, hit)]?.markdown.toLowerCase()).toContain(word);
});
