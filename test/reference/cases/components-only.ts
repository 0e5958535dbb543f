import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

export default acceptanceCase(
  "components-only",
  {
    "F1 a page can show a schema": async ({ page }) => {
      expect((await page("schema Pet")).head("schema-name")).toBe("name string");
    },
    "F2 its name stands above it only where the page is called otherwise": async ({ file }) => {
      const name = '<code class="api-path api-path-text">Pet</code>';
      expect(await file("pet/index.html")).not.toContain(name);
      expect(await file("animal/index.html")).toContain(name);
    },
    "D1 the element that gives no pages says why": ({ problems }) => {
      expect(problems[0]?.what).toContain("no operations or webhooks");
    },
  },
  {
    docs: {
      navigation: {
        groups: [
          { group: "API", openapi: "components-only.yaml" },
          { group: "Schemas", pages: ["pet", "animal"] },
        ],
      },
    },
    files: {
      "pet.mdx": "---\nopenapi-schema: Pet\n---\n",
      "animal.mdx": "---\ntitle: Animal\nopenapi-schema: Pet\n---\n",
    },
    problems: ["warning not-shown docs.json:1:111"],
  },
);
