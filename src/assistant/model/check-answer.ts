// Passes a model's answer on while it streams, with its links checked: those that lead nowhere become text.

/** What a link becomes: its address as it is written in the answer, or null for no link. */
type Check = (target: string) => string | null;

interface LinkRules {
  readonly check: Check;
  /** The address that a number in brackets stands for; null where there is none. */
  readonly numbered: (number: number) => string | null;
}

export interface AnswerChecker {
  /** Takes the next piece of the answer and gives what of it is certain. */
  push(piece: string): string;
  /** Gives the rest. */
  end(): string;
}

/** What is held back at most: longer than any link. */
const LONGEST_HELD = 1500;

/** Where something begins that may have to be changed. */
const SPECIAL = /[\\`![<]|https?:\/\/|www\./g;
/** The end of a text that may go on as the beginning of an address. */
const BEGUN_ADDRESS = /(?<![\p{L}\p{N}])(?:h|ht|htt|https?|https?:|https?:\/|w|ww|www)$/u;

const LABEL = String.raw`\[((?:\\.|[^[\]\\]|\[(?:\\.|[^[\]\\])*\])*)\]`;
const LINK = new RegExp(
  String.raw`^(!?)${LABEL}\(\s*(?:<([^>\n]*)>|((?:\\.|[^\s()\\]|\([^\s()]*\))*))(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)`,
);
const BEGUN_LINK = new RegExp(
  String.raw`^!?(?:\[(?:\\.|[^[\]\\]|\[(?:\\.|[^[\]\\])*\]?)*\\?|${LABEL}|${LABEL}\([^)\n]*(?:\([^)\n]*\)[^)\n]*)?)$`,
);
/** A further line that says where links of the form `[words][name]` lead. */
const DEFINITION = /^ {0,3}\[([^\]\n]+)\]:[ \t]*<?(\S+?)>?(?:[ \t][^\n]*)?(?:\n|$)/;
const ADDRESS = /^(?:https?:\/\/|www\.)[^\s<>`]*[^\s<>`.,;:!?"'*_~)\]}]/;
/** Elements that load or run something where an answer's HTML is drawn. */
const LOADING_TAG =
  /^<\/?(?:a|area|audio|base|button|embed|form|frame|iframe|img|input|link|math|meta|object|picture|script|source|style|svg|track|video)\b/i;

export function createAnswerChecker(rules: LinkRules): AnswerChecker {
  let held = "";
  let fence: string | null = null;
  let isLineStart = true;

  function drain(isLast: boolean): string {
    let out = "";
    for (let step = next(isLast); step !== null; step = next(isLast)) {
      out += step.text;
      isLineStart = held.slice(0, step.length).endsWith("\n");
      held = held.slice(step.length);
    }
    return out;
  }

  /** What comes next: how much of `held` it takes, and what is written for it. Null while more must be seen. */
  function next(isLast: boolean): Step | null {
    if (held === "") return null;
    const canWait = !isLast && held.length < LONGEST_HELD;
    if (isLineStart) {
      const line = /^ {0,8}(`{3,}|~{3,})?/.exec(held);
      if (canWait && /^ {0,8}(?:`*|~*)$/.test(held)) return null;
      const mark = line?.[1];
      if (mark !== undefined) return fenceMark(line?.[0] ?? mark, mark);
      if (fence === null && /^ {0,3}\[/.test(held)) {
        const definition = DEFINITION.exec(held);
        if (definition && (definition[0].endsWith("\n") || isLast)) return checkedDefinition(definition);
        if (canWait && /^ {0,3}\[[^\]\n]+\](?::[^\n]*)?$/.test(held)) return null;
      }
    }
    if (fence !== null) return verbatim(held.indexOf("\n") + 1 || held.length);
    return inline(held, { rules, canWait });
  }

  function fenceMark(text: string, mark: string): Step {
    if (fence === null) fence = mark;
    else if (mark.startsWith(fence)) fence = null;
    return { length: text.length, text };
  }

  function verbatim(length: number): Step {
    return { length, text: held.slice(0, length) };
  }

  function checkedDefinition([text, , target = ""]: RegExpExecArray): Step {
    return { length: text.length, text: rules.check(target) === null ? "" : text };
  }

  return {
    push(piece) {
      held += piece;
      return drain(false);
    },
    end() {
      const rest = drain(true);
      // An answer that breaks off inside code must not take what follows it into the code.
      return fence === null ? rest : `${rest}\n${fence}`;
    },
  };
}

interface Step {
  readonly length: number;
  readonly text: string;
}

interface Reading {
  readonly rules: LinkRules;
  readonly canWait: boolean;
}

function inline(text: string, reading: Reading): Step | null {
  const plain = plainLength(text, reading.canWait);
  if (plain === 0 && reading.canWait && BEGUN_ADDRESS.test(text)) return null;
  if (plain > 0) return { length: plain, text: text.slice(0, plain) };
  switch (text[0]) {
    case "\\":
      return text.length === 1 && reading.canWait ? null : { length: 2, text: text.slice(0, 2) };
    case "`":
      return code(text, reading.canWait);
    case "<":
      return tag(text, reading);
    case "!":
    case "[":
      return link(text, reading);
    default:
      return address(text, reading);
  }
}

/** How much comes before the next thing that may have to be changed. Code is looked for at the start of each line. */
function plainLength(text: string, canWait: boolean): number {
  const line = text.indexOf("\n");
  SPECIAL.lastIndex = 0;
  const special = SPECIAL.exec(text)?.index ?? text.length;
  if (line >= 0 && line < special) return line + 1;
  if (special < text.length || !canWait) return special;
  return BEGUN_ADDRESS.exec(text)?.index ?? text.length;
}

function code(text: string, canWait: boolean): Step | null {
  const [marks = ""] = /^`+/.exec(text) ?? [];
  const end = new RegExp(`(?<!\`)${marks}(?!\`)`).exec(text.slice(marks.length));
  const isOver = end !== null && (!canWait || marks.length + end.index + marks.length < text.length);
  if (isOver) {
    const length = marks.length + end.index + marks.length;
    return { length, text: text.slice(0, length) };
  }
  if (canWait && !text.includes("\n\n")) return null;
  return { length: marks.length, text: marks };
}

function tag(text: string, { rules, canWait }: Reading): Step | null {
  const [whole, target] = /^<((?:https?:\/\/|mailto:|www\.)[^\s<>]*)>/i.exec(text) ?? [];
  if (whole !== undefined && target !== undefined) {
    const checked = rules.check(target);
    return { length: whole.length, text: checked === null ? asCode(target) : `<${checked}>` };
  }
  if (canWait && /^<\/?(?:[a-z][^\s<>]*)?$/i.test(text)) return null;
  if (LOADING_TAG.test(text)) return { length: 1, text: "\\<" };
  return { length: 1, text: "<" };
}

function link(text: string, { rules, canWait }: Reading): Step | null {
  if (text === "!" && canWait) return null;
  if (text[0] === "!" && text[1] !== "[") return { length: 1, text: "!" };
  const match = LINK.exec(text);
  if (match) {
    const [whole, picture, label = "", quoted, bare] = match;
    const words = picture === "" ? checked(label, rules) : label;
    const to = rules.check(quoted ?? bare ?? "");
    return { length: whole.length, text: to === null ? words : `${picture}[${words}](${to})` };
  }
  const number = /^\[\^?(\d{1,3})\](?![[(:])/.exec(text);
  if (number && (!canWait || number[0].length < text.length)) {
    const to = rules.numbered(Number(number[1]));
    return { length: number[0].length, text: to === null ? number[0] : `[${number[1]}](${to})` };
  }
  if (canWait && !text.includes("\n\n") && BEGUN_LINK.test(text)) return null;
  return { length: 1, text: text.slice(0, 1) };
}

/** Chat clients make links of addresses that are written out. */
function address(text: string, { rules, canWait }: Reading): Step | null {
  const [whole = text.slice(0, 1)] = ADDRESS.exec(text) ?? [];
  if (canWait && /^\S+$/.test(text)) return null;
  const to = rules.check(whole);
  return { length: whole.length, text: to === null && whole.length > 8 ? asCode(whole) : (to ?? whole) };
}

function asCode(target: string): string {
  return target.includes("`") ? target.replace("://", ":// ") : `\`${target}\``;
}

/** The words of a link may be a picture. */
function checked(label: string, rules: LinkRules): string {
  if (!/[![<]|:\/\//.test(label)) return label;
  const checker = createAnswerChecker(rules);
  return checker.push(label) + checker.end();
}
