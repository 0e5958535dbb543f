// Settles what answers at which address of a site: pages, redirects and files.
import type { ApiTarget, Page, PagePath, Pages, Trail } from "../model.js";
import type { LocalAddress } from "../openapi/check/check-addresses.js";
import type { LoadedDescription } from "../openapi/load-description.js";
import { targetKey } from "../openapi/operations.js";
import { encodePath } from "../shared/encode-path.js";
import { type MatchRedirect, type RedirectRule, redirectMatcher } from "../shared/match-redirect.js";
import { nearest } from "../shared/nearest.js";
import { pagePath } from "../shared/page-path.js";
import { type Problem, type Report, warning } from "../shared/problem.js";
import { internalTarget, type KnownTargets } from "./checks/internal-target.js";
import { missingFile, missingFileHint } from "./checks/named-files.js";
import { redirectConflicts } from "./checks/redirect-conflicts.js";
import type { PlacedSite } from "./place-site.js";
import type { Sources } from "./read-sources.js";
import { readRedirects } from "./redirects.js";
import type { Site, StaticFile } from "./site.js";
import type { SiteApi } from "./site-api.js";
import type { VersionSite } from "./versions/version-site.js";

/** What else a site is made of beside its own pages. */
interface Parts {
  readonly api: SiteApi;
  readonly versions: readonly VersionSite[];
}

/** Reports redirects that nothing can follow, and links of descriptions that lead nowhere. */
export function settleAddresses(
  sources: Sources,
  placed: PlacedSite & Parts,
  report: Report,
): Pick<Site, "address" | "redirects" | "files"> {
  const { options, loaded, files } = sources;
  const { config } = sources.settings;
  const { pages, versions, api } = placed;
  const served = servedFiles(sources);
  const addresses = new Set([...pages.values()].map(({ address }) => address));
  const written = readRedirects(config.redirects, report);
  redirectConflicts({ redirects: written, addresses }, config).forEach(report);
  const redirects = [...written, ...api.aliases(addresses), ...versions.flatMap((each) => each.redirects)];
  const known = { addresses, base: options.base, redirect: redirectMatcher(redirects), pages: pages.values() };
  const fromRoot = (list: readonly string[]) => new Set(list.map((file) => `/${file}`));
  const own = ownDescriptions(loaded);
  tellOfAddresses(loaded, { ...known, files: fromRoot([...served, ...own]), data: fromRoot(files.data) }, report);
  const folders = folderRedirects({ pages, addresses, trails: placed.trails }, redirects);
  return {
    address: { base: options.base, url: options.url, trailingSlash: config.seo.trailingSlash },
    redirects: [...redirects, ...readmeRedirects(sources.authored.values()), ...folders],
    files: [
      ...served.map((file) => ({ file })),
      ...own.map((file) => ({ file, closed: closedTargets(file, placed) })),
      ...filesOnce(versions.flatMap((each) => each.files)),
    ],
  };
}

/** The files of a project that are copied to the site. */
export function servedFiles({ files }: Pick<Sources, "files">): string[] {
  return [...files.statics, ...files.styles, ...files.scripts];
}

/** Languages may share a version. */
function filesOnce(files: readonly StaticFile[]): StaticFile[] {
  return [...new Map(files.map((each) => [each.file, each])).values()];
}

/** Descriptions in the project, which are served at their paths. */
function ownDescriptions(loaded: readonly LoadedDescription[]): string[] {
  return loaded.flatMap(({ description }) => (description?.source.kind === "file" ? [description.source.file] : []));
}

/** Operations of a description whose pages were all left out. */
function closedTargets(description: string, { all, open }: Pick<PlacedSite, "all" | "open">): readonly ApiTarget[] {
  const targets = (pages: Pages) =>
    [...pages.values()].flatMap(({ target }) => (target?.description === description ? target : []));
  if (all.size === open.size) return [];
  const shown = new Set(targets(open).map(targetKey));
  return targets(all).filter((target) => !shown.has(targetKey(target)));
}

/** What they may lead to. */
interface SiteAddresses extends KnownTargets {
  readonly addresses: ReadonlySet<string>;
  readonly redirect: MatchRedirect;
  readonly pages: Iterable<Page>;
  /** JSON and YAML files of the project, which are not served. */
  readonly data: ReadonlySet<string>;
}

/** A warning for each such address of a description that pages show. */
function tellOfAddresses(loaded: readonly LoadedDescription[], known: SiteAddresses, report: Report): void {
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

/** A `README.md` that is the page of its folder has had an address of its own. */
function readmeRedirects(pages: Iterable<Page>): RedirectRule[] {
  return Array.from(pages).flatMap(({ path, source, address }) => {
    const own = source?.file.replace(/\.md$/i, "") ?? path;
    const isMoved = /(?:^|\/)readme$/i.test(own) && own !== path;
    return isMoved ? [{ source: encodePath(`/${own}`), destination: encodePath(address), permanent: true }] : [];
  });
}

/** Leads from the address of a folder that has no page of its own to the first page in it, as the hosted product does. */
interface Placed {
  readonly pages: Pages;
  /** Of all pages. */
  readonly addresses: ReadonlySet<string>;
  /** Pages of the navigation, in its order. */
  readonly trails: ReadonlyMap<PagePath, Trail>;
}

/** A rule for each folder that contains a page of the navigation, and is neither a page nor covered by `rules`. */
function folderRedirects({ pages, addresses, trails }: Placed, rules: readonly RedirectRule[]): RedirectRule[] {
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

/** The page of search results has that address. */
const SEARCH = "/search";

/** `/a` and `/a/b` for `/a/b/c`. The root has a page of its own. */
function foldersOf(address: string): string[] {
  const folders: string[] = [];
  for (let end = address.lastIndexOf("/"); end > 0; end = address.lastIndexOf("/", end - 1))
    folders.push(address.slice(0, end));
  return folders;
}
