// Makes the files that are made of all pages of a project, as they are at each question.
import type { Answer } from "../../serve/handler.js";
import { fewAtOnce } from "../../shared/once.js";
import { answerOf, type LiveSettings, type LiveSite, openLiveSite } from "./live-state.js";

export type WholeSite = {
  /** A file that is made of all pages; null where there is none. Calls run one after another. */
  readonly find: (asked: AskedFile) => Promise<Answer | null>;
};

interface AskedFile {
  readonly file: string;
  /** Files that changed since the last call (relative to the root). */
  readonly changed: readonly string[];
}

/** The project is read at the first question. */
export function wholeSite(settings: LiveSettings): WholeSite {
  let site: LiveSite | null = null;
  /** Changes that were not taken in yet: while files move, a project cannot be read. */
  const left = new Set<string>();
  const siteNow = async (changed: readonly string[]): Promise<LiveSite> => {
    for (const file of changed) left.add(file);
    if (site === null) site = await openLiveSite(settings);
    else if (left.size > 0) await site.take([...left]);
    left.clear();
    return site;
  };
  const inTurn = fewAtOnce(1);
  return {
    find: ({ file, changed }) =>
      inTurn(async () => {
        const route = await (await siteNow(changed)).state()?.routeOf(file);
        return route ? answerOf(route) : null;
      }),
  };
}
