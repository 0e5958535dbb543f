// Gives expressions their value and JSX elements their meaning, in the scope of one file.

import type { Component } from "../../components/component.js";
import { components, lowerCaseComponents } from "../../components/registry.js";
import type { Refusal } from "../../files/refusal.js";
import type { ContentNode, ElementKind } from "../../model/content-tree.js";
import { didYouMean } from "../../shared/nearest.js";
import { type Place, type Problem, type Report, warning } from "../../shared/problem.js";
import { codeFileFrom } from "../../shared/version-files.js";
import { includeName } from "../parse/includes.js";
import { codeOfBlock } from "../tree/text-of.js";
import { browserOnly, needsBrowser } from "./browser-only.js";
import { type CodeFile, missingCode, partOfFile } from "./code-from-file.js";
import { componentInLowerCase, ranTooLong, shorten, unknownComponent } from "./code-problems.js";
import { ContentValue, type ElementRequest } from "./element-request.js";
import { notShown, undefinedName } from "./import-problems.js";
import { parseExpression, writeJs } from "./jsx-to-js.js";
import { readLiteral, substituter } from "./read-literal.js";
import { hookNames, isBrowserName, runInScope, type Scope } from "./scope.js";
import { type CreateElement, childOf } from "./vnodes.js";
import { OutOfTime, runCode, type TimeLeft } from "./within-time.js";

/** What evaluating needs of the page it works for. */
interface EvaluateServices {
  readonly scope: Scope;
  readonly report: Report;
  readonly createElement: CreateElement;
  /** For the code of the page. */
  readonly time: TimeLeft;
  /** The content of a snippet, if the name refers to one; else null. */
  readonly snippet: (value: unknown, request: ElementRequest) => readonly ContentNode[] | null;
  /** What a component of the author draws, and what JSX that an expression gave draws. */
  readonly drawnBy: (component: unknown, request: ElementRequest) => readonly ContentNode[];
  readonly drawn: (value: unknown, place: Place) => readonly ContentNode[];
  /** The value of an expression; an element where it needs the browser. Throws what its code throws. */
  readonly draw: (expression: ExpressionRun) => unknown;
  /** Props of the snippet this file is: written as `{name}` even in code. */
  readonly props: Readonly<Record<string, unknown>>;
  readonly isSnippet: boolean;
  /** Compiled expressions by their code. */
  readonly memo: Map<string, string>;
  /** The language of code that was probably meant by a name; null where it is known. */
  readonly meantLanguage: (name: string) => string | null;
  /** Names of the project's own components. */
  readonly ownComponents: readonly string[];
  /** The text of a file of the repository, by its path from the root; null where there is none. */
  readonly readCode: (file: string) => string | Refusal;
}

/** An expression that is to be run. */
export interface ExpressionRun {
  readonly run: () => unknown;
  readonly code: string;
  /** Whether it names a hook of React. */
  readonly mayCallHooks: boolean;
  /** Whether its value is drawn in its place. */
  readonly isChild: boolean;
}

interface Expression {
  readonly code: string;
  readonly place: Place;
  readonly isChild: boolean;
}

/** What an expression gave, and whether all its names are defined. */
interface Evaluated {
  readonly value: unknown;
  readonly isNamed: boolean;
}

/** Evaluates the expressions of one file. */
export class Evaluator {
  /** A text of the file with the snippet's props put in. */
  readonly substitute: (text: string) => string;

  constructor(private readonly services: EvaluateServices) {
    this.substitute = substituter(services.props);
  }

  get report(): Report {
    return this.services.report;
  }

  /** What JSX that an expression gave draws. */
  get drawn(): EvaluateServices["drawn"] {
    return this.services.drawn;
  }

  /** The value of an expression's code; content nodes where it refers to content. */
  evaluate(code: string, place: Place): unknown {
    return this.run({ code, place, isChild: false }).value;
  }

  /** The same for an expression that is drawn in its place; null for words in braces that name nothing, which are shown as written. */
  show(code: string, place: Place): { readonly value: unknown } | null {
    const evaluated = this.run({ code, place, isChild: true });
    const { value, isNamed } = evaluated;
    if (!isNamed) return isMeantAsCode(code) || hasInstead(code, value) ? evaluated : null;
    const name = code.trim();
    if (!SINGLE_NAME.test(name)) return evaluated;
    const isMissing = value === undefined && isBrowserName(name, this.services.scope);
    if (isShown(value) && !isMissing) return evaluated;
    this.report(isMissing ? this.undefinedName(name, place) : notShown(name, place));
    return null;
  }

  /** The nodes for a JSX element: itself, a snippet's content, its children, or nothing. */
  element(request: ElementRequest): readonly ContentNode[] {
    const { scope, snippet, drawnBy, ownComponents } = this.services;
    const { name, place, isBlock } = request;
    if (name === "MDX") return request.children;
    const component = components.get(name);
    const fence = this.registered(name)?.fence?.(request.props);
    if (fence) {
      const code = codeOfBlock(request, fence);
      if (code.language !== null) this.checkLanguage(code.language, place);
      return [code];
    }
    if (name === "Snippet") return this.included(request);
    if (/^[a-z][^.]*$|-|:/.test(name)) {
      const meant = lowerCaseComponents.get(name);
      if (meant !== undefined) this.report(componentInLowerCase(name, meant, place));
      return [toNode(request, { kind: "html" })];
    }
    const value = lookUp(name, scope);
    if (value !== undefined) {
      const content = snippet(value, request);
      if (content) return content;
      if (typeof value === "function" && value !== component?.draw)
        return [toNode(request, { kind: "author", component: value, drawn: drawnBy(value, request) })];
    }
    if (component) return [toNode(request, { kind: "registry" })];
    if (scope.has(name)) return request.children; // Its import failed, which is reported there.
    this.report(unknownComponent({ name, isBlock }, [...components.keys(), ...ownComponents], place));
    return request.children;
  }

  /** The component of ours that the name refers to here: one that the page gave to something else is not ours. */
  registered(name: string): Component | null {
    const component = components.get(name);
    return component && lookUp(name, this.services.scope) === component.draw ? component : null;
  }

  /** Reports a language of code that was probably meant to be another. */
  checkLanguage(language: string, place: Place): void {
    const meant = this.services.meantLanguage(language);
    if (meant === null) return;
    this.report(warning("unknown-language", place, `Unknown code language "${language}".`, didYouMean(meant)));
  }

  /** What a block shows of a file that its fence names. Empty where there is no such file or part, which is reported. */
  codeOfFile(named: CodeFile, place: Place): string {
    const text = this.services.readCode(codeFileFrom(named.file, place.file));
    const isText = typeof text === "string";
    const found = isText ? partOfFile(text, named.part) : null;
    if (found === null) this.report(missingCode(named, isText ? null : text, place));
    return found ?? "";
  }

  /** `<Snippet file="x.mdx" />`: the file was loaded with the imports. */
  private included(request: ElementRequest): readonly ContentNode[] {
    const { scope, snippet } = this.services;
    const { file, ...props } = request.props;
    return snippet(scope.get(includeName(String(file))), { ...request, props }) ?? request.children;
  }

  private run({ code, place, isChild }: Expression): Evaluated {
    const { scope, createElement, time, memo, draw } = this.services;
    const literal = readLiteral(code);
    if (literal) return { value: literal.value, isNamed: true };
    const name = code.trim();
    if (SINGLE_NAME.test(name) && scope.has(name)) {
      const value = draw({ run: () => scope.get(name), code, mayCallHooks: false, isChild });
      return { value, isNamed: true };
    }
    let isNamed = true;
    try {
      const js = memo.get(code) ?? compileExpression(code);
      memo.set(code, js);
      const missing = (name: string): void => {
        isNamed = false;
        this.report(this.undefinedName(name, place));
      };
      const inScope = () => runInScope(js, scope, { missing, createElement, exports: {} });
      const run = () => runCode(time, code, inScope);
      const value = draw({ run, code, mayCallHooks: mayCallHooks(code), isChild });
      if (!(value instanceof Promise)) return { value, isNamed };
      value.catch(() => {}); // Otherwise a failure would end the whole run.
      this.report(notAwaited(code, place));
    } catch (error) {
      if (isNamed) this.report(expressionFailed(error, code, place));
    }
    return { value: undefined, isNamed };
  }

  /** A page is given no props. */
  private undefinedName(name: string, place: Place): Problem {
    const { isSnippet, props } = this.services;
    return undefinedName(name, place, isSnippet ? Object.keys(props) : null);
  }
}

const SINGLE_NAME = /^[A-Za-z_$][\w$]*$/;

function notAwaited(code: string, place: Place): Problem {
  const what = `{${shorten(code)}} is a promise: a page is drawn at once and cannot wait for it.`;
  return warning("expression-failed", place, what, "Nothing is shown in its place.");
}

function expressionFailed(error: unknown, code: string, place: Place): Problem {
  const name = `{${shorten(code)}}`;
  if (error instanceof OutOfTime) return ranTooLong(name, place, error);
  const only = browserOnly(error, code);
  if (only) {
    const hint = "Move it into an effect inside a component: useEffect(() => { … }, []).";
    return warning("expression-failed", place, needsBrowser(name, only), hint);
  }
  const reason = error instanceof Error ? error.message : String(error);
  const what = `${name} could not be evaluated: ${reason}.`;
  return warning("expression-failed", place, what, "Nothing is shown in its place.");
}

function mayCallHooks(code: string): boolean {
  return [...code.matchAll(/\b(use[A-Z]\w*)\s*\(/g)].some(([, name = ""]) => Object.hasOwn(hookNames, name));
}

/** Elements and functions are no words: where such code fails, nothing is shown. */
function isMeantAsCode(code: string): boolean {
  return /<\/?[A-Za-z>]|=>\s*\{|\bfunction\b/.test(code);
}

/** Whether code has its own fallback for a missing name: `{name ?? "you"}`. */
function hasInstead(code: string, value: unknown): boolean {
  return /\|\||\?\?|\btypeof\b/.test(code) && value !== undefined && value !== null && value !== false;
}

/** Whether a value is one that a page can show: no function, and no object but elements, lists and content. */
function isShown(value: unknown): boolean {
  if (typeof value === "function") return false;
  return typeof value !== "object" || value instanceof ContentValue || childOf(value) !== null || value === null;
}

function compileExpression(code: string): string {
  const text = `(${code}\n)`;
  return `return (${writeJs(text, parseExpression(code))}\n)`;
}

function lookUp(name: string, scope: Scope): unknown {
  if (!name.includes(".")) return scope.get(name);
  const [first = "", ...rest] = name.split(".");
  let value = scope.get(first);
  for (const part of rest) {
    if ((typeof value !== "object" || value === null) && typeof value !== "function") return undefined;
    value = Reflect.get(value, part);
  }
  return value;
}

function toNode(request: ElementRequest, component: ElementKind): ContentNode {
  return { type: "element", ...request, component };
}
