// Turns the redirects of docs.json into rules, and the rules into what hosts understand.
import type { DocsConfig } from "../config/docs-config.js";
import { isPlain, type RedirectRule } from "../shared/match-redirect.js";
import { fileOf, type Place, type Report, warning } from "../shared/problem.js";

type Written = DocsConfig["redirects"][number];

/** The rules of a site. A source that no address can equal is left out with a warning; so is a redirect to itself. */
export function readRedirects(written: readonly Written[], report: Report): RedirectRule[] {
  const rules: RedirectRule[] = [];
  for (const each of written) {
    const rule = toRule(each);
    if (rule === null) {
      const what = `The redirect from "${each.source}" can never apply: a source is a path of this site.`;
      report(
        warning(
          "bad-redirect",
          each.place,
          what,
          "Begin it with a slash and leave out the site's address, query and hash.",
        ),
      );
    } else if (rule.source === rule.destination) {
      report(
        warning("bad-redirect", each.place, `The redirect from "${each.source}" leads back to itself.`, "Take it out."),
      );
    } else rules.push(rule);
  }
  return rules;
}

function toRule({ source, destination, permanent }: Written): RedirectRule | null {
  if (/^[a-z][a-z+.-]*:/i.test(source)) return null;
  const from = addressOf(source);
  const to = /^([a-z][a-z+.-]*:|#|\/)/i.test(destination) ? destination : `/${destination}`;
  return { source: from, destination: to, permanent: permanent !== false };
}

function addressOf(source: string): string {
  return `/${source.replace(/^\/+/, "").replace(/\/+$/, "")}`;
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
  const from = encodePath(`${base}${source.replace(/:[A-Za-z_][\w-]*\*$/, "*")}`);
  const to = destination.replace(/:[A-Za-z_][\w-]*\*|\*/, ":splat");
  return `${from} ${to.startsWith("/") ? encodePath(`${base}${to}`) : to} ${permanent ? 308 : 307}`;
}

/** Spaces would end the field; what is encoded already stays. */
function encodePath(path: string): string {
  return path.replaceAll(" ", "%20");
}
