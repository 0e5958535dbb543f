// Keeps constructs of the reference engine from looking through all that precedes or follows them.
import { scanText } from "./code-ranges.js";
import { type Construct, type Context, constructOf } from "./linear-marks.js";

/** Braces of a comment, at each of which the engine would read once more all that precedes it. */
const MOST_BRACES = 100;

/** A text without the braces of comments that have very many. Nothing is moved. */
export function withoutManyBraces(text: string): string {
  let result = text;
  for (const [start, end] of scanText(text).comments) {
    const [comment = ""] = text.slice(start, end).split("*/", 1);
    if (comment.split("}").length <= MOST_BRACES) continue;
    result = result.slice(0, start) + comment.replaceAll("}", " ") + result.slice(start + comment.length);
  }
  return result;
}

/** A construct of the extension for GFM: of what precedes an address, it needs to know only whether a bracket is open. */
export function lookingAtLabels(construct: Construct): Construct {
  const { name = "" } = construct;
  const isAddress = name.endsWith("Autolink");
  if (!isAddress && name !== "gfmPotentialFootnoteCall") return construct;
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const labels = this._labelStarts ?? [];
      const last = labels.at(-1);
      if (isAddress ? labels.some(({ _balanced }) => !_balanced) : last?.type !== "labelImage") return nok;
      const events = { value: isAddress ? [] : [["enter", last, this]] };
      return construct.tokenize.call(Object.create(this, { events }), effects, ok, nok);
    },
  };
}

/** HTML in text, for one parser. */
export function htmlWithEnd(): Construct {
  /** By their first characters: comments and instructions that end nowhere in a text. Another of them does not end either. */
  const endless = new WeakMap<Context, Set<string>>();
  return {
    name: "html with an end",
    add: "after",
    tokenize(effects, ok, nok) {
      const known = endless.get(this) ?? new Set();
      endless.set(this, known);
      let start = "";
      const html = constructOf(this, "htmlText", 60).tokenize.call(this, effects, ok, (code) => {
        if (code === null && /^<[!?]/.test(start)) known.add(start);
        return nok(code);
      });
      const read = (state: typeof html): typeof html => {
        return (code) => {
          start += String.fromCharCode(code ?? 0);
          if (known.has(start)) return nok(code);
          const next = state(code);
          return next && start.length < 3 ? read(next) : next;
        };
      };
      return read(html);
    },
  };
}
