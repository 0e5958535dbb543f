// Formats JSON as `JSON.stringify(value, null, 2)` does, but leaves texts and numbers as they are written, and takes its time.
import type { Steps } from "./slowly.js";

const TOKEN = /\s*("[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[-+.\w]+)/y;

const SCALAR = /^(?:".*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)$/s;

/** Tokens between two stops. */
const STEP = 500;

/** What may come next: `item` and `member` are the first of a list and an object, which may also end. */
type Expected = "value" | "item" | "key" | "member" | "colon" | "next";

interface Printing {
  readonly texts: string[];
  expected: Expected;
  /** How each open list and object ends. */
  readonly ends: string[];
}

/** The formatted text; null if it is not JSON. */
export function* formatJson(text: string): Steps<string | null> {
  const pieces: string[] = [];
  const printing: Printing = { texts: [], expected: "value", ends: [] };
  let count = 0;
  for (let at = 0; at < text.length; ) {
    TOKEN.lastIndex = at;
    const [, token] = TOKEN.exec(text) ?? [];
    // White space may follow the last token.
    if (token === undefined && printing.expected === "next" && text.slice(at).trim() === "") break;
    if (token === undefined || !print(token, printing)) return null;
    at = TOKEN.lastIndex;
    if (++count % STEP !== 0) continue;
    pieces.push(printing.texts.splice(0).join(""));
    yield;
  }
  const isWhole = printing.expected === "next" && printing.ends.length === 0;
  return isWhole ? pieces.join("") + printing.texts.join("") : null;
}

/** Answers whether the token may stand here. */
function print(token: string, printing: Printing): boolean {
  const { expected, ends } = printing;
  const isFirst = expected === "item" || expected === "member";
  const write = (text: string, next: Expected): true => {
    printing.texts.push(text);
    printing.expected = next;
    return true;
  };
  const line = () => `\n${"  ".repeat(ends.length)}`;
  if (token === "}" || token === "]")
    return ends.pop() === token && (isFirst || expected === "next") && write(isFirst ? token : line() + token, "next");
  if (token === ",")
    return expected === "next" && ends.length > 0 && write(`,${line()}`, ends.at(-1) === "}" ? "key" : "value");
  if (token === ":") return expected === "colon" && write(": ", "value");
  const start = isFirst ? line() : "";
  if (expected === "key" || expected === "member") return token.startsWith('"') && write(start + token, "colon");
  if (expected !== "value" && expected !== "item") return false;
  if (token !== "{" && token !== "[") return SCALAR.test(token) && write(start + token, "next");
  ends.push(token === "{" ? "}" : "]");
  return write(start + token, token === "{" ? "member" : "item");
}
