// Quotes a section without breaking it: all of a short one, the answering units of a long one.
import { isAnnouncement, type Passage } from "../find-passages.js";
import { type Block, isProse, lettersOf, listMarkdown, type Section } from "../read-sections.js";
import { blocksWithin, pageOf, within } from "../section-places.js";
import {
  bestUnits,
  LONGEST_QUOTE,
  LONGEST_STEPS,
  lineCount,
  type QuoteWish,
  quoteBlock,
  showsHow,
  type Unit,
  unitsOf,
} from "./quote-block.js";
import { inBrief, isAccess, isField, isRequest, isRequired } from "./reference-in-brief.js";
import { beforeParts, isTitle, titledParts } from "./titled-parts.js";

/** Markdown; empty if the section says nothing. */
export function quotePassage(passage: Passage, wish: QuoteWish): string {
  const { blocks, isReference, isOpening, section } = passage;
  const request = isReference && isOpening ? quoteRequest(blocks, within(pageOf(section)), wish) : null;
  if (request !== null) return request;
  const own = quoteBlocks(partAskedFor(blocks, wish), wish);
  const more = onlyLeads(passage, wish) ? whatFollows(section, wish) : "";
  return [own, more].filter((part) => part !== "").join("\n\n");
}

/** The one unit of a section that says most of the question. Code stands for a section that says nothing else. */
export function quoteBest({ blocks }: Passage, wish: QuoteWish): string {
  const units = unitsOf(blocks, wish);
  const told = units.filter((unit) => unit.blocks.some(({ kind }) => kind !== "code"));
  return markdownOf(bestUnits(told.length > 0 ? told : units, 0), wish);
}

function quoteBlocks(blocks: readonly Block[], wish: QuoteWish): string {
  const units = unitsOf(blocks, wish);
  const letters = units.reduce((sum, unit) => sum + lettersOf(unit.blocks), 0);
  return markdownOf(letters <= LONGEST_QUOTE ? units : bestUnits(units, LONGEST_QUOTE), wish);
}

function markdownOf(units: readonly Unit[], wish: QuoteWish): string {
  return units.flatMap(({ blocks }) => blocks.map((block) => quoteBlock(block, wish))).join("\n\n");
}

/** The share of the question in the title of a part that is quoted for the whole section. */
const LEAST_OF_PART = 0.35;

/** The part of a section, such as an accordion, that is called after what is asked; else all of it. */
function partAskedFor(blocks: readonly Block[], { words }: QuoteWish): readonly Block[] {
  const rated = titledParts(blocks).map((part) => ({ part, share: words.share(part.title) }));
  const [best] = rated.toSorted((a, b) => b.share - a.share);
  if (best === undefined || best.share < LEAST_OF_PART) return blocks;
  const before = words.share(...beforeParts(blocks).map((block) => (block.kind === "text" ? block.text : "")));
  return before > best.share ? blocks : [{ kind: "text", text: `**${best.part.title}**` }, ...best.part.blocks];
}

/** Whether a section only opens its page for someone who asks how, or ends with what it announces. */
function onlyLeads({ blocks, isOpening, isReference }: Passage, { asksHow }: QuoteWish): boolean {
  if (isReference) return false;
  return isAnnouncement(blocks.at(-1)) || (isOpening && asksHow && !blocks.some(showsHow));
}

/** A heading that is one step of several. */
const STEP = /^(?:(?:step|étape|schritt|paso|passo|etapa)\s+)?(\d{1,2})\s*[.:)–—-]?\s+\S(?!.*[?？]$)/i;

/** The first section below, or beside and after it, that shows how; if it is the first of several steps, all of them. */
function whatFollows(section: Section, wish: QuoteWish): string {
  const beside = section.above?.below ?? [];
  const below = section.below.length > 0 ? section.below : beside.slice(beside.indexOf(section) + 1);
  const steps = below.filter(({ heading }) => STEP.test(heading ?? ""));
  if (steps.length > 1) return quoteSections(steps, wish);
  const named = below.flatMap(within).filter(({ heading, blocks }) => heading !== null && blocks.some(showsHow));
  const asked = named.toSorted((a, b) => wish.words.share(b.heading ?? "") - wish.words.share(a.heading ?? ""));
  return quoteSections(asked.slice(0, 1), wish);
}

/** Each below its name, as long as there is room. */
function quoteSections(sections: readonly Section[], wish: QuoteWish): string {
  let letters = 0;
  const quotes: string[] = [];
  for (const section of sections) {
    const quote = quoteBlocks(blocksWithin(section), wish);
    letters += quote.length;
    if (letters > LONGEST_STEPS && quotes.length > 0) break;
    if (quote !== "") quotes.push(`**${section.heading}**\n\n${quote}`);
  }
  return quotes.join("\n\n");
}

/** Markdown; null: the blocks are not those that open the page of an operation. */
function quoteRequest(blocks: readonly Block[], sections: readonly Section[], wish: QuoteWish): string | null {
  const address = blocks.find(isRequest);
  if (address?.kind !== "text") return null;
  const others = blocks.filter((block) => block !== address && !isAccess(block));
  const [first] = others.filter(isProse).filter((block) => !isTitle(block));
  const said = first === undefined ? "" : quoteBlock(first, wish);
  const access = blocks.flatMap((block) => (block.kind === "text" && isAccess(block) ? [block.text] : []));
  const parts = sections.flatMap((section) => quoteFields(section, wish));
  return [address.text, said, ...access, ...parts].filter((part) => part !== "").join("\n\n");
}

/** Headings of what is sent. */
const PARAMETERS = "Parameters";

const BODY = /^Body\b/;

const ASKS_FOR_FIELDS =
  /\b(?:param(?:eter)?s?|fields?|arguments?|propert(?:y|ies)|attributes?|filters?|options?|body|payload|values?)\b/i;

const MOST_FIELDS = 10;

/** The same where no field must be sent. */
const MOST_OPTIONAL = 5;

/** In lines. */
const LONGEST_EXAMPLE = 30;

function quoteFields({ heading, level, blocks, below }: Section, wish: QuoteWish): string[] {
  const isBody = BODY.test(heading ?? "");
  if (heading === null || level !== 2 || !(isBody || heading === PARAMETERS)) return [];
  const list = inBrief(blocks, wish.words.split).find(({ kind }) => kind === "list");
  const fields = list?.kind === "list" ? fieldsToTell(list.items.filter(isField), isBody, wish) : [];
  const example = isBody && wish.asksHow ? exampleIn(below) : null;
  if (fields.length === 0 && example === null) return [];
  return [`**${heading}**`, ...(fields.length > 0 ? [listMarkdown(fields, false)] : []), ...(example ? [example] : [])];
}

/** All fields where they are asked for, else those that must be sent; of a body without such, the first. */
function fieldsToTell(fields: readonly string[], isBody: boolean, { question }: QuoteWish): readonly string[] {
  const asked = ASKS_FOR_FIELDS.test(question);
  const told = asked ? fields : fields.filter(isRequired);
  return told.length > 0 || !isBody ? told.slice(0, MOST_FIELDS) : fields.slice(0, MOST_OPTIONAL);
}

/** The first example of a body that is short. */
function exampleIn(parts: readonly Section[]): string | null {
  const code = parts.flatMap(({ blocks }) => blocks).find(({ kind }) => kind === "code");
  return code?.kind === "code" && lineCount(code.text) <= LONGEST_EXAMPLE ? code.text : null;
}
