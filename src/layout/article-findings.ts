// Finds in a drawn article what the document around it must say of it. It is kept with the article: searching takes longer than putting a document together.
import type { Article } from "../model.js";
import { joinSources, type Sources } from "../shared/policy/sources.js";
import { restingAnchors } from "./contents/resting-headings.js";
import { findSources } from "./head/policy/find-sources.js";
import { elementsIn } from "./head/scripts.js";

/** Plain data. */
export interface ArticleFindings {
  /** docsgen's own elements in it, as `elementsIn` names them. */
  readonly elements: readonly string[];
  /** What a browser loads for it from elsewhere, and the scripts written in it. */
  readonly sources: Sources;
  /** Anchors, as they are written in HTML, in a tab or view that is not shown at first. */
  readonly resting: readonly string[];
}

/** `isOwners`: by the owner of the site, whose scripts and frames are allowed. */
export function articleFindings({ html, aside }: Pick<Article, "html" | "aside">, isOwners: boolean): ArticleFindings {
  const parts = aside === null ? [html] : [html, aside];
  const elements = [...new Set(parts.flatMap(elementsIn))];
  const sources = joinSources(parts.map((part) => findSources(part, isOwners)));
  return { elements, sources, resting: [...restingAnchors(html, elements)] };
}
