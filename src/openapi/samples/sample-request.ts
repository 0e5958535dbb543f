// Builds the request that an operation's samples show: example values, placeholder credentials, the first server.

import { placeholderCredential, shapeOf } from "../credentials.js";
import type { Json, JsonObject } from "../json.js";
import { fillServer, type ParameterInput, type RequestInput, UNKNOWN_SERVER } from "../serialize.js";
import type { BodyInput, PropertyEncoding } from "../serialize-body.js";
import { isMissing } from "../serialize-parameter.js";
import type { EndpointView, MediaView, ParameterView, SchemaView, ServerView } from "../views.js";
import type { MediaSample } from "./sample-media.js";
import { sampleOf } from "./sample-schema.js";

/** What decides on the request besides the operation. */
export interface RequestAim {
  /** Leaves out parameters that are not required. */
  readonly requiredOnly: boolean;
  /** Makes a relative server absolute. */
  readonly absolute: (url: string) => string;
  /** The body's example; null where the operation has no body or no example. */
  readonly body: { readonly media: MediaView; readonly sample: MediaSample } | null;
}

/** The sample request as input for `serializeRequest`. */
export function sampleRequest(view: EndpointView, aim: RequestAim): RequestInput {
  const [choice] = view.security.optional ? [] : view.security.choices;
  return {
    method: view.method,
    server: sampleServer(view.servers[0] ?? null, aim.absolute),
    path: view.path,
    parameters: view.parameters.filter((each) => isShown(each, aim)).map(parameterInput),
    credentials: (choice?.schemes ?? [])
      .map((scheme) => placeholderCredential(shapeOf(scheme), scheme.prefill))
      .filter((each) => each !== null),
    body: aim.body && bodyInput(aim.body.media, aim.body.sample),
  };
}

/** The value a parameter has in samples. */
export function parameterSample(parameter: ParameterView): Json {
  const [example] = parameter.examples;
  if (example?.value.kind === "json") return example.value.value;
  if (example?.value.kind === "text") return example.value.text;
  return sampleOf(plainSchema(parameter.schema), { direction: "request", requiredOnly: false });
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
        ...(contentType !== null && { contentType }),
        ...(style !== null && { style }),
        ...(explode !== null && { explode }),
        ...(allowReserved && { allowReserved }),
      },
    ]),
  );
}

function sampleServer(server: ServerView | null, absolute: (url: string) => string): string {
  if (!server) return UNKNOWN_SERVER;
  const values = server.variables.map(({ name, default: value }) => [name, value] as const);
  return absolute(fillServer(server.url, Object.fromEntries(values)));
}

function isShown({ required, deprecated }: ParameterView, { requiredOnly }: RequestAim): boolean {
  return required || !(requiredOnly || deprecated);
}

function parameterInput(parameter: ParameterView): ParameterInput {
  const { name, in: place, style, explode, allowReserved, mediaType } = parameter;
  const value = parameterSample(parameter);
  // A path needs a value, even where nothing is known about it.
  const filled = place === "path" && isMissing(value) ? "string" : value;
  return { name, in: place, style, explode, allowReserved, mediaType, value: filled };
}

/** A view as the sampler takes it. */
function plainSchema(view: SchemaView): JsonObject {
  const { fixed, examples, default: standard, enumValues, limits, format, rows, items } = view;
  const [type] = view.types;
  const [example] = examples;
  const choice = enumValues.find(({ value }) => value !== null);
  const known = fixed?.value ?? example ?? standard?.value ?? choice?.value;
  if (known !== undefined) return { const: known };
  const [branch] = view.choices[0]?.variants ?? [];
  if (branch && !type) return plainSchema(branch.schema);
  const properties = rows
    .filter((row) => row.kind === "property")
    .map((row) => [row.name, plainSchema(row.schema)] as const);
  return {
    ...(type && type !== "file" && { type }),
    ...(format && { format }),
    ...(limits && toObject(limits)),
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
    ...(items && { items: plainSchema(items) }),
  };
}

function toObject(limits: NonNullable<SchemaView["limits"]>): JsonObject {
  const { pattern: _, ...numbers } = limits;
  const entries = Object.entries(numbers).filter((entry): entry is [string, number] => typeof entry[1] === "number");
  return Object.fromEntries(entries);
}
