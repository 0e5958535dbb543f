// Loads the word rules of a language, each a separate module for browsers, and guesses the language of a site that names none.
import type { WordRules } from "./word-rules.js";

const modules: Readonly<Record<string, () => Promise<{ readonly rules: WordRules }>>> = {
  ar: () => import("../languages/ar.js"),
  ca: () => import("../languages/ca.js"),
  cs: () => import("../languages/cs.js"),
  da: () => import("../languages/da.js"),
  de: () => import("../languages/de.js"),
  en: () => import("../languages/en.js"),
  es: () => import("../languages/es.js"),
  fi: () => import("../languages/fi.js"),
  fr: () => import("../languages/fr.js"),
  he: () => import("../languages/he.js"),
  hi: () => import("../languages/hi.js"),
  hu: () => import("../languages/hu.js"),
  id: () => import("../languages/id.js"),
  it: () => import("../languages/it.js"),
  ja: () => import("../languages/ja.js"),
  ko: () => import("../languages/ko.js"),
  lv: () => import("../languages/lv.js"),
  nl: () => import("../languages/nl.js"),
  no: () => import("../languages/no.js"),
  pl: () => import("../languages/pl.js"),
  pt: () => import("../languages/pt.js"),
  ro: () => import("../languages/ro.js"),
  ru: () => import("../languages/ru.js"),
  sv: () => import("../languages/sv.js"),
  th: () => import("../languages/th.js"),
  tr: () => import("../languages/tr.js"),
  uk: () => import("../languages/uk.js"),
  uz: () => import("../languages/uz.js"),
  vi: () => import("../languages/vi.js"),
  zh: () => import("../languages/zh.js"),
};

const plain: WordRules = { stem: (word) => word, stopWords: "" };

/** The language of a site's language code, without region and with today's spelling: `cn` is `zh`, `pt-BR` is `pt`. */
export function wordLanguage(code: string): string {
  const language = code.toLowerCase().split(/[-_]/)[0] ?? "";
  return { cn: "zh", jp: "ja", ua: "uk", nb: "no", nn: "no", iw: "he", in: "id" }[language] ?? language;
}

/** Loads the rules of a word language. One that docsgen has no rules for keeps its words as they are. */
export async function loadWordRules(language: string): Promise<WordRules> {
  const load = modules[language];
  return load ? (await load()).rules : plain;
}

const SCRIPTS: readonly (readonly [language: string, letters: RegExp])[] = [
  ["ja", /[\u3040-\u30ff]/g],
  ["ko", /[\uac00-\ud7af]/g],
  ["zh", /[\u4e00-\u9fff]/g],
  ["ru", /[\u0400-\u04ff]/g],
  ["ar", /[\u0600-\u06ff]/g],
  ["he", /[\u0590-\u05ff]/g],
  ["hi", /[\u0900-\u097f]/g],
  ["th", /[\u0e00-\u0e7f]/g],
];
/** Technical texts of any language are full of Latin words. */
const SHARE = 0.15;

/** The language whose script fills a good part of the sample; else English. */
export function scriptLanguage(sample: string): string {
  const length = sample.replace(/\s+/g, "").length;
  const found = SCRIPTS.find(([, letters]) => (sample.match(letters)?.length ?? 0) > length * SHARE);
  return found?.[0] ?? "en";
}
