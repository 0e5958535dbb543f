// F3 is of the reader of YAML: test/openapi/problems.test.ts.
import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

const statuses = (texts: readonly string[]) => texts.map((text) => text.split(" ")[0]);

export default acceptanceCase("yaml-anchors", {
  "F1 merged keys are there, overridden ones once": async ({ page }) => {
    const { row, article, content } = await page("GET /a");
    expect(row("query-page").text).toBe("page integer ≥ 1");
    expect(row("query-size").text).toMatch(/^size integer .*≥ 1 ≤ 100/);
    expect(statuses(article.texts("[dataComponentPart=tab-button]"))).toEqual(["200", "400", "500"]);
    expect(content.at("response-500").text).toContain("Overridden");
  },
  "F2 merges of merges too": async ({ page }) => {
    const { article, content } = await page("GET /b");
    expect(statuses(article.texts("[dataComponentPart=tab-button]"))).toEqual(["200", "400", "404", "500"]);
    expect(content.at("response-500").text).toContain("Server error");
  },
  "N1 the sign of the merge is no name": async ({ names, page }) => {
    for (const name of names) expect((await page(name)).content.text).not.toContain("<<");
  },
});
