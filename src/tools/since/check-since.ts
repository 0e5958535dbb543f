// `check --since`: whether addresses that were public still lead somewhere.
import type { CheckRun, DrawnSite, StepFindings } from "../core.js";
import { checkPast, provenRedirects } from "./check-past.js";
import { readPast } from "./read-past.js";

/** Besides problems it finds redirects for pages that are known to have moved. */
export async function checkSince(drawn: DrawnSite, { options, checks }: CheckRun): Promise<StepFindings> {
  const { since = "" } = checks;
  const past = await readPast(since, { site: drawn.site, options, flags: checks });
  return {
    problems: checkPast(past, drawn),
    redirects: () => provenRedirects(past, drawn),
    note: past.nothing === null ? null : `No pages were public at "${since}": ${past.nothing}.`,
  };
}
