// Tells code that failed because it needs the browser from other code that failed.
import { browserGlobals } from "./scope.js";

/** What only browsers have, and where in a text it was asked for. */
interface BrowserOnly {
  readonly name: string;
  readonly index: number;
}

export const IN_AN_EFFECT = "Move it into an effect, which only runs in the browser: useEffect(() => { … }, []).";

/** Null: the error has another reason, as far as one can tell from its words. */
export function browserOnly(error: unknown, text: string): BrowserOnly | null {
  if (!(error instanceof Error)) return null;
  const read = /\(reading '([\w$]+)'\)/.exec(error.message)?.[1];
  const names = [...browserGlobals].join("|");
  const called = new RegExp(
    `^(?:_scope\\.)?(${names}) is not a (?:function|constructor)|of '(${names})' as it is undefined`,
  );
  const [, own, taken] = called.exec(error.message) ?? [];
  const name = own ?? taken;
  if (read === undefined && name === undefined) return null;
  const pattern =
    read === undefined
      ? `\\b(${name})\\b`
      : `\\b(${names})\\s*(?:\\.\\s*|\\[["'])${read.replaceAll("$", "\\$")}(?![\\w$])`;
  const match = new RegExp(pattern).exec(text);
  return match ? { name: match[1] ?? "", index: match.index } : null;
}

/** `what` failed because of it. */
export function needsBrowser(what: string, { name }: BrowserOnly): string {
  return `${what} uses "${name}", which only exists in the browser.`;
}
