// Answers without a model, by quoting the sentences of the documentation that answer, with links to them.
import { uiStrings } from "../../config/read-ui-strings.js";
import type { Hit } from "../../search/bundle.js";
import type { UiStrings } from "../../shared/ui-strings.js";
import { chanceSigns } from "../extractive/evidence/chance-signs.js";
import { nameOfHit, type Passage, readPassage, sourceOf } from "../extractive/find-passages.js";
import { keyWords } from "../extractive/key-words.js";
import { chanceOf } from "../extractive/learned/weigh.js";
import { LEAST_CHANCE } from "../extractive/learned/weights.js";
import { asksHowTo, kindOf, smallTalkOf } from "../extractive/question-kind.js";
import type { QuoteWish } from "../extractive/quotes/quote-block.js";
import { quoteBest, quotePassage } from "../extractive/quotes/quote-passage.js";
import { rankHits } from "../extractive/rank-hits.js";
import { type PageReader, rememberingReader } from "../extractive/read-pages.js";
import { plainText } from "../extractive/read-sections.js";
import { isPage } from "../passages/reader-edition.js";
import type { Provider, ReplyTask } from "../provider.js";
import { recentByBundle } from "../recent-map.js";
import { retrieve } from "../retrieve.js";
import type { ReplyEvent, Source } from "../streams/reply-event.js";
import { understandQuestion } from "../understand-question.js";

/** How many sections are looked at for each that may be quoted. */
const CANDIDATES = 3;

export function createExtractive(): Provider {
  const read = rememberingReader();
  const compose = rememberAnswers(async (task) => {
    const hits = await retrieve({ ...task, pageSize: task.pageSize * CANDIDATES });
    return composeAnswer(task, hits, read);
  });
  return { name: "extractive", reply: (task, signal) => reply(task, signal, compose) };
}

async function* reply(task: ReplyTask, signal: AbortSignal, compose: Compose): AsyncGenerator<ReplyEvent, void> {
  const { text, sources, outcome, followUps = [] } = await compose(task);
  // Whether the closest sections answer is for their reader to say: insights tell by the pages that are cited.
  const isAnswered = outcome === "quote";
  if (signal.aborted) return;
  for (const source of sources) yield { kind: "source", source };
  for (const piece of pieces(text)) yield { kind: "text", text: piece };
  const contact = task.site.words?.contact ?? null;
  if (!isAnswered && contact !== null) yield { kind: "text", text: `\n\n${contact}` };
  if (task.wantsFollowUps && followUps.length > 0) yield { kind: "follow-ups", questions: followUps };
  yield { kind: "finish", reason: "stop", usage: { inputTokens: 0, outputTokens: 0 }, isAnswered };
}

/** Paragraph by paragraph, so that a slow line shows the beginning first. */
function pieces(text: string): string[] {
  return text.split(/(?<=\n\n)/);
}

/** Remembers answers: many readers ask the same, and what a question is answered with changes only with the bundle. */
type Compose = (task: ReplyTask) => Promise<Answer>;

const MOST_ANSWERS = 500;

/** The same answers; who asks while the same question is being answered waits for that answer. */
function rememberAnswers(compose: Compose): Compose {
  const answersOf = recentByBundle<Promise<Answer>>(MOST_ANSWERS);
  return (task) => {
    const answers = answersOf(task.site.bundle);
    const key = questionKey(task);
    const known = answers.get(key);
    const answer = known ?? compose(task);
    answers.set(key, answer);
    if (!known) answer.catch(() => answers.delete(key));
    return answer;
  };
}

/** All that an answer depends on besides the site. Of earlier turns only what the question takes from them counts. */
function questionKey(task: ReplyTask): string {
  const { question, context, currentPath, filter, pageSize } = task;
  return JSON.stringify([question, understandQuestion(task), context, currentPath, filter, pageSize]);
}

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
  const { ranked, passages, ahead, chance, wish } = await weigh(task, hits, read);
  const least = LEAST_CHANCE[languageGroup(hits[0]?.page.language ?? "en")];
  const beside = ahead > NEARLY_AS_GOOD ? 1 : 2;
  const quotes = chance < least.quote ? [] : quotesOf(passages.slice(0, beside), wish);
  if (quotes.length > 0) {
    const unquoted = ranked.filter((hit) => !quotes.some(({ passage }) => passage.hit === hit));
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
    chance < least.closest ? [] : passages.map((passage) => ({ passage, text: quoteBest(passage, wish) }));
  if (closest.length === 0) return { text: words.assistantNothing, sources: [], outcome: "nothing" };
  const sources = closest.map(({ passage }) => passage.source);
  return { text: writeClosest(closest, words), sources, outcome: "closest" };
}

async function weigh(task: ReplyTask, hits: readonly Hit[], read: PageReader) {
  const { question, asked } = understandQuestion(task);
  const words = await keyWords(task, hits);
  const ranked = rankHits(hits, words);
  const best = ranked.slice(0, LOOKED_AT);
  const passages = await Promise.all(best.map(({ hit }) => readPassage(hit, { task, read, split: words.split })));
  const ahead = (ranked[0]?.value ?? 0) - (ranked[1]?.value ?? Number.NEGATIVE_INFINITY);
  const [first] = passages;
  const chance = first === undefined ? 0 : chanceOf(chanceSigns(first, { question, task, words, ahead }));
  const wish = { question: asked, words, asksHow: asksHowTo(asked), asksWhich: kindOf(asked) === "choice" };
  return {
    /** The best first. */
    ranked: ranked.map(({ hit }) => hit),
    /** The first of them, read. */
    passages,
    /** How much better the first of them is ranked than the next. */
    ahead,
    /** How likely the first one answers. */
    chance,
    wish,
  };
}

/** How far the second may be behind the first to be quoted beside it: on sites left out, 27 of 140 such are right if the first is not. */
const NEARLY_AS_GOOD = 0.25;

/** Letters of the second. */
const LONGEST_BESIDE = 1800;

/** The first, and the second if it is short and says something else. */
function quotesOf(passages: readonly Passage[], wish: QuoteWish): Quote[] {
  const [lead, second] = passages.map((passage) => ({ passage, text: quotePassage(passage, wish) }));
  if (lead === undefined || lead.text === "") return [];
  if (second === undefined || second.text === "" || second.text.length > LONGEST_BESIDE) return [lead];
  const isNew = !lead.text.includes(second.text) && !second.text.includes(lead.text);
  return isNew ? [lead, second] : [lead];
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

/** Suggests what to ask next without a model: the headings of sections near those that answer. */
const MOST = 3;

const LONGEST = 120;

/** Headings that say nothing without what is above them. */
const SAYS_LITTLE =
  /^(?:overview|introduction|examples?|usage|notes?|parameters?|options?|properties|returns?|response\b.*|request\b.*|prerequisites|pre-requisites|summary|details|features?|limitations?|next steps?|what['’]s next\??|see also|related\b.*|learn more\b.*|resources|more|step \d+.*|\d+\..*)$/i;

/** Questions as they are written; other headings with the name of their page, which asks for what is there. */
function furtherQuestions(near: readonly Hit[]): string[] {
  const questions = near.flatMap(({ page: { title, kind }, headings }) => {
    const heading = plainText(headings.at(-1) ?? title);
    if (kind !== "page" || isIdentifier(heading) || SAYS_LITTLE.test(heading)) return [];
    return /[?？؟]$/.test(heading) || heading === title ? [heading] : [`${heading} – ${title}`];
  });
  return [...new Set(questions)].filter(({ length }) => length <= LONGEST).slice(0, MOST);
}

/** Whether a heading names something in code rather than saying what is there. */
function isIdentifier(heading: string): boolean {
  return !/\s/.test(heading) && /[a-z\d][_./-][a-z\d]|[a-z][A-Z]|\(\)$/.test(heading);
}

/**
 * A quote answers; the closest sections may, and only their reader can tell; nothing says that no section has what was asked.
 */
type Outcome = "quote" | "closest" | "nothing";

export interface Answer {
  readonly text: string;
  readonly sources: readonly Source[];
  readonly outcome: Outcome;
  /** What a reader may ask next. */
  readonly followUps?: readonly string[];
}

/** What is quoted of a passage. */
interface Quote {
  readonly passage: Passage;
  readonly text: string;
}

const MOST_FURTHER = 3;

/** What answers, each below the name of its section; then where else to look. */
function writeQuotes(
  quotes: readonly Quote[],
  further: readonly Hit[],
  { task, words }: { readonly task: ReplyTask; readonly words: UiStrings },
): string {
  const links = further.slice(0, MOST_FURTHER).map((hit) => `- [${nameOfHit(hit)}](${sourceOf(hit, task).url})`);
  const seeAlso = links.length === 0 ? [] : [`**${words.assistantSeeAlso}**`, links.join("\n")];
  return [words.assistantQuotes, ...quotes.map(written), ...seeAlso].join("\n\n");
}

/** The sections that come closest, with what each says of the question; no word claims or denies that they answer it. */
function writeClosest(closest: readonly Quote[], words: UiStrings): string {
  return [words.assistantClosest, ...closest.map(written)].join("\n\n");
}

function written({ passage, text }: Quote): string {
  const name = `**[${passage.name}](${passage.source.url})**`;
  return text === "" ? name : `${name}\n\n${text}`;
}
