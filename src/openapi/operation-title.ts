// Chooses operation titles: short plain text from the description.
import { textAt } from "./json.js";
import { type AnyOperation, fallbackTitle, type Operation, type PathOperation } from "./operations.js";

/** A title is one or two lines of a page. */
const LONGEST = 80;

/** The summary on one line, as the description writes it; empty where there is none. */
export function summaryOf({ value }: Pick<Operation, "value">): string {
  return onOneLine(textAt(value, "summary") ?? "");
}

/**
 * The title that the description gives an operation: its summary, or a name of the vendor's, which goes before a summary that
 * is a text. Null where it gives none.
 */
export function givenTitle({ value }: Pick<Operation, "value">): string | null {
  const named = plainWords(textAt(value["x-oaiMeta"], "name") ?? "");
  const summary = isText({ value }) && named !== "" ? "" : titleOfSummary({ value });
  const title = summary || shortened(named);
  return title === "" ? null : title;
}

function titleOfSummary({ value }: Pick<Operation, "value">): string {
  if (!isText({ value })) return plainWords(summaryOf({ value }));
  return shortened(firstSentence(textAt(value, "summary") ?? "") || plainWords(summaryOf({ value })));
}

/** Whether the summary is longer than a title. */
function isText({ value }: Pick<Operation, "value">): boolean {
  return plainWords(summaryOf({ value })).length > LONGEST;
}

/**
 * The title of a page: the one given, else method and path, as the specification has it. A webhook whose summary is a text,
 * often the same for all webhooks about one thing, is told apart by its name.
 */
export function operationTitle(operation: AnyOperation): string {
  if (isDescribedInSummary(operation)) return inSentence(operation.name);
  const given = givenTitle(operation);
  if (operation.kind === "webhook") return given ?? operation.name;
  if (given === null) return untitled(operation);
  const kind = pathKind(operation);
  return kind === "" ? given : `${given} (${kind})`;
}

/** What a path says behind its end, which tells the operation from that of the plain path: `beta` of `/threads?beta=true`. */
function pathKind({ name }: PathOperation): string {
  const [, fixed = ""] = /[?#]([^{}]+)$/.exec(name) ?? [];
  return fixed.replace(/=true$/, "");
}

/** What the address of a page is made from: what the summary says of its title; empty where it says nothing. */
export function addressWords(operation: AnyOperation): string {
  return isDescribedInSummary(operation) ? operation.name : titleOfSummary(operation);
}

function isDescribedInSummary(operation: AnyOperation): boolean {
  return operation.kind === "webhook" && isText(operation);
}

/** A path that is too long for a title gives way to the first sentence of the description, or to the `operationId` in words. */
function untitled(operation: PathOperation): string {
  const spelled = fallbackTitle(operation);
  if (spelled.length <= LONGEST) return spelled;
  const sentence = firstSentence(textAt(operation.value, "description") ?? "");
  const id = textAt(operation.value, "operationId");
  if (sentence !== "" && (sentence.length <= LONGEST || id === null)) return shortened(sentence);
  return shortened(id === null ? spelled : inSentence(id));
}

/**
 * What stands below the title: the description, if it says more than the summary, after a summary that the title holds only the
 * beginning of.
 */
export function operationDescription({ value }: Pick<Operation, "value">): string | null {
  const description = textAt(value, "description");
  const summary = summaryOf({ value });
  if (plainWords(summary).length <= LONGEST)
    return description !== null && bareWords(description) === bareWords(summary) ? null : description;
  const isSaid = description !== null && onOneLine(description).startsWith(summary);
  if (isSaid) return description;
  // Its paragraphs and alerts are on lines of their own.
  return [textAt(value, "summary")?.trim(), description].filter((text) => typeof text === "string").join("\n\n");
}

/** `userSignedUp` and `user_signed-up` read "User signed up". */
export function inSentence(id: string): string {
  const words = id.replace(/([a-z0-9])([A-Z])/g, "$1 $2").replace(/[^\p{L}\p{N}]+/gu, " ");
  const text = words.trim().toLowerCase();
  return text === "" ? id : text.charAt(0).toUpperCase() + text.slice(1);
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Without one of these there is nothing to remove. */
const MARK = /^\s*[#>+-]|[[`*_~]/;

/** Without the marks of Markdown. Angle brackets stay: in a title they are text. */
function plainWords(text: string): string {
  if (!MARK.test(text)) return onOneLine(text);
  return onOneLine(
    text
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
      .replace(/(`+)(.+?)\1/g, "$2")
      .replace(/(\*\*|__|~~)(?=\S)(.+?)(?<=\S)\1/g, "$2")
      .replace(/(?<![\w*])([*_])(?=\S)([^*_]+?)(?<=\S)\1(?![\w*])/g, "$2")
      .replace(/^\s*(?:#{1,6}|>|[-*+])\s+/, ""),
  );
}

/** The words alone, to compare. */
function bareWords(text: string): string {
  const words = text.length > 2 * LONGEST ? text : plainWords(text);
  return words.toLowerCase().replace(/[.!。]$/, "");
}

/** The first sentence of what describes the operation, without the full stop. */
function firstSentence(description: string): string {
  const words = runningText(description);
  const end = /(?<!\b(?:e\.g|i\.e|etc|vs|cf|approx|no|max|min))[.!?](?=\s|$)|[。！？]/i.exec(words);
  return (end ? words.slice(0, end.index) : words).trim();
}

/** Headings, quotes, alerts, lists, tables, code, pictures, comments and other HTML, lines across. */
const OTHER_BLOCK = /^(?:#{1,6}\s|>|[-*+]\s|\d+[.)]\s|\||```|~~~|<|!\[|([-*_])(?:\s*\1){2,}$)/;

/** A paragraph that stands out by what it begins with, such as `**Note**: …`, tells of something else than the operation. */
const ASIDE =
  /^(?:(\*\*|__)(?:(?!\1).)+(?:[?!:.]\1|\1\s*[:：])|(?:note|warning|caution|important|tip|beta|deprecated)\s*[:!.：])/i;

/** The first paragraph that tells of the operation, on one line; empty where there is none. */
function runningText(text: string): string {
  const plain = text.replace(/<!--[\s\S]*?(?:-->|$)/g, "").replace(/^(#{1,6}\s.*)$/gm, "$1\n");
  const paragraphs = plain.split(/\n\s*\n|\n(?=\s*(?:[>|]|[-*+]\s|```))/).map((each) => each.trim());
  return plainWords(paragraphs.find((each) => each !== "" && !OTHER_BLOCK.test(each) && !ASIDE.test(each)) ?? "");
}

/** Cut between words. */
function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  const sentence = /^.{20,80}?(?<!\b(?:e\.g|i\.e|etc|vs))[.!?](?=\s)/.exec(text)?.[0];
  if (sentence) return sentence.slice(0, -1);
  const cut = text.slice(0, LONGEST - 1);
  const end = cut.lastIndexOf(" ");
  return `${(end > LONGEST / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:–-]+$/, "")}…`;
}
