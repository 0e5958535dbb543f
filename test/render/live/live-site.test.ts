import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { recordReader } from "../../../src/memory/record-file.js";
import { createPreview } from "../../../src/render/live/dev-preview.js";
import { wholeSite } from "../../../src/render/live/whole-site.js";
import { openArticles } from "../../../src/render/open-articles.js";
import { pagePath } from "../../../src/shared/page-path.js";
import { PLAIN_OPTIONS } from "../../build-site.js";
import { writeProject } from "../../site/write-project.js";

afterEach(() => vi.useRealTimers());

const settings = { navigation: { pages: ["index", "other"] } };
const page = (words: string) => `---\ntitle: Page\n---\n\n${words}\n`;
const PROJECT = { settings, files: { "index.mdx": page("Start."), "other.mdx": page("Sesame.") } };

it("shows the text of a page as it is on the disk, even where no change was told", async () => {
  const root = writeProject(PROJECT);
  const { files } = await createPreview({ root, options: PLAIN_OPTIONS, tell: () => {} });
  const shown = async () => String((await files.find("other/index.html"))?.bytes);
  expect(await shown()).toContain("Sesame.");
  expect(await shown()).toContain("Sesame.");
  writeFileSync(join(root, "other.mdx"), page("Fennel, and more."));
  expect(await shown()).toContain("Fennel, and more.");
});

it("answers with a page that follows the next change where a page cannot be made", async () => {
  const root = writeProject(PROJECT);
  const { fail } = await createPreview({ root, options: PLAIN_OPTIONS, tell: () => {} });
  const response = fail(new Error("no such file <b>"));
  const html = await response.text();
  expect([response.status, response.headers.get("content-type")]).toEqual([500, "text/html; charset=utf-8"]);
  expect(html).toContain("<pre>Error: no such file &lt;b>");
  // No revision of the site is loaded as this one is, so it loads again with the next.
  expect(html).toMatch(/<docs-live data-loaded="0-failed" data-drawn="\w+-0" data-text="\w+"><\/docs-live><script /);
});

it("keeps the articles of the preview where builds and checks with the same options find them", async () => {
  const root = writeProject(PROJECT);
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const options = { ...PLAIN_OPTIONS, cache: join(root, ".docsgen/cache") };
  const preview = await createPreview({ root, options, tell: () => {} });
  expect(String((await preview.files.find("index.html"))?.bytes)).toContain("Start.");
  vi.runAllTimers();
  const places = openArticles(root, { ...options, outFolder: "elsewhere" })?.places;
  expect([...(places?.spans.keys() ?? [])]).toEqual([pagePath("index")]);
  expect(places && String(recordReader(places).take("index"))).toContain("<p>Start.</p>");
  expect(openArticles(root, { ...options, lenient: true })?.places.spans.size).toBe(0);
});

it("makes no folder anew that was removed", async () => {
  const root = writeProject(PROJECT);
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const options = { ...PLAIN_OPTIONS, cache: join(root, ".docsgen/cache") };
  const preview = await createPreview({ root, options, tell: () => {} });
  await preview.files.find("index.html");
  rmSync(root, { recursive: true });
  vi.runAllTimers();
  expect(() => rmSync(root)).toThrow("ENOENT");
});

it("makes what is made of all pages anew once it is told of a change", async () => {
  const root = writeProject(PROJECT);
  const { find } = wholeSite({ root, options: PLAIN_OPTIONS });
  const text = async (...changed: string[]) => String((await find({ file: "llms-full.txt", changed }))?.bytes);
  expect(await text()).toContain("Sesame.");
  writeFileSync(join(root, "other.mdx"), page("Fennel."));
  expect(await text()).toContain("Sesame.");
  expect(await text("other.mdx")).toContain("Fennel.");
  writeFileSync(join(root, "docs.json"), "{");
  expect(await text("docs.json")).toContain("Fennel.");
  rmSync(join(root, "other.mdx"));
  writeFileSync(join(root, "docs.json"), JSON.stringify({ name: "Garden", theme: "mint", ...settings }));
  expect(await text("docs.json", "other.mdx")).not.toContain("Fennel.");
  expect(await find({ file: "nowhere.txt", changed: [] })).toBeNull();
});
