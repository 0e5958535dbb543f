// Finds what draws a name: a component of the registry, or an HTML element that is drawn with more than its tag.
import { components, elements } from "../../components/registry.js";
import { type AnyComponent, isComponent } from "../../content/code/vnodes.js";

/** The component behind a name; null where there is none. */
export function registered(name: string): AnyComponent | null {
  const component: unknown = elements.get(name) ?? components.get(name)?.draw;
  return isComponent(component) ? component : null;
}
