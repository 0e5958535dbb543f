// Owns what happens to the text of a pattern before it is compiled: anchors that do not hold, text taken from a start.
import { NEVER } from "../patterns/stand-ins.js";

/** Whether anchors hold: `\A` at the start of the code, `\G` where the last match ended. */
export interface Anchors {
  readonly isFirstLine: boolean;
  readonly isAtAnchor: boolean;
}

/** `\z` as the end that it is behind a line's break: there is none. */
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

/** Puts what the start captured in the place of `\1`. */
export function withCaptured(source: string, captured: (number: number) => string): string {
  return source.replace(/\\(\d+)/g, (_, number) =>
    captured(Number(number)).replace(/[-\\{}*+?|^$.,[\]()#\s]/g, "\\$&"),
  );
}

/** Whether a scope's name is made of captured text: `meta.tag.$1`. */
export function isMadeOfText(name: string): boolean {
  return /\$\d|\$\{\d+:\/(?:downcase|upcase)\}/.test(name);
}

/** The name with what was captured; null: nothing has that number. */
export function nameWith(name: string, captured: (number: number) => string | null): string {
  return name.replace(/\$(\d+)|\$\{(\d+):\/(downcase|upcase)\}/g, (whole, plain, changed, change) => {
    const text = captured(Number(plain ?? changed))?.replace(/^\.+/, "");
    if (text === undefined) return whole;
    return change === "downcase" ? text.toLowerCase() : change === "upcase" ? text.toUpperCase() : text;
  });
}
