// Resolves a written link to an address of this site, and to an anchor, even if that is spelled differently; guesses what a broken one meant.
import { headingAnchor } from "../../content/tree/heading-id.js";
import type { Page } from "../../model.js";
import { decodePath } from "../../shared/encode-path.js";
import { plainPath } from "../../shared/page-path.js";
import { fromRootOf, servedPath } from "../../shared/version-files.js";
import { missingFileHint } from "./named-files.js";

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

function lettersOf(anchor: string): string {
  return anchor
    .normalize()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]|[\ufe00-\ufe0f\u20e3]/gu, "");
}

/** What links of the site may lead to, by what writers make of it. */
export interface ProbableTargets extends KnownTargets {
  /** Where addresses of pages begin: `/guides`. */
  readonly folders: () => ReadonlySet<string>;
  /** Files by their names in lower case. */
  readonly spelling: () => ReadonlyMap<string, string>;
  /** The address of a page that a writer of this one probably meant. */
  readonly near: (address: string) => string | null;
}

/** What to do about a file that is not there. */
export function fileHint(written: string, address: string, { spelling }: ProbableTargets): string {
  if (written.includes("\\")) return `Paths have forward slashes: "${written.replaceAll("\\", "/")}".`;
  return missingFileHint(spelling().get(address.toLowerCase()));
}

/** A link as a browser needs it, where it was written as a path of Windows or with the ending of a built page. */
export function asWebPath(written: string, page: LinkSource, known: ProbableTargets): string | null {
  const plain = written.replaceAll("\\", "/").replace(/\.html?(?=$|[?#])/i, "");
  const target = plain === written ? null : internalTarget(plain, page, known);
  return target !== null && known.addresses.has(target.address) ? plain : null;
}

/** An address of mail or of another site that its writer began as readers say it, or with a slip in its scheme. */
export function withScheme(written: string): string | null {
  const slip = /^(https?)\/\/(.+)/i.exec(written);
  if (slip) return `${slip[1]}://${slip[2]}`;
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(written)) return `mailto:${written}`;
  return /^www\.[\w-]+\./i.test(written) ? `https://${written}` : null;
}

/** The address that was probably meant, as a link writes it, with characters that would end its path encoded. */
export function likelyAddress(
  written: string,
  address: string,
  { page, known }: { page: LinkSource; known: ProbableTargets },
): string | null {
  const whole = normalise(decodePath(written));
  const isThere = known.addresses.has(whole);
  const near = isThere ? whole : (inFolderAbove(written, page, known) ?? known.near(address));
  return near?.replace(/[?#%]/g, encodeURIComponent) ?? null;
}

/** A page of the same version or language, where a link leaves that out, or begins with it and not with a slash. */
export function inFolderAbove(written: string, { address }: LinkSource, { addresses }: ProbableTargets): string | null {
  const path = written.replace(/[?#].*$/, "").replace(/^\/+/, "");
  for (let end = address.lastIndexOf("/"); end > 0; end = address.lastIndexOf("/", end - 1)) {
    const there = normalise(`${address.slice(0, end)}/${decodePath(path)}`);
    if (addresses.has(there)) return there;
  }
  return null;
}

/** Links of a site that lives below an address often spell that address out, which is no folder of its pages. */
export function baseHint(address: string, { base, addresses, files, folders }: ProbableTargets): string | null {
  const folder = firstFolder(address);
  const rest = address.slice(folder.length);
  if (base !== "" || folders().has(folder) || !(addresses.has(rest) || files.has(rest))) return null;
  return `The page is at "${rest}". If the site will be served under ${folder}, build it with --base ${folder}.`;
}

export function firstFolder(address: string): string {
  return address.slice(0, `${address}/`.indexOf("/", 1));
}
