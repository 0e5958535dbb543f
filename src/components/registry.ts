// The registry: every component that MDX may name without importing it, by each of its names.
import * as all from "./all.js";
import type { ChildrenUse, Component, DrawnComponent, WrittenProps } from "./component.js";
import { Image } from "./image/image.js";
import { Frame, Source, Video } from "./video/video.js";

/** In the order of their names. Compiled MDX finds those with a dot as a property of the component before it. */
export const components: ReadonlyMap<string, Component> = byName(Object.values(all));

/** Main names of components by the words of quotations that are drawn as them. */
export const alerts: ReadonlyMap<string, string> = mainNamesBy((component) => component.alerts);

/** Main names of components by what other tools call them. */
export const directives: ReadonlyMap<string, string> = mainNamesBy((component) => component.directives);

/** HTML elements that are drawn with more than their tag. */
export const elements: ReadonlyMap<string, DrawnComponent> = new Map<string, DrawnComponent>([
  ["iframe", Frame],
  ["img", Image],
  ["source", Source],
  ["video", Video],
]);

/** What a component does with its children when it has these props. To read is what is assumed: it works for all. */
export function childrenUse(component: Component | undefined, props: WrittenProps): ChildrenUse {
  if (!component) return "reads";
  const { children } = component;
  return typeof children === "function" ? children(props) : children;
}

function mainNamesBy(words: (component: Component) => readonly string[] | undefined): ReadonlyMap<string, string> {
  const described: readonly Component[] = Object.values(all);
  return new Map(
    described.flatMap((component) => (words(component) ?? []).map((word) => [word, component.names[0]] as const)),
  );
}

function byName(described: readonly Component[]): ReadonlyMap<string, Component> {
  const named = described.flatMap((component) => component.names.map((name) => [name, component] as const));
  return new Map(named.sort(([a], [b]) => (a < b ? -1 : 1)));
}
