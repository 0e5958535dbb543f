// Finds in a drawn article what the document around it must say of it. It is kept with the article: searching takes longer than putting a document together.
import type { Article, Html } from "../model.js";
import { joinSources, type Sources } from "../shared/policy/sources.js";
import { findSources } from "./head/policy/find-sources.js";
import { customElementsIn } from "./head/scripts.js";

/** Plain data. */
export interface ArticleFindings {
  /** docsgen's own elements in it, as `customElementsIn` names them. */
  readonly elements: readonly string[];
  /** What a browser loads for it from elsewhere, and the scripts written in it. */
  readonly sources: Sources;
  /** Anchors, as they are written in HTML, in a tab or view that is not shown at first. */
  readonly resting: readonly string[];
}

/** `isOwners`: by the owner of the site, whose scripts and frames are allowed. */
export function articleFindings({ html, aside }: Pick<Article, "html" | "aside">, isOwners: boolean): ArticleFindings {
  const parts = aside === null ? [html] : [html, aside];
  const elements = [...new Set(parts.flatMap(customElementsIn))];
  const sources = joinSources(parts.map((part) => findSources(part, isOwners)));
  return { elements, sources, resting: [...restingAnchors(html, elements)] };
}

/** Finds the anchors of an article that rest in a tab or view which is not shown at first, so that the contents need not change later. */
const TAG = /<(\/?)([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>/g;

/** What anchors rest in. */
const HOLDERS = ["tabs", "view"];

const FIRST = new RegExp(`<docs-(?:${HOLDERS.join("|")})\\b`);

const ID = / id="([^"]*)"/;

/** Ids as they are written in HTML. `elements` are those of docsgen in it: most pages have none that holds them. */
export function restingAnchors(html: Html, elements: readonly string[]): ReadonlySet<string> {
  const resting = new Set<string>();
  const start = elements.some((name) => HOLDERS.includes(name)) ? html.search(FIRST) : -1;
  if (start === -1) return resting;
  /** Whether what is in each open block rests. */
  const open: boolean[] = [];
  let views = 0;
  for (const [, end, name, attributes = ""] of html.slice(start).matchAll(TAG)) {
    const isBlock = name === "div" || name === "docs-view";
    if (isBlock && end) open.pop();
    else if (isBlock) {
      const isClosedTab = /^ class="tab-panel\b/.test(attributes) && attributes.includes(' data-active="false"');
      const isLaterView = name === "docs-view" && views++ > 0;
      open.push(isClosedTab || isLaterView || open.at(-1) === true);
    }
    const id = open.at(-1) ? ID.exec(attributes)?.[1] : undefined;
    if (id !== undefined) resting.add(id);
  }
  return resting;
}
