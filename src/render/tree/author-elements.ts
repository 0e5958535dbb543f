// Makes the elements that author code writes: links and pictures find their address, failures stay where they happen.
import { type ComponentChild, type ComponentChildren, Fragment, h } from "preact";
import { useDraw } from "../../components/draw-context.js";
import { components } from "../../components/registry.js";
import { type AnyComponent, type CreateElement, childOf, isComponent } from "../../content/code/vnodes.js";
import { fitProps, type Misfit } from "../../content/tree/fit-props.js";
import { withAddresses } from "../../shared/html/address-attributes.js";
import { looksAtChildren } from "../article/drawn-nodes.js";
import { Island, type IslandPart } from "./island.js";
import { childrenFor, islandPart, partName } from "./island-part.js";
import { registered } from "./registered.js";

/** What drawing author code reports. */
export interface AuthorServices {
  readonly failed: (error: unknown) => void;
  /** Called for props of an element (by its name) that cannot be drawn. */
  readonly misfit: (name: string, misfit: Misfit) => void;
  /** Runs a component by its name. */
  readonly inMoment: <Result>(name: string, run: () => Result) => Result;
  /** Where a component that needs the browser comes from; null for others. */
  readonly islandOf: (component: unknown) => IslandPart | null;
}

/** The `createElement` of compiled JSX. */
export function authorElements({ failed, misfit, inMoment, islandOf }: AuthorServices): CreateElement {
  const safe = safeComponents({ failed, inMoment });
  const fitting = (name: string, props: Readonly<Record<string, unknown>> | null) =>
    props &&
    fitProps(props, { name, description: components.get(name)?.props ?? null, tell: (each) => misfit(name, each) });
  return (type, props, ...children) => {
    const inner = children.map(childOf);
    if (typeof type === "string") return htmlElement(type, { ...fitting(type, props) }, inner);
    if (type === Fragment || !isComponent(type)) return h(Fragment, null, ...inner);
    const ours = islandPart(type);
    if (ours) return h(ours, { ...fitting(partName(type), props) }, ...childrenFor(type, props, inner));
    const part = islandOf(type);
    return part
      ? h(Island, { part, component: safe(type), isReader: looksAtChildren(type), given: { ...props } }, ...inner)
      : h(safe(type), { ...props }, ...inner);
  };
}

/** Elements with addresses are drawn by a component: only the page knows where these lead. */
function htmlElement(
  tag: string,
  props: Readonly<Record<string, unknown>>,
  children: readonly ComponentChild[],
): ComponentChild {
  const ours = registered(tag);
  if (ours) return h(ours, props, ...children);
  const isSettled = withAddresses(tag, props, (address) => address) === props;
  return isSettled ? h(tag, props, ...children) : h(Addressed, { tag, attributes: props }, ...children);
}

interface AddressedProps {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly children?: ComponentChildren;
}

function Addressed({ tag, attributes, children }: AddressedProps) {
  const { link } = useDraw();
  return h(tag, withAddresses(tag, attributes, link), children);
}

/** Wraps each component once, so that one that throws draws nothing instead of failing the page. */
function safeComponents(services: Running): (component: AnyComponent) => AnyComponent {
  const known = new WeakMap<AnyComponent, AnyComponent>();
  return (component) => {
    if (isClass(component)) return component;
    const wrapped = known.get(component) ?? safeComponent(component, services);
    known.set(component, wrapped);
    return wrapped;
  };
}

type Running = Pick<AuthorServices, "failed" | "inMoment">;

function safeComponent(component: AnyComponent, { failed, inMoment }: Running): AnyComponent {
  return (props) => {
    try {
      return inMoment(component.name, () => childOf(Reflect.apply(component, undefined, [props])));
    } catch (error) {
      failed(error);
      return null;
    }
  };
}

function isClass(component: AnyComponent): boolean {
  return typeof component.prototype === "object" && "render" in component.prototype;
}
