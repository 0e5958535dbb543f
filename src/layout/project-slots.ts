// Owns the slots of a page, each a file in `slots/`.
import type { Html } from "../model.js";

export const PROJECT_SLOTS = ["head", "afterTitle", "pageFoot", "footer", "sidebarTop", "notFound"] as const;

export type ProjectSlot = (typeof PROJECT_SLOTS)[number];

/** What the slots of one page show. */
export interface DrawnSlots {
  readonly html: Readonly<Partial<Record<ProjectSlot, Html>>>;
  /** Scripts of those that need the browser, below the folder of browser files. */
  readonly islands: readonly string[];
}

export const NO_SLOTS: DrawnSlots = { html: {}, islands: [] };

/** A slot of a page, with the name by which style sheets find it; empty where the project has none. */
export function slotHtml({ html }: DrawnSlots, slot: ProjectSlot): Html {
  const inner = html[slot];
  if (!inner) return "";
  return slot === "head" ? inner : `<div class="slot mdx-content" data-slot="${slot}">${inner}</div>`;
}
