// Quotes the page of an operation: its address, what it does, how it is authenticated, and what must be sent.
import { type Block, isProse, listMarkdown, type Section } from "../read-sections.js";
import { lineCount, type QuoteWish, quoteBlock } from "./quote-block.js";
import { inBrief, isAccess, isField, isRequest, isRequired } from "./reference-in-brief.js";
import { isTitle } from "./titled-parts.js";

/** Markdown; null: the blocks are not those that open the page of an operation. */
export function quoteRequest(blocks: readonly Block[], sections: readonly Section[], wish: QuoteWish): string | null {
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
