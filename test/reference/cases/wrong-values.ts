import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

const SHORT = "Creates one of the things that this interface is about, with all of the parts…";

export default acceptanceCase(
  "wrong-values",
  {
    "F1 the meaning of values is kept": async ({ page }) => {
      const { article, content, row } = await page("GET /a");
      expect(content.one("h1").text).toBe("GET /a");
      expect(content.at("header").text).toContain("deprecated");
      expect(row("query-page").one(".enum-values").texts("code")).toEqual(["no", "0x1F"]);
      expect(article.ids).not.toContain("header-Authorization");
    },
    "F2 a title is short and plain; the whole summary stands below it, and the address is short too": async ({
      page,
    }) => {
      const { page: listed, content, article } = await page("POST /a");
      expect(content.one("h1").text).toBe(SHORT);
      expect(listed.label.length).toBeLessThanOrEqual(80);
      expect(listed.path.split("/").at(-1)?.length).toBeLessThanOrEqual(60);
      expect(article.one(".api-description").text).toContain("all of the parts that belong to it, at once");
    },
    "F4 what is internal has no page": ({ names }) => {
      expect([...names].sort()).toEqual(["GET /a", "POST /a", "overview", "webhook added"]);
    },
    "F5 page and sample leave out what 3.0 ignores beside a reference": async ({ page }) => {
      const { article, responses } = await page("GET /a");
      expect(article.at("response-200").text).toContain("at most 9 characters");
      expect(article.at("response-200").text).not.toContain("3");
      expect(responses("200")).toEqual(['"abc"']);
    },
    "F6 addresses that would run are nowhere": async ({ page }) => {
      const { html } = await page("GET /a");
      expect(html).not.toMatch(/script:alert|data:text\/html,x/);
      expect(html).toContain("https://api.example.com");
    },
    "D1 each problem says what it is about": ({ problems }) => {
      const said = (code: string) => problems.filter((each) => each.code === code).map(({ what }) => what);
      expect(said("duplicate-key")).toEqual(['The key "A" is already at 24:5; the last one wins.']);
      expect(said("internal-operations")).toEqual(["2 operations are left out, as `x-internal: true` asks."]);
      expect(said("ignored-parameter")[0]).toContain("`Authorization`");
      expect(said("version")[0]).toContain("needs OpenAPI 3.1");
      expect(said("value-type")[0]).toContain('"1.10" as the number 1.1');
    },
  },
  {
    problems: [
      "warning value-type 2:39",
      "warning unsafe-url 2:61",
      "warning unsafe-url 2:102",
      "warning unsafe-url 3:18",
      "warning value-type 7:20",
      "warning value-type 8:19",
      "warning ignored-parameter 10:19",
      "warning value-type 11:67",
      "warning value-type 11:71",
      "warning ref-siblings-ignored 12:117",
      "warning internal-operations 16:5",
      "warning version 20:1",
      "warning duplicate-key 25:5",
    ],
  },
);
