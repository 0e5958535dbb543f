import { describe, expect, it } from "vitest";
import { contrastOf, readable, textOn } from "../../src/layout/head/contrast.js";
import { modeScript } from "../../src/layout/head/head.js";
import { themeStyle } from "../../src/layout/head/theme-style.js";
import { articleOf, between, drawProject, tag } from "./draw-site.js";

const SITE = {
  navigation: { groups: [{ group: "Start", pages: ["index", "guides/start"] }] },
  settings: {
    description: "About trees.",
    seo: {
      metatags: { "og:type": "product", robots: "max-snippet:50" },
      paths: [
        { path: "guides", metatags: { "og:type": "book", author: "Ada" } },
        { path: "guides/start", metatags: { author: "Grace" } },
      ],
    },
  },
  pages: {
    index: "title: Home",
    "guides/start": 'title: "Start & go"\ndescription: "First <steps>"\nkeywords: [a, b]\n"og:title": "Shared"',
  },
  url: "https://docs.example.com",
};

const meta = (html: string, name: string) =>
  html.match(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))?.[1];

const drawSite = async (more: Partial<Parameters<typeof drawProject>[0]> = {}) =>
  (await drawProject({ ...SITE, ...more })).draw;

const draw = await drawSite();

describe("the head of a page", () => {
  it("names page and site in the title, escaped", () => {
    expect(draw("guides/start")).toContain("<title>Start &amp; go - Orchard</title>");
  });

  it("takes tags from docsgen, then the site, then folders, then front matter; the later one wins", () => {
    const html = draw("guides/start");
    expect(meta(html, "og:type")).toBe("book");
    expect(meta(html, "author")).toBe("Grace");
    expect(meta(html, "og:title")).toBe("Shared");
    expect(meta(html, "robots")).toBe("max-snippet:50");
    expect(meta(html, "description")).toBe("First &lt;steps>");
    expect(meta(html, "keywords")).toBe("a, b");
    expect(meta(draw("index"), "og:type")).toBe("product");
  });

  it("describes a page without description by its first paragraph", () => {
    expect(meta(draw("index"), "description")).toBe("Text.");
  });

  it("describes a page in words without marks", async () => {
    const description = "A **bold** [link](/a 'A') and `code`";
    const draw = await drawSite({ pages: { index: `title: Home\ndescription: "${description}"` } });
    const html = draw("index");
    expect(meta(html, "description")).toBe("A bold link and code");
    expect(meta(html, "og:description")).toBe("A bold link and code");
    expect(html).toContain('"description":"A bold link and code"');
  });

  it("gives canonical and og:url only where the origin is known", async () => {
    const html = draw("guides/start");
    expect(html).toContain('<link rel="canonical" href="https://docs.example.com/guides/start/"/>');
    expect(meta(html, "og:url")).toBe("https://docs.example.com/guides/start/");
    const local = (await drawSite({ url: null }))("guides/start");
    expect(local).not.toContain("canonical");
    expect(local).not.toContain("og:url");
  });

  it("asks search engines to stay away from pages that are not indexed", async () => {
    const draw = await drawSite({ settings: {} });
    expect(meta(draw("index", { isIndexed: false }), "robots")).toBe("noindex");
    expect(meta(draw("index"), "robots")).toBeUndefined();
  });

  it("shows the large preview where the page has a picture", () => {
    const html = draw("index", { image: "/_docsgen/og/index.png" });
    expect(meta(html, "og:image")).toBe("https://docs.example.com/_docsgen/og/index.png");
    expect(meta(html, "twitter:card")).toBe("summary_large_image");
    expect(meta(draw("index"), "twitter:card")).toBe("summary");
  });

  it("names the Markdown twin and the feed", () => {
    const plain = articleOf("<p>News</p>");
    const update = { anchor: "may", label: "May", description: null, date: null, tags: [], rss: null, html: "News" };
    const article = { ...plain, facts: { ...plain.facts, updates: [update] } };
    const html = draw("index", { markdownAddress: "/index.md", feed: "/rss.xml", article });
    expect(html).toContain('<link rel="alternate" type="text/markdown" href="/index.md"/>');
    expect(html).toContain('type="application/rss+xml"');
  });

  it("holds structured data that no text can break out of", async () => {
    const draw = await drawSite({ pages: { ...SITE.pages, index: 'title: "</script><script>alert(1)"' } });
    const json = between(draw("index"), '<script type="application/ld+json">', "</script>").replace(/^<[^>]*>/, "");
    const graph: { "@type": string; headline?: string }[] = JSON.parse(json)["@graph"];
    expect(graph.map((each) => each["@type"])).toEqual(["Organization", "WebSite", "BreadcrumbList", "TechArticle"]);
    expect(graph[3]?.headline).toBe("</script><script>alert(1)");
  });

  it("loads the scripts whose elements the page holds, and no others", async () => {
    const entry = (file: string) => ({ file, imports: ["shared.js"], all: [file, "shared.js"] });
    const scripts = { page: entry("page.js"), tabs: entry("tabs.js"), tree: entry("tree.js") };
    const draw = await drawSite({ assets: { scripts } });
    const html = draw("index", { article: articleOf("<docs-tabs></docs-tabs>") });
    const loaded = [...html.matchAll(/<script type="module" src="([^"]*)"/g)].map((match) => match[1]);
    expect(loaded).toEqual(["/_docsgen/page.js", "/_docsgen/tabs.js"]);
    expect(html.match(/modulepreload/g)).toHaveLength(1);
  });

  it("picks the mode before the first paint in at most 400 bytes", () => {
    const script = modeScript({ appearance: { default: "system", strict: false } }, "abc1234");
    expect(script.length).toBeLessThanOrEqual(400);
    expect(modeScript({ appearance: { default: "dark", strict: true } }, null)).toContain(
      'c.value=(true)?"dark":"light"',
    );
  });
});

describe("a colour that text is written in", () => {
  it.each(["#F5C518", "#16A34A", "#000", "#fff", "#FF5CB2", "#2d00f7", "#07C983"])(
    "made from %s can be read on light and on dark pages",
    (color) => {
      expect(contrastOf(readable(color, ["#ffffff"]), "#ffffff")).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(readable(color, ["#0c0d10"]), "#0c0d10")).toBeGreaterThanOrEqual(4.5);
    },
  );

  it("stays as it is where it can be read already", () => expect(readable("#1d4ed8", ["#ffffff"])).toBe("#1d4ed8"));

  it("is white on buttons as long as white can be read", () => {
    expect(textOn("#15803D")).toBe("#fff");
    expect(textOn("#4cc9f0")).toBe("#111317");
  });
});

describe("the theme of a site", () => {
  const styleOf = async (settings: Record<string, unknown>, files: Record<string, string> = {}) => {
    const { site } = await drawProject({ ...SITE, settings: { ...SITE.settings, ...settings }, files });
    return themeStyle(site);
  };

  it("loads fonts of the project, and asks no other host for families it only names", async () => {
    const fonts = { family: "Brand", source: "/fonts/brand.woff2", format: "woff2" };
    const own = await styleOf({ fonts }, { "fonts/brand.woff2": "a font" });
    expect(own).toContain('@font-face{font-family:"Brand";src:url("/fonts/brand.woff2") format("woff2")');
    const named = await styleOf({ fonts: { family: "Inter" } });
    expect(named).toContain('--font-body:"Inter",');
    expect(named).not.toContain("@font-face");
  });

  it("cannot be left by a font's name", async () => {
    expect(await styleOf({ fonts: { family: '"}<script>' } })).toContain('--font-body:"\\22 }\\3c script\\3e ",');
  });

  it("takes the page's colours from the settings", async () => {
    const style = await styleOf({ background: { color: { light: "#eeeeee", dark: "#1A003B" } } });
    expect(style).toContain("--color-page:#eeeeee");
    expect(style).toMatch(/html\.dark\{[^}]*--color-page:#1A003B/);
  });

  it("gives sheets of the repository the brand and the page as channels", async () => {
    const colors = { primary: "#166534", light: "#0a0", dark: "#000001" };
    const style = await styleOf({ colors, background: { color: { dark: "#121212" } } });
    expect(style).toContain("--primary:22 101 52;--primary-light:0 170 0;--primary-dark:0 0 1;");
    expect(style).toContain("--background-light:255 255 255;--background-dark:18 18 18");
  });

  it("leaves a mode without a colour of its own as it is: its text would not be read on the other's", async () => {
    const style = await styleOf({ background: { color: { dark: "#121212" } } });
    expect(style).toMatch(/html\.dark\{[^}]*--color-page:#121212/);
    expect(style.match(/--color-page:/g)).toHaveLength(1);
  });

  it("names theme and decoration on the document, by no word that styles of authors hide", async () => {
    const draw = await drawSite({ settings: { theme: "maple", background: { decoration: "grid" } } });
    const html = tag(draw("index"), /<html[^>]*>/);
    expect(html).toMatch(/data-theme="maple" data-backdrop="grid"/);
    // Styles that are to hide the decoration alone would hide the page.
    expect(html).not.toContain("data-decoration");
  });
});
