// Finds a component's parts among its children, however MDX wrapped them.
import {
  type ComponentChild,
  type ComponentChildren,
  Fragment,
  isValidElement,
  toChildArray,
  type VNode,
} from "preact";
import { addAll } from "../shared/lists.js";

/** The children with fragments and bare paragraphs opened and white space left out. */
export function flatChildren(children: ComponentChildren): ComponentChild[] {
  const flat: ComponentChild[] = [];
  for (const child of toChildArray(children)) {
    if (typeof child === "string" && child.trim() === "") continue;
    if (isValidElement(child) && isWrapper(child)) addAll(flat, flatChildren(child.props.children));
    else flat.push(child);
  }
  return flat;
}

/** True where the child is an element of this component; `props` may then be read. */
export function isElementOf<Props>(
  child: ComponentChild,
  component: (props: Props) => ComponentChild,
): child is VNode<Props> {
  return isValidElement(child) && Object.is(child.type, component);
}

/** MDX puts components that share a line into a paragraph. */
function isWrapper(child: VNode): boolean {
  if (child.type === Fragment) return !("tpl" in child.props); // Ready HTML has no children to open.
  if (child.type !== "p") return false;
  const inside = toChildArray(child.props.children).filter((each) => typeof each !== "string" || each.trim() !== "");
  return inside.length > 0 && inside.every((each) => isValidElement(each) && typeof each.type === "function");
}

/** The text of children without their elements. */
export function rawText(children: ComponentChildren): string {
  return toChildArray(children)
    .map((child) => (isValidElement(child) ? rawText(child.props.children) : `${child}`))
    .join("");
}
