// Gives ids to the components that links may name: tabs, views, accordions, steps, parameters.
import { FRAME_IDS, headingId } from "./heading-id.js";
import { wordOf } from "./read-element.js";
import type { ContentNode, ElementNode } from "./tree.js";

/** An anchor a component would like to have. */
export interface WishedAnchor {
  readonly node: ElementNode;
  readonly id: string;
  /** What stands between the wish and the number of a second one. */
  readonly joint: "-" | "_";
}

/** The anchor of a component; null for components that are none. */
export function anchorWish(node: ElementNode): WishedAnchor | null {
  if (node.component.kind !== "registry") return null;
  const { name, props } = node;
  if (titled.has(name)) {
    const title = wordOf(props["title"]) ?? wordOf(props["name"]);
    const id = wordOf(props["id"]) ?? (title === null ? null : headingId(title));
    return id === null ? null : { node, id, joint: "-" };
  }
  if (!fields.has(name)) return null;
  const field = fieldKeys.map((key) => wordOf(props[key])).find((word) => word !== null && word !== "true");
  const id = wordOf(props["id"]) ?? (field ? `param-${kebab(field)}` : null);
  return id === null ? null : { node, id, joint: "_" };
}

/** Gives each component its wish, or the next free one. The frame, headings and ids of the author come first. */
export function giveAnchors(wishes: readonly WishedAnchor[], taken: Set<string>, ids: Map<ContentNode, string>): void {
  for (const { node, id, joint } of wishes) {
    let free = id;
    for (let number = joint === "-" ? 2 : 1; taken.has(free) || FRAME_IDS.has(free); number++)
      free = `${id}${joint}${number}`;
    taken.add(free);
    ids.set(node, free);
  }
}

const titled = new Set(["Tab", "View", "Accordion", "Step"]);
const fields = new Set(["ParamField", "Param", "ResponseField"]);
const fieldKeys = ["name", "path", "query", "body", "header", "cookie"];

function kebab(name: string): string {
  return headingId(name.replace(/([a-z\d])([A-Z])/g, "$1-$2").replaceAll("_", "-"));
}
