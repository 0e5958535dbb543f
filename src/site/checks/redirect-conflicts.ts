// Checks redirects: some always fail, since a page has their address or they form a circle; others need two steps, or no page is there.
import type { DocsConfig } from "../../config/docs-config.js";
import { decodePath } from "../../shared/encode-path.js";
import { isPlain, type RedirectRule, redirectMatcher } from "../../shared/match-redirect.js";
import { type FindNearest, nearestAmong } from "../../shared/nearest.js";
import { type Problem, warning } from "../../shared/problem.js";
import type { ProblemCode } from "../../shared/problem-codes.js";
import { placeOfRedirect } from "../redirects.js";
import type { Site } from "../site.js";
import type { LinkTargets } from "./check-links.js";
import { normalise } from "./internal-target.js";

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
function circling({ redirects, addresses }: Redirected): (address: string) => boolean {
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

export function checkRedirects(site: Site, targets: LinkTargets): Problem[] {
  const near = nearestAmong(targets.addresses.keys());
  const addresses = new Set(targets.addresses.keys());
  const isCircling = circling({ redirects: site.redirects, addresses });
  return site.redirects.flatMap((rule) => {
    const fault = leading(rule, targets, near);
    // Reading docs.json reports circles.
    if (fault === null || (fault.code === "redirect-chain" && isCircling(rule.source))) return [];
    return [warning(fault.code, placeOfRedirect(rule, site.config), fault.what, fault.hint)];
  });
}

interface Fault {
  readonly code: ProblemCode;
  readonly what: string;
  readonly hint: string;
}

function leading({ source, destination }: RedirectRule, targets: LinkTargets, near: FindNearest): Fault | null {
  if (!destination.startsWith("/") || !isPlain(destination)) return null;
  const address = normalise(decodePath(destination.split(/[?#]/)[0] ?? ""));
  if (targets.addresses.has(address)) return null;
  // A build writes a small page at each plain source: that the file exists says nothing.
  const next = targets.redirect(address);
  if (next === null) {
    if (targets.files.has(address)) return null;
    const what = `The redirect from "${source}" points to "${address}", which does not exist.`;
    const meant = near(address);
    const hint = meant ? `Did you mean "${meant}"?` : "Fix the destination, or remove the redirect.";
    return { code: "redirect-dead", what, hint };
  }
  const what = `The redirect from "${source}" points to another redirect, "${address}".`;
  return { code: "redirect-chain", what, hint: `Point it directly to "${next.destination}".` };
}
