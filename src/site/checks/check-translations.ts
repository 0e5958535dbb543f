// Finds outdated translations: one by one if there is a lock file, otherwise counted by language.
import { fileOf, type Problem, warning } from "../../shared/problem.js";
import type { Site } from "../site.js";
import { type LedgerLanguage, readLedger } from "../translations/translation-ledger.js";

export function checkTranslations(site: Site): Problem[] {
  const problems: Problem[] = [];
  // A lock that cannot be read was reported when the site was opened.
  const { languages } = readLedger(
    site,
    () => false,
    () => {},
  );
  for (const language of languages) {
    const lagging = language.pages.filter(({ state }) => state === "lagging");
    for (const { translationFile, originalFile, changes, basis } of lagging) {
      if (basis !== "lock" || translationFile === null) continue;
      const blocks = changes.length === 1 ? "one change" : `${changes.length} changes`;
      const what = `The translation lags behind ${originalFile}:${changes[0]?.line ?? 1} by ${blocks}.`;
      problems.push(warning("translation-lags", fileOf(translationFile), what, LIST));
    }
    problems.push(...counted(language, lagging.filter(({ basis }) => basis === "git").length));
    problems.push(...standIns(site, language));
  }
  return problems;
}

const LIST = "docsgen translations lists what changed. When it is translated: docsgen translations --update";

function counted({ language, pages }: LedgerLanguage, lagging: number): Problem[] {
  if (lagging === 0) return [];
  const what = `${lagging} of ${pages.length} pages in "${language}" have not been updated since their originals changed.`;
  const hint = `docsgen translations --language ${language} lists them.`;
  return [warning("translation-lags", fileOf("docs.json"), what, hint)];
}

/** Entries of the navigation that name a missing page have their own warning. */
function standIns({ config, translations }: Site, { language, from, pages }: LedgerLanguage): Problem[] {
  if (!config.translations.fill) return [];
  const shown = pages.filter(({ translation }) => translation && translations.get(translation)?.kind === "missing");
  if (shown.length === 0) return [];
  const count = shown.length === 1 ? "One page is" : `${shown.length} pages are`;
  const what = `${count} not translated into "${language}"; readers see them in "${from}".`;
  return [
    warning(
      "translation-missing",
      fileOf("docs.json"),
      what,
      `docsgen translations --language ${language} lists them.`,
    ),
  ];
}
