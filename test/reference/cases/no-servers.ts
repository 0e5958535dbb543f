import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

export default acceptanceCase("no-servers", {
  "F1 N1 method and path can be copied; nothing can be sent": async ({ page }) => {
    const { article } = await page("GET /a");
    expect(article.one(".api-endpoint").text).toMatch(/^GET \/a/);
    expect(article.one("button.api-copy").attribute("dataCopy")).toBe("");
    expect(article.one(".api-path-text").text).toBe("/a");
    expect(article.has(".tryit-button")).toBe(false);
    expect(article.all("select")).toEqual([]);
  },
  "F2 samples call no host": async ({ page }) => {
    const { sample, languages } = await page("GET /a");
    for (const title of languages) expect(sample(title)).toContain("{baseUrl}/a");
  },
});
