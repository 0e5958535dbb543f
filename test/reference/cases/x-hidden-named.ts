import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

export default acceptanceCase(
  "x-hidden-named",
  {
    "F2 what an entry or front matter names is built, hidden or not": async ({ names, page }) => {
      expect([...names].sort()).toEqual(["GET /b", "POST /a"]);
      expect((await page("POST /a")).page.title).toBe("Hidden one");
    },
  },
  {
    descriptions: ["x-hidden.yaml"],
    docs: { navigation: { groups: [{ group: "API", openapi: "x-hidden.yaml", pages: ["POST /a", "only"] }] } },
    files: { "only.mdx": "---\nopenapi: x-hidden.yaml GET /b\n---\n" },
  },
);
