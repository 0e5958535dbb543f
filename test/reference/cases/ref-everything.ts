import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

export default acceptanceCase("ref-everything", {
  "F1 references of every kind are followed": async ({ page }) => {
    const { row, head, article, content, sample } = await page("PUT /things/{id}");
    expect(row("path-id").text).toMatch(/\^\[0-9\]\+\$ The id\./);
    expect(head("header-X-Trace")).toBe("X-Trace string");
    expect(article.at("body").text).toContain("id string");
    expect(content.text).toMatch(/Body required application\/json Thing Body text\./);
    expect(sample("cURL")).toContain('"id": "1"');
    expect(content.at("response-200").text).toContain("Fine.");
    expect(head("response-200-header-X-A")).toBe("X-A string");
    expect(content.at("response-default").text).toContain("Broken.");
    expect(sample("cURL")).toContain("X-Key: <api-key>");
  },
  "F2 a path item elsewhere is shown under its own path": async ({ page }) => {
    expect((await page("GET /alias/{id}")).page.title).toBe("Get shared");
    const { article } = await page("PUT /copy/{id}");
    expect(article.one(".api-path-text").text).toBe("/copy/{id}");
  },
  "N1 no reference is left to be seen": async ({ names, page }) => {
    for (const name of names) expect((await page(name)).html).not.toContain("$ref");
  },
});
