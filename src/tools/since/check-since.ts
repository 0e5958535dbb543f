// `check --since`: whether addresses that were public still lead somewhere.

import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { MARK } from "../../files/older-output.js";
import type { PagePath } from "../../model.js";
import { decodePath } from "../../shared/encode-path.js";
import { renamedFiles } from "../../shared/git/renamed-files.js";
import { askGit, GitError } from "../../shared/git/run-git.js";
import { isGzip } from "../../shared/is-gzip.js";
import { isPlain } from "../../shared/match-redirect.js";
import { UsageError } from "../../shared/problem.js";
import {
  type CheckStep,
  commitOf,
  type DrawnPage,
  drawProject,
  findAnchor,
  gitFault,
  internalTarget,
  linkTargets,
  NoFolder,
  normalise,
  openSite,
  readHostedDescription,
  readRedirects,
  type Site,
  type SiteOptions,
  sortFiles,
  writeFilesOf,
} from "../core.js";
import { checkPast, landingOf, provenRedirects } from "./check-past.js";
import { listedAddresses, listedSitemaps, type PastAddress, type PastSite } from "./past-addresses.js";

/** Besides problems it finds redirects for pages that are known to have moved. */
export const checkSince: CheckStep = async (drawn, { run, checks }) => {
  const { since = "" } = checks;
  const past = await readPast(since, { ...run, site: drawn.site });
  return {
    problems: checkPast(past, drawn),
    redirects: () => provenRedirects(past, drawn),
    note: past.nothing === null ? null : `No pages were public at "${since}": ${past.nothing}.`,
  };
};

/** @param since a git ref, a file or URL of a sitemap or of addresses one a line, or `last` for the last build. */
async function readPast(since: string, present: Present): Promise<PastSite> {
  if (since === "last") return readLastBuild(present);
  if (/^https?:\/\//i.test(since) || statSync(since, { throwIfNoEntry: false })?.isFile())
    return readListed(since, present);
  try {
    return await readPastRef(since, present);
  } catch (cause) {
    if (cause instanceof NoFolder) return nothingPublic(cause.message);
    if (!(cause instanceof GitError)) throw cause;
    const { reason, hint } = gitFault(present.site.root, cause);
    const hints = [SOURCES, hint].filter((each) => each !== null).join("\n");
    throw new UsageError(`Cannot read the addresses of "${since}": ${reason}.`, hints, { cause });
  }
}

const SOURCES = "Use a git ref, the file or URL of a sitemap, a file with one address per line, or `last`.";

/** A list without any address of the site is another site's, or no list: passing it would prove nothing. */
async function readListed(source: string, { site, options }: Present): Promise<PastSite> {
  const { base } = site.address;
  const addresses = listedAddresses(await readLists(source, options), base);
  if (addresses.length > 0) return { addresses, moved: new Map(), nothing: null };
  const hint = base === "" ? SOURCES : `Addresses of this site begin with ${base}/.`;
  throw new UsageError(`"${source}" lists no address of this site.`, hint);
}

function readLastBuild({ site, options }: Present): PastSite {
  const file = join(resolve(site.root, options.outFolder ?? "dist"), MARK);
  if (!existsSync(file))
    throw new UsageError(`There is no earlier build: ${file} does not exist.`, "Run docsgen build first.");
  const addresses = listedAddresses([readFileSync(file, "utf8")], site.address.base);
  return { addresses, moved: new Map(), nothing: null };
}

/** No site needs as many. */
const MOST_LISTS = 1000;

/** The texts of a list, and of those that it names. `source` is a file or a URL. */
async function readLists(source: string, options: SiteOptions): Promise<string[]> {
  const texts: string[] = [];
  const sources = new Set([source]);
  for (const each of sources) {
    const text = isUrl(each) ? await readAddress(each, options) : readList(each);
    const others = listedSitemaps(text);
    if (others === null) texts.push(text);
    for (const other of others ?? []) if (sources.size < MOST_LISTS) sources.add(besides(each, other));
  }
  return texts;
}

/** Of an index in a file, the others may have been downloaded with it. */
function besides(index: string, named: string): string {
  if (isUrl(index)) return URL.canParse(named, index) ? new URL(named, index).href : named;
  const file = join(dirname(index), basename(named.replace(/[?#].*$/, "")));
  return existsSync(file) ? file : named;
}

function isUrl(source: string): boolean {
  return /^https?:\/\//i.test(source);
}

function readList(file: string): string {
  if (!existsSync(file))
    throw new UsageError(`Cannot read ${file}: it does not exist.`, "Check the index of sitemaps.");
  const bytes = readFileSync(file);
  return (isGzip(bytes) ? gunzipSync(bytes) : bytes).toString("utf8");
}

async function readAddress(url: string, { offline, privateHosts, cache }: SiteOptions): Promise<string> {
  const hosted = await readHostedDescription(url, {
    cacheFolder: cache,
    isOffline: offline,
    allowPrivate: privateHosts,
  });
  if (hosted.kind === "text") return hosted.text;
  throw new UsageError(`Cannot read ${url}: ${hosted.reason}`, "Check the address.");
}

/** The site as it is, and how it was read. */
interface Present extends Pick<Parameters<CheckStep>[1]["run"], "options" | "jobs"> {
  readonly site: Site;
}

/** Fails with `GitError` where git cannot give the ref. Faults of the project as it was are not reported. */
async function readPastRef(ref: string, present: Present): Promise<PastSite> {
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
function nothingPublic(nothing: string): PastSite {
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

/** The commit that a ref names; of a branch, the commit where HEAD left it, since nothing is missing that only came to it later. */
function startOf(root: string, ref: string): string {
  const commit = commitOf(root, ref);
  const name = askGit(root, ["rev-parse", "--symbolic-full-name", ref]) ?? "";
  const isBranch = /^refs\/(?:heads|remotes)\//.test(name);
  return (isBranch ? askGit(root, ["merge-base", commit, "HEAD"])?.trim() : null) ?? commit;
}

/** Fails with `UnknownRef` where there is no such ref, with `NoFolder` where it has no such folder. Call `remove` when done. */
function checkOut(root: string, ref: string, areEmpty: Parameters<typeof writeFilesOf>[2]["areEmpty"]) {
  const commit = commitOf(root, ref);
  const made = mkdtempSync(join(tmpdir(), "docsgen-past-"));
  const remove = () => rmSync(made, { recursive: true, force: true });
  try {
    writeFilesOf(root, commit, { folder: join(made, "project"), areEmpty });
    return {
      /** Where the project is: the same folder of the repository as `root`. */
      folder: join(made, "project"),
      remove,
    };
  } catch (cause) {
    remove();
    throw cause;
  }
}
