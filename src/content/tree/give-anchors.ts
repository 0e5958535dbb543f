// Gives ids to the components that links may name: tabs, views, accordions, steps, parameters.
import type { Anchor } from "../../components/component.js";
import { wordOf } from "../../components/prop-words.js";
import type { ContentNode, ElementNode } from "../../model/content-tree.js";
import { componentOf } from "./component-of.js";
import { FRAME_IDS, headingId } from "./heading-id.js";

/** An anchor a component would like to have. */
export interface WishedAnchor {
  readonly node: ElementNode;
  readonly id: string;
  /** What separates the wanted id from the number of a duplicate. */
  readonly joint: Anchor["joint"];
}

/** The anchor of a component; null for components that are none. */
export function anchorWish(node: ElementNode): WishedAnchor | null {
  const anchor = componentOf(node)?.anchor;
  if (!anchor) return null;
  const id = wordOf(node.props["id"]) ?? idOf(anchor, node);
  return id === null ? null : { node, id, joint: anchor.joint };
}

function idOf({ prefix, words }: Anchor, { props }: ElementNode): string | null {
  const wished = words(props);
  return wished === null ? null : prefix + headingId(wished);
}

/** Gives each component its wish, or the next free one. The shell, headings and ids of the author come first. */
export function giveAnchors(wishes: readonly WishedAnchor[], taken: Set<string>, ids: Map<ContentNode, string>): void {
  for (const { node, id, joint } of wishes) {
    let free = id;
    for (let number = joint === "-" ? 2 : 1; taken.has(free) || FRAME_IDS.has(free); number++)
      free = `${id}${joint}${number}`;
    taken.add(free);
    ids.set(node, free);
  }
}
