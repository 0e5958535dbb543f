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

/** Of an element, or of ready HTML with places for elements. */
interface DrawnProps {
  readonly tpl?: readonly string[];
  readonly exprs?: ComponentChildren;
  readonly children?: ComponentChildren;
}

const CONTROL = /<(?:a|button|input|select|textarea|label|summary|iframe|audio|video|docs-[a-z]+)[\s>]/;

/** Whether nothing among them can be pressed, so that a link may be around them. What a component draws is not known. */
export function isStill(children: ComponentChildren): boolean {
  return toChildArray(children).every((child) => {
    if (!isValidElement(child)) return true;
    const { tpl = [], exprs, children: inside }: DrawnProps = child.props;
    const tag = typeof child.type === "string" ? `<${child.type}>` : "";
    if (tag === "" && child.type !== Fragment) return false;
    return !CONTROL.test(tag + tpl.join("")) && isStill(exprs) && isStill(inside);
  });
}

/** The text of children without their elements. */
export function rawText(children: ComponentChildren): string {
  return toChildArray(children)
    .map((child) => (isValidElement(child) ? rawText(child.props.children) : `${child}`))
    .join("");
}
