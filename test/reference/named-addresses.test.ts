// Addresses that a description gives beside its texts are seen from its file; those that lead nowhere are told with their place.
import { readFileSync } from "node:fs";
import { afterAll, expect, it } from "vitest";
import { BASE, buildCase } from "./case-site.js";

const description = readFileSync(new URL("./named-addresses.yaml", import.meta.url), "utf8");

const site = await buildCase({
  descriptions: [],
  docs: {
    navigation: { groups: [{ group: "API", pages: ["api/guide"], openapi: "api/garden.yaml" }] },
    api: { overview: true },
  },
  files: {
    "api/garden.yaml": description,
    "api/guide.mdx": "---\ntitle: Guide\n---\n\nWords.\n",
    "api/one.json": "{}",
    "beds.csv": "a,b\n",
  },
});
afterAll(() => site.close());

it("lead from the file of the description to pages and files of the site", async () => {
  const { html } = await site.page("GET /beds");
  expect(html).toContain(`<a href="${BASE}/api/guide/">The guide</a>`);
  expect(html).toContain(`href="${BASE}/beds.csv"`);
  expect((await site.page("overview")).html).toContain(`<a href="${BASE}/api/guide/">./guide.mdx</a>`);
});

it("are told where they lead nowhere, with what to do", () => {
  expect(
    site.problems.map(({ code, place, what, hint }) => `${code} ${place?.line}:${place?.column} ${what} ${hint}`),
  ).toEqual([
    'missing-file 5:18 The file "/api/logo.svg" does not exist. Add it to the project, or fix the path.',
    'dead-link 6:19 Broken link: "/terms" does not match any page. Use the address of a page, or an https URL.',
    'dead-link 7:29 Broken link: "www.example.com/contact" does not match any page. Did you mean "https://www.example.com/contact"?',
    'dead-link 9:43 Broken link: "gone.md" does not match any page. Use the address of a page, or an https URL.',
    'missing-file 23:39 The file "/api/none.json" does not exist. Add it to the project, or fix the path.',
    'missing-file 24:39 The file "/api/one.json" is not published: the site leaves out JSON and YAML files of the project. Put its content here, or name an https URL.',
    'dead-link 14:49 Broken link: "/old/beds#list" does not match any page. null',
  ]);
});
