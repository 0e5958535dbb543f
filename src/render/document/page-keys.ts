// Says for each page what reaches its document: where the key of a page is what it was, the page need not be drawn again.

import { CLOCK } from "../../content/code/moments.js";
import { hashOf } from "../../emit/hash-of.js";
import { branchOf, pagesBelow } from "../../layout/branch.js";
import { isTranslatable } from "../../layout/crossings.js";
import type { Page, PagePath } from "../../model.js";
import type { Site } from "../../site/site.js";
import { buildId } from "../package-files.js";
import { readAuthorSheets } from "../styles/read-author-sheets.js";
import { siteLanguage } from "./draft-maker.js";
import type { RenderSettings } from "./render-settings.js";
import { isDrawn } from "./rendered-page.js";

/** What the file system says of a project file; null where there is none. It changes whenever the file does. */
export type StateOf = (file: string) => string | null;

/** What a renderer is started with, but for what was kept. */
export type KeySettings = Omit<RenderSettings, "articles">;

export interface PageKeys {
  /** Of files in the frame that are no pages. */
  readonly frame: string;
  /** Of a page which these files shaped besides its own. */
  readonly of: (page: Page, dependencies: readonly string[]) => string;
}

/**
 * A key leaves nothing out, and so changes more often than the document: with any change of docs.json, of the list of
 * pages or files. A change of front matter changes the keys of all pages that could show it: those of its branch.
 */
export function pageKeys(settings: KeySettings, stateOf: StateOf): PageKeys {
  const { site, clock } = settings;
  const common = siteKey(settings, stateOf);
  const faces = new Map([...site.pages].map(([path, page]) => [path, hashOf(faceOf(page))]));
  const allFaces = hashOf([...faces.values()]);
  const branches = branchKeys(site, faces);
  const made = new Map<string, string>();
  return {
    frame: hashOf([common, allFaces, site.snippets.map(stateOf)]),
    of: (page, dependencies) => {
      const question = [page.path, ...dependencies].join("\0");
      const known = made.get(question);
      if (known !== undefined) return known;
      const trail = site.trails.get(page.path) ?? null;
      const around = trail === null || page.matter.related ? allFaces : branches(page.path);
      const neighbours = [trail?.previous, trail?.next].map((path) => (path ? faces.get(path) : null));
      const key = hashOf([
        ...[common, faces.get(page.path), page.source, page.content, around, neighbours],
        page.target && site.descriptions.get(page.target.description)?.hash,
        page.source && [stateOf(page.source.file), site.dates.get(page.source.file)],
        dependencies.map((file) => [file, file === CLOCK ? clock : stateOf(file)]),
      ]);
      made.set(question, key);
      return key;
    },
  };
}

function siteKey(settings: KeySettings, stateOf: StateOf): string {
  const { site, parser, lenient, hasSearch, isDev } = settings;
  const { address, config, navigation, redirects, files, snippets, scripts, fonts, usesClasses } = site;
  const sheets = readAuthorSheets(site, isDev);
  return hashOf([
    ...[buildId(), process.version, parser, lenient, hasSearch, isDev],
    ...[address, config, navigation, redirects, files, snippets, sheets, scripts, fonts, usesClasses],
    ...[config.styling.codeblocks.languages.custom.map(stateOf), siteLanguage(site)],
    [...site.pages.values()].map((page) => [page.path, page.address, page.target, page.source?.file, isDrawn(page)]),
    // What menus of every branch show of pages elsewhere: icons, and links that pages stand for.
    [...site.pages.values()].map(({ matter, label }) => [
      ...[matter.icon, matter.hidden],
      matter.url && [matter.url, label, matter.tag],
    ]),
    // Translations name one another where search engines may list them.
    [...site.pages.values()].map((page) => isTranslatable(page, site)),
  ]);
}

/** What other pages may show of a page: everything but its text. */
function faceOf({ source: _, content: __, ...face }: Page): unknown {
  return face;
}

/** For each page the faces of all pages in its top bar and sidebar. */
function branchKeys(site: Site, faces: ReadonlyMap<PagePath, string>): (path: PagePath) => string {
  const known = new Map<string, string>();
  return (path) => {
    const trail = site.trails.get(path) ?? null;
    const division = trail?.branches.findLast(({ holder }) => holder.kind !== "group")?.id ?? "";
    const key = known.get(division);
    if (key !== undefined) return key;
    const shown = pagesBelow(branchOf(site, trail).entries);
    const made = hashOf(Array.from(shown, (each) => faces.get(each) ?? each));
    known.set(division, made);
    return made;
  };
}
