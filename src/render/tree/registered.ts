// Finds what draws a name: a component of the registry, or an HTML element that is drawn with more than its tag.
import { components, elements } from "../../components/index.js";
import { type AnyComponent, isComponent } from "../../content/code/vnodes.js";

/** The component behind a name; null where there is none. */
export function registered(name: string): AnyComponent | null {
  const registry = /^[a-z]/.test(name) ? elements : components;
  const component: unknown = Object.hasOwn(registry, name) ? registry[name] : null;
  return isComponent(component) ? component : null;
}
