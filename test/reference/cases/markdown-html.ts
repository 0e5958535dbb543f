// F6 looks at the same page in a browser: test/browser/reference-page.test.ts.
import { expect } from "vitest";
import { acceptanceCase } from "../acceptance-case.js";
import { HtmlPart } from "../html-part.js";

const FOREIGN = /^(iframe|style|form|object|embed|link|base|meta|script)$/;

export default acceptanceCase(
  "markdown-html",
  {
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
    "N1 the article has no foreign element at all": async ({ page }) => {
      const { article } = await page("GET /a");
      const foreign = article.all().filter((part) => FOREIGN.test(part.tag));
      expect(foreign.map((part) => part.attribute("type"))).toEqual(["application/json"]);
      expect(article.all("[style]")).toEqual([]);
    },
    "F1 what is harmless works": async ({ page }) => {
      const words = (await page("GET /a")).article.one(".api-description");
      expect(words.text).toMatch(/^Hello world\./);
      expect(words.one("details").one("summary").text).toBe("More");
      expect(words.one("table").has("br")).toBe(true);
      expect(words.one("pre").has("span")).toBe(true);
      expect(words.one("pre").raw.trim()).toBe('{"a": "<script>"}');
      expect(words.one("input[type=checkbox]").attribute("disabled")).not.toBeNull();
      expect(words.one("a[href=https://example.com/x_y_z]").text).toBe("https://example.com/x_y_z");
    },
    "F2 headings stand under the page's, with ids of their own": async ({ page }) => {
      const { whole, article } = await page("GET /a");
      expect(whole.all("h1")).toHaveLength(1);
      const heading = article.all("h4").find(({ text }) => text === "Section in description");
      expect(heading?.attribute("id")).toMatch(/^description-/);
      expect(whole.ids.filter((id) => id === "content")).toHaveLength(1);
      expect(new Set(whole.ids).size).toBe(whole.ids.length);
    },
    "F3 the summary is text without the marks of Markdown wherever it stands": async ({ page }) => {
      const { whole, page: listed } = await page("GET /a");
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
    "F5 titles, defaults, values and examples are text; data cannot end a script element": async ({ page }) => {
      const { row, html, playground, responses } = await page("GET /a");
      expect(row("query-q").texts("code")).toEqual(
        expect.arrayContaining(["</script><script>alert(5)</script>", "</script>", '"><svg onload=alert(6)>']),
      );
      expect(row("query-q").has("svg")).toBe(false);
      expect(responses("200")[0]).toContain("</script><!--");
      expect(JSON.stringify(playground)).toContain("</script>");
      const scripts = [...html.matchAll(/<script type="application\/[a-z+]*json">([\s\S]*?)<\/script>/g)];
      for (const [, json = ""] of scripts) expect(json).not.toContain("<");
    },
  },
  {
    problems: [
      "warning unsafe-url 8:5",
      "warning unsafe-url 8:5",
      "warning missing-file 17:18",
      "warning dead-link 42:84",
    ],
  },
);
