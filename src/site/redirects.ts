// Turns redirects of docs.json into rules, and rules into host files.
import type { DocsConfig } from "../config/docs-config.js";
import { hrefFault } from "../config/link-and-icon.js";
import { completeCodes, decodePath } from "../shared/encode-path.js";
import { isPlain, type RedirectRule } from "../shared/match-redirect.js";
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
