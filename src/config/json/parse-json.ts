// Turns the text of a JSON file into plain values with the place of each, and says in words where the text is not JSON.
import { type ParseErrorCode, printParseErrorCode, visit } from "jsonc-parser";
import { fileOf, type Place, problem, type Report, warning } from "../../shared/problem.js";
import type { PlaceBook } from "./places.js";

/** Where the text comes from, who collects places and who hears of faults. */
export interface JsonSource {
  readonly file: string;
  readonly book: PlaceBook;
  readonly report: Report;
}

/** What the text says. `undefined` where it cannot be understood: exactly one problem has been reported then. */
export function parseJson(written: string, source: JsonSource): unknown {
  const text = written.charCodeAt(0) === 0xfeff ? ` ${written.slice(1)}` : written;
  if (text.trim() === "") {
    const what = `${source.file} is empty.`;
    source.report(
      problem(
        "invalid-json",
        fileOf(source.file),
        what,
        'The smallest docs.json is { "navigation": { "pages": ["index"] } }.',
      ),
    );
    return undefined;
  }
  const fault = firstFault(text);
  if (fault) source.report(problem("invalid-json", placeAt(source.file, text, fault.offset), fault.what, fault.hint));
  if (fault && !fault.isHarmless) return undefined;
  return readValues(text, source);
}

interface Fault {
  readonly offset: number;
  readonly what: string;
  readonly hint: string;
  /** The rest of the file can be understood, so that its other problems are found in the same run. */
  readonly isHarmless: boolean;
}

function firstFault(text: string): Fault | null {
  const faults: Fault[] = [];
  visit(
    text,
    { onError: (code, offset, length) => void faults.push(describe(text, nameOf(code), { offset, length })) },
    { disallowComments: true },
  );
  return faults.find((fault) => !fault.isHarmless) ?? faults[0] ?? null;
}

function nameOf(code: ParseErrorCode): string {
  return printParseErrorCode(code);
}

function describe(text: string, name: string, { offset, length }: { offset: number; length: number }): Fault {
  const found = text.slice(offset, offset + Math.max(1, length));
  const before = lastInk(text, offset);
  const fault = (at: number, what: string, hint: string, isHarmless = false) => ({
    offset: at,
    what,
    hint,
    isHarmless,
  });
  if (name === "InvalidCommentToken") return fault(offset, "JSON has no comments.", "Take the comment out.", true);
  const isEnd = found === "}" || found === "]";
  if (isEnd && text[before] === "," && (name === "PropertyNameExpected" || name === "ValueExpected")) {
    return fault(before, `A comma before "${found}": the last entry has none after it.`, "Take the comma out.", true);
  }
  if (offset >= text.trimEnd().length) {
    return fault(before, "The file ends too early.", 'A "}", a "]" or a closing quote is missing.');
  }
  switch (name) {
    case "CommaExpected":
      return fault(before, `A comma is missing after ${quoteLast(text, before)}.`, "Put a comma between two entries.");
    case "ColonExpected":
      return fault(before, `A colon is missing after ${quoteLast(text, before)}.`, 'Write "key": value.');
    case "PropertyNameExpected":
      return fault(
        offset,
        `A key in double quotes should stand here, not ${JSON.stringify(found)}.`,
        'Write "key": value.',
      );
    case "UnexpectedEndOfString":
      return fault(
        offset,
        "A text has no closing quote on its line.",
        'Put a " at its end; a line break inside a text is written \\n.',
      );
    case "EndOfFileExpected":
      return fault(
        offset,
        `Something follows after the end: ${JSON.stringify(found)}.`,
        "A closing bracket may stand too early.",
      );
    case "InvalidCharacter":
      return fault(
        offset,
        "A text holds a tab or another control character.",
        "Write \\t for a tab and \\n for a line break.",
      );
    case "InvalidEscapeCharacter":
      return fault(offset, "A text holds a backslash that means nothing.", "Write \\\\ for a backslash.");
    case "CloseBracketExpected":
      return fault(offset, `A "]" is missing before ${JSON.stringify(found)}.`, "Close the list first.");
    case "CloseBraceExpected":
      return fault(offset, `A "}" is missing before ${JSON.stringify(found)}.`, "Close the object first.");
    default:
      return fault(
        offset,
        `${JSON.stringify(found)} is not JSON.`,
        "A value is a text in double quotes, a number, true, false, null, a list or an object.",
      );
  }
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

function placeAt(file: string, text: string, offset: number): Place {
  const before = text.slice(0, offset);
  return { file, line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}

type Holder = { [key: string]: unknown } | unknown[];

function readValues(text: string, { file, book, report }: JsonSource): unknown {
  const open: Holder[] = [];
  let key = "";
  let keyPlace: Place = fileOf(file);
  let top: unknown;
  const put = (value: unknown, place: Place) => {
    const holder = open.at(-1);
    if (holder === undefined) top = value;
    else if (Array.isArray(holder)) {
      book.note(holder, holder.length, { key: place, value: place });
      holder.push(value);
    } else {
      if (Object.hasOwn(holder, key)) {
        report(
          warning(
            "duplicate-key",
            keyPlace,
            `"${key}" stands twice in the same object.`,
            "The last one counts; take the other out.",
          ),
        );
      }
      book.note(holder, key, { key: keyPlace, value: place });
      Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
    }
  };
  const begin = (holder: Holder, place: Place) => {
    book.begin(holder, place);
    put(holder, place);
    open.push(holder);
  };
  const at = (line: number, column: number): Place => ({ file, line: line + 1, column: column + 1 });
  visit(text, {
    onObjectBegin: (_offset, _length, line, column) => begin({}, at(line, column)),
    onArrayBegin: (_offset, _length, line, column) => begin([], at(line, column)),
    onObjectEnd: () => void open.pop(),
    onArrayEnd: () => void open.pop(),
    onObjectProperty(name, _offset, _length, line, column) {
      key = name;
      keyPlace = at(line, column);
    },
    onLiteralValue: (value, _offset, _length, line, column) => put(value, at(line, column)),
  });
  return top;
}
