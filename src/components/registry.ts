// The registry: every component that MDX may name without importing it, by each of its names.
import * as all from "./all.js";
import type { ChildrenUse, Component, DrawnComponent, WrittenProps } from "./component.js";
import { Image } from "./image/image.js";
import { Frame, Source, Video } from "./video/video.js";

/** Elements of HTML and SVG that share their names with components, old ones too. */
const HTML_NAMES = "code filter frame image img link param path pre source style svg text title video view".split(" ");

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

/** Components by their names in lower case, except for those that HTML and SVG have an element of. */
export const lowerCaseComponents: ReadonlyMap<string, string> = new Map(
  [...components.keys()]
    .map((name) => [name.toLowerCase(), name] as const)
    .filter(([name]) => !/[.]/.test(name) && !HTML_NAMES.includes(name)),
);

/** What a component does with its children when it has these props. To read is what is assumed: it works for all. */
export function childrenUse(component: Component | undefined, props: WrittenProps): ChildrenUse {
  if (!component) return "reads";
  const { children = "places" } = component;
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
