// Remembers link targets, so that only links of changed pages are followed again.
import { hashOf } from "../../emit/hash-of.js";
import { ownValue } from "../../memory/kept-file.js";
import type { PageFacts, PagePath } from "../../model.js";
import { once } from "../../shared/once.js";
import { pagePath } from "../../shared/page-path.js";
import type { Problem } from "../../shared/problem.js";
import { createLinkCheck, type LinkedPage, type LooseLink } from "../../site/checks/check-links.js";
import type { LinkSource } from "../../site/checks/internal-target.js";
import type { ListedTargets } from "../../site/checks/link-targets.js";
import type { Site } from "../../site/site.js";

/** The result of checking the links of a build. Plain data, kept between builds. */
export interface KnownLinks {
  /** The hash of all link targets. */
  readonly hash: string;
  /** Hash of the anchors of each page. */
  readonly anchors: Readonly<Record<PagePath, string>>;
  /** Problems, by the page on which they were found. */
  readonly problems: Readonly<Record<PagePath, readonly Problem[]>>;
  /** Links to be written differently so that they lead where they should, by page. */
  readonly loose: Readonly<Record<PagePath, readonly LooseLink[]>>;
  /** The same for docs.json, whose links are on every page. */
  readonly looseInSettings: readonly LooseLink[];
}

interface LinkSources {
  readonly site: Pick<Site, "redirects">;
  /** The links of docs.json that have an anchor. */
  readonly linksOfSettings: readonly string[];
  readonly targets: ListedTargets;
  /** The last build, and the pages whose links have not changed since. */
  readonly before: KnownLinks | null;
  readonly same: ReadonlySet<PagePath>;
}

/** Links of docs.json are relative to the root. */
const ROOT: LinkSource = { address: "/", path: pagePath("docs.json"), source: null };

/** Checks the links of all pages. */
export function followLinks(drawn: readonly LinkedPage[], sources: LinkSources): KnownLinks {
  const { site, targets, linksOfSettings, before, same } = sources;
  const known = (path: PagePath) => (same.has(path) ? before && ownValue(before.anchors, path) : undefined);
  const anchors = drawn.map(({ page, links }) => [page.path, known(page.path) ?? hashOf(links().anchors)] as const);
  const { base, unreadFolders, addresses, listed } = targets;
  const hash = hashOf([base, unreadFolders, site.redirects, [...addresses], [...listed], anchors]);
  const check = createLinkCheck(drawn, targets);
  const problems = new Map<PagePath, readonly Problem[]>();
  const loose = new Map<PagePath, readonly LooseLink[]>();
  for (const { page, links } of drawn) {
    const { path } = page;
    const past = before?.hash === hash && same.has(path) ? before : null;
    const facts = once(links); // They are read from disk.
    const found = past ? ownValue(past.problems, path) : check.problems({ page, links: facts });
    const spelt = past ? ownValue(past.loose, path) : check.loose(targetsOf(facts()), page);
    if (found?.length) problems.set(path, found);
    if (spelt?.length) loose.set(path, spelt);
  }
  return {
    hash,
    anchors: Object.fromEntries(anchors),
    problems: Object.fromEntries(problems),
    loose: Object.fromEntries(loose),
    looseInSettings: check.loose(linksOfSettings, ROOT),
  };
}

function targetsOf({ links }: Pick<PageFacts, "links">): string[] {
  return [...new Set(links.map(({ target }) => target))];
}
