// Owns what resolving asks for an element, and content as a value.
import type { ContentNode, HandlerSource, Span } from "../../model/content-tree.js";
import type { Place } from "../../shared/problem.js";

/** An element as a file has it, with its props evaluated and its children resolved. */
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
