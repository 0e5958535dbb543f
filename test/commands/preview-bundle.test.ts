// What the chat of a live preview answers from: the pages as they are, also after an edit.
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { previewBundle } from "../../src/commands/preview-assistant.js";
import { createPreview } from "../../src/render/live/dev-preview.js";
import { PLAIN_OPTIONS } from "../build-site.js";
import { temporaryFolder, writeFiles } from "../temporary-folder.js";

const root = temporaryFolder();
const temporary = join(root, "temporary");
afterEach(() => vi.unstubAllEnvs());

const page = (port: number) => `---\ntitle: Ports\n---\n\nThe server listens on port ${port}.\n`;

test("an edit of a page is found at the next question, and a bundle in use goes on", async () => {
  await mkdir(temporary);
  vi.stubEnv("TMPDIR", temporary);
  const docs = { name: "Acme", theme: "mint", navigation: { pages: ["ports", "other"] } };
  const other = "---\ntitle: Other\n---\n\nSomething else.\n";
  writeFiles(root, { "docs.json": JSON.stringify(docs), "ports.mdx": page(4100), "other.mdx": other });
  const preview = await createPreview({ root, options: PLAIN_OPTIONS, tell: () => {} });
  const bundle = previewBundle(preview.files.find);
  const search = async () => (await (await bundle()).search("port server")).map((hit) => hit.content);
  const first = await bundle();
  expect(await search()).toEqual([expect.stringContaining("port 4100")]);
  expect(await bundle()).toBe(first);
  await writeFile(join(root, "ports.mdx"), page(9200));
  await preview.change(["ports.mdx"]);
  expect(await search()).toEqual([expect.stringContaining("port 9200")]);
  expect(await first.search("port server")).toHaveLength(1);
  expect(await readdir(temporary)).toEqual([]);
});
