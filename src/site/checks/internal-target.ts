// Resolves a written link to an address of this site, and to an anchor, even if that is spelled differently.

import { headingAnchor } from "../../content/tree/heading-id.js";
import type { Page } from "../../model.js";
import { decodePath } from "../../shared/encode-path.js";
import { plainPath } from "../../shared/page-path.js";
import { fromRootOf, servedPath } from "../../shared/version-files.js";

/** What contains a link, which is the base of relative ones. */
export type LinkSource = Pick<Page, "address" | "path" | "source">;

/** The addresses that a site has. */
export interface KnownTargets {
  readonly addresses: Pick<ReadonlySet<string>, "has">;
  readonly files: Pick<ReadonlySet<string>, "has">;
  readonly base: string;
}

/** The address and hash inside this site, or null for what leads elsewhere. */
export function internalTarget(
  written: string,
  page: LinkSource,
  known: KnownTargets,
): { address: string; hash: string } | null {
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(written) || written === "") return null;
  const hashAt = written.indexOf("#");
  const hash = decodePath(hashAt === -1 ? "" : written.slice(hashAt + 1));
  const beforeHash = (hashAt === -1 ? written : written.slice(0, hashAt)).split("?")[0] ?? "";
  if (beforeHash === "") return { address: page.address, hash };
  const { base, addresses, files } = known;
  const inside = base !== "" && beforeHash.startsWith(`${base}/`) ? beforeHash.slice(base.length) : beforeHash;
  const places = meantPaths(inside, page.source?.file ?? page.path).map((each) => normalise(decodePath(each)));
  // As the link is drawn: to the first place that is there.
  return { address: places.find((each) => addresses.has(each) || files.has(each)) ?? places[0] ?? "/", hash };
}

/** What a path without query and hash may mean in a file, in the order in which it is looked for. */
export function meantPaths(path: string, file: string): string[] {
  const paths = path.startsWith("/") ? fromRootOf(path, file) : relativeTo(path, file);
  return [...paths, ...paths.flatMap(folderOfReadme)];
}

/** The folder whose page a `README.md` is, where it has no address of its own. */
function folderOfReadme(path: string): string[] {
  const folder = /^(.*)\/readme(?:\.md)?$/i.exec(path)?.[1];
  return folder === undefined ? [] : [folder || "/"];
}

/** Nearly all addresses: what else normalising looks for has a dot or an empty segment. */
const USUAL = /^(?:\/[^/.]+)+$/;

/** Without extension of a page file, `/index` and slashes at the end. */
export function normalise(address: string): string {
  if (USUAL.test(address) && !address.endsWith("/index")) return address;
  return `/${plainPath(address)}`.replace(/\.mdx?$/i, "").replace(/\/index$/, "") || "/";
}

/** Against the folder of the file, which most writers mean; else against the page as a folder; else from the root. */
function relativeTo(path: string, file: string): string[] {
  const fromFile = servedPath(file);
  const folder = fromFile.includes("/") ? fromFile.slice(0, fromFile.lastIndexOf("/")) : "";
  return [folder, fromFile.replace(/\.mdx?$/i, ""), ""].map((each) => join(each, path));
}

/** A path from the root, without `.` and `..`. A slash at the end stays. */
function join(folder: string, path: string): string {
  const joined = plainPath(`${folder}/${path}`);
  return `/${joined}${path.endsWith("/") && joined !== "" ? "/" : ""}`;
}

/**
 * The anchor itself, or the first one with the same letters and digits: other hosts make other ids of punctuation, upper
 * case and emoji. Null: the page has none. `page/go-to-place.ts` does the same in the browser.
 */
export function findAnchor(written: string, anchors: readonly string[]): string | null {
  const exact = headingAnchor(written);
  if (anchors.includes(exact)) return exact;
  const wanted = lettersOf(headingAnchor(written.toLowerCase()));
  return (wanted !== "" && anchors.find((anchor) => lettersOf(anchor) === wanted)) || null;
}

/** Whether a link has to be rewritten to reach the anchor that was found for it. */
export function isLoose(written: string, found: string): boolean {
  return found !== headingAnchor(written);
}

function lettersOf(anchor: string): string {
  return anchor
    .normalize()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]|[\ufe00-\ufe0f\u20e3]/gu, "");
}
