// Builds the request that an operation's filled-in values make; runs at build time and in the playground.

import type { ParameterLocation } from "../views.js";
import type { NamedText, RequestModel } from "./request.js";
import { type BodyInput, bodyKind, formText, serializeBody } from "./serialize-body.js";
import {
  encodeText,
  headerSafe,
  headerText,
  isMissing,
  pathText,
  plainPairs,
  queryPairs,
  type StyleRule,
} from "./serialize-parameter.js";

/** A parameter and its value; undefined leaves it out. */
export interface ParameterInput extends StyleRule {
  readonly name: string;
  readonly in: ParameterLocation;
  /** The media type of a parameter that is described by `content`. */
  readonly mediaType: string | null;
  readonly value: unknown;
}

/** A credential, ready to be added to the request. */
export interface Credential extends NamedText {
  readonly in: "header" | "query" | "cookie";
}

/** Everything that decides on a request. */
export interface RequestInput {
  readonly method: string;
  /** Base URL with its variables filled in. */
  readonly server: string;
  /** Path template such as `/pets/{id}`. */
  readonly path: string;
  readonly parameters: readonly ParameterInput[];
  readonly credentials: readonly Credential[];
  readonly body: BodyInput | null;
  /** The answer comes in pieces. */
  readonly isStreamed?: boolean;
}

/** Builds the request: URL, headers, cookies and body. */
export function serializeRequest(input: RequestInput): RequestModel {
  const body = input.body && serializeBody(input.body);
  const content = body && body.kind !== "multipart" ? [{ name: "Content-Type", value: body.mediaType }] : [];
  const query = [
    ...partsIn(input, "query").flatMap((each) => pairsOf(each).map((pair) => pair.join("="))),
    ...partsIn(input, "querystring").map(queryText),
    ...credentialsIn(input, "query").map(({ name, value }) => `${encodeText(name)}=${encodeText(value)}`),
  ].filter(Boolean);
  const url = joinUrl(input.server, fillPath(input));
  return {
    method: input.method.toUpperCase(),
    url: query.length === 0 ? url : `${url}${url.includes("?") ? "&" : "?"}${query.join("&")}`,
    headers: lastWins([
      ...content,
      ...partsIn(input, "header").map(headerOf),
      ...credentialsIn(input, "header").map(safe),
    ]),
    cookies: cookiesOf(input),
    body,
    isStreamed: input.isStreamed ?? false,
  };
}

/** Fills in the variables of a server's URL; one without a value keeps its braces. */
export function fillServer(url: string, values: Readonly<Record<string, string>>): string {
  return url.replace(/\{([^{}]+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}

/** Appends a path to a base URL, with exactly one slash between. */
export function joinUrl(server: string, path: string): string {
  return `${server.replace(/\/+$/, "")}/${path.replace(/^\/+/, "")}`;
}

/** A fragment only tells apart operations of one address: it is never sent, and a query after it would be lost. */
function fillPath(input: RequestInput): string {
  const parameters = new Map(partsIn(input, "path").map((each) => [each.name, each]));
  return input.path.replace(/#.*$/s, "").replace(/\{([^{}]+)\}/g, (whole, name: string) => {
    const parameter = parameters.get(name);
    if (!parameter || isMissing(parameter.value)) return whole;
    if (parameter.mediaType) return encodeText(JSON.stringify(parameter.value));
    return pathText(name, parameter.value, parameter);
  });
}

function pairsOf(parameter: ParameterInput) {
  if (!parameter.mediaType) return queryPairs(parameter.name, parameter.value, parameter);
  return [[encodeText(parameter.name), encodeText(contentText(parameter))] as const];
}

/** A whole query: the fields of a form, or any other text with everything encoded that would end it. */
function queryText({ mediaType, value }: ParameterInput): string {
  const type = mediaType ?? "application/x-www-form-urlencoded";
  const isForm = bodyKind(type) === "form" && typeof value === "object";
  return isForm ? formText(value, {}) : encodeText(contentText({ mediaType: type, value }));
}

function headerOf(parameter: ParameterInput): NamedText {
  const value = parameter.mediaType
    ? headerSafe(contentText(parameter))
    : headerText(parameter.value, parameter.explode);
  return { name: parameter.name, value };
}

function cookiesOf(input: RequestInput): NamedText[] {
  const given = partsIn(input, "cookie").flatMap((each) =>
    each.style === "cookie" && !each.mediaType
      ? plainPairs(each.name, each.value, each.explode)
      : pairsOf(each).map(([name, value]) => ({ name, value })),
  );
  const credentials = credentialsIn(input, "cookie");
  return [...given, ...credentials.map(({ name, value }) => ({ name: encodeText(name), value: encodeText(value) }))];
}

function contentText({ mediaType, value }: Pick<ParameterInput, "mediaType" | "value">): string {
  return typeof value === "string" && bodyKind(mediaType ?? "") !== "json" ? value : JSON.stringify(value);
}

/** A header that is set twice, such as `Content-Type` by a parameter, is sent once. */
function lastWins(headers: readonly NamedText[]): NamedText[] {
  const byName = new Map<string, NamedText>();
  for (const header of headers) byName.set(header.name.toLowerCase(), header);
  return [...byName.values()];
}

function safe({ name, value }: NamedText): NamedText {
  return { name, value: headerSafe(value) };
}

function partsIn({ parameters }: RequestInput, place: ParameterLocation): ParameterInput[] {
  return parameters.filter((each) => each.in === place && !isMissing(each.value));
}

function credentialsIn({ credentials }: RequestInput, place: Credential["in"]): Credential[] {
  return credentials.filter((each) => each.in === place);
}
