import { describe, expect, it } from "vitest";
import { buildProject } from "../site/write-project.js";

const page = (title: string, more = "") => `---\ntitle: ${title}\n${more}---\n`;

const files = {
  "index.mdx": `${page("Home", 'related: ["/guides/start"]\n')}${[
    "[a](/guides/start) [b](guides/start#part) [c](/guides/start/?a=1#part) [d](./guides/start.mdx) [e](/v1.2) [f](/data.txt)",
    '<Card title="Card" href="/guides/start">Text</Card>',
    '<a href="/guides/start">Plain</a>',
  ].join("\n\n")}`,
  "guides/start.mdx": `${page("Start")}## Part\n\nWords.\n`,
  "v1.2.mdx": page("Version"),
  "moved.mdx": page("Moved", "url: /guides/start\n"),
  "data.txt": "data",
};
const settings = {
  navigation: { groups: [{ group: "All", pages: ["index", "guides/start", "v1.2", "moved"] }] },
  logo: { light: "/logo.svg", dark: "/logo.svg", href: "/guides/start" },
  navbar: {
    links: [
      { label: "Guide", href: "/guides/start#part" },
      { label: "Version", href: "/v1.2" },
    ],
  },
  banner: { content: "[News](/guides/start)" },
  footer: { links: [{ header: "More", items: [{ label: "Start", href: "/guides/start" }] }] },
  redirects: [
    { source: "/old", destination: "/guides/start?from=old#part" },
    { source: "/old-file", destination: "/data.txt" },
  ],
};

describe.each([
  ["with a slash, as hosts of files serve pages", {}, "/"],
  ["with a slash where docs.json asks for it", { trailingSlash: true }, "/"],
  ["without one where docs.json says so", { trailingSlash: false }, ""],
])("addresses of pages are written %s", (_, seo, end) => {
  const built = buildProject({ settings: { ...settings, seo }, files }, { base: "/docs", url: "https://x.example" });
  const read = async (name: string) => (await built).file(name);
  const withoutHash = (address: string) => address.replace(/[?#].*/, "");

  it("in pages: content, settings, front matter", async () => {
    const html = await read("index.html");
    const led = new Set(Array.from(html.matchAll(/ href="(\/docs\/[^"]*)"/g), ([, href = ""]) => withoutHash(href)));
    const pages = [...led].filter((href) => /guides|v1\.2\/?$|moved/.test(href));
    expect(pages.toSorted()).toEqual([`/docs/guides/start${end}`, `/docs/v1.2${end}`]);
    expect(led).toContain("/docs/data.txt");
    expect(html).toContain(`href="/docs/guides/start${end}?a=1#part"`);
  });

  it("for search engines, agents and search", async () => {
    const address = `https://x.example/docs/guides/start${end}`;
    expect(await read("guides/start/index.html")).toContain(`rel="canonical" href="${address}"`);
    expect(await read("sitemap.xml")).toContain(`<loc>${address}</loc>`);
    expect(await read("index.md")).toContain(`[a](${address}) [b](${address}#part)`);
    expect(await read("_docsgen/site.json")).toContain(`"trailingSlash":${end === "/"}`);
  });

  it("by redirects, which lead on once", async () => {
    expect(await read("_redirects")).toContain(
      `/docs/old /docs/guides/start${end}?from=old#part 308\n/docs/old-file /docs/data.txt 308\n`,
    );
    expect(await read("old/index.html")).toContain(`/docs/guides/start${end}?from=old#part`);
  });
});
