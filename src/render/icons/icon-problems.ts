// Finds unknown icons in docs.json and front matter. Those in text are reported when drawn.
import type { DrawFault } from "../../components/draw-context.js";
import { iconKey } from "../../layout/icons/icon-sheet.js";
import { socialIcon } from "../../layout/icons/own-icon.js";
import { actionIcon, SHORTCUTS_ICON } from "../../layout/page-menu/action-icons.js";
import { SIDEBAR_ICON } from "../../layout/sidebar/sidebar.js";
import { MODE_ICONS } from "../../layout/top-bar/mode-buttons.js";
import type { Footer, IconRef, Navbar, NavNode } from "../../model.js";
import { fileOf, type Place, type Problem, warning } from "../../shared/problem.js";
import { readMatterPlaces } from "../../site/read-pages.js";
import { readPlaceOf } from "../../site/read-place.js";
import type { Site } from "../../site/site.js";
import { loadIcons } from "./load-icons.js";

/** One warning per file and name. A place is only looked up for a warning. */
export function iconProblems(site: Site): Problem[] {
  const icons = loadIcons(site.config.icons.library);
  const problems: Problem[] = [];
  const look = (refs: Iterable<IconRef>, placeOf: (ref: IconRef) => Place): void => {
    let place: () => Place;
    const warn = ({ code, what, hint }: DrawFault) => void problems.push(warning(code, place(), what, hint));
    const draw = icons.forPage({ link: (path) => path, warn });
    for (const ref of refs) {
      place = () => placeOf(ref);
      draw(ref);
    }
  };
  const settingsPlace = readPlaceOf(site.root);
  const matterPlace = readMatterPlaces(site.root);
  look(settingsIcons(site), ({ name }) => settingsPlace(fileOf("docs.json"), `"${name}"`));
  for (const { source, matter } of site.pages.values()) {
    if (source !== null && matter.icon) look([matter.icon], () => matterPlace(source.file, "icon"));
  }
  return problems;
}

/** Each icon in the shells of a site, once. */
export function iconsOfSite(site: Site): IconRef[] {
  return [...new Map(Array.from(iconsOf(site), (icon) => [iconKey(icon), icon])).values()];
}

function* iconsOf(site: Site): Generator<IconRef> {
  yield* navigationIcons(site);
  for (const { matter } of site.pages.values()) if (matter.icon) yield matter.icon;
  if (site.config.contextual.options.length > 0) yield SHORTCUTS_ICON;
  yield* shellIcons(site);
  yield* [SIDEBAR_ICON, ...Object.values(MODE_ICONS)];
}

/** The icons that docs.json names, in navigation and elsewhere. */
function* settingsIcons(site: Site): Generator<IconRef> {
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
    if (link.type) yield socialIcon(link.type);
  }
  if (navbar?.primary && navbar.primary.type !== "button") yield socialIcon(navbar.primary.type);
  for (const platform of Object.keys(footer?.socials ?? {})) yield socialIcon(platform);
}
