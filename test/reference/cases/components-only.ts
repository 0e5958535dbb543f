import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

export default acceptanceCase(
  "components-only",
  {
    "F1 a page can show a schema": async ({ page }) => {
      expect((await page("schema Pet")).head("schema-name")).toBe("name string");
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
          { group: "Schemas", pages: ["pet"] },
        ],
      },
    },
    files: { "pet.mdx": "---\nopenapi-schema: Pet\n---\n" },
    problems: ["warning not-shown docs.json:1:111"],
  },
);
