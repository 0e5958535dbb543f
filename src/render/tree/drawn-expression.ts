// Draws expressions of pages that need the browser, with hooks or handlers in them, as components without a name.
import { h, isValidElement } from "preact";
import { renderToString } from "preact-render-to-string";
import type { ExpressionRun } from "../../content/code/evaluate.js";
import { type AnyComponent, type CreateElement, childOf } from "../../content/code/vnodes.js";
import { type BrowserExpression, EXPRESSION_EXPORT, expressionId } from "../../islands/island-file.js";
import { isRegistered } from "./island-part.js";

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
  readonly props: Readonly<Record<string, unknown>>;
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
function propsIn(code: string, props: Readonly<Record<string, unknown>>): Record<string, unknown> {
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
  const props: Readonly<Record<string, unknown>> = value.props;
  for (const name in props) if (/^on[A-Z]/.test(name) && typeof props[name] === "function") return true;
  return hasHandlers(props["children"], false);
}
