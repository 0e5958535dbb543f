// Separates what author code returned from what Preact can draw.
import { type ComponentChild, type ComponentType, Fragment, h, type VNode } from "preact";

export type AnyComponent = ComponentType<Record<string, unknown>>;

/** An element as compiled JSX makes it. */
export type CreateElement = (
  type: unknown,
  props: Readonly<Record<string, unknown>> | null,
  ...children: unknown[]
) => ComponentChild;

/** Whether a value can be used as a component. */
export function isComponent(value: unknown): value is AnyComponent {
  return typeof value === "function";
}

/** What an expression gave, as far as it can be drawn. */
export function childOf(value: unknown): ComponentChild {
  if (Array.isArray(value)) return h(Fragment, null, value.map(childOf));
  if (typeof value === "string" || typeof value === "number") return value;
  if (typeof value === "bigint") return String(value);
  return isElement(value) ? value : null;
}

/** Whether a value is an element that is ready to be drawn. */
function isElement(value: unknown): value is VNode {
  return typeof value === "object" && value !== null && "type" in value && "props" in value;
}
