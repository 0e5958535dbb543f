// Explains why a text is not JSON: one fault, the first that matters.
import { type JSONVisitor, printParseErrorCode, visit } from "jsonc-parser";

interface JsonFault {
  readonly offset: number;
  readonly what: string;
  readonly hint: string;
  /** The rest of the file can be understood, so that its other problems are found in the same run. */
  readonly isHarmless: boolean;
}

/** The fault that keeps the text from being JSON, or null. */
export function findJsonFault(text: string): JsonFault | null {
  try {
    // The engine's own reading says it in a tenth of the time.
    JSON.parse(text);
    return null;
  } catch {
    // What is wrong is said below.
  }
  let first: JsonFault | null = null;
  const onError: JSONVisitor["onError"] = (code, offset, length) => {
    // In the wake of a fault there may be thousands of others.
    if (first?.isHarmless === false) return;
    const found = describe(text, printParseErrorCode(code), { offset, length });
    if (first === null || !found.isHarmless) first = found;
  };
  try {
    visit(text, { onError }, { disallowComments: true });
  } catch (error) {
    // It calls itself for what is inside: text that is nested too deep is not read to its end.
    if (!(error instanceof RangeError)) throw error;
  }
  return first;
}

interface Stretch {
  readonly offset: number;
  readonly length: number;
}

function describe(text: string, name: string, { offset, length }: Stretch): JsonFault {
  const found = text.slice(offset, offset + Math.max(1, length));
  const before = lastInk(text, offset);
  if (name === "InvalidCommentToken")
    return { offset, what: "JSON does not allow comments.", hint: "Remove the comment.", isHarmless: true };
  const isEnd = found === "}" || found === "]";
  if (isEnd && text[before] === "," && (name === "PropertyNameExpected" || name === "ValueExpected")) {
    const what = `Trailing comma before "${found}".`;
    return { offset: before, what, hint: "Remove the comma.", isHarmless: true };
  }
  const [at, what, hint] =
    offset >= text.trimEnd().length
      ? [before, "Unexpected end of file.", 'A "}", a "]" or a closing quote is missing.']
      : explain(text, name, { offset, found });
  return { offset: at, what, hint, isHarmless: false };
}

type Explained = readonly [at: number, what: string, hint: string];

interface Unexpected {
  readonly offset: number;
  readonly found: string;
}

function explain(text: string, name: string, { offset, found }: Unexpected): Explained {
  const before = lastInk(text, offset);
  const quoted = JSON.stringify(found);
  switch (name) {
    case "CommaExpected":
      return [before, `Missing comma after ${quoteLast(text, before)}.`, "Separate entries with a comma."];
    case "ColonExpected":
      return [before, `Missing colon after ${quoteLast(text, before)}.`, 'Write "key": value.'];
    case "PropertyNameExpected":
      return [offset, `Expected a key in double quotes, found ${quoted}.`, 'Write "key": value.'];
    case "UnexpectedEndOfString":
      return [offset, "Unterminated string: there is no closing quote on this line.", CLOSE_STRING];
    case "EndOfFileExpected":
      return [offset, `Unexpected ${quoted} after the end of the object.`, "A bracket may have been closed too early."];
    case "InvalidCharacter":
      return [
        offset + Math.max(0, text.slice(offset).search(/[^ -\uffff\r\n]/)),
        "A string contains a tab or another control character.",
        "Write \\t for a tab and \\n for a line break.",
      ];
    case "InvalidEscapeCharacter":
      return [offset, "A string contains an invalid escape sequence.", "Write \\\\ for a backslash."];
    case "CloseBracketExpected":
      return [offset, `Missing "]" before ${quoted}.`, "Close the list first."];
    case "CloseBraceExpected":
      return [offset, `Missing "}" before ${quoted}.`, "Close the object first."];
    default:
      return isKey(text, offset, found)
        ? [offset, `The key ${found} needs double quotes.`, `Write "${found}": value.`]
        : [offset, `${quoted} is not valid JSON.`, found.startsWith("'") ? "Use double quotes." : A_VALUE];
  }
}

const CLOSE_STRING = 'Add a " at the end. To write a line break inside a string, use \\n.';
const A_VALUE = "A value is a string in double quotes, a number, true, false, null, a list or an object.";

/** Whether a word is where JavaScript and YAML allow a key without quotes. */
function isKey(text: string, offset: number, found: string): boolean {
  const before = text[lastInk(text, offset)];
  return /^[\w$-]+$/.test(found) && /[{,]/.test(before ?? "") && /^\s*:/.test(text.slice(offset + found.length));
}

/** The last character before `offset` that is not white space. */
function lastInk(text: string, offset: number): number {
  let at = offset - 1;
  while (at > 0 && /\s/.test(text[at] ?? "")) at--;
  return Math.max(0, at);
}

function quoteLast(text: string, end: number): string {
  const line = text.slice(text.lastIndexOf("\n", end) + 1, end + 1).trim();
  return line.length > 40 ? `…${line.slice(-40)}` : line;
}
