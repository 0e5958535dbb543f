// Continues where the tree of a schema ends: the rest opens in place, or is elsewhere.
import { useDraw } from "../../components/draw-context.js";
import type { Html } from "../../model.js";
import { isPointer } from "../../openapi/parts/large-parts.js";
import type { LoadView, SchemaView, TreeEnd } from "../../openapi/schema-views.js";
import { attributeOfWords } from "../../shared/english/differing-words.js";
import { LOADING_WORDS } from "../../shared/english/loading.js";
import type { UiStrings } from "../../shared/ui-strings.js";
import type { SchemaPen } from "./schema-pen.js";

export function writeEnd({ end, named, type }: SchemaView, pen: SchemaPen): void {
  if (!end) return;
  const { reason, anchor, load } = end;
  const name = named?.name ?? type;
  if (reason === "recursion" || load === null || anchor !== null) writeNote(end, name, pen);
  if (load) writeLoaded(load, isPointer(load.name) ? name : load.name, pen);
}

function writeNote({ reason, anchor, load }: TreeEnd, name: string, pen: SchemaPen): void {
  const { page, settings } = pen.services;
  const said = reason === "recursion" ? page.ui.recursive : page.ui.continuesElsewhere;
  pen.write`<p class="field-end"><span class="field-pill">${said}</span> `;
  if (anchor !== null) pen.write`<a href="#${encodeURIComponent(anchor)}">${name} (${SHOWN_SOMEWHERE})</a>`;
  else if (load === null && settings.descriptionAddress !== null)
    pen.write`<a href="${settings.descriptionAddress}">${name} (OpenAPI)</a>`;
  pen.write`</p>`;
}

/** Opened, it takes its rows from the page that it leads to; without scripts there is the link. */
function writeLoaded({ address, id, at, direction }: LoadView, name: string, pen: SchemaPen): void {
  const { link } = pen.services.page;
  const anchor = id === "schema" ? "" : `#${encodeURIComponent(id)}`;
  pen.write`<details class="expandable" data-part="${id}" data-at="${at}"`;
  if (direction !== "both") pen.write` data-direction="${direction}"`;
  pen.write`>`;
  writeButton(pen);
  pen.write`<div class="schema"><a href="${link(address) + anchor}">${name}</a></div></details>`;
}

/** What opens a part. */
export function writeButton(pen: SchemaPen): void {
  const { ui } = pen.services.page;
  pen.write`<summary data-component-part="expandable-button"><span class="expandable-closed">${ui.showProperties}</span>`;
  pen.write`<span class="expandable-opened">${ui.hideProperties}</span></summary>`;
}

/** What the page says while it loads a part, for the element that does: it has the English words itself. */
export function useLoadingWords() {
  return { "data-words": attributeOfWords(useDraw().ui, LOADING_WORDS) };
}

/** A placeholder for "shown above" or "shown below" until the page is drawn. */
const SHOWN_SOMEWHERE = "\u{e000}shown\u{e000}";

const LINK = new RegExp(`(<a href="#([^"]*)">[^<]* \\()${SHOWN_SOMEWHERE}`, "gu");

/** Replaces the placeholders. */
export function sayWhere(html: Html, ui: UiStrings): Html {
  if (!html.includes(SHOWN_SOMEWHERE)) return html;
  return html.replace(LINK, (...[, link, target, at]: [string, string, string, number]) => {
    const isBelow = html.indexOf(` id="${decodeURIComponent(target)}"`) > at;
    return `${link}${isBelow ? ui.shownBelow : ui.shownAbove}`;
  });
}
