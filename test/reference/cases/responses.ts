import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";
import { HtmlPart } from "../html-part.js";

const STATUSES = ["200", "204", "4XX", "default"];

export default [
  // F4 shows what an answer holds in a browser: test/browser/playground.test.ts.
  acceptanceCase("binary-response", {
    page: "GET /d",
    "F1 a file is called a file and has no made-up text": ({ content, responses }) => {
      const binary = content.all(".choice-panel").filter((part) => part.text.includes("Binary file"));
      const types = binary.map((part) => part.attribute("dataTitle"));
      expect([...new Set(types)].sort()).toEqual(["200", "application/pdf", "audio/mpeg", "image/png"]);
      expect(responses("200")).toHaveLength(1);
    },
    "F2 a type that ends in +json is JSON": ({ responses }) => {
      const [sample = ""] = responses("200");
      expect(JSON.parse(sample)).toEqual({ a: "a" });
    },
    "F3 an example of sound is a link; nothing is loaded from it": ({ whole }) => {
      const address = "https://example.com/s.mp3";
      expect(whole.targets).toContain(address);
      expect(whole.all("[src]").map((part) => part.attribute("src"))).not.toContain(address);
      expect(whole.all("audio[preload=auto]")).toEqual([]);
    },
  }),
  acceptanceCase("callbacks", {
    page: "POST /subscribe",
    "F1 every method of every callback stands in a section of its own, expressions as code": ({ content }) => {
      expect(content.at("callbacks").text).toBe("Callbacks");
      const [event, shared] = content.all(".api-callback");
      expect(event?.texts(".method-pill")).toEqual(["POST", "PUT"]);
      expect(event?.texts("code")).toContain("{$request.body#/callbackUrl}?e={$request.query.e}");
      expect(shared?.text).toMatch(/^shared Called at https:\/\/example\.com\/hook DELETE Gone/);
    },
    "F2 a callback shows its summary, body and responses": ({ content }) =>
      expect(content.at("callback-onEvent-post").text).toMatch(/POST An event .*kind string.*200 410/),
    "N1 callbacks make no pages and cannot be sent; extensions are no methods": ({ names, content }) => {
      expect(names).toEqual(["POST /subscribe"]);
      for (const callback of content.all(".api-callback")) expect(callback.has(".tryit-button")).toBe(false);
      expect(content.text).not.toContain("x-note");
    },
  }),
  acceptanceCase("deprecated", {
    page: "POST /old",
    own: ["kept"],
    files: { "kept.mdx": "---\nopenapi: GET /old\ntitle: Kept\ndeprecated: false\n---\n" },
    "F1 page and sidebar say so in words, of this operation alone": async ({ file, content }) => {
      const old = HtmlPart.parse(await file("api-reference/old-one/index.html"));
      expect(old.at("header").text).toMatch(/deprecated/i);
      expect(content.at("header").text).not.toMatch(/deprecated/i);
      const entries = old.at("sidebar").texts("a");
      expect(entries.filter((text) => /deprecated/i.test(text))).toEqual(["Old onedeprecated"]);
    },
    "F2 parameters and properties have the label; samples leave the property out": async ({ file, row, sample }) => {
      const old = HtmlPart.parse(await file("api-reference/old-one/index.html"));
      expect(old.at("query-p").text).toContain("deprecated");
      expect(row("body-gone").text).toMatch(/gone string deprecated Use now\./);
      expect(sample("cURL")).toContain('"now"');
      expect(sample("cURL")).not.toContain('"gone"');
    },
    "F3 front matter takes the label away": async ({ file }) => {
      const kept = HtmlPart.parse(await file("kept/index.html"));
      expect(kept.at("header").text).not.toMatch(/deprecated/i);
      expect(kept.one("main").text).toContain("/old");
    },
  }),
  acceptanceCase("examples-precedence", {
    page: "GET /e/{id}",
    "F1 examples of the media type come first, to pick from, with their words": ({ content, responses }) => {
      const panel = content.at("response-example");
      expect(JSON.parse(responses("200")[0] ?? "")).toEqual({ a: "from-examples" });
      expect([...panel.texts("option"), ...panel.texts("[dataComponentPart=tab-button]")]).toEqual(
        expect.arrayContaining(["All fine", "Remote"]),
      );
      expect(panel.texts("strong")).toContain("bold");
    },
    "F2 N1 an example elsewhere is a link; nothing is fetched": ({ routes, content }) => {
      expect(content.targets).toContain("https://example.com/e.json");
      expect([...routes.keys()].filter((file) => file.endsWith("/e.json"))).toEqual([]);
    },
    "F3 then the example, the schema's examples, and what can be made up": ({ responses }) => {
      const of = (status: string) => responses(status).map((text) => JSON.parse(text));
      expect(of("201")).toEqual([{ a: "from-media-example" }]);
      expect(of("202")).toEqual([{ a: "from-schema-1" }, { a: "from-schema-2" }]);
      expect(of("203")).toEqual([null]);
      expect(of("204")).toEqual([{ a: "as text" }]);
      expect(of("205")).toEqual(['{ "a": 1 }']);
      expect(of("206")).toEqual([{ n: 7, f: false }]);
    },
    "F4 parameters go by the same order, and zero counts": ({ row }) => {
      expect(row("path-id").texts("code")).toContain("param-level");
      expect(row("query-zero").texts("code")).toContain("0");
      expect(row("query-many").text).toMatch(/v1 First one v2 Second one/);
    },
    "F5 the sample's address holds them": ({ sample }) =>
      expect(sample("cURL")).toContain("'https://api.example.com/e/param-level?zero=0&many=v1'"),
  }),
  acceptanceCase("headers-links", {
    page: "POST /orders",
    problems: ["warning unresolved-ref 23:36"],
    "F1 a status lists its headers": ({ head, row }) => {
      expect(head("response-201-header-Location")).toBe("Location string <uri> required");
      expect(row("response-201-header-Location").text).toContain("Where it is.");
      expect(head("response-201-header-X-Rate-Limit")).toBe("X-Rate-Limit integer deprecated");
      expect(row("response-201-header-X-Rate-Limit").text).toMatch(/≥ 0 Example 99 Calls left\.$/);
    },
    "N1 Content-Type is none of them": ({ article }) => expect(article.text).not.toContain("Content-Type"),
    "F2 D1 links lead to the operations they name; one that names none leads nowhere": async ({ page, content }) => {
      const [get, byRef, broken] = content.all(".api-link");
      const target = (await page("GET /orders/{id}")).listed.address;
      expect(get?.one("a").attribute("href")).toBe(`/docs${target}/`);
      expect(get?.text).toMatch(/^GetOrder GET \/orders\/\{id\} Use the id\. id \$response\.body#\/id$/);
      expect(byRef?.one("a").attribute("href")).toBe(`/docs${target}/`);
      expect(broken?.text).toBe("Broken nope");
      expect(broken?.has("a")).toBe(false);
    },
  }),
  // F6 moves in a browser: test/browser/reference-page.test.ts.
  acceptanceCase("responses-media", {
    page: "GET /r",
    "F1 statuses stand in order: numbers, ranges, default": ({ article }) =>
      expect(article.one("[role=tablist]").texts("[dataComponentPart=tab-button]")).toEqual(STATUSES),
    "F2 media types stand in the order of the file": ({ content }) => {
      const types = content.at("response-200").one("select").texts("option");
      expect(types).toEqual(["application/json", "text/csv", "application/xml", "*/*"]);
    },
    "F3 samples are in the type's own spelling": ({ responses, content }) => {
      const [json = "", csv = "", xml = ""] = responses("200");
      expect(JSON.parse(json)).toEqual({ j: "j" });
      expect(csv.trim()).toBe("a,b\n1,2");
      expect(xml).toMatch(/^<r j="j"(\/>|><\/r>)$/);
      const panels = content.at("response-200").all(".choice-panel");
      expect(panels.find((part) => part.attribute("dataTitle") === "*/*")?.text).toContain("No schema");
    },
    "F4 a status without body says so and has no sample": ({ content, responses }) => {
      expect(content.at("response-204").text).toContain("No body");
      expect(responses("204")).toEqual([]);
      expect(content.at("response-4XX").text).toMatch(/Client error/);
    },
    "F5 a table in words is a table": ({ content }) =>
      expect(content.at("response-200").one("table").texts("td")).toEqual(["1", "2"]),
    "F6 without script all statuses are there, one under the other": ({ content }) => {
      for (const status of STATUSES) expect(content.at(`response-${status}`).attribute("hidden")).toBeNull();
    },
  }),
];
