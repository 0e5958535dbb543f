// Owns the choice of word rules for a language. Each language is a module of its own, so that a browser loads only the reader's.
import { unchanged, type WordRules } from "./word-rules.js";

const modules: Readonly<Record<string, () => Promise<{ readonly rules: WordRules }>>> = {
  en: () => import("./languages/en.js"),
  fr: () => import("./languages/fr.js"),
  zh: () => import("./languages/zh.js"),
};

const plain: WordRules = { stem: unchanged, stopWords: new Set() };

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
