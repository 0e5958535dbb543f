// Owns a project's addresses, before and after a move.
import { pageAddress, pagePath, toPagePath } from "../../shared/page-path.js";

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

/** The same things in their new places. */
export function movedAddresses({ pages, files, base }: Addresses, moved: ReadonlyMap<string, string>): Addresses {
  const after = Array.from(pages, ([address, file]): [string, string | null] => {
    const to = file === null ? undefined : moved.get(file);
    return to === undefined ? [address, file] : [addressOfFile(to), to];
  });
  return { base, pages: new Map(after), files: new Set(Array.from(files, (file) => moved.get(file) ?? file)) };
}

/** The path of a page file as links have it: without ending. */
export function linkPathOf(file: string): string {
  return file.endsWith("/") ? file.slice(0, -1) : pagePath(file.replace(/\.mdx?$/i, ""));
}
