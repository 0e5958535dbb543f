import { describe, expect, it } from "vitest";
import { buildProject } from "../../site/write-project.js";

function garden(settings?: Readonly<Record<string, unknown>>, navigation: object = { pages: ["index"] }) {
  return buildProject({ settings: { errors: settings && { "404": settings }, navigation } }, { base: "/docs" });
}

const page404 = async (...site: Parameters<typeof garden>) => await (await garden(...site)).file("404.html");

describe("the page for addresses that lead nowhere", () => {
  it("draws the description with its links and components", async () => {
    const html = await page404({ title: "Lost", description: "Go [home](/).\n\n<Note>Or dig.</Note>" });
    expect(html).toContain("Lost");
    expect(html).toContain('<a href="/docs/">home</a>');
    expect(html).toMatch(/class="callout callout-note"[\s\S]*Or dig\./);
  });

  it("leads home where docs.json writes of it and does not say otherwise", async () => {
    const home = 'content="0; url=/docs/"';
    expect(await page404({ redirect: true })).toContain(home);
    expect(await page404({ title: "Lost" })).toContain(home);
    expect(await page404({ title: "Lost", redirect: false })).not.toContain('http-equiv="refresh"');
    expect(await page404()).not.toContain('http-equiv="refresh"');
  });

  it("has its style sheets in the build", async () => {
    const { file, routes } = await garden();
    const sheets = [...(await file("404.html")).matchAll(/<link rel="stylesheet" href="\/docs\/([^"]+)"/g)];
    expect(sheets.map(([, sheet]) => routes.has(`${sheet}`))).toEqual([true, true]);
  });

  it("names the groups of a language, not the languages, as ways on", async () => {
    const groups = [{ group: "Plants", pages: ["index"] }];
    const languages = ["en", "fr"].map((language) => ({ language, groups }));
    const [, ways] = (await page404(undefined, { languages })).split('id="not-found-ways"');
    expect(ways).toContain(">Plants<");
    expect(ways).not.toContain(">English<");
  });
});
