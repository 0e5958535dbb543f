// Reads a site from the folder of a build, and again as soon as another build is swapped in.
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { settleOutput } from "../../emit/switch-journal.js";
import { BUNDLE_FOLDER, BUNDLE_INDEX_FILE } from "../../search/bundle-files.js";
import { openSite, PROXY_RULES_FILE, SITE_FILE, type SiteReader, type SiteSource } from "./open-site.js";

/** How often the build is looked at, in milliseconds. */
const LOOK_EVERY = 1000;

export function folderSite(domain: string, source: SiteSource): SiteReader {
  const dist = source.from;
  let current: string | null = null;
  return {
    every: LOOK_EVERY,
    async next() {
      const mark = await buildMark(dist);
      if (current !== null && (mark === "" || mark === current)) return null;
      await settleOutput(dist);
      const edition = await openSite({ domain, source, dist });
      current = mark;
      return edition;
    },
  };
}

/** The files that tell editions apart; a build writes only those that changed. The last is not in every build. */
const HEADS = [SITE_FILE, `${BUNDLE_FOLDER}/${BUNDLE_INDEX_FILE}`];
const MARKED = [...HEADS, PROXY_RULES_FILE];

/** Changes with every edition; empty in the moment in which one takes the place of another. */
async function buildMark(dist: string): Promise<string> {
  const marks = await Promise.all(MARKED.map((file) => fileMark(join(dist, file))));
  return marks.slice(0, HEADS.length).includes("") ? "" : marks.join(" ");
}

/** Changes with every edition of a file; empty where there is none. */
export async function fileMark(file: string): Promise<string> {
  try {
    const { ino, mtimeMs, size } = await stat(file);
    return `${ino}:${mtimeMs}:${size}`;
  } catch {
    return "";
  }
}
