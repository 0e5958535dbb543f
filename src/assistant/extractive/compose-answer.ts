// Writes an answer from passages: what the best section says, then where more is said.
import type { Hit } from "../../search/bundle.js";
import type { ReplyTask } from "../provider.js";
import { comparedSubjects, searchQuery } from "../retrieve.js";
import { type Answer, type AnswerMemory, createMemory } from "./answer.js";
import { describePage } from "./describe-page.js";
import { findPassages, type Passage } from "./find-passages.js";
import { type KeyWords, keyWords } from "./key-words.js";
import { type Phrases, phrasesFor } from "./phrases.js";
import { quoteSection } from "./quote-section.js";
import type { Block } from "./read-sections.js";

/** Below this share of the question's words a section does not count as an answer. */
const leastCoverage = 0.55;

const asksForCode =
  /`|\b(?:how|install|run|code|example|command|curl|snippet|sample|syntax|set ?up|configure|create|call|request|python|javascript|typescript|sdk|cli|wie|comment|cómo|como|come)\b|如何|怎么|怎樣|どう|방법|как/i;

const asksForDefinition =
  /^\s*(?:what(?:'s| is| are)|was (?:ist|sind)|qu'est-ce|que es|qué (?:es|son)|cos'è|o que é|что такое|什么是)|是什么|とは/i;

/** A heading that sets two things side by side. */
const saysBoth = /\b(?:vs|versus|differ\w*|compar\w*|and|or|und|oder|et|ou|y|o)\b/i;

/** A passage that answers, what is quoted of it, and the words that it was chosen for. */
interface Lead {
  readonly passage: Passage;
  readonly words: KeyWords;
  readonly text: string;
}

/** @param memory what is kept between answers */
export async function composeAnswer(task: ReplyTask, hits: readonly Hit[], memory = createMemory()): Promise<Answer> {
  const described = await describePage(task, memory);
  if (described) return described;
  const language = hits[0]?.page.language ?? "en";
  const phrases = phrasesFor(language);
  const quotes: Lead[] = [];
  const ranked: Passage[] = [];
  for (const question of await questionsIn(task, hits, memory)) {
    const words = await keyWords({ question, language, hits, known: memory.known });
    const passages = inOrder(await findPassages(task, { hits, words, read: memory.read }), question);
    const lead = passages
      .filter(
        (each) => each.coverage >= leastCoverage && !quotes.some((quote) => quote.passage.source.id === each.source.id),
      )
      .map((passage) => ({ passage, words, text: quoteLead(passage, words, task) }))
      .find(({ text }) => text !== "");
    if (lead) quotes.push(lead);
    ranked.push(...passages);
  }
  const shown = quotes[0] && exampleFor(quotes[0], ranked, task);
  if (quotes.length === 1 && shown) quotes.push(shown);
  if (quotes.length === 0) return nothingFound(once(ranked).slice(0, 3), phrases);
  const least = 0.6 * Math.min(...quotes.map(({ passage }) => passage.coverage));
  const used = quotes.map(({ passage }) => passage);
  const further = once(ranked, used)
    .filter(({ coverage }) => coverage >= least)
    .slice(0, 3);
  const words = quotes[0]?.words;
  const parts = quotes.map(
    ({ text, passage }) => `${text}\n\n${phrases.source} [${passage.name}](${passage.source.url})`,
  );
  if (words && further.length > 0)
    parts.push(`**${phrases.alsoRelevant}**`, further.map((each) => mention(each, words)).join("\n"));
  return { text: parts.join("\n\n"), sources: used.map((passage) => passage.source) };
}

/** A comparison is answered where both sides stand in one heading; else by saying what each of them is. */
async function questionsIn(task: ReplyTask, hits: readonly Hit[], memory: AnswerMemory): Promise<string[]> {
  const [a, b] = comparedSubjects(task.question);
  if (a === undefined || b === undefined) return [searchQuery(task)];
  const words = await keyWords({
    question: `${a} ${b}`,
    language: hits[0]?.page.language ?? "en",
    hits,
    known: memory.known,
  });
  const passages = await findPassages(task, { hits, words, read: memory.read });
  const isTogether = passages.some((passage) => passage.headingCoverage > 0.9 && saysBoth.test(passage.name));
  return isTogether ? [`${a} ${b}`] : [`What is ${a}?`, `What is ${b}?`];
}

/** Who asks how wants to see it: where the section that answers shows no code, the next one that does is quoted too. */
function exampleFor({ passage, words, text }: Lead, ranked: readonly Passage[], task: ReplyTask): Lead | null {
  if (!wantsCode(task) || text.includes("```")) return null;
  for (const other of ranked.slice(0, 6)) {
    const isNear = other.page === passage.page ? 0.6 : 0.9;
    if (other === passage || other.coverage < passage.coverage * isNear) continue;
    const quote = quoteLead(other, words, task);
    if (quote.includes("```")) return { passage: other, words, text: quote };
  }
  return null;
}

function wantsCode({ question, context }: ReplyTask): boolean {
  return asksForCode.test(question) || context.some((item) => item.type === "code");
}

/** The search's order counts; a section whose name is the question moves up, and one that has what is asked for. */
function inOrder(passages: readonly Passage[], question: string): Passage[] {
  const isHow = asksForCode.test(question);
  const wantsDefinition = asksForDefinition.test(question);
  const rank = (passage: Passage) =>
    0.6 * (1 - passages.indexOf(passage) / passages.length) +
    passage.coverage +
    0.4 * passage.headingCoverage +
    0.5 * passage.focus +
    0.4 * Math.min(1, proseLength(passage) / 160) +
    (isHow && passage.blocks.some(hasCode) ? 0.15 : 0) +
    (wantsDefinition && passage.isDefinition ? 0.9 : 0);
  return passages.toSorted((a, b) => rank(b) - rank(a));
}

function hasCode(block: Block): boolean {
  return block.kind === "code" || (block.kind === "list" && block.items.some((item) => item.includes("```")));
}

/** Signatures and bare code say little to a reader. */
function proseLength({ blocks }: Passage): number {
  return blocks.reduce(
    (sum, block) =>
      sum + (block.kind === "text" ? block.text.length : block.kind === "list" ? block.items.join(" ").length : 0),
    0,
  );
}

/** Each section once, in the order of its first place, without those that are quoted already. */
function once(passages: readonly Passage[], quoted: readonly Passage[] = []): Passage[] {
  const seen = new Set(quoted.map((passage) => passage.source.id));
  return passages.filter(({ source }) => {
    const isNew = !seen.has(source.id);
    seen.add(source.id);
    return isNew;
  });
}

function quoteLead(passage: Passage, words: KeyWords, task: ReplyTask): string {
  return quoteSection(passage.blocks, {
    question: task.question,
    words,
    split: words.split,
    sentences: 4,
    paragraphs: 2,
    wantsCode: wantsCode(task),
    isAbout: passage.headingCoverage >= 0.5,
  });
}

/** A link with the sentence that says what is there. */
function mention(passage: Passage, words: KeyWords): string {
  const text = passage.blocks.filter((block) => block.kind === "text");
  const isAbout = passage.headingCoverage > 0;
  const wish = {
    question: "",
    words,
    split: words.split,
    sentences: 1,
    paragraphs: 1,
    wantsCode: false,
    isAbout,
  };
  const sentence = quoteSection(text, wish)
    .replace(/\s*\n\s*/g, " ")
    .replace(/[:：]$/, ".");
  return `- [${passage.name}](${passage.source.url})${sentence === "" || sentence.length > 300 ? "" : `: ${sentence}`}`;
}

function nothingFound(near: readonly Passage[], phrases: Phrases): Answer {
  if (near.length === 0) return { text: phrases.nothing, sources: [] };
  const links = near.map((passage) => `- [${passage.name}](${passage.source.url})`).join("\n");
  return { text: `${phrases.nothing} ${phrases.near}\n\n${links}`, sources: near.map((passage) => passage.source) };
}
