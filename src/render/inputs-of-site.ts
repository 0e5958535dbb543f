// Takes from a Site what shapes its articles.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ApiTarget, Page } from "../model.js";
import type { Site } from "../site/site.js";
import type {
  ArticleInputs,
  ColourInputs,
  DescribedPages,
  ReferenceInputs,
  SiteInputs,
} from "./article/article-inputs.js";
import type { KnownAddresses } from "./article/resolve-link.js";
import type { RenderSettings } from "./document/render-settings.js";

type InputSettings = Pick<RenderSettings, "site" | "parser" | "lenient" | "timeLimit">;

/** The settings that a site's articles are drawn with, and what else shapes each of them. */
export function inputsOfSite(settings: InputSettings): SiteInputs {
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

function articleInputs({ site, parser, lenient, timeLimit }: InputSettings): ArticleInputs {
  const { variables, styling, icons, seo } = site.config;
  return {
    parser,
    lenient,
    address: site.address,
    trailingSlash: seo.trailingSlash === true,
    variables,
    latex: styling.latex,
    iconLibrary: icons.library,
    snippets: site.snippets,
    colours: colourInputs(site),
    timeLimit,
  };
}

function referenceInputs({ site, parser }: Pick<RenderSettings, "site" | "parser">): ReferenceInputs {
  const { openapi: _, asyncapi: __, ...api } = site.config.api;
  return {
    parser,
    address: site.address,
    trailingSlash: site.config.seo.trailingSlash === true,
    iconLibrary: site.config.icons.library,
    api,
    markdownSchema: site.config.markdown.schema,
  };
}

/** The theme of code and the grammars of the project. Code in a grammar that cannot be read stays plain. */
export function colourInputs({ root, config }: Site): ColourInputs {
  const { theme, languages } = config.styling.codeblocks;
  return { theme, grammars: languages.custom.flatMap((file) => readGrammar(root, file)) };
}

function readGrammar(root: string, file: string): string[] {
  try {
    return [readFileSync(join(root, file), "utf8")];
  } catch {
    return [];
  }
}

function describedPages({ descriptions, pages }: Site): Map<string, DescribedPages> {
  const addresses = new Map<string, (readonly [ApiTarget, string])[]>();
  for (const { target, address } of pages.values()) {
    if (!target) continue;
    const known = addresses.get(target.description) ?? [];
    addresses.set(target.description, known);
    known.push([target, address]);
  }
  return new Map(
    Array.from(descriptions, ([id, description]) => [id, { description, addresses: addresses.get(id) ?? [] }]),
  );
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

/** The language a page is in, as docs.json names it; null where docs.json names none. */
export function languageOfPage({ path }: Page, site: Site): string | null {
  const language = site.trails.get(path)?.branches.find(({ holder }) => holder.kind === "language");
  return language?.holder.name ?? null;
}
