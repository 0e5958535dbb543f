// Collects translations of a site: stand-ins for missing ones, and outdated ones.

import type { DocsConfig } from "../../config/docs-config.js";
import type { ProjectTexts } from "../../content/read-texts.js";
import { openFolder } from "../../files/open-folder.js";
import type { PagePath, Pages } from "../../model.js";
import type { Report } from "../../shared/problem.js";
import { findTrails } from "../find-trails.js";
import type { Placed } from "../place-pages.js";
import type { Site } from "../site.js";
import { LOCK_FILE, type TranslationState } from "./translation-state.js";

/** The placed navigation with what languages lack, where the settings want that. */
export async function inEveryLanguage(
  placed: Placed,
  authored: Pages,
  { translations }: Pick<DocsConfig, "translations">,
): Promise<Placed> {
  if (!translations.fill) return placed;
  const { fillLanguages } = await import("./fill-languages.js");
  const pages = new Map([...authored, ...placed.generated]);
  const trails = findTrails(placed.navigation.children, pages);
  const filled = fillLanguages({ navigation: placed.navigation, pages, trails });
  return {
    navigation: filled.navigation,
    generated: new Map([...placed.generated, ...filled.pages]),
    originals: new Map([...placed.originals, ...filled.originals]),
  };
}

interface TranslatedSite extends Pick<Site, "root" | "navigation" | "pages" | "trails"> {
  readonly originals: ReadonlyMap<PagePath, PagePath>;
  readonly texts: ProjectTexts;
}

/** Without a lock no translation lags: git is only asked by commands, because it costs builds time. */
export async function translationsOf(
  { originals, texts, ...site }: TranslatedSite,
  report: Report,
): Promise<Map<PagePath, TranslationState>> {
  const missing = Array.from(originals, ([path, original]): [PagePath, TranslationState] => {
    return [path, { kind: "missing", original }];
  });
  const states = new Map(missing.filter(([path]) => site.pages.has(path)));
  if (!openFolder(site.root).exists(LOCK_FILE)) return states;
  const [{ readLock }, { laggingPages }] = await Promise.all([
    import("./translation-lock.js"),
    import("./lagging-pages.js"),
  ]);
  const lock = readLock(site.root, report);
  return lock === null ? states : new Map([...states, ...laggingPages(site, lock, texts)]);
}
