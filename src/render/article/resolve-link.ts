// Owns link resolution: relative paths, extensions and the base path.
import { isScript } from "../../config/link-and-icon.js";
import { headingAnchor } from "../../content/tree/heading-id.js";
import { cutAddress, decodePath, type PageAddressing, pageHref } from "../../shared/encode-path.js";
import { meantPaths, normalise } from "../../site/checks/internal-target.js";

/** What exists on the site, as addresses without base path. */
export interface KnownAddresses extends PageAddressing {
  readonly pages: ReadonlySet<string>;
  readonly files: ReadonlySet<string>;
}

/** The address to write for a link or picture. External ones stay as they are, scripts lead nowhere. */
export function resolveLink(target: string, fromFile: string, known: KnownAddresses): string {
  if (isScript(target)) return "#";
  if (target === "" || /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(target)) return target;
  const { path, rest } = cutAddress(target);
  const end = withAnchor(rest);
  return path === "" ? end : withoutStray(known.base + pathOf(path, fromFile, known)) + end;
}

/** An address of the site with its origin, as far as known. */
export function fullAddress(address: string, { url }: { readonly url: string | null }): string {
  return /^\/(?!\/)/.test(address) ? `${url ?? ""}${address}` : address;
}

function withAnchor(rest: string): string {
  const hash = rest.indexOf("#") + 1;
  return hash === 0 ? rest : rest.slice(0, hash) + headingAnchor(rest.slice(hash));
}

function pathOf(path: string, fromFile: string, known: KnownAddresses): string {
  const candidates = fromRoot(path, known).flatMap((each) => meantPaths(each, fromFile));
  for (const candidate of candidates) {
    const spellings = candidate.includes("%") ? [candidate, decodePath(candidate)] : [candidate];
    if (spellings.some((each) => known.files.has(each))) return candidate;
    const page = spellings.map(normalise).find((each) => known.pages.has(each));
    if (page !== undefined) return pageHref(page, { base: "", trailingSlash: known.trailingSlash });
  }
  return candidates[0] ?? path;
}

/** A `%` that begins no escape stands for itself. */
function withoutStray(address: string): string {
  return address.includes("%") ? address.replace(/%(?![\da-f]{2})/gi, "%25") : address;
}

/** A path, and what else it may be. Writers of sites with a base path sometimes include it. */
function fromRoot(path: string, { base }: KnownAddresses): string[] {
  return base !== "" && path.startsWith(`${base}/`) ? [path, path.slice(base.length)] : [path];
}
