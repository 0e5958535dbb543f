// Makes endpoints, webhooks and callbacks ready to draw.
import {
  entriesAt,
  extensionOf,
  isArray,
  isObject,
  isTrue,
  type Json,
  type JsonObject,
  type Maybe,
  member,
  textAt,
} from "../json.js";
import { givenTitle, operationDescription, operationTitle } from "../operation-title.js";
import {
  type AnyOperation,
  fallbackTitle,
  type Operation,
  operationsOf,
  type PathOperation,
  targetOf,
  type WebhookOperation,
} from "../operations.js";
import { below, pathOf } from "../pointer.js";
import { findSampleLanguage } from "../samples/sample-languages.js";
import type {
  CallbackView,
  CodeSampleView,
  EndpointView,
  LinkView,
  OperationView,
  ResponseView,
  WebhookView,
  WrittenResponseView,
} from "../views.js";
import { bodyView, mediaViews } from "./media.js";
import { headerViews, type PageIds, parameterViews } from "./parameters.js";
import { anchorBelow, uniqueAnchor } from "./schema/anchor.js";
import { externalDocs } from "./schema/bare-view.js";
import type { Direction } from "./schema/block.js";
import { type PageSchemas, pageSchemas } from "./schema/page-schemas.js";
import { securityView } from "./security-view.js";
import { serverViews } from "./servers-view.js";
import type { Viewer } from "./viewer.js";

export function endpointView(operation: PathOperation, viewer: Viewer): EndpointView {
  const { value, name } = operation;
  const ids = newIds("request");
  const common = commonView(operation, { path: name, title: operationTitle(operation), ids }, viewer);
  return {
    ...common,
    kind: "endpoint",
    path: name,
    servers: serverViews([value, operation.item, viewer.description.document], viewer),
    security: securityView(value, viewer),
    callbacks: callbackViews(operation, ids, viewer),
    codeSamples: codeSamples(value),
    writtenResponses: writtenResponses(value),
    opensPlayground: isTrue(member(extensionOf(value)?.value, "playground"), "expand"),
  };
}

/** The API calls the reader: its body is what the API sends. */
export function webhookView(operation: WebhookOperation, viewer: Viewer): WebhookView {
  return {
    ...commonView(operation, { path: "", title: operationTitle(operation), ids: newIds("response") }, viewer),
    kind: "webhook",
    name: operation.name,
  };
}

function newIds(direction: Direction): PageIds {
  return { taken: new Set(), page: pageSchemas(), prefix: "", direction };
}

interface Heading {
  /** A template whose variables are path parameters; empty where there is none. */
  readonly path: string;
  /** The title if there is no summary. */
  readonly title: string;
  readonly ids: PageIds;
}

function commonView(operation: Operation, { path, title, ids }: Heading, viewer: Viewer): OperationView {
  const { value, method } = operation;
  return {
    method,
    title,
    description: viewer.prose(operationDescription(operation)),
    deprecated: isTrue(value, "deprecated"),
    operationId: textAt(value, "operationId"),
    marks: viewer.marksOf(value),
    externalDocs: externalDocs(value),
    parameters: parameterViews({ ...operation, path }, ids, viewer),
    body: bodyView(operation, ids, viewer),
    responses: responseViews(operation, ids, viewer),
  };
}

function callbackViews(operation: Operation, { taken, page }: PageIds, viewer: Viewer): CallbackView[] {
  const views: CallbackView[] = [];
  for (const [name, written] of entriesAt(operation.value, "callbacks")) {
    const callback = viewer.resolver.open(written, below(operation.pointer, "callbacks", name));
    if (!callback) continue;
    for (const [expression, item] of Object.entries(callback.value)) {
      if (expression.startsWith("x-") || expression === "summary" || expression === "description") continue;
      const id = uniqueAnchor(anchorBelow("callback", name), taken);
      const found = operationsOf(item, below(callback.pointer, expression), viewer.resolver);
      views.push({
        id,
        name,
        expression,
        operations: found.map((one) => callbackOperation(one, { id, page }, viewer)),
      });
    }
  }
  return views;
}

function callbackOperation(
  operation: Operation,
  callback: { readonly id: string; readonly page: PageSchemas },
  viewer: Viewer,
): CallbackView["operations"][number] {
  const id = anchorBelow(callback.id, operation.method.toLowerCase());
  const ids: PageIds = { taken: new Set(), page: callback.page, prefix: `${id}-`, direction: "response" };
  const title = givenTitle(operation) ?? operation.method;
  return { id, ...commonView(operation, { path: "", title, ids }, viewer) };
}

/** Samples of requests, in the order of the description. */
function codeSamples(operation: JsonObject): CodeSampleView[] {
  const written = operation["x-codeSamples"] ?? operation["x-code-samples"];
  return [
    ...(isArray(written) ? written.flatMap(labelledSample) : []),
    ...writtenExamples(operation).flatMap(requestsOf),
  ];
}

/** Samples of responses: those that belong to samples of requests. */
function writtenResponses(operation: JsonObject): WrittenResponseView[] {
  return writtenExamples(operation).flatMap((example) => {
    const text = textAt(example, "response");
    return text === null ? [] : [{ label: textAt(example, "title") ?? "Example", text: text.trimEnd() }];
  });
}

function labelledSample(sample: Maybe): CodeSampleView[] {
  const language = textAt(sample, "lang");
  const source = textAt(sample, "source");
  if (language === null || source === null) return [];
  return [{ example: null, language, label: textAt(sample, "label") ?? language, source }];
}

/** One example or a list of them. */
function writtenExamples(operation: JsonObject): Maybe[] {
  const examples = member(operation["x-oaiMeta"], "examples");
  if (isArray(examples)) return [...examples];
  return isObject(examples) ? [examples] : [];
}

function requestsOf(example: Maybe): CodeSampleView[] {
  return entriesAt(example, "request").flatMap(([language, source]) => {
    if (typeof source !== "string" || source === "") return [];
    const label = findSampleLanguage(language)?.label ?? language;
    return [{ example: textAt(example, "title"), language, label, source: source.trimEnd() }];
  });
}

/** Numbers, then ranges, then `default`. */
function responseViews(operation: Operation, ids: PageIds, viewer: Viewer): ResponseView[] {
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
      media: mediaViews({ value, pointer }, { ...ids, id, direction }, viewer),
      links: linkViews(value, viewer),
    });
  }
  return views.sort((a, b) => rank(a.status) - rank(b.status));
}

function rank(status: string): number {
  if (/^\d{3}$/.test(status)) return Number(status);
  return /^\dXX$/i.test(status) ? 1000 + Number(status[0]) : 2000;
}

function linkViews(response: JsonObject, viewer: Viewer): LinkView[] {
  const views: LinkView[] = [];
  for (const [name, written] of entriesAt(response, "links")) {
    const link = viewer.resolver.open(written)?.value;
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
  const [first, name, method = ""] = pathOf(textAt(link, "operationRef") ?? "") ?? [];
  const isMeant = (one: AnyOperation) => {
    if (id !== null) return textAt(one.value, "operationId") === id;
    return first === "paths" && one.name === name && one.method === method.toUpperCase() && one.kind === "endpoint";
  };
  return viewer.operations().find(isMeant) ?? null;
}

function inText(value: Json): string {
  return typeof value === "string" ? value : isObject(value) || value === null ? JSON.stringify(value) : String(value);
}
