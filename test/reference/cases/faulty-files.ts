import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";

const SHORT = "Creates one of the things that this interface is about, with all of the parts…";

export default [
  acceptanceCase("duplicates", {
    page: "GET /a/{name}",
    problems: [
      "warning spec-violation 6:3", // D6
      "warning path-param 6:3", // D3
      "warning duplicate-operation-id 6:50", // D1
      "warning path-param 6:77", // D2
      "warning path-param 6:143", // D4
      "warning path-param 6:192", // D5
    ],
    "F1 both pages are there; a parameter that only stands in the path is shown": ({ names, row }) => {
      expect(names).toEqual(["GET /a/{id}", "GET /a/{name}"]);
      expect(row("path-name").text).toBe("name string required Not described, but part of the path.");
    },
    "D1 D6 the message names the other place": ({ problems }) => {
      expect(problems.find(({ code }) => code === "duplicate-operation-id")?.what).toContain("5:48");
      expect(problems.find(({ code }) => code === "spec-violation")?.what).toContain("/a/{id}");
    },
  }),
  acceptanceCase("json-broken", {
    descriptions: ["json-broken.json"],
    problems: ["error parse 3:58"],
    "D1 the comma is named": ({ problems, names }) => {
      const fault = problems.find(({ code }) => code === "parse");
      expect(fault?.what).toMatch(/comma|property name/i);
      expect(names).toEqual([]);
    },
  }),
  acceptanceCase("version-20", {
    problems: ["error version 1:1"],
    "D1 the way to convert is told": ({ problems }) => {
      const fault = problems.find(({ code }) => code === "version");
      expect(fault?.what).toMatch(/2\.0/);
      expect(fault?.hint).toContain("npx swagger2openapi version-20.yaml");
    },
  }),
  acceptanceCase("version-31-number", {
    problems: ["warning no-pages docs.json:0:0", "warning not-shown docs.json:1:111", "warning version 1:10"],
    "D1 the number is told to be a text": ({ problems }) => {
      const fault = problems.find(({ code }) => code === "version");
      expect(`${fault?.what} ${fault?.hint}`).toContain('"3.1.0"');
    },
  }),
  acceptanceCase("wrong-values", {
    page: "GET /a",
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
    "F1 the meaning of values is kept": ({ article, content, row }) => {
      expect(content.one("h1").text).toBe("GET /a");
      expect(content.at("header").text).toContain("deprecated");
      expect(row("query-page").one(".enum-values").texts("code")).toEqual(["no", "0x1F"]);
      expect(article.ids).not.toContain("header-Authorization");
    },
    "F2 a title is short and plain, as is its address; the whole summary stands below it": async ({ page }) => {
      const { listed, content, article } = await page("POST /a");
      expect(content.one("h1").text).toBe(SHORT);
      expect(listed.label.length).toBeLessThanOrEqual(80);
      expect(listed.path.split("/").at(-1)?.length).toBeLessThanOrEqual(60);
      expect(article.one(".api-description").text).toContain("all of the parts that belong to it, at once");
    },
    "F4 what is internal has no page": ({ names }) =>
      expect([...names].sort()).toEqual(["GET /a", "POST /a", "overview", "webhook added"]),
    "F5 page and sample leave out what 3.0 ignores beside a reference": ({ article, responses }) => {
      expect(article.at("response-200").text).toContain("at most 9 characters");
      expect(article.at("response-200").text).not.toContain("3");
      expect(responses("200")).toEqual(['"abc"']);
    },
    "F6 addresses that would run are nowhere": ({ html }) => {
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
  }),
  acceptanceCase("yaml-broken", {
    own: ["own"],
    files: { "own.mdx": "---\ntitle: Own\n---\n\n[nowhere](/nowhere)\n" },
    problems: ["warning dead-link own.mdx:5:1", "error parse 3:1", "error parse 8:1"],
    "D1 F1 both faults are told, and no fault that follows from them": ({ problems }) => {
      const fault = problems.find(({ code }) => code === "parse");
      expect(fault?.what).toMatch(/tab/i);
      expect(fault?.place?.file).toBe("yaml-broken.yaml");
    },
    "F2 other pages are checked in the same run": ({ problems }) =>
      expect(problems.filter(({ severity }) => severity === "error").length).toBeGreaterThan(0),
  }),
];
