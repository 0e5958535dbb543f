// Builds the request that an operation's samples show: example values, placeholder credentials, the first server.

import type { ServerView } from "../access-views.js";
import type { Json } from "../json.js";
import { placeholderCredential, shapeOf } from "../request/credentials.js";
import { fillServer, type ParameterInput, type RequestInput } from "../request/serialize.js";
import type { BodyInput, PropertyEncoding } from "../request/serialize-body.js";
import { isStreamed, streamingOf } from "../request/streaming.js";
import type { Resolver } from "../resolve.js";
import type { EndpointView, MediaView, ParameterView } from "../views.js";
import type { OptionalFields } from "./expansion.js";
import type { MediaSample } from "./sample-media.js";
import { sampleValue } from "./sample-schema.js";

interface SampleSources {
  readonly optional: OptionalFields;
  readonly resolver: Resolver;
}

/** What decides on the request besides the operation. */
export interface RequestAim extends SampleSources {
  /** Makes a relative server absolute. */
  readonly absolute: (url: string) => string;
  /** The body's example; null where the operation has no body or no example. */
  readonly body: { readonly media: MediaView; readonly sample: MediaSample } | null;
}

/** The placeholder where no server is known, so that no real host is called by accident. */
const UNKNOWN_SERVER = "{baseUrl}";

/** The sample request as input for `serializeRequest`. */
export function sampleRequest(view: EndpointView, aim: RequestAim): RequestInput {
  const [choice] = view.security.optional ? [] : view.security.choices;
  const body = aim.body && bodyInput(aim.body.media, aim.body.sample);
  return {
    method: view.method,
    server: sampleServer(view.servers[0] ?? null, aim.absolute),
    path: view.path,
    parameters: shownParameters(view, aim).map((each) => parameterInput(each, aim)),
    credentials: (choice?.schemes ?? [])
      .map((scheme) => placeholderCredential(shapeOf(scheme), scheme.prefill))
      .filter((each) => each !== null),
    body,
    isStreamed: isStreamed(streamingOf(view.responses), body),
  };
}

/** The value a parameter has in samples. */
export function parameterSample(parameter: ParameterView, { optional, resolver }: SampleSources): Json {
  const { name, schemaPointer } = parameter;
  const aim = { resolver, optional, direction: "request", branch: 0, name } as const;
  return writtenSample(parameter) ?? sampleValue(schemaPointer, aim);
}

/** The value that the author wrote; undefined: none. */
export function writtenSample({ examples }: ParameterView): Json | undefined {
  const [example] = examples;
  if (example?.value.kind === "json") return example.value.value;
  return example?.value.kind === "text" ? example.value.text : undefined;
}

/** A body's example with the settings of its media type for encoding. */
function bodyInput(media: MediaView, { content }: MediaSample): BodyInput | null {
  if (content.kind === "external") return null;
  return { mediaType: media.type, content, encoding: encodingOf(media) };
}

/** `encoding` in the form the serializer takes. */
export function encodingOf({ encoding }: MediaView): Record<string, PropertyEncoding> {
  return Object.fromEntries(
    encoding.map(({ name, contentType, style, explode, allowReserved }) => [
      name,
      {
        contentType: contentType ?? undefined,
        style: style ?? undefined,
        explode: explode ?? undefined,
        allowReserved: allowReserved || undefined,
      },
    ]),
  );
}

/** The server as samples call it: its variables have their defaults. */
export function sampleServer(server: ServerView | null, absolute: (url: string) => string): string {
  if (!server) return UNKNOWN_SERVER;
  const values = server.variables.map(({ name, default: value }) => [name, value] as const);
  return absolute(fillServer(server.url, Object.fromEntries(values)));
}

/** Most characters of the value of a parameter that need not be sent, and of all such values. */
const SHORT = 40;
const MOST_OPTIONAL = 160;

/** What is required, and of the others those with a short example; a longer one if the request would be empty without it. */
function shownParameters({ parameters }: EndpointView, aim: RequestAim): readonly ParameterView[] {
  const { optional, body } = aim;
  if (optional === "all") return parameters.filter(({ required, deprecated }) => required || !deprecated);
  let room = optional === "none" ? 0 : MOST_OPTIONAL;
  const takes = (parameter: ParameterView): boolean => {
    const length = isExemplified(parameter) ? JSON.stringify(parameterSample(parameter, aim)).length : room + 1;
    if (length > Math.min(room, SHORT)) return false;
    room -= length;
    return true;
  };
  const shown = parameters.filter((each) => each.required || takes(each));
  const isEmpty = shown.length === 0 && body === null && optional === "exemplified";
  return isEmpty ? parameters.filter(isExemplified).slice(0, 1) : shown;
}

function isExemplified({ deprecated, examples }: ParameterView): boolean {
  return !deprecated && examples.some(({ origin }) => origin !== "default");
}

/** A path keeps its placeholder, for the reader to fill in, where the author wrote nothing. */
function parameterInput(parameter: ParameterView, aim: RequestAim): ParameterInput {
  const { name, in: place, style, explode, allowReserved, mediaType, schema } = parameter;
  const value =
    place === "path"
      ? (writtenSample(parameter) ?? (schema.fixed ?? schema.default)?.value)
      : parameterSample(parameter, aim);
  return { name, in: place, style, explode, allowReserved, mediaType, value };
}
