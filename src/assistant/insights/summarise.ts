// Summarises replies for operators: by day and site, with questions, pages, ratings and cost.

import type { TermOf } from "../../search/words/tokeniser.js";
import { addTo, groupBy } from "../../shared/lists.js";
import { pageAddress, pagePath } from "../../shared/page-path.js";
import type { PageRating, RatedReply } from "../store/replies.js";
import type { ModelFailure } from "../streams/reply-event.js";
import { utcDay } from "../utc-day.js";
import { type Opinion, opinionsIn, type RatedPage, ratedPages } from "./rated-pages.js";
import { type Totals, totalsOf } from "./totals.js";

export interface Insights {
  readonly since: string;
  readonly until: string;
  /** False where only the latest of very many replies or ratings were read. */
  readonly isComplete: boolean;
  readonly total: Totals;
  /** Every day of the time, also those without questions. */
  readonly days: readonly DayTotals[];
  /** Which models did not answer, and why: the latest day first, and of a day what happened most. */
  readonly failures: readonly DayFailure[];
  /** The one with most questions first. */
  readonly sites: readonly (Totals & { readonly domain: string })[];
  /** What was asked most first, and below what stayed unanswered most. */
  readonly questions: readonly AskedQuestion[];
  readonly unanswered: readonly AskedQuestion[];
  /** Those cited most first; addresses without base path, like those of rated pages. */
  readonly pages: readonly { readonly domain: string; readonly page: string; readonly cited: number }[];
  /** The latest first. */
  readonly thumbs: readonly Thumbed[];
  /** What readers think of pages, the least helpful first, and what they wrote. */
  readonly ratedPages: readonly RatedPage[];
  readonly opinions: readonly Opinion[];
}

interface DayTotals extends Totals {
  readonly day: string;
  /** Whether the time takes in all of the day, which today is not over yet. */
  readonly isWhole: boolean;
}

interface DayFailure extends ModelFailure {
  readonly day: string;
  readonly replies: number;
}

export interface AskedQuestion {
  readonly question: string;
  readonly domain: string;
  readonly asked: number;
  readonly unanswered: number;
  readonly up: number;
  readonly down: number;
}

export interface Thumbed {
  readonly question: string;
  readonly domain: string;
  readonly rating: "up" | "down";
  readonly reason: string | null;
  readonly at: string;
}

interface Span {
  readonly since: number;
  readonly until: number;
}

interface SummaryOptions extends Span {
  /** Brings the forms of words together, so that like questions are one. */
  readonly termOf: TermOf;
  /** Default: true. */
  readonly isComplete?: boolean;
}

/** What is said where insights are not complete. */
export const INCOMPLETE =
  "Only the latest replies and ratings are counted, because there are too many to read at once. Choose a shorter period or a single site.";

const DAY = 86_400_000;

export function summarise(
  replies: readonly RatedReply[],
  ratings: readonly PageRating[],
  { since, until, termOf, isComplete = true }: SummaryOptions,
): Insights {
  const ofDay = groupBy(replies, ({ at }) => utcDay(at));
  const ofSite = groupBy(replies, ({ domain }) => domain);
  const groups = [...ofSite.values()].flatMap((own) => groupQuestions(own, termOf).map(toAsked));
  return {
    since: new Date(since).toISOString(),
    until: new Date(until).toISOString(),
    isComplete,
    total: totalsOf(replies),
    days: daysBetween({ since, until }).map((each) => ({ ...each, ...totalsOf(ofDay.get(each.day) ?? []) })),
    failures: [...ofDay].reverse().flatMap(([day, own]) => failuresOf(day, own)),
    sites: [...ofSite]
      .map(([domain, own]) => ({ domain, ...totalsOf(own) }))
      .sort((a, b) => b.questions - a.questions || a.domain.localeCompare(b.domain)),
    questions: mostFirst(groups, ({ asked }) => asked),
    unanswered: mostFirst(
      groups.filter(({ unanswered }) => unanswered > 0),
      ({ unanswered }) => unanswered,
    ),
    pages: citedPages(ofSite),
    thumbs: replies.flatMap(toThumbed).reverse(),
    ratedPages: ratedPages(ratings),
    opinions: opinionsIn(ratings),
  };
}

function failuresOf(day: string, replies: readonly RatedReply[]): DayFailure[] {
  const failures = replies.flatMap((reply) => reply.failures);
  const alike = groupBy(failures, ({ model, reason }) => `${model} ${reason}`);
  const counted = [...alike.values()].flatMap(([first, ...more]) =>
    first ? [{ ...first, day, replies: 1 + more.length }] : [],
  );
  return mostFirst(counted, ({ replies: count }) => count);
}

function toAsked({ question, members }: { question: string; members: readonly RatedReply[] }): AskedQuestion {
  const { questions, unanswered, up, down } = totalsOf(members);
  return { question, domain: members[0]?.domain ?? "", asked: questions, unanswered, up, down };
}

function mostFirst<T>(items: readonly T[], of: (item: T) => number): T[] {
  return [...items].sort((a, b) => of(b) - of(a));
}

function citedPages(ofSite: ReadonlyMap<string, readonly RatedReply[]>): Insights["pages"] {
  const cited = [...ofSite].flatMap(([domain, replies]) => {
    const pages = replies.flatMap((reply) => reply.pages.map((path) => pageAddress(pagePath(path))));
    return Array.from(
      groupBy(pages, (page) => page),
      ([page, { length }]) => ({ domain, page, cited: length }),
    );
  });
  return mostFirst(cited, (page) => page.cited);
}

function toThumbed({ question, domain, rating, reason, at }: RatedReply): Thumbed[] {
  if (rating === null) return [];
  return [{ question, domain, rating: rating === 1 ? "up" : "down", reason, at: new Date(at).toISOString() }];
}

function daysBetween({ since, until }: Span): Pick<DayTotals, "day" | "isWhole">[] {
  const first = Math.floor(since / DAY) * DAY;
  const count = Math.floor(until / DAY) - first / DAY + 1;
  return Array.from({ length: count }, (_, index) => {
    const begin = first + index * DAY;
    return { day: utcDay(begin), isWhole: begin >= since && begin + DAY <= until };
  });
}

/** Groups questions that ask the same in other words, by the words that they share. */
interface QuestionGroup<T> {
  /** The shortest of the questions. */
  question: string;
  readonly words: ReadonlySet<string>;
  readonly members: T[];
}

/** The share of their words that two questions of a group have in common. */
const ALIKE = 0.6;

/** The largest group first. Forms of a word are one word where `termOf` gives them one term. */
export function groupQuestions<T extends { readonly question: string }>(
  asked: readonly T[],
  termOf: TermOf,
): QuestionGroup<T>[] {
  const groups: QuestionGroup<T>[] = [];
  const byKey = new Map<string, QuestionGroup<T>>();
  const byWord = new Map<string, QuestionGroup<T>[]>();
  for (const each of asked) {
    const words = tellingWords(each.question, termOf);
    const key = [...words].sort().join(" ");
    let group = byKey.get(key) ?? mostAlike(words, byWord);
    if (!group) {
      group = { question: each.question, words, members: [] };
      groups.push(group);
      for (const word of words) addTo(byWord, word, group);
    }
    byKey.set(key, group);
    group.members.push(each);
    if (each.question.length < group.question.length) group.question = each.question;
  }
  return mostFirst(groups, ({ members }) => members.length);
}

function mostAlike<T>(
  words: ReadonlySet<string>,
  byWord: ReadonlyMap<string, readonly QuestionGroup<T>[]>,
): QuestionGroup<T> | undefined {
  const shared = new Map<QuestionGroup<T>, number>();
  for (const word of words) for (const group of byWord.get(word) ?? []) shared.set(group, (shared.get(group) ?? 0) + 1);
  let best: QuestionGroup<T> | undefined;
  let most = ALIKE;
  for (const [group, count] of shared) {
    const alike = count / (words.size + group.words.size - count);
    if (alike < most) continue;
    [best, most] = [group, alike];
  }
  return best;
}

const SMALL_WORDS = new Set(
  "a an and are as at be by can could do does for from get have how i in into is it my of on or please should so the there this to use using want what when where which who why will with would you your".split(
    " ",
  ),
);

/** Terms of the words, without those that every question has. */
function tellingWords(question: string, termOf: TermOf): Set<string> {
  const words = question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !SMALL_WORDS.has(word));
  return new Set((telling.length > 0 ? telling : words).map(termOf));
}
