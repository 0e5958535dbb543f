// Finds the characters of a book that no font has: Chromium prints boxes in their place.

import { escapeHtml } from "../../shared/write-html.js";
import type { Book } from "./book-document.js";

/** Letters and signs beyond ASCII and Latin that a document shows, each once. */
export function rareCharacters(html: string): string[] {
  const text = html.replace(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, " ");
  return [...new Set(text.match(/[^\p{M}\p{Z}\p{Cc}\p{Cf}\p{ASCII}\p{Script=Latin}]/gu))].sort();
}

/** A document with the fonts of the book whose body becomes a JSON list of those characters that are drawn as a box. */
export function probeDocument({ theme, head }: Pick<Book, "theme" | "head">, characters: readonly string[]): string {
  return [
    `<!doctype html><html data-theme="${theme}"><head><meta charset="utf-8"/>${head}</head>`,
    `<body><p>${escapeHtml(characters.join(" "))}</p><script>${PROBE}</script></body></html>`,
  ].join("\n");
}

/** U+0378 is no character, and so no font has it. */
const PROBE = `document.fonts.ready.then(() => {
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  pen.font = "16px " + getComputedStyle(document.body).fontFamily;
  const drawn = (text) => {
    pen.clearRect(0, 0, 48, 32);
    pen.fillText(text, 8, 24);
    return pen.getImageData(0, 0, 48, 32).data.join();
  };
  const box = drawn("\\u0378");
  const characters = document.querySelector("p").textContent.split(" ");
  document.body.textContent = JSON.stringify(characters.filter((each) => drawn(each) === box).map((each) => each.codePointAt(0)));
});`;

/** What the probe found, in the document that it made of itself; none if it did not run. */
export function probedCharacters(document: string): string[] {
  const found = /<body[^>]*>\[([\d,]*)\]/.exec(document)?.[1] ?? "";
  return found === "" ? [] : found.split(",").map((point) => String.fromCodePoint(Number(point)));
}

/** At most this many characters are named. */
const NAMED = 12;

/** A line for the reader of the terminal; null if every character has a font. */
export function missingFontLine(characters: readonly string[]): string | null {
  if (characters.length === 0) return null;
  const more = characters.length > NAMED ? ` and ${characters.length - NAMED} more` : "";
  const named = `${characters.slice(0, NAMED).join(" ")}${more}`;
  return `No installed font has ${named}: boxes stand in their place. Install one (Debian and Ubuntu: apt-get install fonts-noto fonts-noto-cjk), or name one in "fonts" of docs.json.`;
}
