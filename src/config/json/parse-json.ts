// Turns the text of a JSON file into plain values with the place of each.
import { visit } from "jsonc-parser";
import { placeIn } from "../../shared/places/place-in.js";
import { fileOf, type Place, problem, type Report, warning } from "../../shared/problem.js";
import { findJsonFault } from "./find-json-fault.js";
import type { PlaceBook } from "./places.js";

/** The source of the text, the collector of places, and the reporter of problems. */
interface JsonSource {
  readonly file: string;
  readonly book: PlaceBook;
  readonly report: Report;
}

/** What the text says. `undefined` where it cannot be understood: exactly one problem has been reported then. */
export function parseJson(written: string, source: JsonSource): unknown {
  const text = written.charCodeAt(0) === 0xfeff ? written.slice(1) : written;
  if (text.trim() === "") {
    const what = `${source.file} is empty.`;
    source.report(
      problem(
        "invalid-json",
        fileOf(source.file),
        what,
        'A minimal docs.json is { "navigation": { "pages": ["index"] } }.',
      ),
    );
    return undefined;
  }
  const fault = findJsonFault(text);
  if (fault) {
    const place = placeIn(text, fault.offset, { file: source.file, line: 1, column: 1 });
    source.report(problem("invalid-json", place, fault.what, fault.hint));
  }
  if (fault && !fault.isHarmless) return undefined;
  return readValues(text, source);
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
        report(warning("duplicate-key", keyPlace, `Duplicate key "${key}".`, "The last one wins. Remove the others."));
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
    onObjectBegin: (...[, , line, column]) => begin({}, at(line, column)),
    onArrayBegin: (...[, , line, column]) => begin([], at(line, column)),
    onObjectEnd: () => void open.pop(),
    onArrayEnd: () => void open.pop(),
    onObjectProperty(name, ...[, , line, column]) {
      key = name;
      keyPlace = at(line, column);
    },
    onLiteralValue: (value, ...[, , line, column]) => put(value, at(line, column)),
  });
  return top;
}
