// The registry: every component that MDX may name without importing it, by each of its names.
import { accordion, accordionGroup } from "./accordion/accordion.js";
import { badge } from "./badge/badge.js";
import { callout, check, danger, info, note, tip, warning } from "./callout/callout.js";
import { card } from "./card/card.js";
import { codeBlock } from "./code-block/code-block.js";
import { codeGroup, requestExample, responseExample } from "./code-group/code-group.js";
import { color, colorItem, colorRow } from "./color/color.js";
import { cardGroup, column, columns } from "./columns/columns.js";
import type { ChildrenUse, Component, DrawnComponent, WrittenProps } from "./component.js";
import { expandable } from "./expandable/expandable.js";
import { paramField, responseField } from "./field/field.js";
import { frame } from "./frame/frame.js";
import { gitHub, gitHubRepo } from "./github-repo/github-repo.js";
import { heading } from "./heading/heading.js";
import { icon } from "./icon/icon.js";
import { Image, image } from "./image/image.js";
import { latex } from "./latex/latex.js";
import { link } from "./link/link.js";
import { mermaid } from "./mermaid/mermaid.js";
import { panel } from "./panel/panel.js";
import { passThrough } from "./pass-through/pass-through.js";
import { prompt } from "./prompt/prompt.js";
import { step, steps } from "./steps/steps.js";
import { tab, tabs } from "./tabs/tabs.js";
import { tile } from "./tile/tile.js";
import { tooltip } from "./tooltip/tooltip.js";
import { tree, treeFile, treeFolder } from "./tree/tree.js";
import { update } from "./update/update.js";
import { Frame, Source, Video, video } from "./video/video.js";
import { view } from "./view/view.js";
import { visibility } from "./visibility/visibility.js";

/** Adding a component adds a line. Of two that claim a word, the later one has it. */
export const all: readonly Component[] = [
  accordion,
  accordionGroup,
  badge,
  callout,
  card,
  cardGroup,
  check,
  codeBlock,
  codeGroup,
  color,
  colorItem,
  colorRow,
  column,
  columns,
  danger,
  expandable,
  frame,
  gitHub,
  gitHubRepo,
  heading,
  icon,
  image,
  info,
  latex,
  link,
  mermaid,
  note,
  panel,
  paramField,
  passThrough,
  prompt,
  requestExample,
  responseExample,
  responseField,
  step,
  steps,
  tab,
  tabs,
  tile,
  tip,
  tooltip,
  tree,
  treeFile,
  treeFolder,
  update,
  video,
  view,
  visibility,
  warning,
];

/** Elements of HTML and SVG that share their names with components, old ones too. */
const HTML_NAMES = "code filter frame image img link param path pre source style svg text title video view".split(" ");

/** In the order of their names. Compiled MDX finds those with a dot as a property of the component before it. */
export const components: ReadonlyMap<string, Component> = byName();

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
    .filter(([name]) => !HTML_NAMES.includes(name)),
);

/** What a component does with its children when it has these props. To read is what is assumed: it works for all. */
export function childrenUse(component: Component | undefined, props: WrittenProps): ChildrenUse {
  if (!component) return "reads";
  const { children = "places" } = component;
  return typeof children === "function" ? children(props) : children;
}

function mainNamesBy(words: (component: Component) => readonly string[] | undefined): ReadonlyMap<string, string> {
  return new Map(
    all.flatMap((component) => (words(component) ?? []).map((word) => [word, component.names[0]] as const)),
  );
}

function byName(): ReadonlyMap<string, Component> {
  const named = all.flatMap((component) => component.names.map((name) => [name, component] as const));
  return new Map(named.sort(([a], [b]) => (a < b ? -1 : 1)));
}
