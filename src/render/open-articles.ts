// Opens the articles that earlier runs kept: build, check and dev share them.
import { join } from "node:path";
import { hashOf } from "../emit/hash-of.js";
import { resultFolder } from "../memory/memory.js";
import { openRecords, type RecordFile } from "../memory/record-file.js";
import { UsageError } from "../shared/problem.js";
import type { SiteOptions } from "../site/site.js";

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

/**
 * `SOURCE_DATE_EPOCH`, in seconds, else noon of this day in UTC, which is the same day in nearly all time zones: builds of
 * one day are the same byte for byte. In milliseconds.
 */
export function readClock(): number {
  const fixed = process.env["SOURCE_DATE_EPOCH"];
  if (fixed === undefined || fixed === "") return new Date().setUTCHours(12, 0, 0, 0);
  const clock = Number(fixed) * 1000;
  if (!/^\d+$/.test(fixed) || Number.isNaN(new Date(clock).getTime()))
    throw new UsageError(
      `SOURCE_DATE_EPOCH is not a valid time: "${fixed}".`,
      "Set it to the number of seconds since 1970, for example: SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)",
    );
  return clock;
}
