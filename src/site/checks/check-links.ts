// Checks that every internal link and anchor of the drawn pages leads somewhere.
import { isScript } from "../../config/link-and-icon.js";
import { headingAnchor } from "../../content/tree/heading-id.js";
import type { LinkFact, Page, PageFacts, PagePath } from "../../model.js";
import { decodePath } from "../../shared/encode-path.js";
import type { MatchRedirect } from "../../shared/match-redirect.js";
import { nearest, nearestAmong } from "../../shared/nearest.js";
import { once } from "../../shared/once.js";
import { type Place, type Problem, warning } from "../../shared/problem.js";
import { asksInVain } from "../api-branches.js";
import type { PlaceOf } from "../read-place.js";
import {
  asWebPath,
  baseHint,
  fileHint,
  findAnchor,
  firstFolder,
  inFolderAbove,
  internalTarget,
  type LinkSource,
  likelyAddress,
  normalise,
  type ProbableTargets,
  withScheme,
} from "./internal-target.js";
import { missingFile } from "./named-files.js";

/** Everything an internal link may target. */
export interface LinkTargets {
  /** Addresses of pages without base path, to their paths. */
  readonly addresses: ReadonlyMap<string, PagePath>;
  /** Addresses of static files and generated files. */
  readonly files: Pick<ReadonlySet<string>, "has">;
  /** Those files by name, to look for one that was meant; missing where a run does not list them. */
  readonly listed?: Iterable<string>;
  readonly redirect: MatchRedirect;
  readonly base: string;
  /** Folders of pages that this run cannot know: links to there are not judged. */
  readonly unreadFolders: readonly string[];
  readonly placeOf: PlaceOf;
}

/** A drawn page with its links and link targets, which are read again each time. */
export interface LinkedPage {
  readonly page: Page;
  readonly links: () => Pick<PageFacts, "anchors" | "links">;
}

/** Something with links that are followed. */
interface Linking extends Pick<LinkedPage, "links"> {
  readonly page: LinkSource;
}

/** A link to a place that its page spells otherwise. Plain data: it is kept between builds. */
export interface LooseLink {
  readonly target: string;
  /** The target page, and the anchor there. */
  readonly page: PagePath;
  readonly anchor: string;
}

/** Checks links among all pages that are drawn: missing media are distinguished from pages. */
export interface LinkCheck {
  readonly problems: (linked: Linking) => readonly Problem[];
  /** What a link should say beyond doubt; null where that is what it says, or more than one thing may be meant. */
  readonly meant: (target: string, from: LinkSource) => string | null;
  /** Those of the targets, as a page names them, that are spelt otherwise where they lead. */
  readonly loose: (targets: readonly string[], from: LinkSource) => readonly LooseLink[];
}

export function createLinkCheck(drawn: readonly LinkedPage[], targets: LinkTargets): LinkCheck {
  const isKnown = ({ page }: LinkedPage) => targets.unreadFolders.length === 0 || !asksInVain(page);
  const folders = once(() => new Set(Array.from(targets.addresses.keys(), firstFolder)));
  const spelling = once(() => new Map(Array.from(targets.listed ?? [], (file) => [file.toLowerCase(), file])));
  const known = {
    ...targets,
    folders,
    spelling,
    near: nearLookup(targets),
    anchorsOf: anchorLookup(drawn.filter(isKnown)),
  };
  const places = new Map<string, Place>();
  // A description's words are drawn on many pages, and its views know no lines.
  const placeOf = (place: Place, target: string): Place => {
    const question = `${place.file} ${target}`;
    const found = places.get(question) ?? targets.placeOf(place, target);
    places.set(question, found);
    return found;
  };
  return {
    problems: ({ page, links }) =>
      links().links.flatMap((link) => {
        const found = checkLink(link, page, known);
        if (found?.place?.line !== 0) return found ?? [];
        return { ...found, place: placeOf(found.place, link.target) };
      }),
    meant: (target, from) => meantTarget(target, from, known),
    loose: (targets, from) => targets.flatMap((target) => looseLink(target, from, known) ?? []),
  };
}

/** The pages whose anchors the links of a page name. */
export function pagesNamed({ page, links }: LinkedPage, targets: LinkTargets): PagePath[] {
  const named = links().links.flatMap((link) => {
    const target = link.target.includes("#") ? internalTarget(link.target, page, targets) : null;
    return target === null || target.hash === "" ? [] : (targets.addresses.get(target.address) ?? []);
  });
  return [...new Set(named)];
}

interface Known extends LinkTargets, Omit<ProbableTargets, "addresses"> {
  /** Undefined for what is not drawn, or not as it would be. */
  readonly anchorsOf: (path: PagePath) => readonly string[] | undefined;
}

/** Links to one page that moved are many. */
function nearLookup({ addresses }: LinkTargets): Known["near"] {
  const lookUp = nearestAmong(addresses.keys());
  const found = new Map<string, string | null>();
  return (address) => {
    const known = found.get(address);
    if (known !== undefined) return known;
    const near = lookUp(address);
    found.set(address, near);
    return near;
  };
}

/** Read when a link first names an anchor of the page. */
function anchorLookup(drawn: readonly LinkedPage[]): Known["anchorsOf"] {
  const pages = new Map(drawn.map((each) => [each.page.path, each]));
  const read = new Map<PagePath, readonly string[]>();
  return (path) => {
    const anchors = read.get(path) ?? pages.get(path)?.links().anchors;
    if (anchors) read.set(path, anchors);
    return anchors;
  };
}

function checkLink(link: LinkFact, page: LinkSource, known: Known): Problem | null {
  if (isScript(link.target)) {
    const what = `The link "${link.target.slice(0, 40)}" must not be a script; the link is removed.`;
    return warning("invalid-href", link.place, what, "Link to a page, or remove the link.");
  }
  if (link.target === "" && !link.isImage)
    return warning("dead-link", link.place, "This link has no address.", "Give it one, or remove the link.");
  if (isOnDisk(link.target)) {
    const what = `The link "${link.target}" is a path on your computer, which readers cannot open.`;
    return warning("dead-link", link.place, what, "Use the address of a page, or of a file in the project.");
  }
  const target = internalTarget(link.target, page, known);
  if (target === null) return null;
  const path = known.addresses.get(target.address);
  if (path !== undefined) return target.hash === "" ? null : checkAnchor(link, { path, hash: target.hash }, known);
  if (known.files.has(target.address) || known.redirect(target.address)) return null;
  if (link.isImage || /\.(png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|mp3|wav|pdf|zip|csv|ipynb)$/i.test(target.address)) {
    const hint = baseHint(target.address, known) ?? fileHint(link.target, target.address, known);
    return missingFile(target.address, link.place, hint);
  }
  if (known.unreadFolders.some((folder) => `${target.address}/`.startsWith(`/${folder}/`))) return null;
  const near =
    withScheme(link.target) ??
    asWebPath(link.target, page, known) ??
    likelyAddress(link.target, target.address, { page, known });
  return warning(
    "dead-link",
    link.place,
    `Broken link: "${link.target}" does not match any page.`,
    baseHint(target.address, known) ?? (near ? `Did you mean "${near}"?` : null),
  );
}

/** A path of the writer's own system, in a browser's words or those of Windows. */
function isOnDisk(written: string): boolean {
  return /^(?:file:|[a-z]:[\\/])/i.test(written);
}

function checkAnchor(link: LinkFact, { path, hash }: { path: PagePath; hash: string }, known: Known): Problem | null {
  const anchors = known.anchorsOf(path);
  if (anchors === undefined || hash === "top" || findAnchor(hash, anchors) !== null) return null;
  // The words of a description are on many pages, and have no line yet: one message for all of them.
  if (link.place.line === 0 && link.target.startsWith("#")) {
    const what = `Broken link: "${link.target}" is not an anchor on every page that shows this text.`;
    return warning("dead-anchor", link.place, what, "Link to a page and its anchor, as in `/page#anchor`.");
  }
  const near = nearest(hash, anchors);
  const what = `Broken link: "${path}" has no anchor "#${hash}" (linked as "${link.target}").`;
  return warning("dead-anchor", link.place, what, near ? `Did you mean "#${near}"?` : null);
}

function meantTarget(written: string, page: LinkSource, known: Known): string | null {
  const target = internalTarget(written, page, known);
  if (target === null || isScript(written)) return null;
  const end = `${written}#`.search(/[?#]/);
  const [before, rest] = [written.slice(0, end), written.slice(end)];
  const path = known.addresses.get(target.address);
  if (path !== undefined) {
    const meant = before.replace(/\.mdx?$/i, "") + meantRest(rest, path, { hash: target.hash, known });
    return meant === written ? null : meant;
  }
  const isElsewhere =
    known.files.has(target.address) || known.redirect(target.address) || /\.(?!mdx?$)\w{2,5}$/i.test(before);
  if (isElsewhere || baseHint(target.address, known) !== null) return withScheme(written);
  const whole = normalise(decodePath(before));
  const inSite = known.addresses.has(whole) ? whole : inFolderAbove(before, page, known);
  const near = inSite ?? only(target.address, known.addresses.keys());
  return near === null ? withScheme(written) : near.replace(/[?#%]/g, encodeURIComponent) + rest;
}

function meantRest(rest: string, path: PagePath, { hash, known }: { hash: string; known: Known }): string {
  const anchors = known.anchorsOf(path);
  if (hash === "" || hash === "top" || anchors === undefined || findAnchor(hash, anchors) !== null) return rest;
  const near = only(hash, anchors);
  return near === null ? rest : `${rest.slice(0, rest.indexOf("#") + 1)}${near}`;
}

/** The one candidate that is near; null where there are more. */
function only(word: string, candidates: Iterable<string>): string | null {
  const all = [...candidates];
  const near = nearest(word, all);
  const others = all.filter((each) => each !== near);
  return near !== null && nearest(word, others) === null ? near : null;
}

function looseLink(target: string, from: LinkSource, known: Known): LooseLink | null {
  const found = target.includes("#") ? internalTarget(target, from, known) : null;
  const page = found && known.addresses.get(found.address);
  const anchors = page ? known.anchorsOf(page) : undefined;
  if (!found || !page || !anchors || found.hash === "") return null;
  const anchor = findAnchor(found.hash, anchors);
  return anchor !== null && isLoose(found.hash, anchor) ? { target, page, anchor } : null;
}

/** Whether a link has to be rewritten to reach the anchor that was found for it. */
export function isLoose(written: string, found: string): boolean {
  return found !== headingAnchor(written);
}
