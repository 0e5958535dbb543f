// Owns templates: HTML that is drawn once per branch, with slots that each page fills anew.
import { Fragment, h } from "preact";
import { render } from "preact-render-to-string";
import type { Html } from "../model.js";

const OPEN = "\u0001";
const CLOSE = "\u0002";

/** Stands in drawn HTML for what differs from page to page. Control characters occur in no text and need no escaping. */
export function slot(name: string): string {
  return OPEN + name + CLOSE;
}

/** Slots that were written into the query of an address are encoded with it: their names get a `%` before them. */
export function encodedSlots(html: Html): Html {
  return html.replaceAll(encodeURIComponent(OPEN), `${OPEN}%`).replaceAll(encodeURIComponent(CLOSE), CLOSE);
}

/** What fills a slot is HTML: a text must become it first. */
export function escapeText(text: string): Html {
  return render(h(Fragment, null, text));
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
