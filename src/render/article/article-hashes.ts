// Hashes the inputs of articles, except imported files and link targets.
import { hashOf } from "../../emit/hash-of.js";
import { buildId } from "../../emit/package-files.js";
import type { Page } from "../../model.js";
import { hasReference } from "../document/rendered-page.js";
import type { DescribedPages, PageInputs, SiteArticles } from "./article-inputs.js";

type ShortInputs = readonly [
  common: string,
  page: Page,
  language: string | null,
  reference: readonly (string | null | undefined)[] | null,
];

export interface ArticleHashes {
  readonly of: (inputs: PageInputs) => string;
  /** The inputs of a page, with hashes in place of what pages share. */
  readonly shortened: (inputs: PageInputs) => ShortInputs;
  /** For what shapes all articles: a change invalidates every article. */
  readonly common: string;
  /** For what shapes API references. */
  readonly references: string;
  /** For highlighted code. */
  readonly colours: string;
}

export function articleHashes({ articles, references, described }: SiteArticles): ArticleHashes {
  const common = hashOf([buildId(), articles]);
  const ofReferences = hashOf(references);
  const ofDescribed = new Map(Array.from(described, ([id, each]) => [id, hashOfDescribed(each)]));
  const referenceOf = ({ page, described: own }: PageInputs) =>
    hasReference(page) ? [ofReferences, own && ofDescribed.get(own.description.id)] : null;
  const shortened = (inputs: PageInputs): ShortInputs => [common, inputs.page, inputs.language, referenceOf(inputs)];
  return {
    common,
    references: hashOf([ofReferences, ...ofDescribed.values()]),
    colours: hashOf([buildId(), articles.colours]),
    shortened,
    of: (inputs) => hashOf(shortened(inputs)),
  };
}

/** A description is identified by the hash of its file. */
function hashOfDescribed({
  description: { document: _, exactNumbers: __, ...rest },
  addresses,
  marks,
}: DescribedPages): string {
  return hashOf([rest, addresses, marks]);
}
