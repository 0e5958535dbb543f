// Removes the heading that repeats the title of the page, which is drawn above the body.
import type { ContentNode, ElementNode, HeadingNode } from "../../model/content-tree.js";
import { type Place, type Problem, warning } from "../../shared/problem.js";
import { headingLevel } from "./facts.js";
import { headingAnchor, headingId } from "./heading-id.js";
import { textOf } from "./text-of.js";

/** What is left below the title, and where a heading repeated it. */
interface BelowTitle {
  readonly nodes: readonly ContentNode[];
  readonly place: Place;
  /** Links to that heading still lead there: no other has this id. */
  readonly id: string;
}

/** Looks at the first heading: one of level 1, or of any level where it opens the page. Null: it is none that repeats the title. */
export function belowTitle(nodes: readonly ContentNode[], title: string): BelowTitle | null {
  const found = findFirst(nodes, true);
  if (!found || (found.level !== 1 && !found.isOpening) || !haveSameWords(textOf(found.node), title)) return null;
  const { node } = found;
  const { place } = node;
  const wanted = node.type === "heading" ? node.wantedId : null;
  const id = headingAnchor(wanted ?? headingId(textOf(node)));
  const anchor: ElementNode = {
    ...{ type: "element", name: "span", props: { id }, isBlock: true, component: { kind: "html" } },
    ...{ handlers: null, children: [], place, span: null },
  };
  return { nodes: exchanged(nodes, node, anchor), place, id };
}

/** Tells of a title that is written twice: it is drawn once. */
export function repeatedTitle(place: Place): Problem {
  const what = "The first heading repeats the title of the page, which is drawn above it; ignored.";
  return warning("repeated-title", place, what, "Remove the heading, or the title in the front matter.");
}

interface FirstHeading {
  readonly node: HeadingNode | ElementNode;
  readonly level: number;
  readonly isOpening: boolean;
}

function findFirst(nodes: readonly ContentNode[], isOpening: boolean): FirstHeading | null {
  let opens = isOpening;
  for (const node of nodes) {
    if (node.type === "heading") return { node, level: node.depth, isOpening: opens };
    const level = node.type === "element" ? headingLevel(node) : null;
    if (node.type === "element" && level !== null) return { node, level, isOpening: opens };
    const inside = isBox(node) ? findFirst(node.children, opens) : null;
    if (inside) return inside;
    opens = opens && textOf(node).trim() === "" && node.type !== "image";
  }
  return null;
}

/** What stands around blocks without being one: `<div align="center">`, a snippet. */
function isBox(node: ContentNode): node is Extract<ContentNode, { type: "element" | "fragment" }> {
  return node.type === "fragment" || (node.type === "element" && node.component.kind === "html");
}

function exchanged(nodes: readonly ContentNode[], old: ContentNode, by: ContentNode): ContentNode[] {
  return nodes.map((node) => {
    if (node === old) return by;
    return isBox(node) ? { ...node, children: exchanged(node.children, old, by) } : node;
  });
}

/** Whether two texts are the same words: letter case, white space, and marks that are curly in one of them do not count. */
function haveSameWords(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(text: string): string {
  const straight = text.replace(/[\u2018\u2019]/g, "'").replace(/[\u201c\u201d]/g, '"');
  return straight
    .replace(/[\u2013\u2014]|-{2,3}/g, "-")
    .replace(/\u2026/g, "...")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}
