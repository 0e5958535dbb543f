// Collects facts of an API page for search and the link checker.
import type { Html, LinkFact, Passage } from "../../model.js";
import { addAll } from "../../shared/add-all.js";
import { fileOf, unreachable } from "../../shared/problem.js";
import type { UiStrings } from "../../shared/ui-strings.js";
import { type Description, sourceName } from "../description.js";
import { LOCATION_TITLES, PARAMETER_LOCATIONS } from "../parameter-locations.js";
import type {
  ApiView,
  BodyView,
  ChannelView,
  EndpointView,
  OperationView,
  OverviewView,
  ResponseView,
  SchemaView,
  SecurityView,
} from "../views.js";
import { htmlLinks, htmlText } from "./html-text.js";

export interface ApiFacts {
  readonly passages: readonly Passage[];
  readonly links: readonly LinkFact[];
}

export interface FactsOptions {
  readonly description: Description;
  /** The base path that links in the view carry. */
  readonly base: string;
  /** Words of the page's language, used as names of sections. */
  readonly ui: UiStrings;
}

/** Facts for one view. Passages follow the sections of the page. */
export function apiFacts(view: ApiView, { description, base, ui }: FactsOptions): ApiFacts {
  const sink: Sink = { passages: [], html: [], ui };
  collect(view, sink);
  const place = fileOf(sourceName(description.source));
  const links = sink.html.flatMap((html) =>
    htmlLinks(html).map((link) => ({ ...link, target: asWritten(link.target, base), place })),
  );
  return { passages: sink.passages, links };
}

/** An address of the site as writers give it: without the base, and without the slash that pages end in. */
function asWritten(address: string, base: string): string {
  return address.startsWith(`${base}/`) ? address.slice(base.length).replace(/(?<=.)\/(?=[?#]|$)/, "") : address;
}

interface Sink {
  readonly passages: Passage[];
  readonly html: Html[];
  readonly ui: UiStrings;
}

function collect(view: ApiView, sink: Sink): void {
  switch (view.kind) {
    case "endpoint":
      collectEndpoint(view, sink);
      break;
    case "webhook":
      collectOperation(view, { title: view.title, lead: `Webhook ${view.name} ${view.method}` }, sink);
      break;
    case "schema": {
      const lines = [view.name, words(view.description, sink), ...schemaLines(view.schema, sink)];
      passage(sink, { anchor: null, headings: [view.title], lines });
      break;
    }
    case "overview":
      collectOverview(view, sink);
      break;
    case "channel":
      collectChannel(view, sink);
      break;
    default:
      unreachable(view);
  }
}

interface Section {
  readonly anchor: string | null;
  readonly headings: readonly string[];
  readonly lines: readonly string[];
}

function passage(sink: Sink, { anchor, headings, lines }: Section): void {
  const text = lines.filter((line) => line !== "").join("\n");
  if (text !== "") sink.passages.push({ anchor, headings, text, code: [] });
}

function words(html: Html | null, sink: Sink): string {
  if (html === null) return "";
  sink.html.push(html);
  return htmlText(html);
}

interface Lead {
  readonly title: string;
  /** The operation's name: `GET /pets/{id}`. */
  readonly lead: string;
  /** Lines of other names to be found by. */
  readonly names?: readonly string[];
}

/** Names of credentials and scopes, one line per scheme. Their descriptions are the same on every page, and not repeated. */
function securityNames({ choices }: SecurityView, sink: Sink): string[] {
  const schemes = choices.flatMap((choice) => choice.schemes);
  for (const { description } of schemes) words(description, sink);
  const lines = schemes.map((scheme) =>
    [scheme.key, scheme.kind === "apiKey" ? scheme.name : "", ...scheme.scopes.map(({ name }) => name)]
      .filter((name) => name !== "")
      .join(" "),
  );
  return [...new Set(lines)];
}

function collectEndpoint(view: EndpointView, sink: Sink): void {
  const name = `${view.method} ${view.path}`;
  const lead = [name, view.operationId ?? ""].join(" ").trim();
  collectOperation(view, { title: view.title, lead, names: securityNames(view.security, sink) }, sink);
  for (const callback of view.callbacks) {
    for (const operation of callback.operations) {
      const lead = `Callback ${callback.name} ${operation.method}`;
      collectOperation(operation, { title: view.title, lead, anchor: operation.id }, sink);
    }
  }
}

function collectOperation(view: OperationView, lead: Lead & { readonly anchor?: string }, sink: Sink): void {
  const headings = [lead.title];
  passage(sink, {
    anchor: lead.anchor ?? null,
    headings,
    lines: [lead.lead, words(view.description, sink), ...(lead.names ?? [])],
  });
  for (const place of PARAMETER_LOCATIONS) {
    const parameters = view.parameters.filter((one) => one.in === place);
    const lines = parameters.flatMap(({ name, schema, description }) => [
      line(name, schema, words(description, sink)),
      ...schemaLines(schema, sink),
    ]);
    passage(sink, {
      anchor: parameters[0]?.id ?? null,
      headings: [...headings, sink.ui[LOCATION_TITLES[place]]],
      lines,
    });
  }
  if (view.body) collectBody(view.body, headings, sink);
  for (const response of view.responses) if (!response.isRepeated) collectResponse(response, headings, sink);
}

function collectBody(body: BodyView, headings: readonly string[], sink: Sink): void {
  const lines = [words(body.description, sink)];
  for (const { type, schema } of body.media) lines.push(type, ...(schema ? schemaLines(schema, sink) : []));
  passage(sink, { anchor: body.id, headings: [...headings, sink.ui.body], lines });
}

function collectResponse(response: ResponseView, headings: readonly string[], sink: Sink): void {
  const lines = [words(response.description, sink)];
  for (const header of response.headers) {
    lines.push(line(header.name, header.schema, words(header.description, sink)));
  }
  for (const { type, schema } of response.media) lines.push(type, ...(schema ? schemaLines(schema, sink) : []));
  passage(sink, { anchor: response.id, headings: [...headings, `${sink.ui.response} ${response.status}`], lines });
}

/** Words of the whole, then those of each tag under its name. */
function collectOverview(view: OverviewView, sink: Sink): void {
  const lines = [words(view.description, sink), ...securityNames(view.security, sink)];
  passage(sink, { anchor: null, headings: [view.title], lines });
  for (const tag of view.groups.flatMap((group) => group.tags))
    passage(sink, { anchor: null, headings: [view.title, tag.label], lines: [words(tag.description, sink)] });
}

function collectChannel(view: ChannelView, sink: Sink): void {
  const headings = [view.title];
  const top = [view.address ?? view.name, words(view.description, sink), ...securityNames(view.security, sink)];
  passage(sink, { anchor: null, headings, lines: top });
  const parameters = view.parameters.map(({ name, description, values }) =>
    [[name, ...values].join(" "), words(description, sink)].filter((part) => part !== "").join(": "),
  );
  passage(sink, {
    anchor: view.parameters[0]?.id ?? null,
    headings: [...headings, sink.ui.parameters],
    lines: parameters,
  });
  for (const operation of view.operations) {
    for (const message of [...operation.messages, ...operation.replies]) {
      const lines = [message.name, words(message.description, sink)];
      if (message.payload) addAll(lines, schemaLines(message.payload, sink));
      passage(sink, { anchor: message.id, headings: [...headings, operation.title, message.title], lines });
    }
  }
}

/** One line per row: name, type, description. */
function schemaLines(schema: SchemaView, sink: Sink): string[] {
  const lines: string[] = [];
  for (const row of schema.rows) {
    lines.push(line(row.name, row.schema, words(row.schema.description, sink)), ...schemaLines(row.schema, sink));
  }
  for (const { name, description } of schema.enumValues) lines.push(name ?? "", words(description, sink));
  for (const part of [schema.items, ...schema.tuple, ...schema.rules.map((rule) => rule.schema)])
    if (part) lines.push(words(part.description, sink), ...schemaLines(part, sink));
  for (const { variants } of schema.choices)
    for (const variant of variants) {
      lines.push(
        line(variant.label, null, words(variant.schema.description, sink)),
        ...schemaLines(variant.schema, sink),
      );
    }
  return lines.filter((text) => text !== "");
}

function line(name: string, schema: SchemaView | null, text: string): string {
  const values = schema?.enumValues.map(({ value }) => String(value)).slice(0, 30) ?? [];
  const head = [name, schema?.type ?? "", values.join(", ")].filter((part) => part !== "").join(" ");
  return text === "" ? head : `${head}: ${text}`;
}
