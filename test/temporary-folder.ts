// Folders of tests. They lie in one of the run, which goes with the run: no test removes its own.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeEach } from "vitest";

export function temporaryFolder(): string {
  return mkdtempSync(join(process.env["TEST_FOLDER"] ?? tmpdir(), "docsgen-"));
}

/** Gives a folder that is new in each test. */
export function folderOfEachTest(): () => string {
  let folder = "";
  beforeEach(() => {
    folder = temporaryFolder();
  });
  return () => folder;
}

/** Writes files below a folder, by their paths in it. */
export function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
}

/** The texts of all files below a folder beside the test, by their paths in it. */
export function filesIn(folder: URL): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => relative(fileURLToPath(folder), join(entry.parentPath, entry.name))).sort();
  return Object.fromEntries(paths.map((path) => [path, readFileSync(new URL(path, folder), "utf8")]));
}
