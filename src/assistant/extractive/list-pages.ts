// Answers which things of a kind there are where each has a page of its own, all in one folder: the pages are the list.
import type { BundlePage, Hit } from "../../search/bundle.js";
import { loadTokeniser, type Tokeniser } from "../../search/words/tokeniser.js";
import { folderOf } from "../../shared/page-path.js";
import { sectionUrl } from "../assistant-site.js";
import type { ReplyTask } from "../provider.js";
import type { Source } from "../streams/reply-event.js";
import { words } from "./key-words.js";
import { isWeakWord } from "./question-words.js";

export interface PageList {
  /** The page that opens the folder; null: it has none. */
  readonly opening: Source | null;
  /** Links to the pages, as Markdown. */
  readonly markdown: string;
  readonly sources: readonly Source[];
}

const FEWEST_PAGES = 3;
/** The same where not the folder but the title of each page says what it is. */
const FEWEST_TITLED = 4;
const MOST_PAGES = 40;
const MOST_SOURCES = 10;

const ASKED_FOR =
  /^(?:which|what)\s+((?:(?!kinds?\b|types? of)[\w-]+\s+){0,3}?)([\w-]+)\s+(?:are|is|can|could|do|does|should|exist|work)\b(.*)$/i;

/** Words that stand for whatever is listed: "SMS providers" are in a folder named `sms`. */
const ANY_THING =
  /^(?:providers?|types?|kinds?|integrations?|connectors?|options?|plugins?|platforms?|services?|tools?|models?)$/i;

/** Folders whose pages describe what programs call. */
const REFERENCE = /(?:^|\/)(?:api|api-reference|reference|endpoints?|restapi)(?:\/|$)(?!.*\/(?:types|kinds|list)$)/i;

/** The pages that are what the question asks for; null for other questions, and where no folder is named so. */
export async function pagesAskedFor({ site, question }: ReplyTask, hits: readonly Hit[]): Promise<PageList | null> {
  const [, before = "", thing = "", after = ""] = ASKED_FOR.exec(question.trim()) ?? [];
  const [hit] = hits;
  if (thing === "" || !hit) return null;
  const tokeniser = await loadTokeniser(hit.page.language);
  const telling = words(after, tokeniser).filter((word) => !isWeakWord(word));
  const qualities = [...termsOf(before, tokeniser), ...telling.map((word) => tokeniser.termOf(word))];
  const isAny = ANY_THING.test(thing);
  if (isAny && qualities.length === 0) return null;
  const wanted = isAny ? qualities : [...qualities, ...termsOf(thing, tokeniser)];
  const own = site.bundle.pages.filter(
    ({ language, version }) => language === hit.page.language && version === hit.page.version,
  );
  const byFolder = [...folders(own), ...divisions(own)];
  const named = byFolder.filter(([folder, pages]) => {
    const names = folder.split("/");
    if (names.length > 1 && ANY_THING.test(names.at(-1) ?? "")) names.pop();
    const said = termsOf(names.slice(-2).join(" ").replace(/[-_]/g, " "), tokeniser);
    const last = termsOf((names.at(-1) ?? "").replace(/[-_]/g, " "), tokeniser);
    const isNamed = wanted.every((term) => said.includes(term)) && wanted.some((term) => last.includes(term));
    return isNamed && pages.length >= FEWEST_PAGES && !REFERENCE.test(folder);
  });
  const isOneOf = ({ title }: BundlePage) => {
    const said = termsOf(title, tokeniser);
    return wanted.every((term) => said.includes(term));
  };
  const titled = byFolder.flatMap(([folder, pages]): [string, BundlePage[]][] => {
    const ones = REFERENCE.test(folder) ? [] : pages.filter(isOneOf);
    return ones.length >= FEWEST_TITLED ? [[folder, ones]] : [];
  });
  const largest = largestOf(named) ?? largestOf(titled);
  if (!largest) return null;
  const [folder, pages] = largest;
  const opening = own.find((page) => opens(page, folder));
  const sourceOf = (page: BundlePage) => ({
    id: page.path,
    url: sectionUrl(site, page.address, null),
    title: page.title,
  });
  const sources = pages.map(sourceOf);
  return {
    opening: opening ? sourceOf(opening) : null,
    markdown: sources
      .slice(0, MOST_PAGES)
      .map(({ title, url }) => `- [${title}](${url})`)
      .join("\n"),
    sources: sources.slice(0, MOST_SOURCES),
  };
}

function largestOf(lists: readonly (readonly [string, BundlePage[]])[]): readonly [string, BundlePage[]] | null {
  return lists.toSorted(([, a], [, b]) => b.length - a.length)[0] ?? null;
}

/** The pages of each folder, without the one that opens it. */
function folders(pages: readonly BundlePage[]): Map<string, BundlePage[]> {
  const found = new Map<string, BundlePage[]>();
  for (const page of pages) {
    const folder = folderOf(page.path);
    if (folder === "" || opens(page, folder)) continue;
    found.set(folder, [...(found.get(folder) ?? []), page]);
  }
  return found;
}

function opens({ path }: BundlePage, folder: string): boolean {
  const names = ["index", "overview", "introduction", folder.split("/").at(-1)];
  return path === folder || names.some((name) => path === `${folder}/${name}`);
}

/** The pages that open the folders in each folder: where each thing has a folder, they are the things. */
function divisions(pages: readonly BundlePage[]): Map<string, BundlePage[]> {
  const found = new Map<string, Map<string, BundlePage>>();
  for (const page of pages) {
    const folder = folderOf(page.path);
    const above = folderOf(folder);
    if (above === "" || !opens(page, folder)) continue;
    const opening = found.get(above) ?? new Map<string, BundlePage>();
    if (!opening.has(folder)) opening.set(folder, page);
    found.set(above, opening);
  }
  return new Map([...found].map(([folder, opening]) => [folder, [...opening.values()]]));
}

function termsOf(text: string, tokeniser: Tokeniser): string[] {
  return words(text, tokeniser).map((word) => tokeniser.termOf(word));
}
