import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { recordReader } from "../../../src/memory/record-file.js";
import { createPreview } from "../../../src/render/live/dev-preview.js";
import { openArticles } from "../../../src/render/open-articles.js";
import { pagePath } from "../../../src/shared/page-path.js";
import { PLAIN_OPTIONS } from "../../build-site.js";
import { withProject } from "../../site/with-project.js";

afterEach(() => vi.useRealTimers());

const FILES = { "index.mdx": "---\ntitle: Start\n---\nSesame.\n", "other.mdx": "---\ntitle: Other\n---\nOther.\n" };
const SETTINGS = { navigation: { pages: ["index", "other"] } };

it("keeps the articles of the preview where builds and checks with the same options find them", async () => {
  await withProject({ settings: SETTINGS, files: FILES }, async (root) => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const options = { ...PLAIN_OPTIONS, cache: join(root, ".docsgen/cache") };
    const preview = await createPreview({ root, options, tell: () => {} });
    expect(String((await preview.files.find("index.html"))?.bytes)).toContain("Sesame.");
    vi.runAllTimers();
    const places = openArticles(root, { ...options, outFolder: "elsewhere" })?.places;
    expect([...(places?.spans.keys() ?? [])]).toEqual([pagePath("index")]);
    expect(places && String(recordReader(places).take("index"))).toContain("<p>Sesame.</p>");
    expect(openArticles(root, { ...options, lenient: true })?.places.spans.size).toBe(0);
  });
});

it("makes no folder anew that was removed", async () => {
  await withProject({ settings: SETTINGS, files: FILES }, async (root) => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const options = { ...PLAIN_OPTIONS, cache: join(root, ".docsgen/cache") };
    const preview = await createPreview({ root, options, tell: () => {} });
    await preview.files.find("index.html");
    rmSync(root, { recursive: true });
    vi.runAllTimers();
    expect(() => rmSync(root)).toThrow("ENOENT");
  });
});
