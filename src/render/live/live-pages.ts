// Draws pages of the live preview, checks links of open ones, and notes their problems.
import type { Page } from "../../model.js";
import { distinctProblems, gatherAlike, type Problem } from "../../shared/problem.js";
import { type Weights, weighed } from "../../shared/severities.js";
import { weighProblems } from "../../site/checks/weigh-problems.js";
import type { RenderedPage } from "../document/rendered-page.js";
import { type LiveProblems, WHOLE_SITE } from "./live-links.js";
import type { LiveState } from "./live-state.js";

interface LivePages {
  readonly draw: (page: Page, state: LiveState) => Promise<RenderedPage>;
  /** Checks the links of an opened page; its reader does not wait for it. */
  readonly followLinks: (page: Page, state: LiveState) => Promise<void>;
  /** Reports the state of parts that no browser may be showing: pages with problems, edited or open pages. */
  readonly lookAt: (parts: ReadonlySet<string>, state: LiveState) => Promise<void>;
}

interface LivePagesSettings {
  readonly found: LiveProblems;
  readonly weights: Weights;
  /** The current state. Results for earlier ones are dropped. */
  readonly stateNow: () => LiveState | null;
  /** Problems have changed. */
  readonly show: () => void;
}

interface Faults {
  readonly drawn: readonly Problem[];
  readonly links: readonly Problem[];
}

const NONE: Faults = { drawn: [], links: [] };

export function livePages({ found, weights, stateNow, show }: LivePagesSettings): LivePages {
  const faults = new Map<string, Faults>();
  const note = (page: Page, news: Partial<Faults>): void => {
    const part = partOf(page);
    const all = { ...(faults.get(part) ?? NONE), ...news };
    faults.set(part, all);
    if (found.note(part, gatherAlike(distinctProblems([...all.drawn, ...all.links])))) show();
  };
  const draw = async (page: Page, state: LiveState): Promise<RenderedPage> => {
    const drawn = await state.drawing.draw(page);
    note(page, { drawn: weighed(weighProblems(drawn.problems, page, state.site), weights) });
    return drawn;
  };
  const followLinks = async (page: Page, state: LiveState): Promise<void> => {
    const links = await state.checkLinks(page);
    if (stateNow() !== state || state.site.pages.get(page.path) !== page) return;
    note(page, { links: weighed(links, weights) });
  };
  const lookAt = async (parts: ReadonlySet<string>, state: LiveState): Promise<void> => {
    const pages = [...state.site.pages.values()].filter((page) => parts.has(partOf(page)));
    const left = new Set(pages.map(partOf));
    for (const part of parts) {
      if (part === WHOLE_SITE || left.has(part)) continue;
      faults.delete(part);
      if (found.note(part, [])) show();
    }
    for (const page of pages) {
      if (stateNow() !== state) return;
      // A page that did not change has the same problems; only the targets of its links may have changed.
      if (state.drawing.linksOf(page) === null) await draw(page, state);
      await new Promise(setImmediate); // Browsers that ask for the page are answered first.
      await followLinks(page, state);
    }
  };
  return { draw, followLinks, lookAt };
}

/** The key for problems of a page. */
export function partOf(page: Page): string {
  return page.source?.file ?? page.path;
}
