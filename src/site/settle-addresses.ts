// Settles what answers at which address of a site: pages, redirects and files.
import type { ApiTarget, Page, PagePath } from "../model.js";
import type { LoadedDescription } from "../openapi/load-description.js";
import { targetKey } from "../openapi/operations.js";
import { redirectMatcher } from "../shared/match-redirect.js";
import type { Report } from "../shared/problem.js";
import { redirectConflicts } from "./checks/redirect-conflicts.js";
import { tellOfAddresses } from "./checks/tell-of-addresses.js";
import type { PlacedSite } from "./place-site.js";
import type { Sources } from "./read-sources.js";
import { folderRedirects, readmeRedirects, readRedirects } from "./redirects.js";
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
  const targets = (pages: ReadonlyMap<PagePath, Page>) =>
    [...pages.values()].flatMap(({ target }) => (target?.description === description ? target : []));
  if (all.size === open.size) return [];
  const shown = new Set(targets(open).map(targetKey));
  return targets(all).filter((target) => !shown.has(targetKey(target)));
}
