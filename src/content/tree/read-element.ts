// Reads what an element says on its page: its words and its links.
import { shownWords, wordOf } from "../../components/prop-words.js";
import type { LinkFact } from "../../model.js";
import { componentOf } from "./component-of.js";
import { textOf } from "./text-of.js";
import type { ElementNode } from "./tree.js";

/** The words that a component's props put on the page, one line for each; HTML shows only `alt`. */
export function elementText(node: ElementNode): string {
  const { props, component } = node;
  if (component.kind === "html") return wordOf(props["alt"]) ?? "";
  if (component.kind !== "registry") return "";
  return componentOf(node)?.words?.(props) ?? shownWords(props).join("\n");
}

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
