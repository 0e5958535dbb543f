// Owns the interface for expressions and elements while a tree is resolved.
import type { Component } from "../../components/component.js";
import type { ContentNode, HandlerSource, Span } from "../../model/content-tree.js";
import type { Place, Report } from "../../shared/problem.js";
import type { CodeFile } from "./code-from-file.js";

/** What evaluating asks of its surroundings. */
export interface Evaluator {
  /** The value of an expression's code; content nodes where it refers to content. */
  readonly evaluate: (code: string, place: Place) => unknown;
  /** The same for an expression that is drawn in its place; null where it uses undefined names, like words in braces. */
  readonly show: (code: string, place: Place) => Shown | null;
  /** The nodes for a JSX element: itself, a snippet's content, its children, or nothing. */
  readonly element: (element: ElementRequest) => readonly ContentNode[];
  /** The component of ours that the name refers to here, if it does. */
  readonly registered: (name: string) => Component | null;
  readonly report: Report;
  /** Reports a language of code that was probably meant to be another. */
  readonly checkLanguage: (language: string, place: Place) => void;
  /** What a block shows of a file that its fence names. Empty where there is no such file or part, which is reported. */
  readonly codeOfFile: (named: CodeFile, place: Place) => string;
  /** What JSX that an expression gave draws. */
  readonly drawn: (value: unknown, place: Place) => readonly ContentNode[];
  /** A text of the file with the snippet's props put in. */
  readonly substitute: (text: string) => string;
}

/** What an expression gave. */
export interface Shown {
  readonly value: unknown;
}

export interface ElementRequest {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly ContentNode[];
  readonly isBlock: boolean;
  readonly place: Place;
  readonly span: Span | null;
  readonly handlers: HandlerSource | null;
}

/** Content that an expression may refer to: the children of a snippet. */
export class ContentValue {
  /** `source` is the text that the spans of the nodes point into. */
  constructor(
    readonly nodes: readonly ContentNode[],
    readonly source: string,
  ) {}
}
