// Checks that redirects lead to a page in one step.

import { decodePath } from "../../shared/encode-path.js";
import { isPlain, type RedirectRule } from "../../shared/match-redirect.js";
import { type FindNearest, nearestAmong } from "../../shared/nearest.js";
import { type Problem, warning } from "../../shared/problem.js";
import type { ProblemCode } from "../../shared/problem-codes.js";
import { placeOfRedirect } from "../redirects.js";
import type { Site } from "../site.js";
import type { LinkTargets } from "./check-links.js";
import { normalise } from "./internal-target.js";
import { circling } from "./redirect-conflicts.js";

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
