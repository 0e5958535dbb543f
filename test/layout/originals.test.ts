// Pages of other languages that lag behind their original, or show it in place of a missing translation.
import { describe, expect, it } from "vitest";
import { sitemap } from "../../src/render/routes/host-files.js";
import { blockHashes } from "../../src/site/translations/source-blocks.js";
import { drawProject } from "./draw-site.js";

const PAGES = {
  index: "title: Home",
  start: "title: Start",
  "guide/one": "title: One",
  "guide/two": "title: Two",
  "fr/index": "title: Accueil",
  "fr/start": "title: Début",
};
const groups = (guide: string[], prefix = "") => [
  { group: "Start", pages: [`${prefix}index`, `${prefix}start`] },
  { group: "Guide", pages: guide.map((page) => prefix + page) },
];

function project(french: readonly string[], settings: object = {}) {
  const languages = [
    { language: "en", groups: groups(["guide/one", "guide/two"]) },
    { language: "fr", groups: groups([...french], "fr/").filter(({ pages }) => pages.length > 0) },
  ];
  return drawProject({ settings: { navigation: { languages }, ...settings }, pages: PAGES, url: "https://a.example" });
}

const notice = (html: string) => html.match(/<p class="page-notice" role="note">.*?<\/p>/)?.[0] ?? null;

describe("an entry without a translation", () => {
  it("shows the original in its language, with a notice that leads to it", async () => {
    const { draw, site } = await project(["guide/one"]);
    const html = draw("fr/guide/one");
    expect(notice(html)).toBe(
      '<p class="page-notice" role="note">Cette page n’est pas encore traduite. <a href="/guide/one/">Lire l’original : English</a></p>',
    );
    expect(html).toContain('<html lang="fr"');
    expect(html).toContain('<h1 id="page-title" dir="auto" lang="en">One</h1>');
    expect(html).toContain(
      '<div id="content" class="mdx-content prose" data-page-href="/fr/guide/one" lang="en" dir="ltr">',
    );
    expect(html).toContain('<link rel="canonical" href="https://a.example/guide/one/"');
    expect(sitemap(site)).not.toContain("/fr/guide/one");
    expect(draw("guide/one")).not.toContain('<link rel="alternate" hreflang="fr"');
    expect(notice(draw("fr/start"))).toBeNull();
    expect(draw("fr/start")).toContain('<div id="content" class="mdx-content prose" data-page-href="/fr/start">');
  });

  it("says nothing where the settings turn notices off", async () => {
    const { draw } = await project(["guide/one"], { translations: { notice: false } });
    expect(notice(draw("fr/guide/one"))).toBeNull();
  });
});

describe("pages that a language does not list", () => {
  it("are put where they are in the default language, with the groups around them", async () => {
    const { site } = await project([], { translations: { fill: true } });
    expect([...site.trails.keys()]).toEqual([
      ...["index", "start", "guide/one", "guide/two"],
      ...["fr/index", "fr/start", "fr/guide/one", "fr/guide/two"],
    ]);
    expect(
      site.trails
        .get(site.pages.get("fr/guide/two" as never)?.path as never)
        ?.branches.map(({ holder }) => holder.label),
    ).toEqual(["Français", "Guide"]);
    const some = await project(["guide/two"], { translations: { fill: true } });
    expect([...some.site.trails.keys()].slice(-2)).toEqual(["fr/guide/one", "fr/guide/two"]);
  });

  it("stay out unless the settings want them", async () => {
    const { site } = await project([]);
    expect(site.pages.has("fr/guide/two" as never)).toBe(false);
  });
});

it("a translation that lags leads to its original", async () => {
  const lock = (blocks: string) =>
    JSON.stringify({ version: 1, pages: { "fr/start.mdx": { original: "start.mdx", blocks, translation: "x" } } });
  const french = [
    { language: "en", pages: ["index", "start"] },
    { language: "fr", pages: ["fr/start"] },
  ];
  const draw = async (blocks: string) => {
    const files = { "translations.lock.json": lock(blocks) };
    const drawn = await drawProject({ settings: { navigation: { languages: french } }, pages: PAGES, files });
    return notice(drawn.draw("fr/start"));
  };
  expect(await draw("0 1")).toContain('a changé depuis sa traduction. <a href="/start/">Lire l’original : English</a>');
  expect(await draw(blockHashes("---\ntitle: Start\n---\n\nText.\n"))).toBeNull();
});
