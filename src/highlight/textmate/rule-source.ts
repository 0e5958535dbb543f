// Prepares the text of a pattern for compiling: anchors that do not hold, and captures of the begin rule.
import { NEVER } from "../patterns/stand-ins.js";

/** Whether anchors hold: `\A` at the start of the code, `\G` at the end of the last match. */
interface Anchors {
  readonly isFirstLine: boolean;
  readonly isAtAnchor: boolean;
}

/** Replaces `\z`, the end after a line break, which a line never has. */
export function readableSource(source: string): string {
  if (!source.includes("\\z")) return source;
  return source.replace(/\\[\s\S]/g, (each) => (each === "\\z" ? "$(?!\\n)(?<!\\n)" : each));
}

export function hasAnchor(source: string): boolean {
  if (!source.includes("\\A") && !source.includes("\\G")) return false;
  return /\\[AG]/.test(source.replace(/\\[^AG]/g, ""));
}

/** The pattern where these anchors hold and the others never match. */
export function withAnchors(source: string, { isFirstLine, isAtAnchor }: Anchors): string {
  if (!hasAnchor(source)) return source;
  return source.replace(/\\[\s\S]/g, (each) => {
    const fails = (each === "\\A" && !isFirstLine) || (each === "\\G" && !isAtAnchor);
    return fails ? `\\${NEVER}` : each;
  });
}

export function takesFromStart(source: string): boolean {
  return /\\\d/.test(source);
}

/** Replaces `\1` with the text captured by the start. */
export function withCaptured(source: string, captured: (number: number) => string): string {
  return source.replace(/\\(\d+)/g, (_, number) =>
    captured(Number(number)).replace(/[-\\{}*+?|^$.,[\]()#\s]/g, "\\$&"),
  );
}

/** Whether a scope name contains captured text: `meta.tag.$1`. */
export function isMadeOfText(name: string): boolean {
  return /\$\d|\$\{\d+:\/(?:downcase|upcase)\}/.test(name);
}

/** The name with captured text; null where a capture is missing. */
export function nameWith(name: string, captured: (number: number) => string | null): string {
  return name.replace(/\$(\d+)|\$\{(\d+):\/(downcase|upcase)\}/g, (whole, ...[plain, changed, change]: string[]) => {
    const text = captured(Number(plain ?? changed))?.replace(/^\.+/, "");
    if (text === undefined) return whole;
    return change === "downcase" ? text.toLowerCase() : change === "upcase" ? text.toUpperCase() : text;
  });
}
