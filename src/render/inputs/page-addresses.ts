// Owns the addresses of pages and divisions as links of the shell write them.

import { type Addresses, type AddressSettings, addressesOf, hasDot } from "../../layout/addresses.js";
import { oncePerKey } from "../../layout/once-per-key.js";
import type { NavBranch, PagePath } from "../../model.js";
import { pageHref } from "../../shared/encode-path.js";
import { isAtHome } from "../../site/find-trails.js";
import type { Site } from "../../site/site.js";

export interface PageAddresses extends Addresses {
  /** The address of a page, or the target of one with `url`. */
  page(path: PagePath): string;
  /** The address that a division opens with; null where it has no pages. */
  branch(branch: NavBranch): string | null;
}

export function pageAddresses(site: Pick<Site, "address" | "pages" | "trails">): PageAddresses {
  const { address, pages } = site;
  const addresses = addressesOf(addressSettings(site));
  const openingOf = createOpenings(site);
  const page = oncePerKey((path: PagePath): string => {
    const { address: own = `/${path}`, matter } = pages.get(path) ?? {};
    return matter?.url ? addresses.link(matter.url) : pageHref(own, address);
  });

  function branch(of: NavBranch): string | null {
    const opening = openingOf(of);
    return opening === null ? null : page(opening);
  }

  return { ...addresses, page, branch };
}

/** How settings write addresses of a site. */
export function addressSettings({ address, pages }: Pick<Site, "address" | "pages">): AddressSettings {
  return { ...address, dottedPages: Array.from(pages.values(), (page) => page.address).filter(hasDot) };
}

/** The page that a branch opens with: the first whose main place is in it, else its first page. Null where it has no pages. */
function createOpenings({ pages, trails }: Pick<Site, "pages" | "trails">): (branch: NavBranch) => PagePath | null {
  const homes = new Map<string, PagePath>();
  for (const [path, { branches }] of trails) {
    if (pages.get(path)?.matter.hidden) continue;
    for (const { id } of branches) if (!homes.has(id)) homes.set(id, path);
  }
  return (branch) => {
    const { first, id } = branch;
    return first === null || isAtHome(trails.get(first), branch) ? first : (homes.get(id) ?? first);
  };
}
