// Owns the script that runs before the first paint: it picks light or dark, leaves out a banner that was dismissed, says that a reader returns, and keeps transitions that are cut short from being reported as faults.
import type { DocsConfig } from "../../config/docs-config.js";

/** Where the browser stores the reader's choices. `page.client.ts` writes them. */
export const MODE_KEY = "docs-mode";
export const BANNER_KEY = "docs-banner";

/**
 * A reader who turns pages fast cuts transitions between them short. Their promises are the browser's own, so nothing can wait
 * for them, and some are rejected before any module runs. Only errors of the browser have a number as their code.
 */
const IGNORE_CUT_TRANSITIONS =
  'addEventListener("unhandledrejection",e=>e.reason?.code>0&&/nsition/.test(e.reason)&&e.preventDefault());';

/**
 * After a reload or a step in the history the browser scrolls to where the reader was, by the height of what is above:
 * `far-away.css` must leave nothing out. The newer way to ask takes twice the bytes.
 */
const MARK_RETURN = 'performance.navigation?.type&&c.add("is-back");';

/** At most 400 bytes: it is in every page and delays the first paint. */
export function modeScript({ appearance }: Pick<DocsConfig, "appearance">, bannerId: string | null): string {
  const wantsDark = `matchMedia("(prefers-color-scheme:dark)").matches`;
  const fallback = appearance.default === "system" ? wantsDark : String(appearance.default === "dark");
  // Where the system decides anyway, choosing it stores nothing.
  const chosen = appearance.default === "system" ? `m=="dark"` : `m=="dark"||m=="system"&&${wantsDark}`;
  const stored = appearance.strict ? fallback : `(m=s.getItem("${MODE_KEY}"))?${chosen}:${fallback}`;
  const banner = bannerId ? `s.getItem("${BANNER_KEY}")=="${bannerId}"&&c.add("no-banner");` : "";
  return `${IGNORE_CUT_TRANSITIONS}{let c=document.documentElement.classList,s={getItem(){}},m;try{s=localStorage}catch{}c.toggle("dark",${stored});${banner}${MARK_RETURN}}`;
}
