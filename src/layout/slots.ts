// Owns templates: HTML that is drawn once per branch, with slots that each page fills anew.
import type { VNode } from "preact";
import { render } from "preact-render-to-string";
import type { Html } from "../model.js";
import { addAll } from "../shared/lists.js";
import { oncePerKey } from "./once-per-key.js";

const OPEN = "\u0001";
const CLOSE = "\u0002";

/** Marks what differs from page to page in drawn HTML; filled with HTML. Its control characters never occur in text. */
export function slot(name: string): string {
  return OPEN + name + CLOSE;
}

/** Slots inside the query of an address are percent-encoded with it; the names of such slots start with `%`. */
export function encodedSlots(html: Html): Html {
  return html.replaceAll(encodeURIComponent(OPEN), `${OPEN}%`).replaceAll(encodeURIComponent(CLOSE), CLOSE);
}

/** Literal HTML at even indexes, names of slots at odd ones. */
export type Template = readonly string[];

function isSlot(at: number): boolean {
  return at % 2 === 1;
}

export function toTemplate(html: Html): Template {
  const [start = "", ...rest] = html.split(OPEN);
  return [start, ...rest.flatMap((part) => part.split(CLOSE))];
}

export function fillTemplate(template: Template, value: (name: string) => Html): Html {
  return fillPieces(template, value).join("");
}

/**
 * The same, as consecutive pieces: what pages share is not copied into each, and a character beyond Latin-1 only widens its
 * own piece.
 */
export function fillPieces(template: Template, value: (name: string) => Html | readonly Html[]): Html[] {
  const pieces: Html[] = [];
  template.forEach((part, at) => {
    const filling = isSlot(at) ? value(part) : part;
    if (typeof filling === "string") pieces.push(filling);
    else addAll(pieces, filling);
  });
  return pieces;
}

/** A template with what a page puts in its slots, in their order. */
export interface Filled {
  readonly template: Template;
  readonly fillings: readonly Html[];
}

export function filled(template: Template, value: (name: string) => Html): Filled {
  return { template, fillings: template.filter((_, at) => isSlot(at)).map(value) };
}

/** Its HTML as consecutive pieces. */
export function piecesOf({ template, fillings }: Filled): Html[] {
  let at = 0;
  return fillPieces(template, () => fillings[at++] ?? "");
}

/** What all pages of a template share. */
export function literalsOf(template: Template): Html[] {
  return template.filter((_, at) => !isSlot(at));
}

/** Visits the parts of a template in order. */
export function eachPart(template: Template, html: (part: Html) => void, slot: (name: string) => void): void {
  template.forEach((part, at) => {
    (isSlot(at) ? slot : html)(part);
  });
}

/** Draws what parts of the same shape share, when the first of them is drawn. */
export function drawnOnce<Shape>(draw: (shape: Shape) => VNode): (shape: Shape) => Template {
  return oncePerKey((shape: Shape) => toTemplate(render(draw(shape))), JSON.stringify);
}
