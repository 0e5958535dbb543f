// Follows the links of single pages of the live preview: besides them, only the pages whose anchors they name are drawn.
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Page } from "../../model.js";
import { once } from "../../shared/once.js";
import type { Problem } from "../../shared/problem.js";
import { createLinkCheck, type LinkedPage, pagesNamed } from "../../site/checks/check-links.js";
import { linkTargets, type SiteFiles } from "../../site/checks/link-targets.js";
import type { Site } from "../../site/site.js";
import { isDrawn } from "../document/rendered-page.js";
import type { LiveDrawing } from "./live-drawing.js";

/** Gives what is wrong with the links of a page. */
export function liveLinks(
  site: Site,
  drawing: LiveDrawing,
  files: SiteFiles,
): (page: Page) => Promise<readonly Problem[]> {
  const targets = once(() => linkTargets(site, files));
  const read = async (page: Page): Promise<LinkedPage> => {
    // Requests are answered between two pages.
    await nextTurn();
    const known = drawing.linksOf(page);
    const links = known ?? (await drawing.draw(page)).facts;
    return { page, links: () => links };
  };
  return async (page) => {
    const own = await read(page);
    if (own.links().links.length === 0) return [];
    const linked = [own];
    for (const path of pagesNamed(own, targets())) {
      const named = site.pages.get(path);
      if (named && named !== page && isDrawn(named)) linked.push(await read(named));
    }
    return createLinkCheck(linked, targets()).problems(own);
  };
}

/** Keeps what is wrong with a project that is being written: of the site as a whole, and of each page as it was drawn last. */
export interface LiveProblems {
  /** Sets the problems of a part: a page (by file or path) or the site. Returns whether they changed. */
  readonly note: (part: string, problems: readonly Problem[]) => boolean;
  readonly of: (part: string) => readonly Problem[];
  /** Parts that have problems. */
  readonly parts: () => string[];
  readonly all: () => Problem[];
}

/** The site as a whole, as a part. */
export const WHOLE_SITE = "";

/** `tell` gets each problem once for as long as it lasts. */
export function liveProblems(tell: (problems: readonly Problem[]) => void): LiveProblems {
  const found = new Map<string, readonly Problem[]>();
  let told = new Set<string>();
  const all = () => [...found.values()].flat();
  return {
    note: (part, problems) => {
      const before = JSON.stringify(found.get(part) ?? []);
      if (problems.length > 0) found.set(part, problems);
      else found.delete(part);
      if (JSON.stringify(problems) === before) return false;
      const standing = all();
      tell(standing.filter((each) => !told.has(JSON.stringify(each))));
      told = new Set(standing.map((each) => JSON.stringify(each)));
      return true;
    },
    of: (part) => found.get(part) ?? [],
    parts: () => [...found.keys()],
    all,
  };
}
