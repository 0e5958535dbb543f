// Makes the bundle of a small project with our own code, as the live preview does.
import { previewBundle } from "../../../src/commands/preview-assistant.js";
import { createPreview } from "../../../src/render/live/dev-preview.js";
import type { Bundle } from "../../../src/search/bundle.js";
import { PLAIN_OPTIONS } from "../../build-site.js";
import { temporaryFolder, writeFiles } from "../../temporary-folder.js";

/** @param files their texts by name; the folder that they are written to goes after the tests of the file */
export async function bundleOfFiles(files: Readonly<Record<string, string>>): Promise<Bundle> {
  const root = temporaryFolder();
  writeFiles(root, files);
  const preview = await createPreview({ root, options: PLAIN_OPTIONS, tell: () => {} });
  return previewBundle(preview.files.find)();
}
