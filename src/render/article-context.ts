// Gives the drawing of bodies what it needs of the site: files, links, words, icons, colours of code.
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { uiStrings } from "../config/read-ui-strings.js";
import { languageCheck } from "../content/highlight/meant-language.js";
import type { Page } from "../model.js";
import { once } from "../shared/once.js";
import type { UiStrings } from "../shared/ui-strings.js";
import type { Site } from "../site/site.js";
import type { ArticleContext } from "./article.js";
import { ownLanguages } from "./code-colours.js";
import type { HighlightCode } from "./highlight-code.js";
import { loadIcons } from "./load-icons.js";
import type { RenderSettings } from "./render-settings.js";
import { type KnownAddresses, resolveLink } from "./resolve-link.js";

export function articleContext({ site, parser }: RenderSettings, highlight: HighlightCode): ArticleContext {
  const known = knownAddresses(site);
  return {
    parser,
    variables: site.config.variables,
    latex: site.config.styling.latex,
    snippets: site.snippets,
    readFile: (file) => readInside(site.root, file),
    resolveLink: (target, fromFile) => resolveLink(target, fromFile, known),
    icons: loadIcons(site.config.icons.library),
    words: (page) => wordsOf(page, site),
    meantLanguage: languageCheck(once(() => ownLanguages(site))),
    highlight,
  };
}

/** Every address of the site that a link may name. */
export function knownAddresses(site: Site): KnownAddresses {
  return {
    pages: new Set([...site.pages.values()].map((page) => page.address)),
    files: new Set(site.files.map(({ file }) => `/${file}`)),
    base: site.address.base,
    trailingSlash: site.config.seo.trailingSlash === true,
  };
}

/** The text of a project file; null where there is none, or where the path leads out of the project. */
function readInside(root: string, file: string): string | null {
  const path = join(root, file);
  if (relative(root, path).startsWith("..")) return null;
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null; // A snippet that is named but missing: reported where it is imported.
  }
}

/** The words of the language a page stands in. */
export function wordsOf(page: Page, site: Site): UiStrings {
  return uiStrings(languageOfPage(page, site));
}

/** The language a page stands in, as docs.json names it; null: none is named. */
export function languageOfPage({ path }: Page, site: Site): string | null {
  const language = site.trails.get(path)?.branches.find(({ holder }) => holder.kind === "language");
  return language?.holder.name ?? null;
}
