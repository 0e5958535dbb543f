// Puts a file of the cache in place whole: no reader sees half of it, and makers of the same file never meet.
import { randomUUID } from "node:crypto";
import { renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { makeFolder } from "./make-folder.js";

/**
 * Written beside and renamed. The draft has a name of its own each time: the id of a process says nothing between
 * threads, and containers that share a folder number their processes alike. What cannot be kept is made again next
 * time, so a folder that cannot be written is no fault.
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
