// Takes the inputs of articles from a Site.

import { openFolder } from "../../files/open-folder.js";
import type { Page } from "../../model.js";
import { groupBy } from "../../shared/lists.js";
import { languageOfTrail } from "../../site/find-trails.js";
import type { Site } from "../../site/site.js";
import type {
  ArticleInputs,
  ColourInputs,
  DescribedPages,
  ReferenceInputs,
  SiteArticles,
} from "../article/article-inputs.js";
import type { RenderSettings } from "../document/render-settings.js";

export type ArticleSettings = Pick<RenderSettings, "site" | "parser" | "lenient" | "timeLimit">;

/** The settings that a site's articles are drawn with, and what else shapes each of them. */
export function articlesOfSite(settings: ArticleSettings): SiteArticles {
  const { site } = settings;
  const described = describedPages(site);
  return {
    articles: articleInputs(settings),
    references: referenceInputs(settings),
    described,
    ofPage: (page) => ({
      page,
      language: languageOfPage(page, site),
      described: page.target && (described.get(page.target.description) ?? null),
    }),
  };
}

function articleInputs({ site, parser, lenient, timeLimit }: ArticleSettings): ArticleInputs {
  const { variables, glossary, styling, icons, images, markdown } = site.config;
  return {
    parser,
    lenient,
    address: site.address,
    variables,
    glossary,
    latex: styling.latex,
    safe: markdown.html,
    iconLibrary: icons.library,
    optimizesPictures: images.optimize,
    snippets: site.snippets,
    colours: coloursOfSite(site),
    timeLimit,
  };
}

function referenceInputs({ site, parser }: Pick<RenderSettings, "site" | "parser">): ReferenceInputs {
  const { openapi: _, asyncapi: __, ...api } = site.config.api;
  return {
    parser,
    address: site.address,
    iconLibrary: site.config.icons.library,
    api,
    markdownSchema: site.config.markdown.schema,
  };
}

function describedPages({ descriptions, pages, translations, marks }: Site): Map<string, DescribedPages> {
  const shown = [...pages.values()].flatMap(({ target, address, path }) =>
    target && translations.get(path)?.kind !== "missing" ? [[target, address] as const] : [],
  );
  const addresses = groupBy(shown, ([{ description }]) => description);
  return new Map(
    Array.from(descriptions, ([id, description]) => [
      id,
      { description, addresses: addresses.get(id) ?? [], marks: marks.get(id) ?? null },
    ]),
  );
}

/** The language that a page is written in, as docs.json names it; null where docs.json names none. */
export function languageOfPage({ path }: Page, site: Site): string | null {
  const { kind, original } = site.translations.get(path) ?? {};
  return languageOfTrail(site.trails.get(kind === "missing" && original ? original : path));
}

/** The theme of code and the grammars of the project. Code in a grammar that cannot be read stays plain. */
export function coloursOfSite({ root, config }: Site): ColourInputs {
  const { theme, languages, fold } = config.styling.codeblocks;
  const { text } = openFolder(root);
  return { theme, fold, grammars: languages.custom.flatMap((file) => text(file) ?? []) };
}
