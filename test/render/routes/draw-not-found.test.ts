import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { buildSite } from "../../build-site.js";
import { temporaryFolder } from "../../temporary-folder.js";

async function page404(settings?: Readonly<Record<string, unknown>>): Promise<string> {
  const root = temporaryFolder();
  const config = {
    theme: "mint",
    name: "Garden",
    errors: settings && { "404": settings },
    navigation: { pages: ["index"] },
  };
  writeFileSync(join(root, "docs.json"), JSON.stringify(config));
  writeFileSync(join(root, "index.mdx"), "---\ntitle: Home\n---\n\nText.\n");
  return await (await buildSite(root, { base: "/docs" })).file("404.html");
}

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
});
