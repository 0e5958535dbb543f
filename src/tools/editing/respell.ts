// Rewrites links, imports and includes after a move, in the writer's style.
import { posix } from "node:path";
import { decodePath, encodePath } from "../../shared/encode-path.js";
import { meantPaths, normalise, pathsOfInclude, resolveImport, type WrittenLink } from "../core.js";
import { type Addresses, addressOfFile } from "./addresses.js";
import type { EditedProject } from "./read-project.js";

/** A move, as all rewriting sees it. */
export interface Move {
  /** New places of files by their old ones; folders that lead to a page end in a slash. */
  readonly moved: ReadonlyMap<string, string>;
  readonly before: Addresses;
  readonly after: Addresses;
  /** All files, for imports. */
  readonly filesBefore: EditedProject["lookup"];
  readonly filesAfter: EditedProject["lookup"];
  /** The site's own URL with its base path; null where it is not known. */
  readonly siteUrl: string | null;
}

/** A page file, before and after: relative links start from it. */
interface From {
  readonly before: string;
  readonly after: string;
}

/** Where what a file names is looked up: imports from the file itself, links of a snippet from every page that includes it. */
export interface Base {
  readonly own: From;
  readonly pages: readonly From[];
}

/** The new spelling; null where the written one still leads to the same thing, or never led anywhere. */
export function respell(link: WrittenLink, { own, pages }: Base, move: Move): string | null {
  if (link.kind === "import") return respellImport(link.target, own, move);
  if (link.kind === "include") return respellInclude(link.target, move);
  return respellLink(link.target, pages, move);
}

/** Of a link. */
export function respellLink(target: string, from: readonly From[], move: Move): string | null {
  const { siteUrl } = move;
  const isOwn = siteUrl !== null && target.startsWith(`${siteUrl}/`);
  const origin = isOwn ? siteUrl : "";
  const written = target.slice(origin.length);
  if (!isOwn && /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(target)) return null;
  const end = written.search(/[?#]/);
  const path = end === -1 ? written : written.slice(0, end);
  const wanted = path === "" ? null : wantedThing(path, from, move);
  if (wanted === null) return null;
  return origin + spell(path, wanted, { from, move }) + (end === -1 ? "" : written.slice(end));
}

/** What a path must lead to, where it no longer does; null, too, where pages disagree on what it means. */
function wantedThing(path: string, from: readonly From[], move: Move): LinkedThing | null {
  let wanted: LinkedThing | null = null;
  let isBroken = false;
  for (const each of from) {
    const thing = findLinked(path, each.before, move.before);
    if (thing === null) continue;
    const there = movedThing(thing, move.moved);
    if (wanted !== null && !isSameThing(wanted, there)) return null;
    wanted = there;
    isBroken ||= !isSameThing(findLinked(path, each.after, move.after), there);
  }
  return isBroken ? wanted : null;
}

interface Spelling {
  readonly from: readonly From[];
  readonly move: Move;
}

function spell(path: string, thing: LinkedThing, { from, move }: Spelling): string {
  const target = targetOf(path, thing);
  const slash = path.endsWith("/") && thing.kind === "page" && target !== "" ? "/" : "";
  const { base } = move.before;
  const root = `${base !== "" && path.startsWith(`${base}/`) ? base : ""}/`;
  const absolute = encodePath(root + target + slash);
  const [only, ...others] = from;
  if (path.startsWith("/") || !only || others.length > 0) return absolute;
  const folder = posix.dirname(only.after);
  const relative = posix.relative(folder, target) || ".";
  const dotted = path.startsWith(".") && !relative.startsWith(".") ? `./${relative}` : relative;
  const spelt = encodePath(dotted + (dotted.endsWith(".") ? "" : slash));
  return isSameThing(findLinked(spelt, only.after, move.after), thing) ? spelt : absolute;
}

/** From the root; with the ending of a page's file where the writer has it. */
function targetOf(path: string, thing: LinkedThing): string {
  if (thing.kind === "file") return thing.file;
  const { address, file } = thing;
  const isFile = file !== null && !file.endsWith("/");
  if (isFile && /\.mdx?$/i.test(path)) return file;
  if (isFile && /(?:^|\/)index$/.test(path) && /(?:^|\/)index\.mdx?$/i.test(file)) return file.replace(/\.mdx?$/i, "");
  return address.slice(1);
}

/** What a link leads to: an address of a page or folder, or a file that is served as it is. */
type LinkedThing =
  /** `file` is null where no file makes the page; it ends in a slash for a folder that leads to its first page. */
  | { readonly kind: "page"; readonly address: string; readonly file: string | null }
  | { readonly kind: "file"; readonly file: string };

/** What a path, without query and hash, leads to from a file; null where it leads nowhere. */
function findLinked(path: string, fromFile: string, addresses: Addresses): LinkedThing | null {
  const { base, files, pages } = addresses;
  const inside = base !== "" && path.startsWith(`${base}/`) ? path.slice(base.length) : path;
  for (const candidate of meantPaths(inside, fromFile)) {
    const decoded = decodePath(candidate);
    if (files.has(decoded.slice(1))) return { kind: "file", file: decoded.slice(1) };
    const address = normalise(decoded);
    const file = pages.get(address);
    if (file !== undefined) return { kind: "page", address, file };
  }
  return null;
}

/** The thing in its new place. */
function movedThing(thing: LinkedThing, moved: ReadonlyMap<string, string>): LinkedThing {
  const to = thing.file === null ? undefined : moved.get(thing.file);
  if (to === undefined) return thing;
  return thing.kind === "file" ? { kind: "file", file: to } : { kind: "page", address: addressOfFile(to), file: to };
}

function isSameThing(one: LinkedThing | null, other: LinkedThing): boolean {
  if (one?.kind !== other.kind) return false;
  return one.kind === "file" || other.kind === "file" ? one.file === other.file : one.address === other.address;
}

function respellImport(source: string, from: From, { moved, filesBefore, filesAfter }: Move): string | null {
  const file = resolveImport(source, from.before, filesBefore);
  if (file === null) return null;
  const wanted = moved.get(file) ?? file;
  if (resolveImport(source, from.after, filesAfter) === wanted) return null;
  const spelt = source.toLowerCase().endsWith(posix.extname(file).toLowerCase())
    ? wanted
    : wanted.replace(/(?:\/index)?\.\w+$/, "");
  if (source.startsWith("/")) return `/${spelt}`;
  const relative = posix.relative(posix.dirname(from.after), spelt);
  return relative.startsWith(".") ? relative : `./${relative}`;
}

function respellInclude(file: string, { moved, filesBefore }: Move): string | null {
  const found = pathsOfInclude(file)
    .map((path) => filesBefore.get(path.slice(1).toLowerCase()))
    .find((each) => each !== undefined);
  const to = found === undefined ? undefined : moved.get(found);
  return to === undefined ? null : to.replace(/^_?snippets\//, "");
}
