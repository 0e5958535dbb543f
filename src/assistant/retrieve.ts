// Finds the passages that an answer rests on, with the whole conversation in mind.
import type { Hit, SearchOptions } from "../search/bundle.js";
import { spreadPages } from "../search/query/spread-pages.js";
import { sectionUrl } from "./assistant-site.js";
import type { SearchFilter } from "./endpoints/message-request.js";
import { beginsWithExplanation } from "./extractive/explains.js";
import { kindOf, searchedFor } from "./extractive/question-kind.js";
import { isPage, nameOf, readerEdition } from "./passages/reader-edition.js";
import type { ReplyTask } from "./provider.js";
import { synonymsIn } from "./synonyms/synonyms-in.js";
import { type Meaning, understandQuestion } from "./understand-question.js";

/** The weight of a hit on the reader's page or on a page of the last answer, and of one in the same folder. */
const SAME_PAGE = 1.3;

const SAME_FOLDER = 1.08;

/** A hit's weight where it begins by saying what is asked to be explained. */
const EXPLAINS = 1.4;

/** How many hits are looked at for the one whose heading is the question. */
const MANY_HITS = 60;

/** How many sections to search for an explanation of a word that is common on the site. */
const MOST_HITS = 200;

/** What a hit for the reader's selection counts: it decides between answers that are about equally good. */
const POINTED_AT = 0.05;

/** The same where the question says nothing without it. */
const MEANT = 0.6;

/** The same of the words that name the kind of page that is asked for, such as an overview. */
const KIND_OF_PAGE = 0.3;

/**
 * Sections of one page among the first five. With one, 379 of 503 questions on 41 sites have a section that answers among them and a
 * model reads 247 such sections at least in part; with two 420 and 280 (more on 26 and 20 sites, fewer on 1), with three 427 and 281.
 */
const SECTIONS_OF_PAGE = 2;

/** The best passages for the task's question, at most `pageSize`. */
export async function retrieve(task: ReplyTask): Promise<Hit[]> {
  return retrieveFor(task, searchQueries(task));
}

/** The best passages for several wordings of one question: what more of them find counts more. */
export async function retrieveFor(task: ReplyTask, queries: readonly Query[]): Promise<Hit[]> {
  const { site, filter, pageSize, currentPath } = task;
  const meaning = understandQuestion(task);
  const limit = isOneWord(meaning.subject) ? MOST_HITS : MANY_HITS;
  const options = {
    ...searchOptions(filter, limit),
    edition: readerEdition(task) ?? undefined,
    perPage: limit,
    otherWords: synonymsIn,
  };
  const answers = await Promise.all(
    queries.map(async ({ text, counts }) => ({ counts, hits: await site.bundle.search(text, options) })),
  );
  const weightOf = (hit: Hit) => nearness(hit, currentPath) * fitness(hit, task, meaning);
  const found = new Map<string, WeighedHit>();
  for (const { hits, counts } of answers) {
    for (const hit of hits) {
      const id = `${hit.page.path}#${hit.anchor}`;
      const score = counts * hit.score;
      // The first wording is the fullest: its reasons and its score say most of what was found.
      const before = found.get(id) ?? { hit: { ...hit, score }, weight: 0 };
      found.set(id, { ...before, weight: before.weight + score * weightOf(hit) });
    }
  }
  const hits = [...found.values()].sort((a, b) => b.weight - a.weight);
  const spoken = hits[0]?.hit.page.language;
  // An answer is in one language.
  const isSpoken = ({ hit }: WeighedHit) => hit.page.language === spoken;
  const ordered = [...hits.filter(isSpoken), ...hits.filter((each) => !isSpoken(each))];
  return spreadPages(ordered, {
    pageOf: ({ hit }) => hit.page.path,
    scoreOf: ({ weight }) => weight,
    perPage: SECTIONS_OF_PAGE,
  })
    .slice(0, pageSize)
    .map(({ hit }) => hit);
}

function isOneWord(subject: string | null): boolean {
  return subject !== null && !/\s/.test(subject);
}

function fitness(hit: Hit, { site }: ReplyTask, { cited, subject }: Meaning): number {
  const isCited = cited.includes(sectionUrl(site, hit.page.address, null));
  const isExplained = subject !== null && beginsWithExplanation(hit.content, subject);
  return (isCited ? SAME_PAGE : 1) * (isExplained ? EXPLAINS : 1);
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
  /** What its hits count beside those of the question, which count 1. */
  readonly counts: number;
}

/**
 * The question, and what the reader points at. Other wordings of the question (without
 * quantities, without the words that only ask, with synonyms) were measured as queries of their own: they found less.
 */
function searchQueries(task: ReplyTask): Query[] {
  const { query, asked, pointedAt, isPointing } = understandQuestion(task);
  const selection = pointedAt === "" ? [] : [{ text: pointedAt, counts: isPointing ? MEANT : POINTED_AT }];
  const kind = kindOf(asked);
  const named = searchedFor(kind);
  const pages = named === null ? [] : [{ text: `${query} ${named}`, counts: KIND_OF_PAGE }];
  const [start] = task.site.bundle.pages;
  if (start && (kind === "start" || kind === "definition")) pages.push({ text: start.title, counts: KIND_OF_PAGE });
  return [{ text: query, counts: 1 }, ...pages, ...selection];
}

function nearness({ page }: Hit, currentPath: string | null): number {
  if (currentPath === null) return 1;
  if (isPage(page, currentPath)) return SAME_PAGE;
  const here = nameOf(currentPath);
  const folder = here.includes("/") ? here.slice(0, here.lastIndexOf("/") + 1) : null;
  return folder !== null && page.path.startsWith(folder) ? SAME_FOLDER : 1;
}
