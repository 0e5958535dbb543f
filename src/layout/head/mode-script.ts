// Owns the script that runs before the first paint: it picks light or dark, and leaves out a banner that was dismissed.
import type { DocsConfig } from "../../config/docs-config.js";

/** Where the browser stores the reader's choices. `page.client.ts` writes them. */
export const MODE_KEY = "docs-mode";
export const BANNER_KEY = "docs-banner";

/** At most 400 bytes: it is in every page and delays the first paint. */
export function modeScript({ appearance }: Pick<DocsConfig, "appearance">, bannerId: string | null): string {
  const wantsDark = `matchMedia("(prefers-color-scheme:dark)").matches`;
  const fallback = appearance.default === "system" ? wantsDark : String(appearance.default === "dark");
  // Where the system decides anyway, choosing it stores nothing.
  const chosen = appearance.default === "system" ? `m=="dark"` : `m=="dark"||m=="system"&&${wantsDark}`;
  const stored = appearance.strict ? fallback : `(m=s.getItem("${MODE_KEY}"))?${chosen}:${fallback}`;
  const banner = bannerId ? `if(s.getItem("${BANNER_KEY}")=="${bannerId}")c.add("no-banner");` : "";
  return `{let c=document.documentElement.classList,s={getItem(){}},m;try{s=localStorage}catch{}c.toggle("dark",${stored});${banner}}`;
}
