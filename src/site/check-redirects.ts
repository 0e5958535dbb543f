// Checks where redirects lead: to a page, in one step, and not away from a page that exists.
import { isPlain } from "../shared/match-redirect.js";
import { fileOf, type Problem, warning } from "../shared/problem.js";
import { type LinkTargets, normalise } from "./check-links.js";
import type { Site } from "./site.js";

export function checkRedirects(site: Site, targets: LinkTargets): Problem[] {
  const problems: Problem[] = [];
  const place = fileOf("docs.json");
  for (const { source, destination } of site.redirects) {
    if (isPlain(source) && targets.addresses.has(source)) {
      const what = `The redirect from "${source}" never applies: a page has this address.`;
      problems.push(warning("redirect-hidden", place, what, "Take out the redirect or the page."));
    }
    if (!destination.startsWith("/") || !isPlain(destination)) continue;
    const address = normalise(destination.split(/[?#]/)[0] ?? "");
    if (targets.addresses.has(address) || targets.files.has(address)) continue;
    const next = targets.redirect(address);
    const what = next
      ? `The redirect from "${source}" leads to another redirect, "${address}".`
      : `The redirect from "${source}" leads to "${address}", which does not exist.`;
    const hint = next
      ? `Lead it straight to "${next.destination}".`
      : "Mend the destination, or take the redirect out.";
    problems.push(warning(next ? "redirect-chain" : "redirect-dead", place, what, hint));
  }
  return problems;
}
