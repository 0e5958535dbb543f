import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createPreview } from "../../../src/render/live/dev-preview.js";
import { PLAIN_OPTIONS } from "../../build-site.js";
import { withProject } from "../../site/with-project.js";

const SETTINGS = { navigation: { pages: ["index", "other"] } };
const text = (words: string) => `---\ntitle: Page\n---\n\n${words}\n`;
const FILES = { "index.mdx": text("Start."), "other.mdx": text("Sesame.") };

it("shows the text of a page as it is on the disk, even where no change was told", async () => {
  await withProject({ settings: SETTINGS, files: FILES }, async (root) => {
    const { files } = await createPreview({ root, options: PLAIN_OPTIONS, tell: () => {} });
    const shown = async () => String((await files.find("other/index.html"))?.bytes);
    expect(await shown()).toContain("Sesame.");
    expect(await shown()).toContain("Sesame.");
    writeFileSync(join(root, "other.mdx"), text("Fennel, and more."));
    expect(await shown()).toContain("Fennel, and more.");
  });
});

it("answers with a page that follows the next change where a page cannot be made", async () => {
  await withProject({ settings: SETTINGS, files: FILES }, async (root) => {
    const { fail } = await createPreview({ root, options: PLAIN_OPTIONS, tell: () => {} });
    const response = fail(new Error("no such file <b>"));
    const html = await response.text();
    expect([response.status, response.headers.get("content-type")]).toEqual([500, "text/html; charset=utf-8"]);
    expect(html).toContain("<pre>Error: no such file &lt;b>");
    // No revision of the site is loaded as this one is, so it loads again with the next.
    expect(html).toMatch(/<docs-live data-loaded="0-failed" data-drawn="\w+-0" data-text="\w+"><\/docs-live><script /);
  });
});
