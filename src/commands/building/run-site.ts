// Owns what build and check share: read the project, draw every page, check links, collect problems.

import { unknownPrintedGroups } from "../../render/book/book-routes.js";
import { codeColours } from "../../render/code/code-colours.js";
import type { HighlightCode } from "../../render/code/highlight-code.js";
import type { SiteToDraw } from "../../render/document/render-settings.js";
import { iconProblems } from "../../render/icons/icon-problems.js";
import { coloursOfSite } from "../../render/inputs/articles-of-site.js";
import type { DrawnPage } from "../../render/notes/page-notes.js";
import { misnamedSlots } from "../../render/slots/draw-slots.js";
import type { Drawer } from "../../render/threads/drawer.js";
import { once } from "../../shared/once.js";
import { distinctProblems, gatherAlike, type Problem } from "../../shared/problem.js";
import { weighByFile, weighProblems } from "../../site/checks/weigh-problems.js";
import type { Site } from "../../site/site.js";
import type { PagesLeft } from "./take-over.js";

/** Fewer pages than this are drawn in the main thread: workers take longer to start than they save. */
const PAGES_PER_WORKER = 40;

/** The same for pages whose bodies and drafts are kept from the last build. */
const KEPT_PAGES_PER_WORKER = 800;

/** A drawer for that many pages: this thread, which may colour code in another way, or workers where they pay off. */
export async function openDrawer(
  site: SiteToDraw,
  jobs: number,
  { all, kept, highlight }: PagesLeft & { highlight?: HighlightCode | undefined },
): Promise<Drawer> {
  const workers = Math.min(jobs, Math.floor(kept / KEPT_PAGES_PER_WORKER + (all - kept) / PAGES_PER_WORKER));
  if (workers > 1) {
    const { createPool } = await import("../../render/threads/pool.js");
    return createPool(site.settings, workers);
  }
  const { loneDrawer } = await import("../../render/threads/lone-drawer.js");
  return loneDrawer(site, highlight ?? codeColours(coloursOfSite(site.settings.site), site.settings.site.root));
}

/** Opens a drawer when the first page has to be drawn, if any. */
export function drawerWhenNeeded(open: () => Promise<Drawer>): Drawer {
  let opened: Promise<Drawer> | null = null;
  const drawer = () => {
    opened ??= open();
    return opened;
  };
  return {
    draw: async (page) => (await drawer()).draw(page),
    draw404: once(async () => (await drawer()).draw404()),
    close: async () => (await opened)?.close(),
  };
}

/** Problems with icons, drawn pages and links. Each appears once, and many similar ones as one. */
export function problemsOf(site: Site, drawn: readonly DrawnPage[], ofLinks: readonly Problem[]): Problem[] {
  return problemsWith(site, drawn, [
    ...iconProblems(site),
    ...misnamedSlots(site.snippets),
    ...unknownPrintedGroups(site),
    ...ofLinks,
  ]);
}

/** Problems with drawn pages, and others that are known. */
export function problemsWith(site: Site, drawn: readonly DrawnPage[], others: readonly Problem[]): Problem[] {
  const ofPages = drawn.flatMap(({ page, learned }) => weighProblems(learned.problems, page, site));
  return gatherAlike(distinctProblems([...weighByFile(others, site), ...ofPages]));
}
