// Defines what each page mode shows around its article.
import type { PageMode } from "../model.js";

/** What each mode shows around the article. */
export const MODES: Readonly<Record<PageMode, ModeParts>> = {
  default: { sidebar: true, head: true, side: true, footer: true },
  wide: { sidebar: true, head: true, side: false, footer: true },
  center: { sidebar: false, head: true, side: false, footer: true },
  landing: { sidebar: false, head: true, side: false, footer: true },
  frame: { sidebar: true, head: false, side: false, footer: false },
  custom: { sidebar: false, head: false, side: false, footer: false },
  assistant: { sidebar: false, head: true, side: false, footer: false },
};

interface ModeParts {
  readonly sidebar: boolean;
  readonly head: boolean;
  readonly side: boolean;
  readonly footer: boolean;
}

/** Whether pages of a mode show their title. */
export function hasHead(mode: PageMode): boolean {
  return MODES[mode].head;
}

/** Whether pages of a mode have a menu beside their title, and a foot. */
export function isArticle(mode: PageMode): boolean {
  return hasHead(mode) && mode !== "landing";
}
