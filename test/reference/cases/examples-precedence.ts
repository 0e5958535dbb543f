import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

export default acceptanceCase("examples-precedence", {
  "F1 examples of the media type come first, to pick from, with their words": async ({ page }) => {
    const { content, responses } = await page("GET /e/{id}");
    const panel = content.at("response-example");
    expect(JSON.parse(responses("200")[0] ?? "")).toEqual({ a: "from-examples" });
    expect([...panel.texts("option"), ...panel.texts("[dataComponentPart=tab-button]")]).toEqual(
      expect.arrayContaining(["All fine", "Remote"]),
    );
    expect(panel.texts("strong")).toContain("bold");
  },
  "F2 N1 an example elsewhere is a link; nothing is fetched": async ({ page, routes }) => {
    const { content } = await page("GET /e/{id}");
    expect(content.all("a").map((link) => link.attribute("href"))).toContain("https://example.com/e.json");
    expect([...routes.keys()].filter((file) => file.endsWith("/e.json"))).toEqual([]);
  },
  "F3 then the example, the schema's examples, and what can be made up": async ({ page }) => {
    const { responses } = await page("GET /e/{id}");
    const of = (status: string) => responses(status).map((text) => JSON.parse(text));
    expect(of("201")).toEqual([{ a: "from-media-example" }]);
    expect(of("202")).toEqual([{ a: "from-schema-1" }, { a: "from-schema-2" }]);
    expect(of("203")).toEqual([null]);
    expect(of("206")).toEqual([{ n: 7, f: false }]);
  },
  "F4 parameters go by the same order, and zero counts": async ({ page }) => {
    const { row } = await page("GET /e/{id}");
    expect(row("path-id").texts("code")).toContain("param-level");
    expect(row("query-zero").texts("code")).toContain("0");
    expect(row("query-many").text).toMatch(/v1 First one v2 Second one/);
  },
  "F5 the sample's address holds them": async ({ page }) => {
    expect((await page("GET /e/{id}")).sample("cURL")).toContain(
      "'https://api.example.com/e/param-level?zero=0&many=v1'",
    );
  },
});
