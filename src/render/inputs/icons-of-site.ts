// Lists the icons that a site shows around its articles.
import { iconKey } from "../../layout/icons/icon-sheet.js";
import { serviceIcon, socialIcon } from "../../layout/icons/service-icons.js";
import { actionIcon, SHORTCUTS_ICON } from "../../layout/page-menu/action-icons.js";
import type { Footer, IconRef, Navbar, NavNode } from "../../model.js";
import type { Site } from "../../site/site.js";

/** Each icon in the shells of a site, once. */
export function iconsOfSite(site: Site): IconRef[] {
  return [...new Map(Array.from(iconsOf(site), (icon) => [iconKey(icon), icon])).values()];
}

function* iconsOf(site: Site): Generator<IconRef> {
  yield* navigationIcons(site);
  for (const { matter } of site.pages.values()) if (matter.icon) yield matter.icon;
  if (site.config.contextual.options.length > 0) yield SHORTCUTS_ICON;
  yield* shellIcons(site);
}

/** The icons that docs.json names, in navigation and elsewhere. */
export function* settingsIcons(site: Site): Generator<IconRef> {
  yield* navigationIcons(site);
  yield* shellIcons(site);
}

function* navigationIcons({ navigation }: Site): Generator<IconRef> {
  yield* iconsBelow(navigation.children);
  for (const link of navigation.global) if (link.holder.icon) yield link.holder.icon;
}

function* shellIcons({ config }: Site): Generator<IconRef> {
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

/** Icons of links in the top bar and the footer, of the site or of one of its languages. */
function* barIcons({ navbar, footer }: Bars): Generator<IconRef> {
  for (const link of navbar?.links ?? []) {
    if (link.icon) yield link.icon;
    if (link.type) yield serviceIcon(link.type);
  }
  if (navbar?.primary && navbar.primary.type !== "button") yield serviceIcon(navbar.primary.type);
  for (const platform of Object.keys(footer?.socials ?? {})) yield socialIcon(platform);
}
