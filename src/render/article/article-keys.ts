// The keys of articles: hashes of all that shapes them, besides the files they import and where their links lead.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { hashOf } from "../../emit/hash-of.js";
import { hasReference } from "../document/rendered-page.js";
import { buildId } from "../package-files.js";
import type { DescribedPages, PageInputs, SiteInputs } from "./article-inputs.js";

export interface ArticleKeys {
  readonly of: (inputs: PageInputs) => string;
  /** For what shapes all articles: a change invalidates every article. */
  readonly common: string;
  /** For what shapes API references. */
  readonly references: string;
  /** For highlighted code. */
  readonly colours: string;
}

export function articleKeys({ articles, references, described }: SiteInputs): ArticleKeys {
  const common = hashOf([buildId(), articles]);
  const ofReferences = hashOf(references);
  const ofDescribed = new Map(Array.from(described, ([id, each]) => [id, describedKey(each)]));
  const referenceOf = ({ page, described: own }: PageInputs) =>
    hasReference(page) && [ofReferences, own && ofDescribed.get(own.description.id)];
  return {
    common,
    references: hashOf([ofReferences, ...ofDescribed.values()]),
    colours: hashOf([buildId(), articles.colours]),
    of: (inputs) => hashOf([common, inputs.page, inputs.language, referenceOf(inputs)]),
  };
}

/** A description is identified by the hash of its file. */
function describedKey({ description: { document: _, exactNumbers: __, ...rest }, addresses }: DescribedPages): string {
  return hashOf([rest, addresses]);
}

/** For the content of a file; null where it does not exist. */
export function readHash(path: string): string | null {
  try {
    return createHash("sha1").update(readFileSync(path)).digest("base64url");
  } catch {
    return null; // A missing snippet: the kept article is valid while it stays missing.
  }
}
