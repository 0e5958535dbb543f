// Owns the words of the interface: which set a language gets, and how values are put into them.
import { languageOf } from "./languages.js";
import { en, type UiStrings } from "./ui-strings/en.js";

export type { UiStrings } from "./ui-strings/en.js";

/** By BCP 47 tag. */
const BY_TAG: Readonly<Record<string, UiStrings>> = { en };

/**
 * The words for a language of docs.json; English for null and for codes that are none.
 * Made for the server: browser code reads its words from the HTML, so that no page carries every language.
 */
export function uiStrings(code: string | null): UiStrings {
  const tag = (code && languageOf(code)?.tag) || "en";
  return BY_TAG[tag] ?? BY_TAG[tag.split("-")[0] ?? ""] ?? en;
}

/** Puts values where a text has `{name}`. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
