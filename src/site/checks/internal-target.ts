// Resolves a written link to an address of this site.
import type { Page } from "../../model.js";
import { decodePath } from "../../shared/encode-path.js";
import { fromRootOf } from "../../shared/version-files.js";
import { joinPath, relativeTo } from "./relative-links.js";

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
  if (!beforeHash.startsWith("/")) return { address: relativeTarget(beforeHash, page, known), hash };
  const { base } = known;
  const inside = base !== "" && beforeHash.startsWith(`${base}/`) ? beforeHash.slice(base.length) : beforeHash;
  return { address: firstKnown(fromRootOf(inside, page.source?.file ?? ""), known), hash };
}

/** As the link is drawn: to the first place that is there. */
function relativeTarget(path: string, page: LinkSource, known: KnownTargets): string {
  return firstKnown(relativeTo(path, page.source?.file ?? page.path), known);
}

function firstKnown(paths: readonly string[], { addresses, files }: KnownTargets): string {
  const places = paths.map((each) => normalise(decodePath(each)));
  const folders = places.flatMap(folderOfReadme);
  return [...places, ...folders].find((each) => addresses.has(each) || files.has(each)) ?? places[0] ?? "/";
}

/** The folder whose page a `README.md` is, where it has no address of its own. */
export function folderOfReadme(path: string): string[] {
  const folder = /^(.*)\/readme(?:\.md)?$/i.exec(path)?.[1];
  return folder === undefined ? [] : [folder || "/"];
}

/** Nearly all addresses: what else normalising looks for has a dot or an empty segment. */
const USUAL = /^(?:\/[^/.]+)+$/;

/** Without extension of a page file, `/index` and slashes at the end. */
export function normalise(address: string): string {
  if (USUAL.test(address) && !address.endsWith("/index")) return address;
  return `/${joinPath("", address)}`.replace(/\.mdx?$/i, "").replace(/\/index$/, "") || "/";
}
