// Resolves links of a project before and after a move.
import { decodePath } from "../../shared/encode-path.js";
import { pageAddress, pagePath, toPagePath } from "../../shared/page-path.js";
import { meantPaths, normalise } from "../core.js";

/** What a link leads to: an address of a page or folder, or a file that is served as it is. */
export type LinkedThing =
  /** `file` is null where no file makes the page; it ends in a slash for a folder that leads to its first page. */
  | { readonly kind: "page"; readonly address: string; readonly file: string | null }
  | { readonly kind: "file"; readonly file: string };

/** A project's addresses at one time. */
export interface Addresses {
  /** Addresses of pages without base path; the file of each, if it has one. */
  readonly pages: ReadonlyMap<string, string | null>;
  /** Files that are not pages, relative to the root. */
  readonly files: ReadonlySet<string>;
  readonly base: string;
}

/** The address of the page that a file makes. */
export function addressOfFile(file: string): string {
  return file.endsWith("/") ? `/${file.slice(0, -1)}` : pageAddress(toPagePath(file));
}

/** What a path, without query and hash, leads to from a file; null where it leads nowhere. */
export function findLinked(path: string, fromFile: string, addresses: Addresses): LinkedThing | null {
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

/** The same things in their new places. */
export function movedAddresses({ pages, files, base }: Addresses, moved: ReadonlyMap<string, string>): Addresses {
  const after = Array.from(pages, ([address, file]): [string, string | null] => {
    const to = file === null ? undefined : moved.get(file);
    return to === undefined ? [address, file] : [addressOfFile(to), to];
  });
  return { base, pages: new Map(after), files: new Set(Array.from(files, (file) => moved.get(file) ?? file)) };
}

/** The thing in its new place. */
export function movedThing(thing: LinkedThing, moved: ReadonlyMap<string, string>): LinkedThing {
  const to = thing.file === null ? undefined : moved.get(thing.file);
  if (to === undefined) return thing;
  return thing.kind === "file" ? { kind: "file", file: to } : { kind: "page", address: addressOfFile(to), file: to };
}

export function isSameThing(one: LinkedThing | null, other: LinkedThing): boolean {
  if (one?.kind !== other.kind) return false;
  return one.kind === "file" || other.kind === "file" ? one.file === other.file : one.address === other.address;
}

/** The path of a page file as links have it: without ending. */
export function linkPathOf(file: string): string {
  return file.endsWith("/") ? file.slice(0, -1) : pagePath(file.replace(/\.mdx?$/i, ""));
}
