// Writes a file so that whoever reads it finds all of it or what was there before, even after a power cut.
import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from "node:fs";

export function writeWhole(path: string, content: string): void {
  const draft = `${path}-${process.pid}`;
  const file = openSync(draft, "w");
  try {
    writeFileSync(file, content);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(draft, path);
}
