import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";
import { HtmlPart } from "../html-part.js";

const rooms = readFileSync(new URL("./channels.yaml", import.meta.url), "utf8");

const UNSAFE = "warning unsafe-url 8:5";
const FOREIGN = /^(iframe|style|form|object|embed|link|base|meta|script)$/;

export default [
  // AsyncAPI is outside the numbered lists: what the page of a channel shows.
  acceptanceCase("channels", {
    page: "channel roomChat",
    descriptions: [],
    docs: { navigation: { groups: [{ group: "API", asyncapi: "rooms.yaml" }] } },
    files: { "rooms.yaml": rooms },
    "F1 where it is: address, servers with their variables, authorization": ({ article }) => {
      expect(article.one(".api-endpoint").text).toBe("wss rooms/{room}");
      expect(article.one(".api-servers").text).toMatch(/wss:\/\/\{region\}\.example\.com\/v1 .*\{region\}.*Default eu/);
      expect(article.has(".api-servers code wbr"), "a long address breaks between its parts").toBe(true);
      expect(article.text).toMatch(/Authorization Bearer header required/);
    },
    "F2 parameters and bindings": ({ article }) => {
      expect(article.text).toMatch(/Parameters room string .*lobby ?attic The room\./);
      expect(article.text).toMatch(/Bindings ws query object since string/);
    },
    "F3 messages by direction, wrapped payloads unwrapped": ({ article, content }) => {
      expect(article.text).toMatch(/On said send .* Something was said .*Payload Line text string required/);
      expect(article.text).toMatch(/Say receive .* typing .*Payload object who string/);
      expect(content.texts("pre").map((text) => JSON.parse(text))).toEqual([{ text: "text" }, { who: "who" }]);
    },
  }),
  // F6 looks at the same page in a browser: test/browser/reference-page.test.ts.
  acceptanceCase("markdown-html", {
    page: "GET /a",
    problems: [UNSAFE, UNSAFE, "warning missing-file 17:18", "warning dead-link 42:84"],
    "N1 no page holds script, style, frame, form or handler of the description": async ({ routes, file }) => {
      for (const name of [...routes.keys()].filter((each) => each.endsWith(".html"))) {
        const html = await file(name);
        const page = HtmlPart.parse(html);
        const all = page.all();
        expect(all.flatMap((part) => part.attributes.filter((key) => /^on[A-Z]/.test(key)))).toEqual([]);
        const targets = all.flatMap((part) => [part.attribute("href") ?? "", part.attribute("src") ?? ""]);
        expect(targets.filter((target) => /^\s*(javascript|vbscript|data:text)/i.test(target))).toEqual([]);
        expect(targets.filter((target) => target.includes("evil.example.com"))).toEqual([]);
        expect(page.text).not.toContain("body{display:none}");
        expect(html).not.toMatch(/<script[^>]*>\s*alert/);
      }
    },
    "N1 the article has no foreign element at all": ({ article }) => {
      const foreign = article.all().filter((part) => FOREIGN.test(part.tag));
      expect(foreign.map((part) => part.attribute("type"))).toEqual(["application/json"]);
      expect(article.all("[style]")).toEqual([]);
    },
    "F1 what is harmless works": ({ article }) => {
      const words = article.one(".api-description");
      expect(words.text).toMatch(/^Hello world\./);
      expect(words.one("details").one("summary").text).toBe("More");
      expect(words.one("table").has("br")).toBe(true);
      expect(words.one("pre").has("span")).toBe(true);
      expect(words.one("pre").raw.trim()).toBe('{"a": "<script>"}');
      expect(words.one("input[type=checkbox]").attribute("disabled")).not.toBeNull();
      expect(words.one("a[href=https://example.com/x_y_z]").text).toBe("https://example.com/x_y_z");
    },
    "F2 headings stand under the page's, with ids of their own": ({ whole, article }) => {
      expect(whole.all("h1")).toHaveLength(1);
      const heading = article.all("h4").find(({ text }) => text === "Section in description");
      expect(heading?.attribute("id")).toMatch(/^description-/);
      expect(whole.ids.filter((id) => id === "content")).toHaveLength(1);
      expect(new Set(whole.ids).size).toBe(whole.ids.length);
    },
    "F3 the summary is text without the marks of Markdown wherever it stands": ({ whole, listed }) => {
      const title = 'Get <b>bold</b> & "quotes" code';
      expect(listed.title).toBe(title);
      expect(whole.one("h1").text).toBe(title);
      expect(whole.one("title").raw).toContain(title);
      expect(whole.one("meta[property=og:title]").attribute("content")).toContain(title);
      expect(whole.at("sidebar").text).toContain(title);
    },
    "F4 the words of a parameter are Markdown, and links have the base path and are checked": async (site) => {
      const row = (await site.page("GET /a")).row("query-q").one(".field-description");
      expect([row.texts("code"), row.texts("strong")]).toEqual([["code"], ["bold"]]);
      expect(row.one("a").attribute("href")).toBe("/docs/guides/x");
      expect(row.text).toBe("Inline code, bold, , link");
      expect(site.problems.find(({ code }) => code === "dead-link")?.what).toContain("/guides/x");
    },
    "F5 titles, defaults, values and examples are text, and end no script": ({ row, html, playground, responses }) => {
      expect(row("query-q").texts("code")).toEqual(
        expect.arrayContaining(["</script><script>alert(5)</script>", "</script>", '"><svg onload=alert(6)>']),
      );
      expect(row("query-q").has("svg")).toBe(false);
      expect(responses("200")[0]).toContain("</script><!--");
      expect(JSON.stringify(playground)).toContain("</script>");
      const scripts = [...html.matchAll(/<script type="application\/[a-z+]*json">([\s\S]*?)<\/script>/g)];
      for (const [, json = ""] of scripts) expect(json).not.toContain("<");
    },
  }),
  // An overview, and what OpenAPI 3.2 adds.
  acceptanceCase("overview", {
    page: "overview",
    docs: { api: { overview: true }, navigation: { groups: [{ group: "API", openapi: "overview.yaml" }] } },
    "F1 the overview comes first, and says what is said of all of it": ({ names, listed, content, article }) => {
      expect(names[0]).toBe("overview");
      expect([listed.title, listed.address]).toEqual(["Bookshop", "/api-reference/overview"]);
      expect(content.one("h1").text).toBe("Bookshop");
      for (const said of ["2.1.0", "Books, orders and more.", "Buy books.", "More to read", "Production", "Your key."])
        expect(article.text).toContain(said);
      const links = article.all("a").map((link) => [link.text, link.attribute("href")]);
      expect(links).toEqual(
        expect.arrayContaining([
          ["Support", "https://example.com/help"],
          ["help@example.com", "mailto:help@example.com"],
          ["MIT", "https://spdx.org/licenses/MIT.html"],
          ["https://example.com/terms", "https://example.com/terms"],
          ["GET List books", "/docs/api-reference/books/list-books/"],
          // Without a summary, the method is said once.
          ["GET /orders/{id}", "/docs/api-reference/orders/get-orders-id/"],
        ]),
      );
    },
    "F2 tags have their labels, words, documentation and kind, below their parents": ({ article }) => {
      expect(article.at("tag-books").text).toBe("Books");
      expect(article.text).toContain("Orders of books. Guide");
      expect(article.text).toMatch(/partners audience/);
      expect(article.at("tag-Gift-cards").text).toBe("Gift cards");
    },
    "F3 a query operation and one of another method have pages": async ({ page, names }) => {
      expect(names).toEqual(expect.arrayContaining(["QUERY /books", "COPY /books"]));
      const { article, sample } = await page("QUERY /books");
      expect(article.one(".method-pill").text).toBe("QUERY");
      expect(sample("cURL")).toContain("--request QUERY");
    },
    "F4 a stream shows what each of its messages is": async ({ page }) => {
      expect((await page("GET /books")).article.one(".api-stream").text).toBe("A stream: each message is Book");
      expect((await page("GET /events")).row("response-200-data").text).toContain("string");
    },
    "F5 the device flow has its addresses": ({ article }) =>
      expect(article.text).toContain("https://example.com/device"),
    "F6 the sidebar shows the labels of tags": async ({ page }) =>
      expect((await page("GET /books")).whole.at("sidebar").text).toMatch(/Overview.*Books.*Orders/),
    "F7 titles of parts and constants are shown as such": async ({ page }) => {
      const { row } = await page("GET /books");
      expect(row("response-200-id").one(".schema-title").text).toBe("Number of the book");
      expect(row("response-200-kind").one(".field-facts").text).toBe("Constant book");
    },
  }),
  acceptanceCase("x-svc", {
    page: "GET /users",
    problems: [
      "warning spec-violation 15:11", // D1
      "warning href-collision 34:22", // D2
      "warning xsvc-content 39:18", // D3
      "warning spec-violation 43:22", // D4
      "warning spec-violation 47:14", // D5
    ],
    "F1 the extension sets address, title, label, description and head tags": ({ listed, whole, content, article }) => {
      expect(listed.address).toBe("/people/list");
      expect(whole.one("h1").text).toBe("List all users");
      expect(whole.at("sidebar").text).toContain("List users");
      expect(content.at("header").text).toContain("Fetch paginated user data.");
      expect(whole.one("meta[property=og:title]").attribute("content")).toBe("All users");
      expect(article.one(".api-endpoint").text).toMatch(/^GET \/users/);
    },
    "F2 its content comes after title and description and before the rest": async ({ page }) => {
      const { whole, content } = await page("POST /users");
      const text = content.text;
      expect(content.at("header").text).toContain("Original text.");
      expect(text.indexOf("/users")).toBeLessThan(text.indexOf("Prerequisites"));
      expect(text.indexOf("Prerequisites")).toBeLessThan(text.indexOf("Responses"));
      expect(content.one("h2").text).toContain("Prerequisites");
      expect(content.texts("strong")).toContain("unique");
      expect(whole.all("a[href=#prerequisites]").length).toBeGreaterThan(0);
    },
    "F3 a playground for members: the page is public, the form is locked": async ({ page }) => {
      const { listed, playground } = await page("POST /admin/users");
      expect(listed.matter).toMatchObject({ playground: "auth", groups: ["admin"], public: true });
      expect(playground).toMatchObject({ lock: { groups: ["admin"] } });
    },
    "D2 the address that is taken is told with its place": ({ problems }) => {
      const clash = problems.find(({ code }) => code === "href-collision");
      expect(clash?.what).toContain("GET /users");
      expect(clash?.what).toContain("16:15");
    },
    "D3 a fault of the content is told with its line": ({ problems }) =>
      expect(problems.find(({ code }) => code === "xsvc-content")?.what).toContain("line 3 of `content`"),
    "N1 summaries and descriptions are not MDX": async ({ page }) =>
      expect((await page("GET /admin/users")).listed).toMatchObject({ title: "Clash", path: "api-reference/clash" }),
  }),
];
