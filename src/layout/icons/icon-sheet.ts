// Owns the sheet of icons: one file with every icon that frames of this site show, so that pages only name them.
import type { Footer, Html, IconRef, Navbar, NavNode } from "../../model.js";
import { shortHash } from "../../shared/short-hash.js";
import type { Site } from "../../site/site.js";
import { actionIcon } from "../page-menu/action-icons.js";
import { serviceIcon, socialIcon } from "./service-icons.js";

/** A drawn sheet. Pictures that are no inline SVG stay out of it. */
export interface IconSheet {
  /** An SVG document of symbols. */
  readonly text: string;
  /** Changes with the text. */
  readonly version: string;
  /** Key of a reference → id of its symbol. */
  readonly ids: ReadonlyMap<string, string>;
}

/** The name of the sheet's file, below the folder of the browser files. */
export const ICON_SHEET = "icons.svg";

/** Draws the sheet of a site; the same for every worker, whatever pages it draws. */
export function createIconSheet(site: Site, icon: (ref: IconRef) => Html | null): IconSheet {
  const ids = new Map<string, string>();
  let symbols = "";
  for (const ref of iconsOf(site)) {
    const key = iconKey(ref);
    if (ids.has(key)) continue;
    const symbol = toSymbol(icon(ref), `i${ids.size}`);
    if (symbol === null) continue;
    ids.set(key, `i${ids.size}`);
    symbols += symbol;
  }
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${symbols}</svg>`;
  return { text, version: shortHash(text), ids };
}

export function iconKey({ name, style, library }: IconRef): string {
  return `${library ?? ""} ${style ?? ""} ${name}`;
}

function* iconsOf({ config, navigation, pages }: Site): Generator<IconRef> {
  yield* iconsBelow(navigation.children);
  for (const link of navigation.global) if (link.holder.icon) yield link.holder.icon;
  for (const { matter } of pages.values()) if (matter.icon) yield matter.icon;
  for (const option of config.contextual.options) yield actionIcon(option);
  yield* barIcons(config);
}

function* iconsBelow(nodes: readonly NavNode[]): Generator<IconRef> {
  for (const node of nodes) {
    if (node.kind === "page") continue;
    if (node.holder.icon) yield node.holder.icon;
    if (node.kind !== "branch") continue;
    yield* barIcons(node.holder);
    for (const link of node.global) if (link.holder.icon) yield link.holder.icon;
    yield* iconsBelow(node.children);
  }
}

interface Bars {
  readonly navbar: Navbar | null;
  readonly footer: Footer | null;
}

/** Of links in the top bar and the footer: the site's own, or those a language brings. */
function* barIcons({ navbar, footer }: Bars): Generator<IconRef> {
  for (const link of navbar?.links ?? []) {
    if (link.icon) yield link.icon;
    if (link.type) yield serviceIcon(link.type);
  }
  if (navbar?.primary && navbar.primary.type !== "button") yield serviceIcon(navbar.primary.type);
  for (const platform of Object.keys(footer?.socials ?? {})) yield socialIcon(platform);
}

/** `<svg class="icon" viewBox="…">…</svg>` as a symbol; null for other pictures and for SVG with ids of its own. */
function toSymbol(html: Html | null, id: string): string | null {
  const match = html?.match(/^<svg [^>]*?(viewBox="[^"]*")[^>]*>(.*)<\/svg>$/s);
  if (!match || / id=/.test(match[2] ?? "")) return null;
  return `<symbol id="${id}" ${match[1]}>${match[2]}</symbol>`;
}
