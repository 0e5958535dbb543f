// Makes responses ready to draw: by status, with headers, bodies and links to what may be called next.
import { entriesAt, isObject, type Json, type JsonObject, textAt } from "../json.js";
import { fallbackTitle, type Operation, targetOf } from "../operations.js";
import { below, pathOf } from "../pointer.js";
import type { LinkView, ResponseView } from "../views.js";
import { mediaViews } from "./media.js";
import { headerViews, type PageIds } from "./parameters.js";
import { uniqueAnchor } from "./schema/anchor.js";
import type { Direction } from "./schema/block.js";
import type { Viewer } from "./viewer.js";

/** Numbers, then ranges, then `default`. */
export function responseViews(operation: Operation, ids: PageIds, viewer: Viewer): ResponseView[] {
  const direction: Direction = ids.direction === "request" ? "response" : "request";
  const views: ResponseView[] = [];
  for (const [status, written] of entriesAt(operation.value, "responses")) {
    if (status.startsWith("x-")) continue;
    const response = viewer.resolver.open(written, below(operation.pointer, "responses", status));
    if (!response) continue;
    const { value, pointer } = response;
    const id = uniqueAnchor(`${ids.prefix}response-${status}`, ids.taken);
    views.push({
      id,
      status,
      isRepeated: viewer.isRepeatedError(operation.value, status, written),
      description: viewer.prose(textAt(value, "description") ?? textAt(value, "summary")),
      headers: headerViews(value, pointer, { id, direction, page: ids.page, viewer }),
      media: mediaViews(value, pointer, { ...ids, id, direction }, viewer),
      links: linkViews(value, pointer, viewer),
    });
  }
  return views.sort((a, b) => rank(a.status) - rank(b.status));
}

function rank(status: string): number {
  if (/^\d{3}$/.test(status)) return Number(status);
  return /^\dXX$/i.test(status) ? 1000 + Number(status[0]) : 2000;
}

function linkViews(response: JsonObject, pointer: string, viewer: Viewer): LinkView[] {
  const views: LinkView[] = [];
  for (const [name, written] of entriesAt(response, "links")) {
    const link = viewer.resolver.open(written, below(pointer, "links", name))?.value;
    if (!link) continue;
    const found = linkedOperation(link, viewer);
    const target = found && targetOf(viewer.description.id, found);
    views.push({
      name,
      description: viewer.prose(textAt(link, "description")),
      label: found ? fallbackTitle(found) : (textAt(link, "operationId") ?? textAt(link, "operationRef") ?? name),
      address: target && viewer.options.addressOf(target),
      parameters: entriesAt(link, "parameters").map(([key, value]) => ({ name: key, value: inText(value) })),
      requestBody: link["requestBody"] === undefined ? null : inText(link["requestBody"]),
    });
  }
  return views;
}

function linkedOperation(link: JsonObject, viewer: Viewer) {
  const id = textAt(link, "operationId");
  if (id !== null) return viewer.operations().find(({ value }) => textAt(value, "operationId") === id) ?? null;
  const path = pathOf(textAt(link, "operationRef") ?? "");
  if (path?.[0] !== "paths") return null;
  const [, name, method] = path;
  return (
    viewer
      .operations()
      .find((one) => one.name === name && one.method === method?.toUpperCase() && one.kind === "endpoint") ?? null
  );
}

function inText(value: Json): string {
  return typeof value === "string" ? value : isObject(value) || value === null ? JSON.stringify(value) : String(value);
}
