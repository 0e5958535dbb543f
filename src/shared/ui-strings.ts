// Owns the words of the interface: which set a language gets, and how values are put into them.
import { languageOf } from "./languages.js";
import { ar } from "./ui-strings/ar.js";
import { ca } from "./ui-strings/ca.js";
import { cs } from "./ui-strings/cs.js";
import { da } from "./ui-strings/da.js";
import { de } from "./ui-strings/de.js";
import { en, type UiStrings } from "./ui-strings/en.js";
import { es } from "./ui-strings/es.js";
import { fi } from "./ui-strings/fi.js";
import { fr } from "./ui-strings/fr.js";
import { he } from "./ui-strings/he.js";
import { hi } from "./ui-strings/hi.js";
import { hu } from "./ui-strings/hu.js";
import { id } from "./ui-strings/id.js";
import { it } from "./ui-strings/it.js";
import { ja } from "./ui-strings/ja.js";
import { ko } from "./ui-strings/ko.js";
import { lv } from "./ui-strings/lv.js";
import { nl } from "./ui-strings/nl.js";
import { no } from "./ui-strings/no.js";
import { pl } from "./ui-strings/pl.js";
import { pt } from "./ui-strings/pt.js";
import { ptBR } from "./ui-strings/pt-BR.js";
import { ro } from "./ui-strings/ro.js";
import { ru } from "./ui-strings/ru.js";
import { sv } from "./ui-strings/sv.js";
import { tr } from "./ui-strings/tr.js";
import { uk } from "./ui-strings/uk.js";
import { uz } from "./ui-strings/uz.js";
import { vi } from "./ui-strings/vi.js";
import { zh } from "./ui-strings/zh.js";
import { zhHant } from "./ui-strings/zh-Hant.js";

export type { UiStrings } from "./ui-strings/en.js";

/** By BCP 47 tag. */
const TRANSLATIONS: Readonly<Record<string, UiStrings>> = {
  ar,
  ca,
  cs,
  da,
  de,
  es,
  fi,
  fr,
  he,
  hi,
  hu,
  id,
  it,
  ja,
  ko,
  lv,
  nl,
  no,
  pl,
  pt,
  "pt-BR": ptBR,
  ro,
  ru,
  sv,
  tr,
  uk,
  uz,
  vi,
  zh,
  "zh-Hant": zhHant,
};

/**
 * The words for a language of docs.json; English for null and for codes that are none.
 * Made for the server: browser code reads its words from the HTML, so that no page carries every language.
 */
export function uiStrings(code: string | null): UiStrings {
  const tag = (code && languageOf(code)?.tag) || "en";
  return TRANSLATIONS[tag] ?? TRANSLATIONS[tag.split("-")[0] ?? ""] ?? en;
}

/** Puts values where a text has `{name}`. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
