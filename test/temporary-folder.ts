// Folders of tests. They lie in one of the run, which goes with the run: no test removes its own.
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export function temporaryFolder(): string {
  return mkdtempSync(join(process.env["TEST_FOLDER"] ?? tmpdir(), "docsgen-"));
}

/** Writes files below a folder, by their paths in it. */
export function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
}
