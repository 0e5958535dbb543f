// Pages without an entry of their own, such as those of schemas, in sites of several languages.

import { expect, it } from "vitest";
import { buildProject } from "../../site/write-project.js";

const API = JSON.stringify({
  openapi: "3.1.0",
  info: { title: "Garden", version: "1" },
  paths: {
    "/roses": {
      get: {
        summary: "List roses",
        responses: {
          200: {
            description: "All.",
            content: { "application/json": { schema: { $ref: "#/components/schemas/Rose" } } },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Rose: { type: "object", properties: { name: { type: "string" }, parent: { $ref: "#/components/schemas/Rose" } } },
    },
  },
});

const language = (code: string) => ({
  language: code,
  pages: [`${code}/index`],
  openapi: { source: "api.json", directory: `${code}/api` },
});

it("lead to one another from the menu of languages, and their menu to no page of another kind", async () => {
  const files = {
    "api.json": API,
    "en/index.mdx": "---\ntitle: Start\n---\nWords.\n",
    "de/index.mdx": "---\ntitle: Start\n---\nWorte.\n",
    "en/hidden.mdx": "---\ntitle: Hidden\n---\nWords.\n",
  };
  const settings = { navigation: { languages: [language("en"), language("de")] } };
  const site = await buildProject({ settings, files });
  const chosenFrom = async (page: string) => {
    const html = await site.file(`${page}/index.html`);
    return [...html.matchAll(/<a class="menu-item[^"]*" href="([^"]*)" lang/g)].map((match) => match[1]);
  };
  expect(await chosenFrom("en/api/schemas/rose")).toEqual(["/en/api/schemas/rose/", "/de/api/schemas/rose/"]);
  expect(await chosenFrom("de/api/schemas/rose")).toEqual(["/en/api/schemas/rose/", "/de/api/schemas/rose/"]);
  expect(await chosenFrom("en/hidden")).toEqual(["/en/hidden/", "/de/"]);
  expect(await chosenFrom("de")).toEqual(["/en/", "/de/"]);
});
