// Guesses the target of a broken link.
import { decodePath } from "../../shared/encode-path.js";
import { internalTarget, type KnownTargets, type LinkSource, normalise } from "./internal-target.js";
import { missingFileHint } from "./named-files.js";

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
