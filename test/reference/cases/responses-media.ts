// F6 moves in a browser: test/browser/reference-page.test.ts.
import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

export default acceptanceCase("responses-media", {
  "F1 statuses stand in order: numbers, ranges, default": async ({ page }) => {
    const { article } = await page("GET /r");
    expect(article.one("[role=tablist]").texts("[dataComponentPart=tab-button]")).toEqual([
      "200",
      "204",
      "4XX",
      "default",
    ]);
  },
  "F2 media types stand in the order of the file": async ({ page }) => {
    const types = (await page("GET /r")).content.at("response-200").one("select").texts("option");
    expect(types).toEqual(["application/json", "text/csv", "application/xml", "*/*"]);
  },
  "F3 samples are in the type's own spelling": async ({ page }) => {
    const { responses, content } = await page("GET /r");
    const [json = "", csv = "", xml = ""] = responses("200");
    expect(JSON.parse(json)).toEqual({ j: "j" });
    expect(csv.trim()).toBe("a,b\n1,2");
    expect(xml).toMatch(/^<r j="j"(\/>|><\/r>)$/);
    const any = content
      .at("response-200")
      .all(".choice-panel")
      .find((part) => part.attribute("dataTitle") === "*/*");
    expect(any?.text).toContain("No schema");
  },
  "F4 a status without body says so and has no sample": async ({ page }) => {
    const { content, responses } = await page("GET /r");
    expect(content.at("response-204").text).toContain("No body");
    expect(responses("204")).toEqual([]);
    expect(content.at("response-4XX").text).toMatch(/Client error/);
  },
  "F5 a table in words is a table": async ({ page }) => {
    expect((await page("GET /r")).content.at("response-200").one("table").texts("td")).toEqual(["1", "2"]);
  },
  "F6 without script all statuses are there, one under the other": async ({ page }) => {
    const { content } = await page("GET /r");
    for (const status of ["200", "204", "4XX", "default"])
      expect(content.at(`response-${status}`).attribute("hidden")).toBeNull();
  },
});
