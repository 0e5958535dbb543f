// Says for each page what shapes its article, besides snippets and links.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "../emit/hash-of.js";
import type { Page } from "../model.js";
import type { Description } from "../openapi/description.js";
import type { Site } from "../site/site.js";
import { languageOfPage } from "./article-context.js";
import { buildId } from "./package-files.js";
import type { KeySettings } from "./page-keys.js";
import { hasReference } from "./rendered-page.js";

export interface ArticleKeys {
  readonly of: (page: Page) => string;
  /** Of what shapes all articles: where it changed, none holds. */
  readonly common: string;
  /** Of what shapes the API references among them. */
  readonly references: string;
  /** Of coloured code. */
  readonly colours: string;
}

export function articleKeys({ site, parser, lenient }: KeySettings): ArticleKeys {
  const { variables, styling, icons, seo } = site.config;
  const grammars = styling.codeblocks.languages.custom.map((file) => readHash(join(site.root, file)));
  const colours = hashOf([buildId(), styling.codeblocks, grammars]);
  const own = [variables, styling.latex, icons, seo.trailingSlash, site.address, parser, lenient, site.snippets];
  const common = hashOf([colours, own]);
  const references = referenceKeys(site);
  const referenceOf = ({ target }: Page) => target && (references.get(target.description) ?? null);
  return {
    common,
    references: hashOf([site.config.api, ...references.values()]),
    colours,
    of: (page) =>
      hashOf([common, page, languageOfPage(page, site), hasReference(page) && [site.config.api, referenceOf(page)]]),
  };
}

/** By the id of each description what it says, and where pages of it lie: they link to one another. */
function referenceKeys({ config, descriptions, pages }: Site): Map<string, string> {
  const addresses = new Map<string, unknown[]>(Array.from(descriptions.keys(), (id) => [id, []]));
  for (const { target, address } of pages.values()) {
    if (target) addresses.get(target.description)?.push([target, address]);
  }
  const keyOf = ({ id, hash, source }: Description) =>
    hashOf([config.markdown.schema, hash, source, addresses.get(id)]);
  return new Map(Array.from(descriptions, ([id, description]) => [id, keyOf(description)]));
}

/** Of the content of a file; null where there is none. */
export function readHash(path: string): string | null {
  try {
    return createHash("sha1").update(readFileSync(path)).digest("base64url");
  } catch {
    return null; // A snippet that is missing: what was kept is good for as long as it stays so.
  }
}
