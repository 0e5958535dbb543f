import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { buildQuietly } from "../../../src/commands/build.js";
import { createPreview } from "../../../src/render/live/dev-preview.js";
import { PLAIN_OPTIONS } from "../../build-site.js";
import { writeProject } from "../../site/write-project.js";

const FLAGS = { parser: "native", cache: true, format: "json", offline: true, jobs: 1, quiet: true } as const;

const files = {
  "index.mdx": "---\ntitle: Home\n---\n\nWords.\n",
  "garden/plant.mdx":
    '---\ntitle: Planting & more\n---\n\nSee [watering](/garden/water#in_summer), [home](/) and [above](#in-spring).\n\n<Tabs><Tab title="Roses">Dig.</Tab><Tab title="Lilies">Wait.</Tab></Tabs>\n\n## In spring\n\n```mermaid\nflowchart LR\n  a --> b\n```\n',
  "garden/water.mdx": "---\ntitle: Watering\n---\n\n## In spring\n\nA little.\n\n## In summer\n\n$a^2$ more.\n",
  "garden/secret.mdx": "---\ntitle: Secret\nhidden: true\n---\n\nNo.\n",
};
const garden = {
  group: "Garden",
  pages: ["garden/plant", { group: "Later", pages: ["garden/water", "garden/secret"] }],
};
const settings = {
  print: { groups: ["Garden"] },
  navigation: { groups: [{ group: "Start", pages: ["index"] }, garden] },
};

async function built(of: object, use: (read: (file: string) => string, root: string) => void | Promise<void>) {
  const root = writeProject({ files, settings: { ...settings, ...of } });
  const { problems } = await buildQuietly(root, { ...FLAGS, siteUrl: "https://garden.example/docs" });
  expect(problems).toEqual([]);
  await use((file) => readFileSync(join(root, "dist", file), "utf8"), root);
}

const bodyOf = (html: string) => /<div class="book.*<\/section>/s.exec(html)?.[0] ?? "";

describe("a group as one document", () => {
  it("has every page of the group that the sidebar has, with ids of their own", async () => {
    await built({}, (read) => {
      const html = read("print/garden/index.html");
      const lines = html.matchAll(/class="book-(?:part|page)-line"[^>]*>.*?<span>(.*?)<\/span>/g);
      expect(Array.from(lines, ([, title]) => title)).toEqual(["Garden", "Planting &amp; more", "Later", "Watering"]);
      const ids = [...bodyOf(html).matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(expect.arrayContaining(["p2--in-spring", "p4--in-spring", "p4--in-summer"]));
      expect(html).not.toContain("Secret");
    });
  });

  it("leads to the places of its pages, however links spell them, and to the site for others", async () => {
    await built({}, (read) => {
      const body = bodyOf(read("print/garden/index.html"));
      const href = (words: string) => new RegExp(`href="([^"]*)"[^>]*>${words}<`).exec(body)?.[1];
      expect([href("watering"), href("home"), href("above")]).toEqual(["#p4--in-summer", "/docs/", "#p2--in-spring"]);
    });
  });

  it("loads the sheets of its pages and no script but that of diagrams", async () => {
    await built({}, (read) => {
      const html = read("print/garden/index.html");
      const head = html.slice(0, html.indexOf("</head>"));
      for (const sheet of ["book", "katex"]) expect(head).toMatch(new RegExp(`rel="stylesheet" href="[^"]*/${sheet}-`));
      expect(head).toMatch(/\/mermaid-[^"]*\.js/);
      expect(head).not.toMatch(/\/tabs-[^"]*\.js/);
    });
  });

  it("is kept from search engines, from the sitemap and from the site's own search", async () => {
    await built({}, (read) => {
      expect(read("print/garden/index.html")).toMatch(/<meta name="robots" content="noindex/);
      for (const file of ["sitemap.xml", "llms.txt", "_docsgen/site.json"]) expect(read(file)).not.toContain("/print/");
    });
  });

  it("follows an edit of one page, and is written by each build as by the first", async () => {
    const root = writeProject({ files, settings });
    const html = () => readFileSync(join(root, "dist/print/garden/index.html"), "utf8");
    await buildQuietly(root, FLAGS);
    writeFileSync(join(root, "garden/water.mdx"), files["garden/water.mdx"].replace("A little.", "Much."));
    await buildQuietly(root, FLAGS);
    expect(html()).toContain("Much.");
    const again = html();
    await buildQuietly(root, { ...FLAGS, cache: false });
    expect(html()).toBe(again);
  });

  it("is made by the preview, too", async () => {
    const root = writeProject({ files, settings });
    const { files: served } = await createPreview({ root, options: PLAIN_OPTIONS, tell: () => {} });
    expect(String((await served.find("print/garden/index.html"))?.bytes)).toContain("Watering");
  });

  it("is not there unless docs.json asks, and a name that no group has is told with the nearest", async () => {
    const root = writeProject({ files, settings: { ...settings, print: { groups: ["Gardn"] } } });
    const { problems } = await buildQuietly(root, FLAGS);
    expect(existsSync(join(root, "dist/print"))).toBe(false);
    expect(problems).toMatchObject([{ code: "unknown-group", hint: 'Did you mean "Garden"?' }]);
  });
});
