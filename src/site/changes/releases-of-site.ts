// Gives a site what earlier releases of its descriptions add, apart from the descriptions.
import type { DescriptionRef, PagePath, Pages, Trail } from "../../model.js";
import type { ShownMarks } from "../../openapi/changes/shown-marks.js";
import type { Report } from "../../shared/problem.js";
import type { SiteApi } from "../site-api.js";
import { releaseFile } from "./release-file.js";

interface ComparedProject {
  readonly root: string;
  readonly cache: string | null;
  readonly data: readonly string[];
  readonly api: SiteApi;
}

/** What releases changed. What reads and compares them is only loaded where docs.json names some. A version from git has none of its own. */
export async function changesFromReleases({ root, cache, data, api }: ComparedProject, report: Report) {
  const wanted = api.compared();
  const none = {
    marks: new Map<string, ShownMarks>(),
    commits: {},
    withText: (pages: Pages, _trails: ReadonlyMap<PagePath, Trail>) => pages,
  };
  if (wanted.length === 0) return none;
  const { changesOfSite, withChanges } = await import("./changes-of-site.js");
  const changes = await changesOfSite(wanted, { root, data, cache }, report);
  return {
    ...changes,
    withText: (pages: Pages, trails: ReadonlyMap<PagePath, Trail>) => withChanges(pages, trails, changes),
  };
}

export function releaseFiles(refs: readonly DescriptionRef[]): string[] {
  return refs.flatMap(({ changes }) => (changes ?? []).flatMap((each) => releaseFile(each) ?? []));
}
