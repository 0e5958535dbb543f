// Says for each page what shapes its body, besides snippets and links.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "../emit/hash-of.js";
import type { Page } from "../model.js";
import { languageOfPage } from "./article-context.js";
import { buildId } from "./package-files.js";
import type { KeySettings } from "./page-keys.js";

export interface ArticleKeys {
  readonly of: (page: Page) => string;
  /** Of what shapes all bodies: where it changed, none holds. */
  readonly common: string;
  /** Of coloured code. */
  readonly colours: string;
}

export function articleKeys({ site, parser, lenient }: KeySettings): ArticleKeys {
  const { variables, styling, icons, seo } = site.config;
  const grammars = styling.codeblocks.languages.custom.map((file) => readHash(join(site.root, file)));
  const colours = hashOf([buildId(), styling.codeblocks, grammars]);
  const own = [variables, styling.latex, icons, seo.trailingSlash, site.address, parser, lenient, site.snippets];
  const common = hashOf([colours, own]);
  return {
    common,
    colours,
    of: (page) => hashOf([common, page, languageOfPage(page, site)]),
  };
}

/** Of the content of a file; null where there is none. */
export function readHash(path: string): string | null {
  try {
    return createHash("sha1").update(readFileSync(path)).digest("base64url");
  } catch {
    return null; // A snippet that is missing: what was kept is good for as long as it stays so.
  }
}
