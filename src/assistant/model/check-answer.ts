// Passes a model's answer on while it streams, with its links checked: broken ones become text.

import { AnswerFences, needsWholeLine } from "./answer-fences.js";
import { type LinkRules, type Reading, type Step, withoutLink } from "./answer-step.js";
import { BARE_ADDRESS, BEGUN_ADDRESS, bareAddress, isAddressApart } from "./bare-address.js";

/** What is held back at most: longer than any link. */
const LONGEST_HELD = 1500;

/** Where something begins that may have to be changed. */
const SPECIAL = new RegExp(String.raw`[\\\`![\]<]|${BARE_ADDRESS.source}`, "gi");

const LABEL = String.raw`\[((?:\\.|[^[\]\\]|\[(?:\\.|[^[\]\\])*\])*)\]`;
const LINK = new RegExp(
  String.raw`^(!?)${LABEL}\(\s*(?:<([^>\n]*)>|((?:\\.|[^\s()\\]|\([^\s()]*\))*))(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)`,
);
const BEGUN_LINK = new RegExp(
  String.raw`^!?(?:\[(?:\\.|[^[\]\\]|\[(?:\\.|[^[\]\\])*\]?)*\\?|${LABEL}|${LABEL}\([^)\n]*(?:\([^)\n]*\)[^)\n]*)?)$`,
);
/** A further line that says where links of the form `[words][name]` lead. */
const DEFINITION = /^ {0,3}\[([^[\]\\`<!\n]+)\]:[ \t]*<?([^\s<>`[\]\\]+)>?(?:[ \t][^\n]*)?(?:\n|$)/;
/** The number of a passage, also before that of another one. */
const NUMBER = /^\[\^?(\d{1,3})\](?![(:]|\[(?!\^?\d{1,3}\]))/;
const BEGUN_NUMBER = /^\[\^?\d{1,3}\](?:\[\^?\d{0,3})?$/;
/** Elements that only set text off, without attributes: where an answer's HTML is drawn, any other may load or run something. */
const PLAIN_TAG = /^<\/?(?:b|br|code|del|em|i|ins|kbd|mark|s|small|strong|sub|sup|u)\s*\/?>/i;
/** What may stand before the first words of a line. */
const CONTAINERS = /^(?:\s|>|[-*+](?=\s)|\d{1,9}[.)](?=\s)|\[[ x]\])*$/i;

export class AnswerChecker {
  readonly #fences = new AnswerFences();
  #held = "";
  /** What came before `#held` in its line. */
  #line = "";
  /** The last character that was passed on. */
  #written = "";

  constructor(readonly rules: LinkRules) {}

  /** Takes the next piece of the answer and gives what of it is certain. */
  push(piece: string): string {
    this.#held += piece;
    return this.#drain(false);
  }

  /** Gives the rest. An answer that breaks off inside code must not take what follows it into the code. */
  end(): string {
    const rest = this.#drain(true);
    const { openMark } = this.#fences;
    return openMark === null ? rest : `${rest}\n${openMark}`;
  }

  #drain(isLast: boolean): string {
    let out = "";
    for (let step = this.#next(isLast); step !== null; step = this.#next(isLast)) {
      out += step.text;
      this.#written = step.text.at(-1) ?? this.#written;
      const line = this.#line + this.#held.slice(0, step.length);
      this.#line = line.slice(line.lastIndexOf("\n") + 1);
      this.#held = this.#held.slice(step.length);
    }
    return out;
  }

  /** What comes next: how much of `#held` it takes, and what is written for it. Null while more must be seen. */
  #next(isLast: boolean): Step | null {
    const [held, fences] = [this.#held, this.#fences];
    if (held === "") return null;
    const canWait = !isLast && held.length < LONGEST_HELD;
    if (this.#line === "") {
      const [beginning = ""] = held.split("\n", 1);
      if (canWait && beginning === held && needsWholeLine(beginning)) return null;
      fences.readLine(beginning);
      if (!fences.isCode && /^ {0,3}\[/.test(held)) {
        const definition = DEFINITION.exec(held);
        if (definition && (definition[0].endsWith("\n") || isLast)) return checkedDefinition(definition, this.rules);
        if (canWait && /^ {0,3}\[[^\]\n]+\](?::[^\n]*)?$/.test(held)) return null;
      }
    }
    if (fences.isCode) {
      const length = held.indexOf("\n") + 1 || held.length;
      return { length, text: held.slice(0, length) };
    }
    const { isUnsure } = fences;
    return inline(held, { rules: this.rules, canWait, line: this.#line, written: this.#written, isUnsure });
  }
}

function checkedDefinition([text, name = "", target = ""]: RegExpExecArray, rules: LinkRules): Step {
  const to = rules.check(target);
  return { length: text.length, text: to === null ? "" : `[${name}]: ${withoutMarks(to)}\n` };
}

function inline(text: string, reading: Reading): Step | null {
  const plain = plainLength(text, reading.canWait);
  if (plain === 0 && reading.canWait && BEGUN_ADDRESS.exec(text)?.index === 0) return null;
  if (plain > 0) return { length: plain, text: text.slice(0, plain) };
  switch (text[0]) {
    case "\\":
      return escaped(text, reading.canWait);
    case "`":
      return code(text, reading);
    case "<":
      return tag(text, reading);
    case "!":
    case "[":
      return link(text, reading);
    case "]":
      return labelEnd(text, reading.canWait);
    default:
      return bareAddress(text, reading);
  }
}

function escaped(text: string, canWait: boolean): Step | null {
  if (text.length === 1 && canWait) return null;
  const length = /^\\[!-/:-@[-`{-~]/.test(text) ? 2 : 1;
  // Clients make links of mailboxes whose sign is escaped, too.
  return { length, text: text.startsWith("\\@") ? "\\\\@" : text.slice(0, length) };
}

/** How much comes before the next thing that may have to be changed. Code is looked for at the start of each line. */
function plainLength(text: string, canWait: boolean): number {
  const line = text.indexOf("\n");
  SPECIAL.lastIndex = 0;
  const special = SPECIAL.exec(text)?.index ?? text.length;
  if (line >= 0 && line < special) return line + 1;
  return canWait ? Math.min(special, BEGUN_ADDRESS.exec(text)?.index ?? special) : special;
}

/** Code within a line: what goes over several lines may be ended by the beginning of a list or a table. */
function code(text: string, { canWait, line, isUnsure }: Reading): Step | null {
  const [marks = ""] = /^`+/.exec(text) ?? [];
  if (isUnsure) return canWait && marks === text ? null : { length: marks.length, text: marks };
  const [rest = ""] = text.slice(marks.length).split("\n", 1);
  const end = new RegExp(`(?<!\`)${marks}(?!\`)`).exec(rest);
  const length = marks.length + (end?.index ?? 0) + marks.length;
  if (end !== null && (!canWait || length < text.length) && !mayBeCells(rest.slice(0, end.index), line))
    return { length, text: text.slice(0, length) };
  if (canWait && marks.length + rest.length === text.length) return null;
  return { length: marks.length, text: marks.replaceAll("`", "\\`") };
}

/** The bars of a table cut code in two. */
function mayBeCells(within: string, line: string): boolean {
  return within.includes("|") && (within.includes("](") || line.includes("|"));
}

function tag(text: string, { rules, canWait, line, isUnsure }: Reading): Step | null {
  const [whole, target] = /^<((?:https?:\/\/|mailto:|www\.|[^\s<>@]+@)[^\s<>]*)>/i.exec(text) ?? [];
  if (canWait && whole === text) return null;
  if (whole !== undefined && target !== undefined) {
    const isMail = !/^(?:https?:\/\/|mailto:|www\.)/i.test(target);
    const to = rules.check(isMail ? `mailto:${target}` : target);
    return {
      length: whole.length,
      text:
        to === null
          ? withoutLink(target, { before: line, behind: text.slice(whole.length), isUnsure })
          : `<${isMail ? target : withoutMarks(to)}>`,
    };
  }
  if (canWait && /^<(?:\/?(?:[a-z][^\s<>]*\s*\/?)?|[^\s<>@]+(?:@[^\s<>]*)?)$/i.test(text)) return null;
  // At the beginning of a line an element may have what follows drawn as HTML too.
  const isPlain = PLAIN_TAG.test(text) && !CONTAINERS.test(line);
  return { length: 1, text: !isPlain && /^<[/?!a-z]/i.test(text) ? "\\<" : "<" };
}

/** Links and definitions are written by the functions that check them: whatever else looks like the middle of one is text. */
function labelEnd(text: string, canWait: boolean): Step | null {
  if (text === "]" && canWait) return null;
  return { length: 1, text: text[1] === "(" || text[1] === ":" ? "\\]" : "]" };
}

function link(text: string, { rules, canWait, line }: Reading): Step | null {
  if (text === "!" && canWait) return null;
  if (text[0] === "!" && text[1] !== "[") return { length: 1, text: "!" };
  const match = LINK.exec(text);
  if (match && !match[0].includes("\n\n")) {
    const [whole, picture, label = "", quoted, bare] = match;
    const to = rules.check(quoted ?? bare ?? "");
    // What says what a picture shows is text only where the picture is none.
    const words = picture === "" || to === null ? checked(label, rules) : label;
    if (to !== null) return { length: whole.length, text: `${picture}[${words}](${withoutMarks(to)})` };
    const behind = text.slice(whole.length);
    if (canWait && /^\S*$/.test(behind)) return null;
    const gap = isAddressApart(line, words, behind) ? "" : " ";
    return { length: whole.length, text: `${gap}${words}${gap}` };
  }
  if (canWait && BEGUN_NUMBER.test(text)) return null;
  const number = NUMBER.exec(text);
  if (number) {
    const to = rules.numbered(Number(number[1]));
    return { length: number[0].length, text: to === null ? number[0] : `[${number[1]}](${withoutMarks(to)})` };
  }
  if (canWait && !text.includes("\n\n") && BEGUN_LINK.test(text)) return null;
  return { length: 1, text: text.slice(0, 1) };
}

/** In an address, a backtick would begin code, and a bracket end the link. */
function withoutMarks(address: string): string {
  return address.replace(/[`<>]/g, encodeURIComponent);
}

/** The words of a link may be a picture. */
function checked(label: string, rules: LinkRules): string {
  if (!/[![<`@&]|:\/\//.test(label)) return label;
  const checker = new AnswerChecker(rules);
  return checker.push(label) + checker.end();
}
