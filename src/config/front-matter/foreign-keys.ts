// Knows front matter keys of other tools, and what to write instead.
import { didYouMean, nearest } from "../../shared/nearest.js";
import { MATTER_KEYS } from "./matter-keys.js";

const ADDRESS =
  "The path of the file is the address of the page: move the file, or list the other address in redirects.";
const LAYOUT = 'Use "mode": wide, custom, frame, center or assistant.';
const HIDDEN = 'Use "hidden: true", or list the file in .mintignore.';
const REDIRECT = 'List old addresses in "redirects" of docs.json.';
const NO_PAGES = "No pages are generated from it; the page is drawn as it is written.";

const INSTEAD: Readonly<Record<string, string>> = {
  slug: ADDRESS,
  permalink: ADDRESS,
  aliases: REDIRECT,
  redirect_from: REDIRECT,
  sidebar_label: 'Use "sidebarTitle".',
  pagination_label: 'Use "sidebarTitle".',
  layout: LAYOUT,
  hide_table_of_contents: 'Use "mode: wide".',
  hide_title: 'Use an empty title: title: "".',
  draft: HIDDEN,
  unlisted: HIDDEN,
  graphql: NO_PAGES,
  sdk: NO_PAGES,
};

/** Read by the hosted product or by other tools, and near to a key that is meant for us. */
const OTHERS = new Set(
  (
    "auth authors author tags icons group labels label versions urls links created createdAt lastUpdated " +
    "lastUpdatedAt updatedDate updatedAt date datetime subtitle titles modes types public_id"
  ).split(" "),
);

const KNOWN: readonly string[] = Object.keys(MATTER_KEYS);

/**
 * What to write instead of a key without effect: of one that another tool knows, or one near to a key of ours. Null for all
 * others, which may be data of the project, and for what says more than a key of ours: `versionTo` is no slip of `version`.
 */
export function instead(key: string): string | null {
  if (Object.hasOwn(INSTEAD, key)) return INSTEAD[key] ?? null;
  if (KNOWN.includes(key) || OTHERS.has(key) || key.includes(":")) return null;
  const near = nearest(key, KNOWN);
  const saysMore = near !== null && key.startsWith(near) && key.length > near.length + 1;
  return near === null || saysMore ? null : didYouMean(near);
}
