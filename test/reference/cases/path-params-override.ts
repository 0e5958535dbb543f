import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

const rowsOf = ["path-id", "query-q", "query-z", "header-q"];

export default acceptanceCase("path-params-override", {
  "F1 a parameter is known by name and place": async ({ page }) => {
    const { row, head } = await page("GET /a/{id}");
    expect(row("path-id").text).toContain("From path.");
    expect(head("query-q")).toBe("q integer required");
    expect(row("query-q").text).toContain("From operation.");
    expect(row("header-q").text).toContain("Header q.");
  },
  "F2 N1 path comes first, then query, header; an override keeps its place; ids differ": async ({ page }) => {
    const { article } = await page("GET /a/{id}");
    expect(article.all(".api-field").map((row) => row.attribute("id"))).toEqual(rowsOf);
  },
  "F3 the words of the path item are not the operation's": async ({ page }) => {
    const { page: listed, content, head, row } = await page("DELETE /a/{id}");
    expect(listed.title).toBe("DELETE /a/{id}");
    expect(content.text).not.toContain("Path description.");
    expect(head("query-q")).toBe("q string");
    expect(row("query-q").text).toContain("From path.");
    expect(head("header-q")).toBe("q string");
  },
});
