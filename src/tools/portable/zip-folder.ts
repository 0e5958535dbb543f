// Writes a folder as one zip file, the same bytes for the same files.
import { closeSync, openSync, readFileSync, renameSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { filesIn } from "./write-portable.js";

/** The earliest time that a zip file can tell. */
const NO_TIME = new Date(1980, 0, 1);

/** What is compressed already. */
const COMPRESSED = /\.(?:png|jpe?g|gif|webp|avif|woff2?|mp4|webm|zip|gz|pdf)$/i;

/** Writes `file` once it is whole. */
export function zipFolder(folder: string, file: string): void {
  const begun = `${file}.next-${process.pid}`;
  const target = openSync(begun, "w");
  try {
    const zip = new Zip((fault, bytes) => {
      if (fault) throw fault;
      writeSync(target, bytes);
    });
    for (const name of filesIn(folder)) {
      const entry = COMPRESSED.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
      entry.mtime = NO_TIME;
      zip.add(entry);
      entry.push(readFileSync(join(folder, name)), true);
    }
    zip.end();
    closeSync(target);
    renameSync(begun, file);
  } catch (fault) {
    rmSync(begun, { force: true });
    throw fault;
  }
}
