// Checks that the links of the settings lead somewhere: those of the navigation, the top bar and the footer.
import type { Footer, LinkFact, Navbar, NavNode } from "../../model.js";
import { pagePath } from "../../shared/page-path.js";
import { fileOf, type Place, type Problem } from "../../shared/problem.js";
import type { PlaceOf } from "../read-place.js";
import type { Site } from "../site.js";
import { createLinkCheck, type LinkCheck, type LinkTargets } from "./check-links.js";
import type { LinkSource } from "./internal-target.js";

/** The links of the settings, with what checks them. */
interface SettingLinks {
  readonly links: readonly LinkFact[];
  readonly page: LinkSource;
  readonly check: LinkCheck;
  readonly placeOf: PlaceOf;
}

/** A warning for each broken link. `files` are those with the settings. */
export function checkSettingLinks(site: Settings, files: readonly string[], targets: LinkTargets): Problem[] {
  const { check, page, links } = settingLinks(site, files, targets);
  const found = check.problems({ page, links: () => ({ links, anchors: [] }) });
  return found.map((each) => ({ ...each, hint: each.hint ?? "Use the address of a page, or remove the link." }));
}

type Settings = Pick<Site, "config" | "navigation">;

/** Gathers them. */
export function settingLinks(
  { config, navigation }: Settings,
  files: readonly string[],
  targets: LinkTargets,
): SettingLinks {
  const inNavigation = [...navigation.global, ...navigation.children].flatMap(hrefsOf);
  const written = new Set([...inNavigation, ...barHrefs(config.navbar), ...footerHrefs(config.footer)]);
  const hrefs = new Map(Array.from(written, (href) => [fromRoot(href), href]));
  /** Asked for links that lead nowhere alone. */
  const placeOf = (place: Place, target: string): Place => {
    const texts = spellings(hrefs.get(target) ?? target);
    const places = texts.flatMap((text) => files.map((file) => targets.placeOf(fileOf(file), text)));
    return places.find(({ line }) => line > 0) ?? place;
  };
  const place = fileOf(files[0] ?? "docs.json");
  const links = Array.from(hrefs.keys(), (target): LinkFact => ({ target, text: "", isImage: false, place }));
  // An address that no page has: `#top` is of whichever page is open.
  const page = { path: pagePath(""), address: "/", source: null };
  return { links, page, check: createLinkCheck([], { ...targets, placeOf }), placeOf };
}

/** What may be written for a link: a path without a slash at its start is read from the root. */
function spellings(href: string): string[] {
  const path = href.replace(/^\//, "");
  const written = [href, path, `./${path}`, `../${path}`];
  return [
    ...written.flatMap((each) => [`"href": "${each}"`, `"href":"${each}"`]),
    ...written.map((each) => `"${each}"`),
  ];
}

function hrefsOf(node: NavNode): string[] {
  if (node.kind === "page") return [];
  if (node.kind === "link") return [node.href];
  const { navbar, footer } = node.holder;
  return [
    ...[...node.global, ...node.children].flatMap(hrefsOf),
    ...(navbar ? barHrefs(navbar) : []),
    ...(footer ? footerHrefs(footer) : []),
  ];
}

function barHrefs({ links, primary }: Navbar): string[] {
  return [...links, ...(primary ? [primary] : [])].map(({ href }) => href);
}

function footerHrefs({ links }: Footer): string[] {
  return links.flatMap(({ items }) => items.map(({ href }) => href));
}

/** The shell reads paths from the root, wherever its page is. */
function fromRoot(href: string): string {
  return /^(?:[a-z][a-z\d+.-]*:|[/#])/i.test(href) ? href : `/${href}`;
}
