// Draws a page's code once to read its text for search, Markdown and feeds.
import { type ComponentChild, Fragment, h } from "preact";
import { renderToString } from "preact-render-to-string";
import type { ElementRequest } from "../../content/code/element-request.js";
import type { CreateElement } from "../../content/code/vnodes.js";
import { htmlNodes, type KeptPart, SLOT } from "../../content/said/html-nodes.js";
import type { ContentNode } from "../../model/content-tree.js";
import { KeepParts } from "../tree/island.js";

/** What a component of the author draws, with its children where it puts them. */
export function drawnBy(
  component: unknown,
  { props, children, place }: ElementRequest,
  create: CreateElement,
): readonly ContentNode[] {
  const slot = looksAtChildren(component) ? [h("span", null, SLOT), h("span", null)] : [SLOT];
  return drawnNodes(create(component, props, ...slot), { place, children });
}

/** What an element draws. Components of ours in it stay elements, which say themselves. */
export function drawnNodes(
  child: ComponentChild,
  { place, children }: Pick<ElementRequest, "place" | "children">,
): readonly ContentNode[] {
  const parts: KeptPart[] = [];
  const html = renderToString(h(KeepParts, { value: parts }, h(Fragment, null, child)));
  return htmlNodes(html, { place, parts, children });
}

/** Whether code handles its children one by one, as in `children.map(…)`. */
export function looksAtChildren(component: unknown): boolean {
  return typeof component === "function" && ONE_BY_ONE.test(String(component));
}

const ONE_BY_ONE =
  /\bchildren\s*(?:\?\.)?\s*(?:\[|\.?(?:map|filter|forEach|find\w*|some|every|reduce|slice|at|flat\w*|length)\b)|\bChildren\s*\./;
