// Owns the state of a playground: inputs, and the request they make.

import { credentialOf, placeholderCredential, type Secret } from "../../openapi/request/credentials.js";
import { type Credential, fillServer, type RequestInput } from "../../openapi/request/serialize.js";
import type { BodyInput } from "../../openapi/request/serialize-body.js";
import { isStreamed } from "../../openapi/request/streaming.js";
import { parseUrl } from "../../shared/parse-url.js";
import type { FormExample, PlaygroundBody, PlaygroundData, PlaygroundField } from "./playground-data.js";

/** Everything that can be filled in. It is changed in place, and its views are notified. */
export interface PlaygroundState {
  server: number;
  /** By server, then by variable. */
  variables: Record<string, string>[];
  /** By parameter; undefined is not sent. */
  values: unknown[];
  body: number;
  /** One per media type. */
  bodies: BodyState[];
  /** The chosen way to authorize. */
  choice: number;
  /** By the key of the scheme. */
  secrets: Record<string, Secret>;
  /** A header by hand, where no scheme says what to send. */
  header: { name: string; value: string };
  /** Identifies the reader to the site's proxy; null where not signed in. */
  token: string | null;
}

/** Where `text` is not null, the reader edits the body as text. */
export interface BodyState {
  value: unknown;
  text: string | null;
}

export const EMPTY_SECRET: Secret = { value: "", username: "", password: "" };

/** The initial state of a playground. */
export function startState(data: PlaygroundData): PlaygroundState {
  return {
    server: 0,
    variables: data.servers.map(({ variables }) =>
      Object.fromEntries(variables.map(({ name, value }) => [name, value])),
    ),
    values: data.parameters.map((each) => each.value ?? startValue(each.field, each.required)),
    body: 0,
    bodies: data.bodies.map(startBody),
    choice: 0,
    secrets: {},
    header: { name: "", value: "" },
    token: null,
  };
}

/** Puts an example of a body into its form, or into its text where that is edited. */
export function fillWith({ value, text }: FormExample, filled: BodyState): void {
  if (filled.text === null && value !== undefined) filled.value = value;
  else filled.text = text;
}

/** Chooses the body that has the example with that name, and puts it in; false where none has it. */
export function takeExample(name: string, { bodies }: PlaygroundData, state: PlaygroundState): boolean {
  for (const [index, { examples = [] }] of bodies.entries()) {
    const example = examples.find(({ label }) => label === name);
    const filled = state.bodies[index];
    if (!example || !filled) continue;
    state.body = index;
    fillWith(example, filled);
    return true;
  }
  return false;
}

/** The value of a field without an example: what the schema decides, no more. */
export function startValue(field: PlaygroundField, required: boolean): unknown {
  if (field.fixed) return required ? field.fixed.value : undefined;
  if (!required) return undefined;
  const [first] = field.values ?? [];
  if (first) return first.value;
  const [variant] = field.variants ?? [];
  const inner = variant ? startValue(variant.field, true) : undefined;
  if (!field.rows) return inner ?? (field.types[0] === "object" ? {} : field.types[0] === "array" ? [] : undefined);
  const entries = field.rows
    .filter(({ isRest }) => !isRest)
    .map((row) => [row.name, startValue(row.field, row.required === true)] as const)
    .filter(([, value]) => value !== undefined);
  return { ...(typeof inner === "object" ? inner : {}), ...Object.fromEntries(entries) };
}

/** Media types without a form are edited as text from the start. */
export function hasForm({ field, kind }: PlaygroundBody): boolean {
  if (!field || (kind !== "json" && kind !== "form" && kind !== "multipart")) return false;
  return Boolean(field.rows ?? field.items ?? field.variants ?? field.part);
}

function startBody(body: PlaygroundBody): BodyState {
  const value = body.value ?? (body.field ? startValue(body.field, body.required) : undefined);
  if (hasForm(body) || body.kind === "binary") return { value, text: null };
  return { value, text: body.required ? (body.text ?? "") : "" };
}

/** The current request. A sample shows a placeholder for a missing secret; a request is sent without one. */
export function requestOf(data: PlaygroundData, state: PlaygroundState, aim: "send" | "sample"): RequestInput {
  return {
    method: data.method,
    path: data.path,
    server: serverAddress(data, state),
    parameters: data.parameters.map((parameter, index) => ({ ...parameter, value: state.values[index] })),
    credentials: credentialsOf(data, state, aim),
    body: bodyInput(data, state),
    isStreamed: isStreamed(data.streaming, bodyInput(data, state)),
  };
}

/** The chosen server's absolute address, with its variables filled in. */
export function serverAddress(data: PlaygroundData, state: PlaygroundState): string {
  const server = data.servers[state.server];
  if (!server) return "";
  const url = fillServer(server.url, state.variables[state.server] ?? {});
  const base = data.base ?? (typeof location === "undefined" ? null : location.href);
  return (base === null ? null : parseUrl(url, base)?.href) ?? url;
}

function credentialsOf({ security }: PlaygroundData, state: PlaygroundState, aim: "send" | "sample"): Credential[] {
  const schemes = security.choices[state.choice]?.schemes ?? [];
  const { name, value } = state.header;
  if (name !== "" && value !== "") return [{ in: "header", name, value }];
  return schemes
    .map(({ key, shape, prefill }) => {
      const typed = credentialOf(shape, state.secrets[key] ?? EMPTY_SECRET);
      return typed || aim === "send" || security.optional ? typed : placeholderCredential(shape, prefill);
    })
    .filter((each) => each !== null);
}

function bodyInput(data: PlaygroundData, state: PlaygroundState): BodyInput | null {
  const body = data.bodies[state.body];
  const filled = state.bodies[state.body];
  if (!body || !filled) return null;
  const { type: mediaType, encoding } = body;
  if (filled.text === null) {
    return filled.value === undefined ? null : { mediaType, content: { kind: "value", value: filled.value }, encoding };
  }
  return filled.text === "" ? null : { mediaType, content: { kind: "text", text: filled.text }, encoding };
}
