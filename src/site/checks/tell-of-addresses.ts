// Reports broken addresses in API descriptions: documents, external examples, a logo.
import type { Page } from "../../model.js";
import type { LocalAddress } from "../../openapi/check/check-addresses.js";
import type { LoadedDescription } from "../../openapi/load-description.js";
import type { MatchRedirect } from "../../shared/match-redirect.js";
import { nearest } from "../../shared/nearest.js";
import { pagePath } from "../../shared/page-path.js";
import { type Problem, type Report, warning } from "../../shared/problem.js";
import { internalTarget, type KnownTargets } from "./internal-target.js";
import { missingFile, missingFileHint } from "./missing-file.js";

/** What they may lead to. */
interface SiteAddresses extends KnownTargets {
  readonly addresses: ReadonlySet<string>;
  readonly redirect: MatchRedirect;
  readonly pages: Iterable<Page>;
  /** JSON and YAML files of the project, which are not served. */
  readonly data: ReadonlySet<string>;
}

/** A warning for each such address of a description that pages show. */
export function tellOfAddresses(loaded: readonly LoadedDescription[], known: SiteAddresses, report: Report): void {
  if (loaded.every(({ addresses }) => addresses.length === 0)) return;
  const used = new Set([...known.pages].map(({ target }) => target?.description));
  for (const { description, addresses } of loaded) {
    if (description?.source.kind !== "file" || !used.has(description.id)) continue;
    for (const each of addresses) {
      const found = faultOf(each, description.source.file, known);
      if (found) report(found);
    }
  }
}

function faultOf({ target, isFile, place }: LocalAddress, file: string, known: SiteAddresses): Problem | null {
  const source = { path: pagePath(file), address: "/", source: null };
  const found = internalTarget(target, source, known);
  if (found === null || known.addresses.has(found.address) || known.files.has(found.address)) return null;
  if (known.redirect(found.address)) return null;
  if (isFile && known.data.has(found.address)) {
    const what = `The file "${found.address}" is not published: the site leaves out JSON and YAML files of the project.`;
    return warning("missing-file", place, what, "Put its content here, or name an https URL.");
  }
  if (isFile) return missingFile(found.address, place, missingFileHint());
  const near = HOST.test(target) ? `https://${target}` : nearest(found.address, known.addresses);
  const hint = near === null ? "Use the address of a page, or an https URL." : `Did you mean "${near}"?`;
  return warning("dead-link", place, `Broken link: "${target}" does not match any page.`, hint);
}

/** Another site, as readers say it. */
const HOST = /^(?:www\.[\w-]+\.|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|app)(?:\/|$))/i;
