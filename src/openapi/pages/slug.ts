// Makes path segments from tags, summaries and paths.
import { letterPattern } from "../../shared/letter-pattern.js";

const RESERVED = /^(index|con|prn|aux|nul|com\d|lpt\d)$/;
const LONGEST = 180;

const marks = letterPattern("[\\p{M}'\"`’‘“”]");

const otherLetters = letterPattern("(?![a-zA-Z])[\\p{L}]");

/** Lower case; accents and quotes dropped; every other run outside `a-z0-9_` becomes one `-`. May be empty. */
export function slug(text: string): string {
  return plain(text)
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, "-")
    .slice(0, LONGEST)
    .replace(/^-|-$/g, "");
}

/** The slug of a text that needs only Latin letters; empty for others, which would lose a part. */
export function wholeSlug(text: string): string {
  return otherLetters.isIn(plain(text)) ? "" : slug(text);
}

function plain(text: string): string {
  return marks.replace(text.normalize("NFKD"), "");
}

/** Whether a slug may name a file on every system and is not a folder's index. */
export function isUsable(name: string): boolean {
  return name !== "" && !RESERVED.test(name);
}

/** The hosted product's spelling, for links written for it. */
export function hostedSlug(text: string): string {
  return text
    .replaceAll(" ", "-")
    .replace(/\{[^}]*\}/g, "-")
    .replace(/^-|-$/g, "")
    .replace(/[{}(),.'/\n]/g, "")
    .replaceAll("--", "-")
    .toLowerCase();
}
