import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

export default acceptanceCase(
  "headers-links",
  {
    "F1 a status lists its headers": async ({ page }) => {
      const { head, row } = await page("POST /orders");
      expect(head("response-201-header-Location")).toBe("Location string <uri> required");
      expect(row("response-201-header-Location").text).toContain("Where it is.");
      expect(head("response-201-header-X-Rate-Limit")).toBe("X-Rate-Limit integer deprecated");
      expect(row("response-201-header-X-Rate-Limit").text).toMatch(/≥ 0 Example 99 Calls left\.$/);
    },
    "N1 Content-Type is none of them": async ({ page }) => {
      expect((await page("POST /orders")).article.text).not.toContain("Content-Type");
    },
    "F2 D1 links lead to the operations they name; one that names none leads nowhere": async ({ page }) => {
      const [get, byRef, broken] = (await page("POST /orders")).content.all(".api-link");
      const target = (await page("GET /orders/{id}")).page.address;
      expect(get?.one("a").attribute("href")).toBe(`/docs${target}/`);
      expect(get?.text).toMatch(/^GetOrder GET \/orders\/\{id\} Use the id\. id \$response\.body#\/id$/);
      expect(byRef?.one("a").attribute("href")).toBe(`/docs${target}/`);
      expect(broken?.text).toBe("Broken nope");
      expect(broken?.has("a")).toBe(false);
    },
  },
  { problems: ["warning unresolved-ref 23:36"] },
);
