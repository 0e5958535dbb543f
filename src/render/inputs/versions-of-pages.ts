// Answers what a page of an older or unreleased version says about the current one.
import type { OtherVersion } from "../../layout/view.js";
import type { Page, PagePath } from "../../model.js";
import type { Site } from "../../site/site.js";
import type { Counterparts } from "../../site/translations/counterparts.js";
import { isIndexed } from "../../site/visibility.js";
import { currentVersion } from "./current-version.js";
import type { PageAddresses } from "./page-addresses.js";
import type { PlacedBranch } from "./placed-branch.js";

type VersionedSite = Pick<Site, "pages" | "trails" | "config">;

export interface VersionOfPage {
  /** Null on pages of the current version, and where the site does without the notice. */
  readonly otherVersion: OtherVersion | null;
  /** The page that search engines should list instead; null for the page itself. */
  readonly canonicalHref: string | null;
}

const CURRENT: VersionOfPage = { otherVersion: null, canonicalHref: null };

export function createVersions(site: VersionedSite, counterparts: Counterparts, addresses: PageAddresses) {
  const { notice, canonical } = site.config.versioning;

  return (page: Page, { levels }: PlacedBranch): VersionOfPage => {
    const level = levels.find(({ kind }) => kind === "version");
    const current = level ? currentVersion(level.choices) : null;
    if (!level || !current || current.id === level.chosen.id) return CURRENT;
    const same = counterparts.of(page.path)(current);
    const href = same === null ? addresses.branch(current) : addresses.page(same);
    const names = { version: level.chosen.holder.name, current: current.holder.name };
    return {
      otherVersion: notice ? { ...names, href, isSamePage: same !== null } : null,
      canonicalHref: canonical && same !== null && isCanonical(same) ? addresses.page(same) : null,
    };
  };

  /** Whether search engines may list the page, at its own address. */
  function isCanonical(path: PagePath): boolean {
    const page = site.pages.get(path);
    return page !== undefined && isIndexed(page, site) && page.matter.url === null && page.matter.canonical === null;
  }
}
