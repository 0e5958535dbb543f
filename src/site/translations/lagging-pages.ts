// Answers which translations lag behind their originals, by the lock of the project.
import type { ProjectTexts } from "../../content/read-texts.js";
import type { PagePath } from "../../model.js";
import type { Site } from "../site.js";
import { languagePairs, translationPairs } from "./fill-languages.js";
import { blockHashes } from "./source-blocks.js";
import type { TranslationLock } from "./translation-lock.js";
import type { TranslationState } from "./translation-state.js";

/** Translations whose original changed, by their paths. */
export function laggingPages(
  site: Pick<Site, "navigation" | "pages" | "trails">,
  lock: TranslationLock,
  texts: ProjectTexts,
): Map<PagePath, TranslationState> {
  const found = new Map<PagePath, TranslationState>();
  const pairsOf = translationPairs(site);
  for (const pair of languagePairs(site.navigation.children))
    for (const { original, translation } of pairsOf(pair)) {
      const file = translation && site.pages.get(translation)?.source?.file;
      const from = site.pages.get(original)?.source?.file;
      const entry = file && lock.get(file);
      if (!translation || !entry || !from) continue;
      if (texts.ask(from, "translatable blocks", blockHashes) !== entry.blocks)
        found.set(translation, { kind: "lagging", original });
    }
  return found;
}
