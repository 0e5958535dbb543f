// Draws components of the registry within islands: the browser has none of them, and shows again what was drawn here.
import { type ComponentChild, createContext, Fragment, h, isValidElement, toChildArray } from "preact";
import { useContext } from "preact/hooks";
import { jsxTemplate } from "preact/jsx-runtime";
import type { Component } from "../../components/component.js";
import { useDraw } from "../../components/draw-context.js";
import { providerOf } from "../../components/provider.js";
import { childrenUse, components } from "../../components/registry.js";
import { type AnyComponent, isComponent } from "../../content/code/vnodes.js";
import { type KeptPart, PART } from "../../content/said/html-nodes.js";
import { partKey } from "../../islands/part-key.js";
import { drawApart, insideIsland } from "./island.js";

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
  props: Readonly<Record<string, unknown>> | null,
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

function hasHole(name: string, props: Readonly<Record<string, unknown>>): boolean {
  return childrenUse(components.get(name), props) === "places";
}

function partOf(component: AnyComponent, name: string): AnyComponent {
  return (props) => h(Part, { component, name, props });
}

interface PartProps {
  readonly component: AnyComponent;
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
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
