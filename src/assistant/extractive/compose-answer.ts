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
  const phrases = phrasesFor(hits[0]?.page.language ?? "en");
  const leads: Lead[] = [];
  const ranked: Passage[] = [];
  for (const question of await questionsIn(task, hits, memory)) {
    const words = await wordsOf(question, hits, memory);
    const passages = inOrder(await findPassages(task, { hits, words, read: memory.read }), question);
    const lead = firstLead(once(passages, leads), words, task);
    if (lead) leads.push(lead);
    ranked.push(...passages);
  }
  const [first] = leads;
  if (!first) return nothingFound(once(ranked).slice(0, 3), phrases);
  const example = leads.length === 1 ? exampleFor(first, ranked, task) : null;
  if (example) leads.push(example);
  return {
    text: writeAnswer(leads, once(ranked, leads), phrases),
    sources: leads.map(({ passage }) => passage.source),
  };
}

function wordsOf(question: string, hits: readonly Hit[], { known }: AnswerMemory): Promise<KeyWords> {
  return keyWords({ question, language: hits[0]?.page.language ?? "en", hits, known });
}

/** The first passage that has enough of the question and something to quote. */
function firstLead(passages: readonly Passage[], words: KeyWords, task: ReplyTask): Lead | null {
  for (const passage of passages) {
    const text = passage.coverage < leastCoverage ? "" : quoteLead(passage, words, task);
    if (text !== "") return { passage, words, text };
  }
  return null;
}

/** What answers, each with its link; then where else to look. */
function writeAnswer(leads: readonly Lead[], others: readonly Passage[], phrases: Phrases): string {
  const parts = leads.map(
    ({ text, passage }) => `${text}\n\n${phrases.source} [${passage.name}](${passage.source.url})`,
  );
  const least = 0.6 * Math.min(...leads.map(({ passage }) => passage.coverage));
  const further = others.filter(({ coverage }) => coverage >= least).slice(0, 3);
  const words = leads[0]?.words;
  if (words && further.length > 0) {
    parts.push(`**${phrases.alsoRelevant}**`, further.map((passage) => mention(passage, words)).join("\n"));
  }
  return parts.join("\n\n");
}

/** A comparison is answered where both sides stand in one heading; else by saying what each of them is. */
async function questionsIn(task: ReplyTask, hits: readonly Hit[], memory: AnswerMemory): Promise<string[]> {
  const [a, b] = comparedSubjects(task.question);
  if (a === undefined || b === undefined) return [searchQuery(task)];
  const words = await wordsOf(`${a} ${b}`, hits, memory);
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
    0.7 * passage.headingCoverage +
    0.5 * passage.focus +
    0.4 * Math.min(1, proseLength(passage) / 160) +
    (isOtherAction(question, passage.source.title) ? -1 : 0) +
    (isHow && passage.blocks.some(hasCode) ? 0.15 : 0) +
    (wantsDefinition && passage.isDefinition ? 0.9 : 0);
  return passages.toSorted((a, b) => rank(b) - rank(a));
}

/** Words for one kind of doing: who asks how to change a thing must not be told how to remove it. */
const actions = [
  /\b(?:add|creat|insert)/i,
  /\b(?:updat|chang|edit|modif|replac)/i,
  /\b(?:delet|remov|drop|uninstall)/i,
];

function isOtherAction(question: string, heading: string): boolean {
  const asked = actions.filter((action) => action.test(question));
  const named = actions.filter((action) => action.test(heading));
  return asked.length > 0 && named.length > 0 && !named.some((action) => asked.includes(action));
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
function once(passages: readonly Passage[], leads: readonly Lead[] = []): Passage[] {
  const seen = new Set(leads.map(({ passage }) => passage.source.id));
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
