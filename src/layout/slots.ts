// Owns templates: HTML that is drawn once per branch, with slots that each page fills anew.
import type { Html } from "../model.js";

const OPEN = "\u0001";
const CLOSE = "\u0002";

/** Stands in drawn HTML for what differs from page to page. Control characters occur in no text and need no escaping. */
export function slot(name: string): string {
  return OPEN + name + CLOSE;
}

/** Literal HTML at even places, names of slots at odd ones. */
export type Template = readonly string[];

export function toTemplate(html: Html): Template {
  const [start = "", ...rest] = html.split(OPEN);
  return [start, ...rest.flatMap((part) => part.split(CLOSE))];
}

export function fillTemplate(template: Template, value: (name: string) => string): Html {
  let html = "";
  for (const [index, part] of template.entries()) html += index % 2 === 0 ? part : value(part);
  return html;
}
