// Checks where redirects lead: to a page, in one step, and not away from a page that exists.

import { decodePath } from "../shared/encode-path.js";
import { isPlain, type RedirectRule } from "../shared/match-redirect.js";
import { type FindNearest, nearestAmong } from "../shared/nearest.js";
import { type Problem, warning } from "../shared/problem.js";
import { type LinkTargets, normalise } from "./check-links.js";
import { placeOfRedirect } from "./redirects.js";
import type { Site } from "./site.js";

export function checkRedirects(site: Site, targets: LinkTargets): Problem[] {
  const near = nearestAmong(targets.addresses.keys());
  return site.redirects.flatMap((rule) => {
    const place = placeOfRedirect(rule, site.config);
    return [hidden(rule, targets), leading(rule, targets, near)].flatMap((fault) =>
      fault === null ? [] : [warning(fault.code, place, fault.what, fault.hint)],
    );
  });
}

interface Fault {
  readonly code: string;
  readonly what: string;
  readonly hint: string;
}

function hidden({ source }: RedirectRule, { addresses }: LinkTargets): Fault | null {
  if (!isPlain(source) || !addresses.has(source)) return null;
  const what = `The redirect from "${source}" never applies: a page has this address.`;
  return { code: "redirect-hidden", what, hint: "Take out the redirect or the page." };
}

function leading({ source, destination }: RedirectRule, targets: LinkTargets, near: FindNearest): Fault | null {
  if (!destination.startsWith("/") || !isPlain(destination)) return null;
  const address = normalise(decodePath(destination.split(/[?#]/)[0] ?? ""));
  if (targets.addresses.has(address)) return null;
  // A build writes a small page at each plain source: that the file exists says nothing.
  const next = targets.redirect(address);
  if (next === null) {
    if (targets.files.has(address)) return null;
    const what = `The redirect from "${source}" leads to "${address}", which does not exist.`;
    const meant = near(address);
    const hint = meant ? `Did you mean "${meant}"?` : "Mend the destination, or take the redirect out.";
    return { code: "redirect-dead", what, hint };
  }
  if (normalise(next.destination) === source) {
    const what = `The redirects from "${source}" and "${address}" lead to each other.`;
    return { code: "redirect-circle", what, hint: "Lead one of them to a page, or take both out." };
  }
  const what = `The redirect from "${source}" leads to another redirect, "${address}".`;
  return { code: "redirect-chain", what, hint: `Lead it straight to "${next.destination}".` };
}
