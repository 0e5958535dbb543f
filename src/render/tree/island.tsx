// Draws a component of the author that the browser wakes: its HTML, its props, and a slot for its children.
import {
  type ComponentChild,
  type ComponentChildren,
  createContext,
  Fragment,
  h,
  isValidElement,
  toChildArray,
} from "preact";
import { useContext } from "preact/hooks";
import { jsxTemplate } from "preact/jsx-runtime";
import { renderToString } from "preact-render-to-string";
import type { Component, WrittenProps } from "../../components/component.js";
import { type DrawContext, DrawProvider, useDraw } from "../../components/draw-context.js";
import { providerOf } from "../../components/provider.js";
import { childrenUse, components } from "../../components/registry.js";
import { type AnyComponent, isComponent } from "../../content/code/vnodes.js";
import { type KeptPart, PART } from "../../content/said/html-nodes.js";
import { partKey } from "../../islands/part-key.js";
import type { Html } from "../../model.js";
import { escapePattern } from "../../shared/escape-pattern.js";

/** Where the browser finds a component. */
export interface IslandPart {
  /** Name of the script below `_docsgen/`; null where the page cannot have one. */
  readonly script: () => string | null;
  readonly exportName: string;
  /** What writers call it. */
  readonly label: string;
}

interface IslandProps {
  readonly part: IslandPart;
  readonly component: AnyComponent;
  /** Whether its code reads its children one by one. */
  readonly isReader: boolean;
  readonly given: WrittenProps;
  readonly children?: ComponentChildren;
}

/** Inside an island everything hydrates with it; inside its slot, parts are islands of their own. */
const insideIsland = createContext(false);

const InsideIsland = providerOf(insideIsland);

export function Island({ part, component: Component, isReader, given, children }: IslandProps) {
  const isInside = useContext(insideIsland);
  const draw = useDraw();
  if (isInside) return <Component {...given}>{children}</Component>;
  const props = jsonOf(given);
  const script = props === null ? null : part.script();
  if (script === null) {
    if (props === null)
      draw.warn({
        code: "island-props",
        what: `${part.label} has a prop that cannot be sent to the browser.`,
        hint: "It is shown, but is not interactive. Only pass strings, numbers, lists and objects.",
        culprit: new RegExp(`${escapePattern(part.label.replace(/…?[>}]$/, ""))}(?!\\w)`),
      });
    return <Component {...given}>{children}</Component>;
  }
  const list = isReader ? listed(children, (child) => drawApart(child, { draw, isInside: false })) : null;
  const slot = toChildArray(children).length > 0 ? <docs-slot>{children}</docs-slot> : null;
  const inner = list?.map((each) => <ListedChild key={each.html} {...each.props} html={each.html} />);
  const own = drawApart(
    <Component {...given}>{inner ?? (slot && <InsideIsland value={false}>{slot}</InsideIsland>)}</Component>,
    { draw, isInside: true },
  );
  const isShown = slot === null || list !== null || own.includes("<docs-slot>");
  return (
    <docs-island
      data-island={script}
      data-export={part.exportName}
      data-props={props === "{}" ? undefined : props}
      data-children={isShown ? undefined : drawApart(children, { draw, isInside: false })}
      data-list={list === null ? undefined : JSON.stringify(list)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from the elements above.
      dangerouslySetInnerHTML={{ __html: own }}
    />
  );
}

interface Surroundings {
  readonly draw: DrawContext;
  /** Whether what is drawn hydrates with an enclosing island. */
  readonly isInside: boolean;
}

/** Draws content separately while its page is being drawn. */
function drawApart(drawn: ComponentChildren, { draw, isInside }: Surroundings): Html {
  return renderToString(
    <DrawProvider value={draw}>
      <InsideIsland value={isInside}>{drawn}</InsideIsland>
    </DrawProvider>,
  );
}

/** Several elements, each with the props that code may read; null where there are fewer, or text beside them. */
function listed(children: ComponentChildren, html: (child: ComponentChild) => Html) {
  const parts = toChildArray(children).filter((child) => typeof child !== "string" || child.trim() !== "");
  const elements = parts.filter((child) => isValidElement(child));
  if (elements.length < 2 || elements.length < parts.length) return null;
  return elements.map((child) => {
    const own = Object.entries(child.props).filter(([name, value]) => name !== "children" && isJson(value));
    return { props: Object.fromEntries(own), html: html(child) };
  });
}

/** A child whose props code may read. The browser makes the same (`island-runtime.ts`). */
function ListedChild({ html }: { readonly html: Html }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from the elements above.
  return <docs-slot dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The props as JSON; null where JSON cannot express them. */
function jsonOf(props: WrittenProps): string | null {
  return Object.values(props).every(isJson) ? JSON.stringify(props) : null;
}

function isJson(value: unknown): boolean {
  if (value === null || value === undefined || ["string", "number", "boolean"].includes(typeof value)) return true;
  if (typeof value !== "object") return false;
  if ("type" in value && "props" in value) return false;
  return Object.values(value).every(isJson);
}

/** Names of components, each mapped to the component's main name. */
export const partNames: ReadonlyMap<string, string> = namesOf(components);

const NAMES = new Map<AnyComponent, string>(
  Array.from(partNames).flatMap(([name, first]) => {
    const component: unknown = components.get(name)?.draw;
    return isComponent(component) ? [[component, first] as const] : [];
  }),
);

const parts = new Map(Array.from(NAMES, ([component, name]) => [component, partOf(component, name)]));

const behind = new Map<unknown, AnyComponent>(Array.from(parts, ([component, part]) => [part, component]));

/** The stand-in for a registered component in author code; null for others. */
export function islandPart(component: AnyComponent): AnyComponent | null {
  return parts.get(component) ?? null;
}

/** The main name of a registered component. */
export function partName(component: AnyComponent): string {
  return NAMES.get(component) ?? "";
}

/** Whether an element in author code is a registered component. */
export function isRegistered(type: unknown): boolean {
  return behind.has(type);
}

/** Children as a registered component takes them: some look for components they know. */
export function childrenFor(
  component: AnyComponent,
  props: WrittenProps | null,
  children: readonly ComponentChild[],
): readonly ComponentChild[] {
  const name = NAMES.get(component);
  return name === undefined || hasHole(name, props ?? {}) ? children : children.map(withoutPart);
}

function withoutPart(child: ComponentChild): ComponentChild {
  if (!isValidElement(child) || "tpl" in child.props) return child;
  const { children, ...props } = child.props as Record<string, unknown>;
  if (child.type === Fragment) return h(Fragment, null, ...toChildArray(child.props.children).map(withoutPart));
  const component = behind.get(child.type);
  return component ? h(component, { ...props, key: child.key }, child.props.children) : child;
}

/** The opposite of `withoutPart`. */
function withParts(child: ComponentChild): ComponentChild {
  if (Array.isArray(child)) return h(Fragment, null, ...child.map(withParts));
  if (!isValidElement(child) || "tpl" in child.props) return child;
  if (child.type === Fragment) return h(Fragment, null, ...toChildArray(child.props.children).map(withParts));
  const part = isComponent(child.type) ? parts.get(child.type) : undefined;
  return part ? h(part, { ...child.props, key: child.key }) : child;
}

function hasHole(name: string, props: WrittenProps): boolean {
  return childrenUse(components.get(name), props) === "places";
}

function partOf(component: AnyComponent, name: string): AnyComponent {
  return (props) => h(Part, { component, name, props });
}

interface PartProps {
  readonly component: AnyComponent;
  readonly name: string;
  readonly props: WrittenProps;
}

/** Where parts are kept that say themselves, instead of being drawn; null elsewhere. */
const keptParts = createContext<KeptPart[] | null>(null);

/** Within it, parts are kept. */
export const KeepParts = providerOf(keptParts);

/** Nothing is added outside an island. */
function Part({ component, name, props }: PartProps) {
  const draw = useDraw();
  const kept = useContext(keptParts);
  const isInside = useContext(insideIsland);
  if (kept) {
    kept.push({ name, props });
    return h(PART, { "data-at": kept.length - 1 }, withParts(props["children"] as ComponentChild));
  }
  if (!isInside) return h(component, props);
  const isOpen = hasHole(name, props);
  const children = isOpen ? <docs-hole>{props["children"] as ComponentChild}</docs-hole> : props["children"];
  const html = drawApart(h(component, { ...props, children }), { draw, isInside: isOpen });
  return jsxTemplate([html.replace(/^<[a-z][^\s/>]*/, `$& data-part="${partKey(name, props, isOpen)}"`)]);
}

function namesOf(registry: ReadonlyMap<string, Component>): Map<string, string> {
  const first = new Map<unknown, string>();
  const found = new Map<string, string>();
  for (const [name, { draw: component }] of registry) {
    if (!first.has(component)) first.set(component, name);
    found.set(name, first.get(component) ?? name);
  }
  return found;
}
