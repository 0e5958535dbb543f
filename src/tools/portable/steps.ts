// The steps `build --portable` and `build --zip`.
import { closeSync, mkdtempSync, openSync, readFileSync, renameSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { UsageError } from "../../shared/problem.js";
import { shortHash } from "../../shared/short-hash.js";
import { cacheFolder, finishSwitch, type PrepareStep } from "../core.js";
import { filesIn, writePortable } from "./write-portable.js";

/** The site is built elsewhere before it is made portable, so that the next build has what it can take over. */
export const preparePortable: PrepareStep = ({ root, out, flags }) => {
  const { folder, close } = openWorkshop(root, out, flags.cache);
  return {
    flags: { base: "", siteUrl: "" },
    folder,
    stage: "Packing",
    finish: async () => {
      const { written, failures, needsServer } = await writePortable(folder, out);
      const failed = failures.map((each) => `Not in a folder: ${each}`);
      const served = needsServer.map((each) => `Only with a web server: ${each}.`);
      return { written, notes: [...failed, ...served] };
    },
    close,
  };
};

/** Where a site is built that is changed once more. */
function openWorkshop(root: string, out: string, hasCache: boolean) {
  if (hasCache) {
    const folder = join(cacheFolder(root), `portable-${shortHash(out)}`);
    finishSwitch(folder);
    return { folder, close: () => {} };
  }
  const own = mkdtempSync(join(tmpdir(), "docsgen-portable-"));
  return { folder: join(own, "site"), close: () => rmSync(own, { recursive: true, force: true }) };
}

export const prepareZip: PrepareStep = ({ out }) => ({
  stage: "Packing",
  finish: () => ({ notes: [zipped(out, `${out}.zip`)] }),
});

function zipped(folder: string, file: string): string {
  try {
    zipFolder(folder, file);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UsageError(`Cannot write "${file}" (${reason}).`, "Check the permissions and the free disk space.");
  }
  return `Zipped into ${file}`;
}

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
