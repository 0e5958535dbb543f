// Owns the strip of icons: one picture with every icon that frames of this site show, so that pages only say a number.
import type { Footer, Html, IconRef, Navbar, NavNode } from "../../model.js";
import { shortHash } from "../../shared/short-hash.js";
import type { Site } from "../../site/site.js";
import { actionIcon, SHORTCUTS_ICON } from "../page-menu/action-icons.js";
import { serviceIcon, socialIcon } from "./service-icons.js";

/** A drawn strip, cut by the style sheet. What is no inline SVG of one colour stays out of it. */
export interface IconSheet {
  /** An SVG document with the icons below one another, each in a square. */
  readonly text: string;
  /** Changes with the text. */
  readonly version: string;
  /** Key of a reference → its place from above. */
  readonly places: ReadonlyMap<string, number>;
}

/** The name of the sheet's file, below the folder of the browser files. */
export const ICON_SHEET = "icons.svg";

/** Of one square. */
const SIDE = 24;

/** Draws the strip of a site; the same for every worker, whatever pages it draws. */
export function createIconSheet(site: Site, icon: (ref: IconRef) => Html | null): IconSheet {
  const places = new Map<string, number>();
  let squares = "";
  for (const ref of iconsOf(site)) {
    const key = iconKey(ref);
    if (places.has(key)) continue;
    const square = toSquare(icon(ref), places.size);
    if (square === null) continue;
    places.set(key, places.size);
    squares += square;
  }
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE * places.size}">${squares}</svg>`;
  return { text, version: shortHash(text), places };
}

export function iconKey({ name, style, library }: IconRef): string {
  return `${library ?? ""} ${style ?? ""} ${name}`;
}

function* iconsOf(site: Site): Generator<IconRef> {
  yield* navigationIcons(site);
  for (const { matter } of site.pages.values()) if (matter.icon) yield matter.icon;
  if (site.config.contextual.options.length > 0) yield SHORTCUTS_ICON;
  yield* frameIcons(site);
}

/** The icons that docs.json names, in navigation and elsewhere. */
export function* settingsIcons(site: Site): Generator<IconRef> {
  yield* navigationIcons(site);
  yield* frameIcons(site);
}

function* navigationIcons({ navigation }: Site): Generator<IconRef> {
  yield* iconsBelow(navigation.children);
  for (const link of navigation.global) if (link.holder.icon) yield link.holder.icon;
}

function* frameIcons({ config }: Site): Generator<IconRef> {
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

/** `<svg class="icon" viewBox="…">…</svg>` at its place; null for other pictures, for colours and for ids of its own. */
function toSquare(html: Html | null, place: number): string | null {
  const match = html?.match(/^<svg [^>]*?(viewBox="[^"]*")[^>]*>(.*)<\/svg>$/s);
  const shapes = match?.[2] ?? "";
  if (!match || / id=|style=|(?:fill|stroke)="(?!none"|currentColor")/i.test(shapes)) return null;
  return `<svg y="${place * SIDE}" width="${SIDE}" height="${SIDE}" ${match[1]}>${shapes}</svg>`;
}
