// Makes the bundle of a small project with our own code, as the live preview does.
import { mkdirSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll } from "vitest";
import { previewBundle } from "../../../src/commands/preview-assistant.js";
import { createPreview } from "../../../src/render/live/dev-preview.js";
import type { Bundle } from "../../../src/search/bundle.js";
import { PLAIN_OPTIONS } from "../../build-site.js";

/** @param files their texts by name; the folder that they are written to goes after the tests of the file */
export async function bundleOfFiles(files: Readonly<Record<string, string>>): Promise<Bundle> {
  const root = await mkdtemp(join(tmpdir(), "docsgen-bundle-"));
  afterAll(() => rm(root, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const preview = await createPreview({ root, options: PLAIN_OPTIONS, tell: () => {} });
  return previewBundle(preview.files.find)();
}
