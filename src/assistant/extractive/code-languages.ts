// Owns the names of programming languages, as readers write them and as fences do.

/** What readers call the languages that fences name. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  bash: ["curl", "shell", "terminal"],
  sh: ["curl", "shell", "terminal"],
  shell: ["curl", "bash", "terminal"],
  js: ["javascript", "node"],
  javascript: ["js", "node"],
  ts: ["typescript"],
  typescript: ["ts"],
  py: ["python"],
  python: ["py"],
  rb: ["ruby"],
  ruby: ["rb"],
  rs: ["rust"],
  rust: ["rs"],
  cs: ["c#"],
  csharp: ["c#"],
  go: ["golang"],
  kt: ["kotlin"],
  php: [],
  java: [],
  kotlin: [],
  swift: [],
  dart: [],
};

/** Every name of a language that a question may ask for. */
export const CODE_LANGUAGES: ReadonlySet<string> = new Set([
  ...Object.keys(OTHER_NAMES),
  ...Object.values(OTHER_NAMES).flat(),
]);

/** Scripts that are written without a space around a name in Latin letters; the mark of a long vowel belongs to two of them. */
const JOINING = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u30fc\uff70]`;
const JOINS = new RegExp(JOINING, "u");
const JOINED = new RegExp(String.raw`(?<=[\p{LC}\p{N}#+])(?=${JOINING})|(?<=${JOINING})(?=\p{LC})`, "gu");

/** Whether words of such a script are in the text. */
export function isOfJoiningScript(text: string): boolean {
  return JOINS.test(text);
}

/** The text with a space where a name touches a word of another script: "Python으로" begins with a name. */
export function withNamesApart(text: string): string {
  return isOfJoiningScript(text) ? text.replace(JOINED, " ") : text;
}

/** The words of a text that may be names, in lower case. */
export function namesIn(text: string): string[] {
  return withNamesApart(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}#+.]+/u)
    .map((word) => word.replace(/\.+$/, ""))
    .filter((word) => word !== "");
}

/** The names that a fence's language goes by. */
export function namesOf(language: string): string[] {
  const own = language.toLowerCase();
  return own === "" ? [] : [own, ...(OTHER_NAMES[own] ?? [])];
}
