// Owns the languages of sites: codes in docs.json, and their names for browsers and readers.

export interface Language {
  /** As written in docs.json: `cn`, `pt-BR`. */
  readonly code: string;
  /** The BCP 47 tag for `lang` and `hreflang`: `zh-Hans`, `pt-BR`. */
  readonly tag: string;
  readonly name: string;
  /** The language's name in the language itself, as the selector shows it. */
  readonly ownName: string;
  readonly direction: "ltr" | "rtl";
}

type Row = readonly [codes: string, tag: string, name: string, ownName: string, direction?: "rtl"];

/** The first code of a row is the one to suggest; the others mean the same. */
const ROWS: readonly Row[] = [
  ["ar", "ar", "Arabic", "العربية", "rtl"],
  ["ca", "ca", "Catalan", "Català"],
  ["cn zh", "zh", "Chinese", "中文"],
  ["zh-Hans zh-CN", "zh-Hans", "Simplified Chinese", "简体中文"],
  ["zh-Hant zh-TW", "zh-Hant", "Traditional Chinese", "繁體中文"],
  ["cs", "cs", "Czech", "Čeština"],
  ["da", "da", "Danish", "Dansk"],
  ["nl", "nl", "Dutch", "Nederlands"],
  ["en", "en", "English", "English"],
  ["fi", "fi", "Finnish", "Suomi"],
  ["fr", "fr", "French", "Français"],
  ["fr-CA fr-ca", "fr-CA", "Canadian French", "Français (Canada)"],
  ["de", "de", "German", "Deutsch"],
  ["he", "he", "Hebrew", "עברית", "rtl"],
  ["hi", "hi", "Hindi", "हिन्दी"],
  ["hu", "hu", "Hungarian", "Magyar"],
  ["id", "id", "Indonesian", "Bahasa Indonesia"],
  ["it", "it", "Italian", "Italiano"],
  ["jp ja ja-JP ja-jp", "ja", "Japanese", "日本語"],
  ["ko", "ko", "Korean", "한국어"],
  ["lv", "lv", "Latvian", "Latviešu"],
  ["no", "no", "Norwegian", "Norsk"],
  ["pl", "pl", "Polish", "Polski"],
  ["pt", "pt", "Portuguese", "Português"],
  ["pt-BR", "pt-BR", "Brazilian Portuguese", "Português (Brasil)"],
  ["ro", "ro", "Romanian", "Română"],
  ["ru", "ru", "Russian", "Русский"],
  ["es", "es", "Spanish", "Español"],
  ["sv", "sv", "Swedish", "Svenska"],
  ["tr", "tr", "Turkish", "Türkçe"],
  ["ua uk", "uk", "Ukrainian", "Українська"],
  ["uz", "uz", "Uzbek", "Oʻzbekcha"],
  ["vi", "vi", "Vietnamese", "Tiếng Việt"],
];

const LANGUAGES: ReadonlyMap<string, Language> = new Map(ROWS.flatMap(toEntries));

function toEntries([codes, tag, name, ownName, direction]: Row): [string, Language][] {
  return codes.split(" ").map((code) => [code, { code, tag, name, ownName, direction: direction ?? "ltr" }]);
}

/** The language of a code in docs.json; null for an unknown code. */
export function languageOf(code: string): Language | null {
  return LANGUAGES.get(code) ?? null;
}

/** The code meant by a language's name, or by a tag such as `en-US`; null where unknown. */
export function likelyCode(written: string): string | null {
  const wanted = written.trim().toLowerCase().replaceAll("_", "-");
  const named = ROWS.find(([, , ...names]) => names.some((name) => name?.toLowerCase() === wanted));
  const coded = [wanted, wanted.replace(/-.*$/, "")].flatMap((code) =>
    languageCodes().filter((each) => each.toLowerCase() === code),
  );
  return named?.[0].split(" ")[0] ?? coded[0] ?? null;
}

/** Every code that docs.json may use. */
export function languageCodes(): string[] {
  return [...LANGUAGES.keys()];
}
