// Finds redirects that always fail: a page has their address, or they form a circle.
import type { DocsConfig } from "../../config/docs-config.js";
import { decodePath } from "../../shared/encode-path.js";
import { isPlain, type RedirectRule, redirectMatcher } from "../../shared/match-redirect.js";
import { type Problem, warning } from "../../shared/problem.js";
import { placeOfRedirect } from "../redirects.js";

interface Redirected {
  readonly redirects: readonly RedirectRule[];
  /** Of all pages. */
  readonly addresses: ReadonlySet<string>;
}

/** A warning for each, at its place in docs.json. */
export function redirectConflicts(site: Redirected, config: DocsConfig): Problem[] {
  const problems: Problem[] = [];
  for (const rule of site.redirects) {
    if (!isPlain(rule.source) || !site.addresses.has(rule.source)) continue;
    const what = `The redirect from "${rule.source}" never applies because a page has this address.`;
    problems.push(warning("redirect-hidden", placeOfRedirect(rule, config), what, "Remove the redirect or the page."));
  }
  for (const [rule, circle] of circlesOf(site)) {
    const what = `Redirect loop: ${circle.map((each) => `"${each}"`).join(" → ")}.`;
    const hint = "Point one of them to a page, or remove them.";
    problems.push(warning("redirect-circle", placeOfRedirect(rule, config), what, hint));
  }
  return problems;
}

/** Each circle once, by the first of its rules: the addresses on the way, from one back to the same. */
function circlesOf({ redirects, addresses }: Redirected): Map<RedirectRule, readonly string[]> {
  const match = redirectMatcher(redirects);
  const known = new Set<string>();
  const circles = new Map<RedirectRule, readonly string[]>();
  for (const rule of redirects) {
    const way = [sample(rule.source)];
    for (let at = way[0]; at !== undefined && !known.has(at) && !addresses.has(at); at = way.at(-1)) {
      const next = nextOf(match(at)?.destination);
      if (next === null) break;
      const isRound = next === way[0];
      const isLost = way.includes(next) || way.length > MOST_STEPS;
      way.push(next);
      if (isRound) circles.set(rule, way);
      if (isRound || isLost) break;
    }
    if (circles.has(rule)) for (const each of way) known.add(each);
  }
  return circles;
}

/** A rule such as `/a/:slug*` to `/a/b/:slug*` never comes back to where it was. */
const MOST_STEPS = 20;

/** One of the addresses that a source covers, shown as it is written. */
function sample(source: string): string {
  return source.replace(/\*$/, "").replace(/\/$/, "/…") || "/";
}

/** The address within the site; null where a redirect leaves it, or there is none. */
function nextOf(destination: string | undefined): string | null {
  if (destination === undefined || !/^\/(?!\/)/.test(destination)) return null;
  const path = decodePath(destination.split(/[?#]/)[0] ?? "");
  return path.length > 1 ? path.replace(/\/+$/, "") || "/" : path;
}

/** Whether an address leads on and on. */
export function circling({ redirects, addresses }: Redirected): (address: string) => boolean {
  const match = redirectMatcher(redirects);
  return (address) => {
    const seen = new Set<string>();
    for (let at: string | null = address; at !== null && !addresses.has(at); at = nextOf(match(at)?.destination)) {
      if (seen.has(at)) return true;
      if (seen.size > MOST_STEPS) return false;
      seen.add(at);
    }
    return false;
  };
}
