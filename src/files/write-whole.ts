// Writes a file atomically, even if the power fails.
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
