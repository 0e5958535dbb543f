// Remembers where links led: where nothing that a link can name changed, only those of pages that were drawn are followed.
import { hashOf } from "../emit/hash-of.js";
import type { PagePath } from "../model.js";
import { isNamedByContent } from "../search/browser-files.js";
import type { Problem } from "../shared/problem.js";
import { createLinkCheck, type LinkedPage, type LinkTargets } from "../site/check-links.js";
import type { Site } from "../site/site.js";

/** What the links of a build came to. Plain data: it is kept between builds. */
export interface KnownLinks {
  /** Of all that a link can name. */
  readonly key: string;
  /** Hash of the anchors of each page. */
  readonly anchors: Readonly<Record<PagePath, string>>;
  /** What was wrong, by the page on which it was found. */
  readonly problems: Readonly<Record<PagePath, readonly Problem[]>>;
}

export interface LinkSources {
  readonly site: Pick<Site, "redirects">;
  readonly targets: LinkTargets;
  /** The last build, and the pages whose links are as they were then. */
  readonly before: KnownLinks | null;
  readonly same: ReadonlySet<PagePath>;
}

/** Follows the links of all pages. */
export function followLinks(drawn: readonly LinkedPage[], { site, targets, before, same }: LinkSources): KnownLinks {
  const known = (path: PagePath) => (same.has(path) ? before?.anchors[path] : undefined);
  const anchors = drawn.map(({ page, links }) => [page.path, known(page.path) ?? hashOf(links().anchors)] as const);
  const files = [...targets.files].filter((file) => !isNamedByContent(file.slice(1)));
  const key = hashOf([targets.base, targets.unreadFolders, site.redirects, [...targets.addresses], files, anchors]);
  const check = createLinkCheck(drawn, targets);
  const problems = new Map<PagePath, readonly Problem[]>();
  for (const each of drawn) {
    const { path } = each.page;
    const found = before?.key === key && same.has(path) ? (before.problems[path] ?? []) : check(each);
    if (found.length > 0) problems.set(path, found);
  }
  return { key, anchors: Object.fromEntries(anchors), problems: Object.fromEntries(problems) };
}
