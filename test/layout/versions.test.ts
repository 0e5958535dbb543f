// Versions that look after themselves: pages of another version than the current one lead readers and search engines to it.
import { describe, expect, it } from "vitest";
import { inOrderOfVersions } from "../../src/render/inputs/search-of-site.js";
import { sitemap } from "../../src/render/routes/host-files.js";
import { drawProject } from "./draw-site.js";

const VERSIONS = [
  { version: "1", pages: ["v1/index", "v1/start", "v1/only"] },
  { version: "2", default: true, pages: ["v2/index", "v2/start"] },
  { version: "3", tag: "Beta", pages: ["v3/start"] },
];
const URL = "https://docs.example.com";

function project(settings: object = {}, pages: Readonly<Record<string, string>> = {}, versions = VERSIONS) {
  return drawProject({ navigation: { versions }, settings: { ...settings }, pages, url: URL });
}

const { draw, site } = await project();

function notice(html: string): string | null {
  return html.match(/<p class="page-notice" role="note">.*?<\/p>/)?.[0] ?? null;
}

function canonical(html: string): string | undefined {
  return html.match(/<link rel="canonical" href="([^"]*)"/)?.[1];
}

describe("the notice", () => {
  it("leads to the same page of the current version, from older and newer ones", () => {
    expect(notice(draw("v1/start"))).toBe(
      '<p class="page-notice" role="note">You are reading the documentation of version 1. <a href="/v2/start/">Read this page in 2</a></p>',
    );
    expect(notice(draw("v3/start"))).toContain('<a href="/v2/start/">');
    expect(notice(draw("v2/start"))).toBeNull();
  });

  it("says the word for a version once, where versions are called by it", async () => {
    const versions = VERSIONS.map((each) => ({ ...each, version: `Version ${each.version}` }));
    const { draw } = await project({}, {}, versions);
    expect(notice(draw("v1/start"))).toMatch(/of version 1\. <a href="[^"]*">Read this page in Version 2</);
  });

  it("leads to the current version where it has no such page", () => {
    expect(notice(draw("v1/only"))).toContain('<a href="/v2/">Go to 2</a>');
  });

  it("can be turned off, and is in the language of the page", async () => {
    const off = await project({ versioning: { notice: false } });
    expect(notice(off.draw("v1/start"))).toBeNull();
    const french = await drawProject({ navigation: { languages: [{ language: "fr", versions: VERSIONS }] } });
    expect(notice(french.draw("v1/start"))).toContain("Vous lisez la documentation de la version 1.");
  });

  it("takes the first version for the current one where none is the default", async () => {
    const { draw } = await project({}, {}, VERSIONS.toSpliced(1, 1));
    expect(notice(draw("v1/start"))).toBeNull();
    expect(notice(draw("v3/start"))).toContain('<a href="/v1/start/">');
  });
});

describe("search engines", () => {
  it("are led to the same page of the current version", () => {
    expect(canonical(draw("v1/start"))).toBe(`${URL}/v2/start/`);
    expect(canonical(draw("v1/only"))).toBe(`${URL}/v1/only/`);
    expect(canonical(draw("v2/start"))).toBe(`${URL}/v2/start/`);
  });

  it("are not led to a page that they must not list, nor against a page's own word", async () => {
    const hidden = await project({}, { "v2/start": "title: Start\nnoindex: true" });
    expect(canonical(hidden.draw("v1/start"))).toBe(`${URL}/v1/start/`);
    const own = await project({}, { "v1/start": "title: Start\ncanonical: https://example.com/a" });
    expect(canonical(own.draw("v1/start"))).toBe("https://example.com/a");
    const off = await project({ versioning: { canonical: false } });
    expect(canonical(off.draw("v1/start"))).toBe(`${URL}/v1/start/`);
  });

  it("find only the current version in the sitemap, unless docs.json asks for all", async () => {
    const listed = (text: string) => [...text.matchAll(/<loc>.*?\.com\/([^<]*)</g)].map(([, path]) => path);
    expect(listed(sitemap(site))).toEqual(["v2/", "v2/start/"]);
    const all = await project({ versioning: { sitemap: true } });
    expect(listed(sitemap(all.site))).toHaveLength(6);
  });
});

it("search gives the current version first", () => {
  expect(inOrderOfVersions(site)).toEqual(["v2/index", "v2/start", "v1/index", "v1/start", "v1/only", "v3/start"]);
});
