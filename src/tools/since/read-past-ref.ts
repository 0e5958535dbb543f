// Reads the addresses that a site had at a git ref, with the anchors that its pages linked to, and where its files moved.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PagePath } from "../../model.js";
import { decodePath } from "../../shared/encode-path.js";
import { renamedFiles } from "../../shared/git/renamed-files.js";
import { isPlain } from "../../shared/match-redirect.js";
import {
  checkOut,
  type DrawnPage,
  drawProject,
  findAnchor,
  internalTarget,
  linkTargets,
  normalise,
  openSite,
  type ReadingFlags,
  readRedirects,
  type Site,
  type SiteOptions,
  sortFiles,
  startOf,
} from "../core.js";
import { landingOf } from "./check-past.js";
import type { PastAddress, PastSite } from "./past-addresses.js";

/** The site as it is, and how it was read. */
export interface Present {
  readonly site: Site;
  readonly options: SiteOptions;
  readonly flags: ReadingFlags;
}

/** Fails with `GitError` where git cannot give the ref. Faults of the project as it was are not reported. */
export async function readPastRef(ref: string, present: Present): Promise<PastSite> {
  const commit = startOf(present.site.root, ref);
  // Of pictures and other files only the addresses count, and a history may lack the large ones.
  const { folder, remove } = checkOut(present.site.root, commit, (files) => sortFiles(files, new Set()).statics);
  try {
    const options = { ...present.options, lenient: true, cache: null };
    const opened = await openSite(folder, options, () => {});
    if (!opened) return nothingPublic(whyUnread(folder));
    const linked = await drawProject(opened.site, { ...present, options }, async (drawn) =>
      linkedAnchors(opened.site, drawn),
    );
    const pages = [...opened.site.pages.values()].filter(({ matter }) => matter.url === null);
    const ofPages = pages.map(({ address, path, source }): PastAddress => {
      return { address, file: source?.file ?? null, anchors: [...(linked.get(path) ?? [])], destination: null };
    });
    const addresses = [...ofPages, ...redirectAddresses(opened.site)];
    const moved = movedFiles(commit, { folder, past: opened.site, present: present.site });
    return { addresses, moved, nothing: null };
  } finally {
    remove();
  }
}

/** A site that was not there yet. */
export function nothingPublic(nothing: string): PastSite {
  return { addresses: [], moved: new Map(), nothing };
}

function whyUnread(folder: string): string {
  const file = ["docs.json", "mint.json"].find((name) => existsSync(join(folder, name)));
  return file === undefined ? "it has no docs.json" : `its ${file} cannot be read`;
}

/** Of redirects that docs.json had and that landed. A pattern has more addresses than can be named. */
function redirectAddresses(site: Site): PastAddress[] {
  const targets = linkTargets(site, { listed: site.files.map(({ file }) => file), mayCome: () => false });
  return readRedirects(site.config.redirects, () => {}).flatMap(({ source, destination }) => {
    const address = normalise(decodePath(source));
    if (!isPlain(source) || targets.addresses.has(address) || landingOf(address, targets) === null) return [];
    return [{ address, file: null, anchors: [], destination }];
  });
}

/** Anchors that links of other pages lead to, by page. */
function linkedAnchors(site: Site, drawn: readonly DrawnPage[]): ReadonlyMap<PagePath, ReadonlySet<string>> {
  const targets = linkTargets(site, { listed: [], mayCome: () => false });
  const anchors = new Map(drawn.map((each) => [each.page.path, each.links().anchors]));
  const found = new Map<PagePath, Set<string>>();
  for (const { page, links } of drawn)
    for (const { target } of links().links) {
      const inside = target.includes("#") ? internalTarget(target, page, targets) : null;
      const path = inside === null ? undefined : targets.addresses.get(inside.address);
      const anchor = path && inside ? findAnchor(inside.hash, anchors.get(path) ?? []) : null;
      // What a page says of itself is no promise to others.
      if (path === undefined || anchor === null || path === page.path) continue;
      const known = found.get(path) ?? new Set();
      found.set(path, known.add(anchor));
    }
  return found;
}

interface BothSites {
  /** Where the past site is. */
  readonly folder: string;
  readonly past: Site;
  readonly present: Site;
}

/** By their bodies, and by what git takes for the same file under another name. */
function movedFiles(commit: string, { folder, past, present }: BothSites): Map<string, string> {
  const pastFiles = filesOf(past);
  const presentFiles = filesOf(present);
  const gone = [...pastFiles].filter((file) => !presentFiles.has(file));
  const fresh = [...presentFiles].filter((file) => !pastFiles.has(file));
  if (gone.length === 0 || fresh.length === 0) return new Map();
  const bodies = new Map(fresh.map((file) => [bodyOf(join(present.root, file)), file]));
  const sameBodies = gone.flatMap((file): [string, string][] => {
    const body = bodyOf(join(folder, file));
    const now = body === "" ? undefined : bodies.get(body);
    return now === undefined ? [] : [[file, now]];
  });
  return new Map([...sameBodies, ...renamedFiles(present.root, commit, fresh)]);
}

function filesOf({ pages }: Site): Set<string> {
  return new Set([...pages.values()].flatMap(({ source }) => source?.file ?? []));
}

function bodyOf(file: string): string {
  return readFileSync(file, "utf8")
    .replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, "")
    .trim();
}
