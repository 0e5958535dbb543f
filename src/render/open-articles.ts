// Opens the articles that earlier runs kept: build, check and dev share them.
import { join } from "node:path";
import { hashOf } from "../emit/hash-of.js";
import { openRecords, type RecordFile } from "../memory/record-file.js";
import { resultFolder } from "../memory/result-files.js";
import type { SiteOptions } from "../site/site-options.js";

/**
 * The articles of a project; null where nothing is kept. Runs with other options draw other articles of the same pages: they
 * have records of their own, so that one does not replace what the other needs.
 */
export function openArticles(root: string, { cache, ...options }: SiteOptions): RecordFile | null {
  if (cache === null) return null;
  const { lenient, groups, parser, base, url } = options;
  return openRecords(
    join(resultFolder(cache), "articles"),
    hashOf([process.version, root, lenient, groups, parser, base, url]),
  );
}
