// Finds the anchors of an article that rest in a tab or view which is not shown at first, so that the contents need not change later.
import type { Html } from "../../model.js";

const TAG = /<(\/?)([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>/g;
/** What anchors rest in. */
const HOLDERS = ['<div class="tab-panel', "<docs-view"];
const ID = / id="([^"]*)"/;

/** Ids as they are written in HTML. */
export function restingAnchors(html: Html): ReadonlySet<string> {
  const resting = new Set<string>();
  const starts = HOLDERS.map((holder) => html.indexOf(holder)).filter((at) => at !== -1);
  if (starts.length === 0) return resting;
  /** Whether what is in each open block rests. */
  const open: boolean[] = [];
  let views = 0;
  for (const [, end, name, attributes = ""] of html.slice(Math.min(...starts)).matchAll(TAG)) {
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
