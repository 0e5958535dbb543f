// Reads the links of an element.
import { wordOf } from "../../components/prop-words.js";
import type { ElementNode } from "../../model/content-tree.js";
import type { LinkFact } from "../../model.js";
import { componentOf } from "./component-of.js";
import { textOf } from "./text-of.js";

/** The links and files that a component or a tag names. */
export function elementLinks(node: ElementNode): LinkFact[] {
  const { props, place, name } = node;
  const links: LinkFact[] = [];
  for (const key of LINKING) {
    const target = props[key];
    if (typeof target !== "string" || target === "") continue;
    if (isIcon(node, key)) continue;
    const text = wordOf(props["title"]) ?? wordOf(props["alt"]) ?? textOf(node).trim();
    const isImage = key !== "href" && name !== "iframe";
    const decorative = isImage && props["alt"] === "" ? ({ isDecorative: true } as const) : {};
    links.push({ target, text, isImage, ...decorative, place });
  }
  return links;
}

const LINKING = ["href", "src", "img", "poster"];

/** Whether a prop names an icon, which may be no file. */
function isIcon(node: ElementNode, prop: string): boolean {
  return componentOf(node)?.props?.props.get(prop)?.kind === "icon";
}
