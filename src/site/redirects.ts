// Turns redirects of docs.json into rules, and rules into host files.
import type { DocsConfig } from "../config/docs-config.js";
import { hrefFault } from "../config/link-and-icon.js";
import type { Page, PagePath, Trail } from "../model.js";
import { completeCodes, decodePath, encodePath } from "../shared/encode-path.js";
import { isPlain, type RedirectRule, redirectMatcher } from "../shared/match-redirect.js";
import { fileOf, type Place, type Problem, type Report, warning } from "../shared/problem.js";

type Written = DocsConfig["redirects"][number];

/** The rules of a site. A redirect that no request can follow is left out with a warning, and so is the second of a source. */
export function readRedirects(written: readonly Written[], report: Report): RedirectRule[] {
  const rules = new Map<string, RedirectRule>();
  const spelt = new Set<string>();
  for (const each of written) {
    const rule = toRule(each);
    const fault = faultOf(each, rule);
    // Placeholders cover the same addresses whatever they are called.
    const covered = rule.source.replace(/:[A-Za-z_][\w-]*\*/g, "*").replace(/:[A-Za-z_][\w-]*/g, ":");
    // If both are spelled the same, reading docs.json reports it.
    if (fault === null && rules.has(covered) && !spelt.has(each.source)) report(secondOf(each));
    if (fault === null && !rules.has(covered)) rules.set(covered, rule);
    if (fault !== null)
      report(warning("bad-redirect", each.place, `The redirect from "${each.source}" ${fault.what}.`, fault.hint));
    spelt.add(each.source);
  }
  return [...rules.values()];
}

function secondOf({ source, place }: Written): Problem {
  return warning("repeated-redirect", place, `Duplicate redirect from "${source}"; only the first one applies.`);
}

interface Fault {
  readonly what: string;
  readonly hint: string;
}

function faultOf({ source }: Written, rule: RedirectRule): Fault | null {
  if (/^[a-z][a-z+.-]*:|[?#\p{Cc}]/iu.test(source)) {
    const hint = 'Write the path alone, such as "/old", without address, query or hash.';
    return { what: "never applies: its source must be a path on this site", hint };
  }
  if (!fitsFile(rule.source)) return { what: "never applies: its source is too long", hint: "Shorten or remove it." };
  if (rule.source === rule.destination) return { what: "points to itself", hint: "Remove it." };
  const fault = /\p{Cc}/u.test(rule.destination) ? "must be one line" : hrefFault(rule.destination);
  if (fault === null) return null;
  return { what: `has an invalid destination: it ${fault}`, hint: "Use a page or a URL." };
}

/** Whether a file can have this address on every system, in bytes: a name may have 255, and a path needs some for the folder. */
export function fitsFile(address: string): boolean {
  return Buffer.byteLength(address) <= 2000 && address.split("/").every((name) => Buffer.byteLength(name) <= 255);
}

function toRule({ source, destination, permanent }: Written): RedirectRule {
  const to = /^([a-z][a-z+.-]*:|#|\/)/i.test(destination) ? destination : `/${destination}`;
  return { source: addressOf(source), destination: to, permanent: permanent !== false };
}

function addressOf(source: string): string {
  return `/${decodePath(source.replace(/^\/+/, "").replace(/\/+$/, ""))}`;
}

/** Where docs.json says that an address has moved. */
export function placeOfRedirect({ source }: RedirectRule, { redirects }: DocsConfig): Place {
  return redirects.find((each) => addressOf(each.source) === source)?.place ?? fileOf("docs.json");
}

/** The `_redirects` file that Netlify, Cloudflare Pages and others read. Plain rules first, as they go before patterns. */
export function redirectsFile(rules: readonly RedirectRule[], base: string): string {
  const sorted = [...rules.filter((rule) => isPlain(rule.source)), ...rules.filter((rule) => !isPlain(rule.source))];
  return sorted.map((rule) => `${hostLine(rule, base)}\n`).join("");
}

function hostLine({ source, destination, permanent }: RedirectRule, base: string): string {
  const from = completeCodes(`${base}${source.replace(/:[A-Za-z_][\w-]*\*$/, "*")}`).replace(
    /[?#]/g,
    encodeURIComponent,
  );
  const to = destination.replace(/:[A-Za-z_][\w-]*\*|\*/, ":splat");
  return `${from} ${to.startsWith("/") ? completeCodes(`${base}${to}`) : to} ${permanent ? 308 : 307}`;
}

/** Leads from the address of a folder that has no page of its own to the first page in it, as the hosted product does. */
interface Placed {
  readonly pages: ReadonlyMap<PagePath, Page>;
  /** Of all pages. */
  readonly addresses: ReadonlySet<string>;
  /** Pages of the navigation, in its order. */
  readonly trails: ReadonlyMap<PagePath, Trail>;
}

/** A rule for each folder that contains a page of the navigation, and is neither a page nor covered by `rules`. */
export function folderRedirects({ pages, addresses, trails }: Placed, rules: readonly RedirectRule[]): RedirectRule[] {
  const written = redirectMatcher(rules);
  const seen = new Set([SEARCH]);
  const found: RedirectRule[] = [];
  for (const [path, { branches }] of trails) {
    const page = pages.get(path);
    if (!page || page.matter.hidden === true || branches.some(({ holder }) => holder.hidden)) continue;
    for (const folder of foldersOf(page.address)) {
      if (seen.has(folder) || addresses.has(folder)) continue;
      seen.add(folder);
      if (written(folder) === null)
        found.push({ source: folder, destination: encodePath(page.address), permanent: false });
    }
  }
  return found;
}

/** A `README.md` that is the page of its folder has had an address of its own. */
export function readmeRedirects(pages: Iterable<Page>): RedirectRule[] {
  return Array.from(pages).flatMap(({ path, source, address }) => {
    const own = source?.file.replace(/\.md$/i, "") ?? path;
    const isMoved = /(?:^|\/)readme$/i.test(own) && own !== path;
    return isMoved ? [{ source: encodePath(`/${own}`), destination: encodePath(address), permanent: true }] : [];
  });
}

/** The page of search results has that address. */
const SEARCH = "/search";

/** `/a` and `/a/b` for `/a/b/c`. The root has a page of its own. */
function foldersOf(address: string): string[] {
  const folders: string[] = [];
  for (let end = address.lastIndexOf("/"); end > 0; end = address.lastIndexOf("/", end - 1))
    folders.push(address.slice(0, end));
  return folders;
}
