// Writes the ledger of translations: for people, and for what translates.

import type { LedgerLanguage, LedgerPage } from "../core.js";
/** Everything that a translator or model needs: each page with its files, each block with its text. */
export function asJson(languages: readonly LedgerLanguage[]): string {
  return `${JSON.stringify({ languages: languages.map((each) => ({ ...each, counts: countsOf(each) })) }, null, 2)}\n`;
}

/** Changes of a page up to this many are shown one by one. */
const MOST_CHANGES = 5;

/** Pages of a language up to this many are listed. */
const MOST_PAGES = 50;

export function asText(languages: readonly LedgerLanguage[], showsAll: boolean): string {
  return languages.map((each) => languageText(each, showsAll)).join("\n");
}

function languageText(language: LedgerLanguage, showsAll: boolean): string {
  const { translated, lagging, missing, unknown } = countsOf(language);
  const counts = [
    `${translated} of ${language.pages.length} pages are translated`,
    `${lagging} lag behind`,
    `${missing} are missing`,
    ...(unknown > 0 ? [`of ${unknown} nothing is known`] : []),
  ];
  const open = language.pages.filter(({ state }) => state === "lagging" || state === "missing");
  const shown = showsAll ? open : open.slice(0, MOST_PAGES);
  const rest = open.length - shown.length;
  return [
    `${language.language} (${language.label}, from ${language.from}): ${counts.join(", ")}.`,
    ...shown.flatMap((page) => pageLines(page, showsAll)),
    ...(rest > 0 ? [`  … and ${rest} more: --verbose lists them`] : []),
    ...(unknown > 0 ? [`  Git does not say what ${unknown} were made from: ${HISTORY}`] : []),
    "",
  ].join("\n");
}

const HISTORY = "a shallow clone has no history (git fetch --unshallow, or fetch-depth: 0), or they are new.";

function pageLines(
  { state, original, originalFile, translationFile, changes }: LedgerPage,
  showsAll: boolean,
): string[] {
  if (state === "missing") return [`  missing  ${original}  (${originalFile})`];
  const shown = showsAll ? changes : changes.slice(0, MOST_CHANGES);
  const rest = changes.length - shown.length;
  return [
    `  lagging  ${translationFile}`,
    ...shown.map(({ kind, line, text, was }) => {
      const words = excerpt(text ?? was);
      return `    ${originalFile}:${line}  ${kind}${words === "" ? "" : `  ${words}`}`;
    }),
    ...(rest > 0 ? [`    … and ${rest} more`] : []),
  ];
}

function excerpt(text: string | null): string {
  const line = (text ?? "").replace(/\s+/g, " ").trim();
  return line.length > 72 ? `${line.slice(0, 72)}…` : line;
}

function countsOf({ pages }: LedgerLanguage) {
  const count = (state: LedgerPage["state"]) => pages.filter((page) => page.state === state).length;
  return {
    translated: count("translated"),
    lagging: count("lagging"),
    missing: count("missing"),
    unknown: count("unknown"),
  };
}
