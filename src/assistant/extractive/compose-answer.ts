// Composes an answer from what the search found: a quote, the sections that come closest, or that nothing was found.
import { uiStrings } from "../../config/read-ui-strings.js";
import type { Hit } from "../../search/bundle.js";
import { isPage } from "../passages/reader-edition.js";
import type { ReplyTask } from "../provider.js";
import { understandQuestion } from "../understand-question.js";
import type { Answer } from "./answer.js";
import { chanceSigns } from "./evidence/chance-signs.js";
import { type Passage, readPassage } from "./find-passages.js";
import { furtherQuestions } from "./further-questions.js";
import { keyWords } from "./key-words.js";
import { chanceOf } from "./learned/weigh.js";
import { LEAST_CHANCE } from "./learned/weights.js";
import { asksHowTo, kindOf, smallTalkOf } from "./question-kind.js";
import type { QuoteWish } from "./quotes/quote-block.js";
import { quoteBest, quotePassage } from "./quotes/quote-passage.js";
import { type RankedHit, rankHits } from "./rank-hits.js";
import { type PageReader, rememberingReader } from "./read-pages.js";
import { type Quote, writeClosest, writeQuotes } from "./write-answer.js";

/** How many of the best hits are looked for in their pages. */
const LOOKED_AT = 3;

/** @param read remembers pages between answers */
export async function composeAnswer(
  task: ReplyTask,
  hits: readonly Hit[],
  read: PageReader = rememberingReader(),
): Promise<Answer> {
  const words = uiStrings(interfaceLanguage(task, hits));
  const smallTalk = smallTalkOf(task.question);
  // It asks nothing that the documentation could lack.
  if (smallTalk !== null) {
    const text = smallTalk === "hello" ? words.assistantHello : words.assistantWelcome;
    return { text, sources: [], outcome: "quote" };
  }
  const { ranked, passages, chance, wish } = await weigh(task, hits, read);
  const [group, others] = [languageGroup(hits[0]?.page.language ?? "en"), ranked.map(({ hit }) => hit)];
  const [first, second] = passages;
  const quotes = chance < LEAST_CHANCE[group].quote ? [] : quotesOf([first, second], ranked, wish);
  if (quotes.length > 0) {
    const unquoted = others.filter((hit) => !quotes.some(({ passage }) => passage.hit === hit));
    const pages = new Set(quotes.map(({ passage }) => passage.hit.page.path));
    const elsewhere = unquoted.filter(({ page }) => !pages.has(page.path));
    return {
      text: writeQuotes(quotes, elsewhere, { task, words }),
      sources: quotes.map(({ passage }) => passage.source),
      followUps: furtherQuestions(unquoted),
      outcome: "quote",
    };
  }
  const closest =
    chance < LEAST_CHANCE[group].closest
      ? []
      : passages.map((passage) => ({ passage, text: quoteBest(passage, wish) }));
  if (closest.length === 0) return { text: words.assistantNothing, sources: [], outcome: "nothing" };
  const sources = closest.map(({ passage }) => passage.source);
  return { text: writeClosest(closest, words), sources, outcome: "closest" };
}

interface Weighed {
  readonly ranked: readonly RankedHit[];
  /** The first of them, read. */
  readonly passages: readonly Passage[];
  /** That the first answers. */
  readonly chance: number;
  readonly wish: QuoteWish;
}

async function weigh(task: ReplyTask, hits: readonly Hit[], read: PageReader): Promise<Weighed> {
  const { question, asked } = understandQuestion(task);
  const words = await keyWords(task, hits);
  const ranked = rankHits(hits, words);
  const best = ranked.slice(0, LOOKED_AT);
  const passages = await Promise.all(best.map(({ hit }) => readPassage(hit, { task, read, split: words.split })));
  const ahead = (ranked[0]?.value ?? 0) - (ranked[1]?.value ?? Number.NEGATIVE_INFINITY);
  const [first] = passages;
  const chance = first === undefined ? 0 : chanceOf(chanceSigns(first, { question, task, words, ahead }));
  const wish = { question: asked, words, asksHow: asksHowTo(asked), asksWhich: kindOf(asked) === "choice" };
  return { ranked, passages, chance, wish };
}

/** How far the second may be behind the first to be quoted beside it: on sites left out, 27 of 140 such are right if the first is not. */
const NEARLY_AS_GOOD = 0.25;
/** Letters of the second. */
const LONGEST_BESIDE = 1800;

/** The first, and the second if it is nearly as good, short and says something else. */
function quotesOf(
  [first, second]: readonly (Passage | undefined)[],
  ranked: readonly RankedHit[],
  wish: QuoteWish,
): Quote[] {
  const text = first === undefined ? "" : quotePassage(first, wish);
  if (first === undefined || text === "") return [];
  const behind = (ranked[0]?.value ?? 0) - (ranked[1]?.value ?? 0);
  const lead = { passage: first, text };
  if (second === undefined || behind > NEARLY_AS_GOOD) return [lead];
  const beside = quotePassage(second, wish);
  const isShort = beside !== "" && beside.length <= LONGEST_BESIDE;
  const isNew = isShort && !text.includes(beside) && !beside.includes(text);
  return isNew ? [lead, { passage: second, text: beside }] : [lead];
}

/** In each the same signs come to other chances. */
function languageGroup(language: string): keyof typeof LEAST_CHANCE {
  if (/^en\b/.test(language)) return "english";
  return /^(?:zh|cn|ja|jp|ko|th)\b/.test(language) ? "unspaced" : "other";
}

/** That of the page that the reader is on, else of what was found, else of the site. */
function interfaceLanguage({ site, currentPath, filter }: ReplyTask, hits: readonly Hit[]): string {
  const { pages } = site.bundle;
  const here = pages.find((page) => isPage(page, currentPath));
  return filter.language ?? here?.language ?? hits[0]?.page.language ?? pages[0]?.language ?? "en";
}
