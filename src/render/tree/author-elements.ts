// Makes elements of author code: resolves links and pictures, contains failures, and draws what is read as text.
import { type ComponentChild, type ComponentChildren, Fragment, h, isValidElement } from "preact";
import { renderToString } from "preact-render-to-string";
import type { WrittenProps } from "../../components/component.js";
import { LinkedProvider, useDraw, useIsLinked } from "../../components/draw-context.js";
import { components } from "../../components/registry.js";
import type { ElementRequest } from "../../content/code/element-request.js";
import type { ExpressionRun } from "../../content/code/evaluate.js";
import { type AnyComponent, type CreateElement, childOf, isComponent } from "../../content/code/vnodes.js";
import { htmlNodes, type KeptPart, SLOT } from "../../content/said/html-nodes.js";
import { fitProps, type Misfit } from "../../content/tree/fit-props.js";
import { type BrowserExpression, EXPRESSION_EXPORT, expressionId } from "../../islands/island-file.js";
import type { ContentNode } from "../../model/content-tree.js";
import { withAddresses } from "../../shared/html/address-attributes.js";
import { registered } from "./drawn-parts.js";
import { childrenFor, Island, type IslandPart, islandPart, isRegistered, KeepParts, partName } from "./island.js";

/** What drawing author code reports. */
interface AuthorServices {
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
  const fitting = (name: string, props: WrittenProps | null) =>
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

/** What a component of the author draws, with its children where it puts them. */
export function drawnBy(
  component: unknown,
  { props, children, place }: ElementRequest,
  create: CreateElement,
): readonly ContentNode[] {
  const slot = looksAtChildren(component) ? [h("span", null, SLOT), h("span", null)] : [SLOT];
  return drawnNodes(create(component, props, ...slot), { place, children });
}

/** What an element draws. Components of ours in it stay elements, which say themselves. */
export function drawnNodes(
  child: ComponentChild,
  { place, children }: Pick<ElementRequest, "place" | "children">,
): readonly ContentNode[] {
  const parts: KeptPart[] = [];
  const html = renderToString(h(KeepParts, { value: parts }, h(Fragment, null, child)));
  return htmlNodes(html, { place, parts, children });
}

/** Whether code handles its children one by one, as in `children.map(…)`. */
function looksAtChildren(component: unknown): boolean {
  return typeof component === "function" && ONE_BY_ONE.test(String(component));
}

const ONE_BY_ONE =
  /\bchildren\s*(?:\?\.)?\s*(?:\[|\.?(?:map|filter|forEach|find\w*|some|every|reduce|slice|at|flat\w*|length)\b)|\bChildren\s*\./;

/** Elements with addresses are drawn by a component: only the page knows where these lead. */
function htmlElement(tag: string, props: WrittenProps, children: readonly ComponentChild[]): ComponentChild {
  const ours = registered(tag);
  if (ours) return h(ours, props, ...children);
  const isSettled = withAddresses(tag, props, (address) => address) === props;
  return isSettled ? h(tag, props, ...children) : h(Addressed, { tag, attributes: props }, ...children);
}

interface AddressedProps {
  readonly tag: string;
  readonly attributes: WrittenProps;
  readonly children?: ComponentChildren;
}

function Addressed({ tag, attributes, children }: AddressedProps) {
  const { link } = useDraw();
  const isLinked = useIsLinked();
  if (tag !== "a") return h(tag, withAddresses(tag, attributes, link), children);
  const inside = h(LinkedProvider, { value: true }, children);
  return isLinked ? inside : h(tag, withAddresses(tag, attributes, link), inside);
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

/** Where the browser finds the code of a component. */
export interface BrowserCode {
  readonly file: string;
  readonly exportName: string;
  readonly expression?: BrowserExpression;
  /** What writers call it, if it has a name. */
  readonly label?: string;
}

interface ExpressionServices {
  readonly file: string;
  /** Props of the snippet that the file is. */
  readonly props: WrittenProps;
  readonly createElement: CreateElement;
  readonly interactive: (component: AnyComponent, code: BrowserCode) => void;
}

/** The value of an expression. If it needs the browser, an element that hydrates there. */
export function drawnExpression(expression: ExpressionRun, services: ExpressionServices): unknown {
  const { run, code, mayCallHooks, isChild } = expression;
  const tried = mayCallHooks ? null : attempt(run);
  if (tried && "value" in tried && !(isChild && hasHandlers(tried.value))) return tried.value;
  if (tried && "error" in tried && !code.includes("(")) throw tried.error;
  const { value, error } = tried && "value" in tried ? { ...tried, error: undefined } : inComponent(run);
  if (error !== undefined) throw tried && "error" in tried ? tried.error : error;
  if (!isChild && !isDrawn(value)) return value;
  const component: AnyComponent = () => childOf(run());
  const given = propsIn(code, services.props);
  const id = { id: expressionId(code), props: Object.keys(given) };
  const label = `{${code.trim().split("\n", 1)[0]}…}`;
  services.interactive(component, { file: services.file, exportName: EXPRESSION_EXPORT, expression: id, label });
  return services.createElement(component, given);
}

type Attempt = { readonly value: unknown } | { readonly error: unknown };

function attempt(run: () => unknown): Attempt {
  try {
    return { value: run() };
  } catch (error) {
    return { error };
  }
}

/** Runs where hooks may be called. */
function inComponent(run: () => unknown): { readonly value?: unknown; readonly error?: unknown } {
  let made: Attempt = { value: undefined };
  renderToString(
    h(() => {
      made = attempt(run);
      return null;
    }, null),
  );
  return made;
}

/** The props of a snippet that its code may use. */
function propsIn(code: string, props: WrittenProps): Record<string, unknown> {
  const words = new Set(code.match(/[A-Za-z_$][\w$]*/g));
  const isNamed = (name: string) => words.has(name) || (words.has("props") && /^[A-Za-z_$][\w$]*$/.test(name));
  return Object.fromEntries(Object.entries(props).filter(([name]) => isNamed(name)));
}

function isDrawn(value: unknown): boolean {
  return Array.isArray(value) ? value.some(isDrawn) : isValidElement(value);
}

/**
 * Whether elements are given handlers or refs, which work in the browser only. Components of docsgen that come first are
 * left as they are: what stands around them may look for them among its children.
 */
function hasHandlers(value: unknown, isFirst = true): boolean {
  if (Array.isArray(value)) return value.some((each) => hasHandlers(each, isFirst));
  if (!isValidElement(value)) return false;
  if (isFirst && isRegistered(value.type)) return false;
  if (value.ref) return true;
  const props: WrittenProps = value.props;
  for (const name in props) if (/^on[A-Z]/.test(name) && typeof props[name] === "function") return true;
  return hasHandlers(props["children"], false);
}
