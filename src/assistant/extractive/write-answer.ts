// Writes what was chosen as one answer: quotations with their links, then where else to look.
import type { Answer } from "./answer.js";
import type { Passage } from "./find-passages.js";
import type { KeyWords } from "./key-words.js";
import type { PageList } from "./list-pages.js";
import type { Phrases } from "./phrases.js";
import { quoteSentence } from "./quotes/quote-sentence.js";
import { isAddress, isRequest } from "./quotes/reference-in-brief.js";
import { withoutAnnouncement } from "./split-sentences.js";

/** A passage that answers, what is quoted of it, and the words that it was chosen for. */
export interface Lead {
  readonly passage: Passage;
  readonly words: KeyWords;
  readonly text: string;
}

const MOST_QUOTES = 3;
/** Links below what is quoted where nothing answers. */
const LEAST_RELATED = 1;
const MOST_FURTHER = 3;
const LONGEST_MENTION = 300;

/** What answers, each below the name of its section; then where else to look. */
export function writeAnswer(leads: readonly Lead[], others: readonly Passage[], phrases: Phrases): string {
  const quotes = leads.map(quoteOf);
  const least = 0.6 * Math.min(...leads.map(({ passage }) => passage.coverage));
  const further = others.filter(({ coverage }) => coverage >= least);
  const words = leads[0]?.words;
  return [phrases.quotes, ...quotes.slice(0, MOST_QUOTES), ...(words ? seeAlso(further, words, phrases) : [])].join(
    "\n\n",
  );
}

/** The pages that are what was asked for, then where else to look. */
export function writeList(
  { opening, markdown }: PageList,
  others: readonly Passage[],
  { words, phrases }: { readonly words: KeyWords; readonly phrases: Phrases },
): string {
  const name = opening === null ? [] : [`**[${opening.title}](${opening.url})**`];
  return [phrases.quotes, ...name, markdown, ...seeAlso(others, words, phrases)].join("\n\n");
}

function seeAlso(further: readonly Passage[], words: KeyWords, { alsoRelevant }: Phrases): string[] {
  if (further.length === 0) return [];
  const mentions = further.slice(0, MOST_FURTHER).map((passage) => mention(passage, words));
  return [`**${alsoRelevant}**`, mentions.join("\n")];
}

/** Says that there is no clear answer, and what comes closest: quotes, where passages are near enough, and links. */
export function writeNothingFound(near: readonly Lead[], others: readonly Passage[], phrases: Phrases): Answer {
  const refusal = { sources: [], isAnswered: false };
  if (near.length === 0 && others.length === 0) return { ...refusal, text: phrases.nothing };
  const links = others
    .slice(0, Math.max(MOST_QUOTES - near.length, LEAST_RELATED))
    .map((passage) => `- [${passage.name}](${passage.source.url})`);
  const said = `${near.length > 0 ? phrases.unclear : phrases.nothing} ${phrases.near}`;
  const related = [...near.map(quoteOf), ...(links.length > 0 ? [links.join("\n")] : [])];
  return { ...refusal, text: [said, ...related].join("\n\n") };
}

/** What is quoted, below the name of its section. */
function quoteOf({ text, passage }: Lead): string {
  return `**[${passage.name}](${passage.source.url})**\n\n${text}`;
}

/** Each section once, in the order of its first place, without those that are quoted already. */
export function once<Each extends Passage>(passages: readonly Each[], leads: readonly Lead[] = []): Each[] {
  const seen = new Set(leads.map(({ passage }) => passage.source.id));
  return passages.filter(({ source }) => {
    const isNew = !seen.has(source.id);
    seen.add(source.id);
    return isNew;
  });
}

/** A name in code, such as that of a scope, is no sentence. */
const ONLY_CODE = /^`[^`]+`$/;

/** A link with the sentence that says what is there; of an operation without one, its address. */
function mention(passage: Passage, words: KeyWords): string {
  const texts = passage.blocks.flatMap((block) =>
    block.kind === "text" && !isAddress(block)
      ? [{ ...block, text: withoutAnnouncement(block.text, words.split) }]
      : [],
  );
  const said = texts.filter(({ text }) => text !== "" && !ONLY_CODE.test(text.trim()));
  const sentence = quoteSentence(
    said.length > 0 ? said : passage.blocks.filter(isRequest),
    words,
    passage.headingCoverage > 0,
  );
  const isSaid = sentence !== "" && sentence.length <= LONGEST_MENTION;
  return `- [${passage.name}](${passage.source.url})${isSaid ? `: ${sentence}` : ""}`;
}
