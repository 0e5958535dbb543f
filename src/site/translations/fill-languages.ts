// Finds the languages of a navigation, and gives each the pages that only the default language has.
import type { NavBranch, NavNode, Page, PagePath, Pages } from "../../model.js";
import { pagePath } from "../../shared/page-path.js";
import { pagesBelow } from "../find-trails.js";
import type { Navigation, Site } from "../site.js";
import { createCounterparts } from "./counterparts.js";
import { inOriginal } from "./page-in-original.js";

interface FilledLanguages {
  readonly navigation: Navigation;
  readonly pages: Pages;
  /** Of the new pages: the page that they show. */
  readonly originals: ReadonlyMap<PagePath, PagePath>;
}

/** New pages are after the page that they follow in the default language. */
export function fillLanguages(site: Pick<Site, "navigation" | "pages" | "trails">): FilledLanguages {
  const pages = new Map<PagePath, Page>();
  const originals = new Map<PagePath, PagePath>();
  const filled = new Map<string, NavBranch>();
  const pairsOf = translationPairs(site);
  for (const pair of languagePairs(site.navigation.children)) {
    const pairs = pairsOf(pair);
    const listed = new Set(pagesBelow([pair.language]));
    const translations = new Map<PagePath, PagePath>();
    for (const { original, translation } of pairs) {
      if (translation !== null) translations.set(original, translation);
      if (translation !== null || listed.has(original)) continue;
      const page = site.pages.get(original);
      const path = pathIn(pair, original, translations);
      if (!page || site.pages.has(path)) continue;
      pages.set(path, inOriginal(page, path));
      originals.set(path, original);
      translations.set(original, path);
    }
    const fresh = new Set(
      pairs.flatMap(({ original }) => translations.get(original) ?? []).filter((each) => pages.has(each)),
    );
    filled.set(pair.language.id, fillBranch(pair.original, pair.language, { translations, fresh }));
  }
  const children = replaced(site.navigation.children, filled);
  return { navigation: { ...site.navigation, children }, pages, originals };
}

/** In the folder that other pages of the language are in. */
function pathIn(
  { language, original }: LanguagePair,
  path: PagePath,
  known: ReadonlyMap<PagePath, PagePath>,
): PagePath {
  const own = language.holder.name;
  for (const [from, to] of known) {
    const folder = to.slice(0, to.indexOf("/") + 1);
    if (folder !== "" && to === `${folder}${from}`) return pagePath(`${folder}${path}`);
    const fromFolder = from.slice(0, from.indexOf("/") + 1);
    const isSwapped = fromFolder !== "" && folder + from.slice(fromFolder.length) === to;
    if (isSwapped && path.startsWith(fromFolder)) return pagePath(folder + path.slice(fromFolder.length));
  }
  const prefix = `${original.holder.name}/`;
  return pagePath(`${own}/${path.startsWith(prefix) ? path.slice(prefix.length) : path}`);
}

/** A language beside the default one, below one element of the navigation or at its root. */
interface LanguagePair {
  readonly original: NavBranch;
  readonly language: NavBranch;
}

/** A page of the default language, and the page that says the same in another; null where there is none. */
interface TranslationPair {
  readonly original: PagePath;
  readonly translation: PagePath | null;
}

/** The default language is the one marked as such, else the first. */
export function languagePairs(nodes: readonly NavNode[]): LanguagePair[] {
  const branches = nodes.filter((each): each is NavBranch => each.kind === "branch");
  const languages = branches.filter(({ holder }) => holder.kind === "language");
  const original = languages.find(({ holder }) => holder.isDefault) ?? languages[0];
  const own = original ? languages.flatMap((language) => (language === original ? [] : [{ original, language }])) : [];
  return [...own, ...branches.flatMap(({ children }) => languagePairs(children))];
}

/** The authored pages of the default language in the order of the navigation, for one other language. */
export function translationPairs(site: Pick<Site, "pages" | "trails">): (pair: LanguagePair) => TranslationPair[] {
  const counterparts = createCounterparts(site);
  const isAuthored = (path: PagePath) => {
    const page = site.pages.get(path);
    return page !== undefined && page.source !== null && page.matter.url === null;
  };
  return ({ original, language }) =>
    [...new Set(pagesBelow([original]))].filter(isAuthored).map((path) => {
      const found = counterparts.of(path)(language);
      return { original: path, translation: found !== null && isAuthored(found) ? found : null };
    });
}

interface Filling {
  readonly translations: ReadonlyMap<PagePath, PagePath>;
  /** The pages to put in. */
  readonly fresh: ReadonlySet<PagePath>;
}

/** Elements of two languages belong together if they have pages that do. */
function fillBranch(original: NavBranch, language: NavBranch, filling: Filling): NavBranch {
  const { translations, fresh } = filling;
  const children = [...language.children];
  let after = -1;
  for (const child of original.children) {
    if (child.kind === "link") continue;
    const own = translationsBelow([child], translations);
    const at = children.findIndex((each) => each.kind === child.kind && sharesPages(each, own));
    if (at >= 0) {
      const twin = children[at];
      if (child.kind === "branch" && twin?.kind === "branch") children[at] = fillBranch(child, twin, filling);
      after = at;
      continue;
    }
    if (own.size === 0 || ![...own].every((path) => fresh.has(path))) continue;
    children.splice(++after, 0, inLanguage(child, `${language.id}.+${original.children.indexOf(child)}`, translations));
  }
  const first = language.first ?? [...pagesBelow(children)][0] ?? null;
  return { ...language, children, first };
}

function translationsBelow(nodes: readonly NavNode[], translations: ReadonlyMap<PagePath, PagePath>): Set<PagePath> {
  return new Set(Array.from(pagesBelow(nodes)).flatMap((path) => translations.get(path) ?? []));
}

function sharesPages(node: NavNode, paths: ReadonlySet<PagePath>): boolean {
  return Array.from(pagesBelow([node])).some((path) => paths.has(path));
}

/** A page or group of the default language with the pages of another; its labels are those of the default language. */
function inLanguage(node: NavNode, id: string, translations: ReadonlyMap<PagePath, PagePath>): NavNode {
  if (node.kind === "page") return { ...node, path: translations.get(node.path) ?? node.path };
  if (node.kind === "link") return { ...node, id };
  const children = node.children
    .filter((child) => child.kind === "link" || translationsBelow([child], translations).size > 0)
    .map((child, index) => inLanguage(child, `${id}.${index}`, translations));
  const at = (path: PagePath | null) => (path === null ? null : (translations.get(path) ?? null));
  return { ...node, id, holder: { ...node.holder, root: at(node.holder.root) }, children, first: at(node.first) };
}

function replaced(nodes: readonly NavNode[], filled: ReadonlyMap<string, NavBranch>): NavNode[] {
  return nodes.map((node) => {
    if (node.kind !== "branch") return node;
    return filled.get(node.id) ?? { ...node, children: replaced(node.children, filled) };
  });
}
