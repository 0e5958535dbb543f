// Puts a file of the cache in place whole: no reader sees half of it, and makers of the same file never meet.
import { randomUUID } from "node:crypto";
import { renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { makeFolder } from "./make-folder.js";

/**
 * Written next to the target and renamed. Each draft has a unique name: process ids do not distinguish
 * threads, and containers that share a folder use the same ones. What cannot be kept is made again next
 * time, so a read-only folder is not an error.
 */
export function putFile(file: string, content: string | Uint8Array): void {
  const draft = `${file}.${randomUUID()}`;
  try {
    makeFolder(dirname(file));
    writeFileSync(draft, content);
    renameSync(draft, file);
  } catch {
    discard(draft);
  }
}

/** On a full disk, half of the draft is there. */
function discard(draft: string): void {
  try {
    rmSync(draft, { force: true });
  } catch {
    // Nothing was written.
  }
}
