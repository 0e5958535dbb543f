// Finds the passages that an answer rests on, with the whole conversation in mind.
import type { Hit, SearchOptions } from "../search/bundle.js";
import { sectionUrl } from "./assistant-site.js";
import type { SearchFilter } from "./endpoints/message-request.js";
import { type Likeness, likenessTo } from "./extractive/asks-the-same.js";
import { beginsWithExplanation } from "./extractive/explains.js";
import { coreOf, tellingWords } from "./extractive/question-words.js";
import { inOtherWords } from "./extractive/synonyms.js";
import type { ReplyTask } from "./provider.js";
import { comparedSubjects, type Meaning, understandQuestion } from "./understand-question.js";

/** The weight of a hit on the reader's page or on a page of the last answer, and of one in the same folder. */
const SAME_PAGE = 1.3;
const SAME_FOLDER = 1.08;
/** A hit's weight where it begins by saying what is asked to be explained. */
const EXPLAINS = 1.4;
/** A hit's weight where its heading is the question itself word for word. */
const ASKS_THE_SAME = 1.8;
/** How many hits are looked at for the one whose heading is the question. */
const MANY_HITS = 150;
/** How many sections to search for an explanation of a word that is common on the site. */
const MOST_HITS = 400;

/** The best passages for the task's question, at most `pageSize`. */
export async function retrieve(task: ReplyTask): Promise<Hit[]> {
  const sides = comparedSubjects(task.question).length;
  // A comparison needs passages on each side.
  return retrieveFor(sides === 0 ? task : { ...task, pageSize: task.pageSize * sides }, searchQueries(task));
}

/** The best passages for several wordings of one question: what more of them find counts more. Other editions come last. */
export async function retrieveFor(task: ReplyTask, queries: readonly Query[]): Promise<Hit[]> {
  const { site, filter, pageSize, currentPath } = task;
  const meaning = understandQuestion(task);
  const options = searchOptions(filter, isOneWord(meaning.subject) ? MOST_HITS : MANY_HITS);
  const answers = await Promise.all(
    queries.map(async ({ text, counts }) => ({ counts, hits: await site.bundle.search(text, options) })),
  );
  const language = answers[0]?.hits[0]?.page.language ?? "en";
  const likeness = await likenessTo(meaning.asked, language, site.title ?? "");
  const weightOf = (hit: Hit) => nearness(hit, currentPath) * fitness(hit, task, { meaning, likeness });
  const found = new Map<string, WeighedHit>();
  for (const { hits, counts } of answers) {
    for (const hit of hits) {
      const id = `${hit.page.path}#${hit.anchor}`;
      const before = found.get(id);
      const weight = (before?.weight ?? 0) + counts * hit.score * weightOf(hit);
      // The first wording is the fullest: its reasons say most of what was found.
      found.set(id, { hit: before?.hit ?? hit, weight });
    }
  }
  const hits = [...found.values()].sort((a, b) => b.weight - a.weight);
  const isPreferred = preferredEdition(task, hits);
  const ordered = [...hits.filter(isPreferred), ...hits.filter((each) => !isPreferred(each))];
  return withoutRepeats(ordered.map(({ hit }) => hit)).slice(0, pageSize);
}

function isOneWord(subject: string | null): boolean {
  return subject !== null && !/\s/.test(subject);
}

interface Wish {
  readonly meaning: Meaning;
  readonly likeness: Likeness;
}

function fitness(hit: Hit, { site }: ReplyTask, { meaning: { cited, subject }, likeness }: Wish): number {
  const isCited = cited.includes(sectionUrl(site, hit.page.address, null));
  const isExplained = subject !== null && beginsWithExplanation(hit.content, subject);
  const alike = likeness(hit.headings.at(-1) ?? hit.page.title);
  return (isCited ? SAME_PAGE : 1) * (isExplained ? EXPLAINS : 1) * (1 + (ASKS_THE_SAME - 1) * alike);
}

interface WeighedHit {
  readonly hit: Hit;
  readonly weight: number;
}

export function searchOptions(filter: SearchFilter, limit: number): SearchOptions {
  const narrow = {
    ...(filter.language === null ? {} : { language: filter.language }),
    ...(filter.version === null ? {} : { version: filter.version }),
  };
  return { limit, filter: narrow, groups: filter.groups };
}

/** One wording of what is searched for. */
export interface Query {
  readonly text: string;
  /** What its hits count: 1 for wordings that say all of it. */
  readonly counts: number;
}

/** The weight of a wording that leaves words out or paraphrases. */
const LOOSE_WORDING = 0.4;

/** The question, once more without the words that only say that it is one, and the sides of a comparison; then loosely. */
function searchQueries(task: ReplyTask): Query[] {
  const { query } = understandQuestion(task);
  const wordings = tellingWords(query);
  const full = [...(wordings.length === 0 ? [query] : wordings), ...comparedSubjects(task.question)];
  const loose = [...coreOf(query), ...inOtherWords(query)].filter((text) => !full.includes(text));
  return [...full.map((text) => ({ text, counts: 1 })), ...loose.map((text) => ({ text, counts: LOOSE_WORDING }))];
}

/**
 * Tells hits of the reader's edition (version and language) from others: the edition of the page that the reader is on,
 * or of the version that the question names, else the one that the site shows first. An edition in which little is found
 * is not meant. A page without a version belongs to all of them.
 */
function preferredEdition(task: ReplyTask, hits: readonly WeighedHit[]): (each: WeighedHit) => boolean {
  const totals = new Map<string, number>();
  for (const { hit, weight } of hits) totals.set(edition(hit), (totals.get(edition(hit)) ?? 0) + weight);
  const least = Math.max(0, ...totals.values()) / 5;
  const meant = hits.filter(({ hit }) => (totals.get(edition(hit)) ?? 0) >= least);
  const place = editionPlace(task);
  const first = meant.reduce<Hit | null>(
    (best, { hit }) => (best === null || place(hit) < place(best) ? hit : best),
    null,
  );
  return ({ hit: { page } }) =>
    page.language === first?.page.language && (page.version === null || page.version === first.page.version);
}

/** Smaller for hits that tell more of the reader's edition. */
function editionPlace({ site, currentPath, question }: ReplyTask): (hit: Hit) => number {
  const order = new Map(site.bundle.pages.map((page, index) => [page.path, index]));
  const named = question.toLowerCase().split(/[^\p{L}\p{N}.]+/u);
  const area = currentPath === null ? null : nameOf(currentPath).split("/")[0];
  return ({ page }) => {
    if (isPage(page, currentPath)) return -3;
    if (page.version !== null && named.includes(page.version.toLowerCase())) return -2;
    if (area !== null && page.path.split("/")[0] === area) return -1;
    return order.get(page.path) ?? order.size;
  };
}

function edition({ page }: Hit): string {
  return `${page.version}\n${page.language}`;
}

/** The same section of another edition says nothing more; the first is the best placed. */
function withoutRepeats(hits: readonly Hit[]): Hit[] {
  const seen = new Set<string>();
  return hits.filter(({ page, headings }) => {
    const name = [page.title, ...headings].join("\n");
    const isNew = !seen.has(name);
    seen.add(name);
    return isNew;
  });
}

function nearness({ page }: Hit, currentPath: string | null): number {
  if (currentPath === null) return 1;
  if (isPage(page, currentPath)) return SAME_PAGE;
  const here = nameOf(currentPath);
  const folder = here.includes("/") ? here.slice(0, here.lastIndexOf("/") + 1) : null;
  return folder !== null && page.path.startsWith(folder) ? SAME_FOLDER : 1;
}

function isPage(page: Hit["page"], currentPath: string | null): boolean {
  if (currentPath === null) return false;
  const here = nameOf(currentPath);
  return page.path === here || nameOf(page.address) === here;
}

/** A path or address without its ends, anchor and query. */
function nameOf(path: string): string {
  return path.replace(/[#?].*$/, "").replace(/^\/+|\/+$/g, "");
}
