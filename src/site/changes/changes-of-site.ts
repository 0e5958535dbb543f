// Finds what releases changed in a site's descriptions, for pages of changes and marks beside fields.
import { slugOf } from "../../components/slug.js";
import { uiStrings } from "../../config/read-ui-strings.js";
import { openFolder } from "../../files/open-folder.js";
import { resultFiles } from "../../memory/memory.js";
import type { ApiTarget, DescriptionRef, Page, PagePath, Pages, Trail } from "../../model.js";
import { compareReleases, type Release, type ReleaseChanges } from "../../openapi/changes/compare-releases.js";
import type { ShownMarks } from "../../openapi/changes/shown-marks.js";
import type { Description } from "../../openapi/description.js";
import type { Change } from "../../openapi/diff/change.js";
import { asEntry, type ChangeLinks, levelBadge } from "../../openapi/diff/write-changes.js";
import { loadDescription } from "../../openapi/load-description.js";
import { pathShape } from "../../openapi/operations.js";
import { nearestAddresses } from "../../openapi/pages/nearest-addresses.js";
import { fileOf, type Problem, type Report, warning } from "../../shared/problem.js";
import { EN, type UiStrings } from "../../shared/ui-strings.js";
import { languageOfTrail } from "../find-trails.js";
import { blobHash, findReleases, type ReleaseText } from "./read-releases.js";

/** What releases add to a site. */
interface ApiChanges {
  /** By id of the description. */
  readonly marks: ReadonlyMap<string, ShownMarks>;
  readonly pages: ReadonlyMap<string, readonly PageRelease[]>;
  /** What the git refs that were read mean now. */
  readonly commits: Readonly<Record<string, string>>;
}

interface Sources {
  readonly root: string;
  readonly data: readonly string[];
  readonly cache: string | null;
}

/** A description with the reference to it that names releases. */
interface Wanted {
  readonly description: Description;
  readonly ref: DescriptionRef;
}

/** @param wanted each description once. */
export async function changesOfSite(wanted: readonly Wanted[], sources: Sources, report: Report): Promise<ApiChanges> {
  const marks = new Map<string, ShownMarks>();
  const pages = new Map<string, readonly PageRelease[]>();
  const commits: Record<string, string> = {};
  for (const each of wanted) {
    const { description, ref } = each;
    const file = description.source.kind === "file" ? description.source.file : null;
    const found = findReleases(ref.changes ?? [], { ...sources, file }, report);
    Object.assign(commits, found.commits);
    const releases = [...found.releases.map(pastRelease()), currentRelease(each, sources.root)];
    const tell = ({ text }: SiteRelease, reason: string) => text && report(unreadable(text, reason));
    const { entries, parts } = await compareReleases(releases, resultFiles(sources.cache), tell);
    const shown = named(entries);
    marks.set(description.id, { releases: shown.map(({ label, anchor }) => ({ label, anchor })), parts });
    pages.set(description.id, shown);
  }
  return { marks, pages, commits };
}

/** The text is null for the description as it is. */
interface SiteRelease extends Release {
  readonly text: ReleaseText | null;
}

/** Of descriptions that have been read, only the last is kept: it is compared twice. */
function pastRelease(): (text: ReleaseText) => SiteRelease {
  let last: { readonly hash: string; readonly description: Description | string } | null = null;
  return (text) => ({
    text,
    hash: text.hash,
    open: async () => {
      if (last?.hash !== text.hash) last = { hash: text.hash, description: await readDescription(text) };
      return last.description;
    },
  });
}

function currentRelease({ description }: Wanted, root: string): SiteRelease {
  const { source, hash } = description;
  const own = source.kind === "file" ? blobHash(openFolder(root).listed(source.file)) : hash;
  return { text: null, hash: own, open: async () => description };
}

async function readDescription({ file, read }: ReleaseText): Promise<Description | string> {
  const loaded = await loadDescription({ kind: "file", file }, read(), { cache: null, conformance: false });
  if (loaded.description?.kind === "openapi") return loaded.description;
  return loaded.description
    ? "It is not an OpenAPI description."
    : (loaded.problems[0]?.what ?? "It is not a description.");
}

function unreadable({ ref, label }: ReleaseText, reason: string): Problem {
  const what = `The description of "${label ?? ref.source}" cannot be read: ${reason}`;
  return warning("api-changes", ref.place, what, "This release is left out of the page about changes.");
}

/** What readers know the releases as, and where their entries are. The newest may have no name yet. */
function named(entries: readonly ReleaseChanges<SiteRelease>[]): readonly PageRelease[] {
  const anchors = new Map<string, number>();
  return entries.map(({ release: { text }, version, changes }, index): PageRelease => {
    const own = text?.label ?? plain(version);
    const isTaken =
      text === null &&
      entries.slice(0, index).some((each) => (each.release.text?.label ?? plain(each.version)) === own);
    const label = own === "" || isTaken ? null : plain(own);
    const slug = slugOf(label ?? "unreleased");
    const count = (anchors.get(slug) ?? 0) + 1;
    anchors.set(slug, count);
    return { label, anchor: count === 1 ? slug : `${slug}-${count}`, date: text?.date ?? null, changes };
  });
}

/** Versions are written by anyone. */
function plain(version: string): string {
  return version
    .replace(/[^\p{L}\p{N} ._+~:/()-]+/gu, " ")
    .trim()
    .replace(/^v(?=\d)/, "");
}

/** The pages about changes with their texts, in the language of the page: links lead to pages in the same folder first. */
export function withChanges(pages: Pages, trails: ReadonlyMap<PagePath, Trail>, changes: ApiChanges): Pages {
  if (changes.pages.size === 0) return pages;
  return new Map(
    Array.from(pages, ([path, page]) => {
      const releases = page.target?.kind === "changes" ? changes.pages.get(page.target.description) : undefined;
      if (!page.target || releases === undefined || page.source !== null) return [path, page];
      const words = uiStrings(languageOfTrail(trails.get(path)));
      const text = changesText(releases, linksFrom(page, pages.values()), words);
      const place = fileOf(page.target.description);
      return [path, { ...inWords(page, words), content: { text, place, keepsLines: false } }];
    }),
  );
}

/** The title and description that every page about changes has, in other words. */
function inWords(page: Page, words: UiStrings): Page {
  const { matter, title, label } = page;
  const isOwn = title === EN.apiChanges;
  const description = matter.description?.replace(EN.apiChangesText, () => words.apiChangesText) ?? null;
  return {
    ...page,
    matter: { ...matter, description },
    title: isOwn ? words.apiChanges : title,
    label: label === EN.apiChanges ? words.apiChanges : label,
  };
}

/** A release as the page shows it. */
interface PageRelease {
  /** Null where it is not released yet. */
  readonly label: string | null;
  readonly anchor: string;
  readonly date: string | null;
  readonly changes: readonly Change[];
}

/** MDX, safe whatever the description says. */
function changesText(releases: readonly PageRelease[], links: ChangeLinks, words: UiStrings): string {
  if (releases.length === 0) return `${words.changesNoRelease}\n`;
  const unreleased = words.isUnreleased.replace(/^./u, (first) => first.toLocaleUpperCase());
  return releases
    .toReversed()
    .map(({ label, anchor, date, changes }) =>
      asEntry(changes, { label: label ?? unreleased, id: anchor, date, tags: [], links, words, headOf: levelBadge }),
    )
    .join("\n");
}

/** Links of a page to the operations and schemas of its description. */
function linksFrom({ address, target }: Page, pages: Iterable<Page>): ChangeLinks {
  const own = [...pages].flatMap((page): (readonly [ApiTarget, string])[] =>
    page.target?.description === target?.description && page.target ? [[page.target, page.address]] : [],
  );
  const near = nearestAddresses(own);
  const root = near.rootOf(address);
  const operations = new Map<string, string>();
  const schemas = new Map<string, string>();
  for (const [each] of own) {
    const found = near.addressOf(each, root);
    if (found === null) continue;
    if (each.kind === "endpoint") operations.set(pathShape(`${each.method} ${each.path}`), found);
    else if (each.kind === "webhook") operations.set(`${each.name} (webhook)`, found);
    else if (each.kind === "schema") schemas.set(each.name, found);
  }
  return {
    operation: (name) => operations.get(pathShape(name)) ?? null,
    schema: (name) => schemas.get(name) ?? null,
  };
}
