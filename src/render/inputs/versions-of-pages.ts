// Decides what a page of another version says about the current one.
import type { OriginalNotice, OtherVersion, Translation } from "../../layout/view.js";
import type { HolderKind, NavBranch, NavLink, NavNode, Page, PagePath } from "../../model.js";
import { languageOf } from "../../shared/languages.js";
import { isIndexed } from "../../site/leave-out-closed.js";
import type { Site } from "../../site/site.js";
import type { Counterparts } from "../../site/translations/counterparts.js";
import type { PageAddresses } from "./page-addresses.js";
import type { PlacedBranch } from "./placed-branch.js";

type VersionedSite = Pick<Site, "pages" | "trails" | "config">;

type CrossedSite = VersionedSite & Pick<Site, "translations">;

interface VersionOfPage {
  /** Null on pages of the current version, and where the site does without the notice. */
  readonly otherVersion: OtherVersion | null;
  /** The page that search engines should list instead; null for the page itself. */
  readonly canonicalHref: string | null;
}

const CURRENT: VersionOfPage = { otherVersion: null, canonicalHref: null };

export function createVersions(site: VersionedSite, counterparts: Counterparts, addresses: PageAddresses) {
  const { notice, canonical } = site.config.versioning;

  return (page: Page, { levels }: PlacedBranch): VersionOfPage => {
    const level = levels.find(({ kind }) => kind === "version");
    const current = standardOf((level?.choices ?? []).filter((each) => each.kind === "branch"));
    if (!level || !current || current.id === level.chosen.id) return CURRENT;
    const same = counterparts.of(page.path)(current);
    const href = same === null ? addresses.branch(current) : addresses.page(same);
    const names = { version: level.chosen.holder.name, current: current.holder.name };
    return {
      otherVersion: notice ? { ...names, href, isSamePage: same !== null } : null,
      canonicalHref: canonical && same !== null && isListedHere(site, same) ? addresses.page(same) : null,
    };
  };
}

/** Of versions side by side, or of languages, the one that readers see first. */
function standardOf<Choice extends NavBranch | NavLink>(choices: readonly Choice[]): Choice | undefined {
  return choices.find(({ holder }) => holder.isDefault) ?? choices[0];
}

/** Ids of the branches of these kinds that readers do not see first. */
export function otherEditions(nodes: readonly NavNode[], kinds: readonly HolderKind[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (children: readonly NavNode[]): void => {
    const branches = children.filter((each) => each.kind === "branch");
    for (const kind of kinds) {
      const choices = branches.filter(({ holder }) => holder.kind === kind);
      const standard = standardOf(choices);
      for (const choice of choices) if (choice !== standard) found.add(choice.id);
    }
    for (const branch of branches) visit(branch.children);
  };
  visit(nodes);
  return found;
}

/** Whether a page belongs to a version that is not the current one. */
export function otherVersionTest({
  navigation,
  trails,
}: Pick<Site, "navigation" | "trails">): (path: PagePath) => boolean {
  const others = otherEditions(navigation.children, ["version"]);
  if (others.size === 0) return () => false;
  return (path) => trails.get(path)?.branches.some(({ id }) => others.has(id)) ?? false;
}

/** Answers where pages lead in other branches: by their selectors, and to search engines as translations. */
export function createCrossings(site: CrossedSite, counterparts: Counterparts, addresses: PageAddresses) {
  return {
    /** Addresses of the page in its selectors' choices, by the ids of the choices: its counterparts, and itself in the chosen one. */
    of(path: PagePath, { levels }: PlacedBranch) {
      const crossings: Record<string, string> = {};
      const counterpart = counterparts.of(path);
      for (const { kind, choices, chosen } of levels) {
        if (kind === "tab" || kind === "item" || kind === "anchor") continue;
        for (const choice of choices) {
          if (choice.kind !== "branch") continue;
          const isHere = choice.id === chosen.id && site.pages.has(path);
          const target = isHere ? path : counterpart(choice);
          if (target) crossings[choice.id] = addresses.page(target);
        }
      }
      return crossings;
    },
    /** The page in each language, this one included; `x-default` is for readers of any other. */
    translations: translationFinder(site, counterparts, addresses),
  };
}

function translationFinder(site: CrossedSite, counterparts: Counterparts, addresses: PageAddresses) {
  return (path: PagePath, { levels }: PlacedBranch): readonly Translation[] => {
    const languages = levels.find(({ kind }) => kind === "language");
    const own = languages && spoken(languages.choices).find(({ choice }) => choice.id === languages.chosen.id);
    if (!own || !isTranslatable(path)) return [];
    const counterpart = counterparts.of(path);
    // Search engines ignore a translation that does not link back to this page.
    const answering = (choice: NavBranch): PagePath | null => {
      if (choice.id === own.choice.id) return path;
      const target = counterpart(choice);
      return target && isTranslatable(target) && counterparts.of(target)(own.choice) === path ? target : null;
    };
    const pages = spoken(languages.choices).flatMap(({ tag, choice }) => {
      const target = answering(choice);
      const address = target && addresses.absolute(addresses.page(target));
      return address ? [{ tag, address }] : [];
    });
    const standard = standardOf(languages.choices);
    const standardTag = standard && languageOf(standard.holder.name)?.tag;
    const forOthers = pages.length > 1 ? pages.find(({ tag }) => tag === standardTag) : undefined;
    return forOthers ? [...pages, { ...forOthers, tag: "x-default" }] : pages;
  };

  function isTranslatable(path: PagePath): boolean {
    return site.translations.get(path)?.kind !== "missing" && isListedHere(site, path);
  }
}

/** Whether search engines may list the page, at its own address. */
function isListedHere(site: VersionedSite, path: PagePath): boolean {
  const page = site.pages.get(path);
  return page !== undefined && isIndexed(page, site) && page.matter.url === null && page.matter.canonical === null;
}

interface Spoken {
  readonly tag: string;
  readonly choice: NavBranch;
}

/** One division per language; of two with the same tag, such as `cn` and `zh`, the first. */
function spoken(choices: readonly (NavBranch | NavLink)[]): Spoken[] {
  const known = new Map<string, Spoken>();
  for (const choice of choices) {
    const tag = choice.kind === "branch" ? languageOf(choice.holder.name)?.tag : undefined;
    if (choice.kind === "branch" && tag && !known.has(tag)) known.set(tag, { tag, choice });
  }
  return [...known.values()];
}

/** Answers what a page says about its original: a translation that lags behind, or the original in its place. */
interface TranslationOfPage {
  /** Null on pages that say what their original says, and where the site does without the notice. */
  readonly original: OriginalNotice | null;
  readonly articleLanguage: string | null;
  /** Address of the original that the page repeats; null on others. */
  readonly repeatedHref: string | null;
}

const OWN: TranslationOfPage = { original: null, articleLanguage: null, repeatedHref: null };

export function translationsOfPages({ config, trails, translations }: Site, addresses: PageAddresses) {
  return ({ path }: Page): TranslationOfPage => {
    const state = translations.get(path);
    if (!state) return OWN;
    const { kind, original } = state;
    const holder = languageHolder(original);
    const href = addresses.page(original);
    const isMissing = kind === "missing";
    return {
      original: config.translations.notice ? { kind, language: holder?.label ?? "", href } : null,
      articleLanguage: isMissing ? (holder?.name ?? null) : null,
      repeatedHref: isMissing ? href : null,
    };
  };

  function languageHolder(path: PagePath) {
    return trails.get(path)?.branches.find(({ holder }) => holder.kind === "language")?.holder;
  }
}
