// Reduces an endpoint's view to the data of its playground.

import type { SchemeView, ServerView } from "../../openapi/access-views.js";
import type { Json } from "../../openapi/json.js";
import { bodyOfCurl } from "../../openapi/request/body-of-curl.js";
import { shapeOf } from "../../openapi/request/credentials.js";
import { isBodiless } from "../../openapi/request/request.js";
import { streamingOf } from "../../openapi/request/streaming.js";
import type { Resolver } from "../../openapi/resolve.js";
import { withOwnLabels } from "../../openapi/samples/own-labels.js";
import { findSampleLanguage } from "../../openapi/samples/sample-languages.js";
import { type MediaSample, mediaSamples, sampleText } from "../../openapi/samples/sample-media.js";
import { encodingOf, writtenSample } from "../../openapi/samples/sample-request.js";
import type { ExampleView, SchemaView } from "../../openapi/schema-views.js";
import { PART_ID } from "../../openapi/view/schema/block.js";
import type { CodeSampleView, EndpointView, MediaView, ParameterView } from "../../openapi/views.js";
import { differingWords } from "../../shared/english/differing-words.js";
import { COMMON_WORDS, PLAYGROUND_WORDS } from "../../shared/english/playground.js";
import type { UiStrings } from "../../shared/ui-strings.js";
import type { ReferenceSettings } from "../reference-settings.js";
import { valueText } from "../schema/value-text.js";
import { formOfBody } from "./form-of-body.js";
import { oauthOf } from "./oauth/oauth-data.js";
import type {
  PlaygroundBody,
  PlaygroundData,
  PlaygroundField,
  PlaygroundParameter,
  PlaygroundScheme,
  PlaygroundServer,
} from "./playground-data.js";

interface Sources {
  readonly settings: ReferenceSettings;
  readonly resolver: Resolver;
  readonly ui: UiStrings;
  readonly link: (address: string) => string;
}

/** The data of the page's script tag. */
export function makePlaygroundData(view: EndpointView, sources: Sources): PlaygroundData {
  const { settings, ui } = sources;
  const { user, groups } = settings;
  return {
    method: view.method,
    path: view.path,
    servers: view.servers.map(serverOf),
    base: settings.descriptionUrl,
    parameters: view.parameters.map((each) => parameterOf(each, sources)),
    bodies: (isBodiless(view.method) ? [] : (view.body?.media ?? [])).map((each) => {
      const examples = [...each.examples, ...writtenBodies(each, view.codeSamples)];
      return bodyOf({ ...each, examples }, view.body?.required ?? false, sources);
    }),
    security: {
      optional: view.security.optional,
      choices: view.security.choices.map(({ label, schemes }) => ({
        label,
        schemes: schemes.map((scheme) => schemeOf(scheme, settings)),
      })),
    },
    streaming: streamingOf(view.responses),
    languages: settings.languages,
    proxy: settings.proxy,
    credentials: settings.credentials,
    lock: settings.display === "auth" ? { user, groups } : null,
    operations: settings.operations,
    user,
    // Those that differ from the English ones, which the script of the playground has.
    words: differingWords(ui, WORDS),
  };
}

const WORDS = { ...PLAYGROUND_WORDS, ...COMMON_WORDS };

function schemeOf(scheme: SchemeView, settings: ReferenceSettings): PlaygroundScheme {
  const oauth = oauthOf(scheme, settings);
  return { key: scheme.key, shape: shapeOf(scheme), prefill: scheme.prefill, ...(oauth && { oauth }) };
}

/** Most characters of an example shown in an empty field. */
const MOST_HINT = 80;

function serverOf({ url, label, variables }: ServerView): PlaygroundServer {
  return {
    url,
    label,
    variables: variables.map(({ name, prefill, default: standard, values }) => ({
      name,
      value: prefill ?? standard,
      values,
    })),
  };
}

function parameterOf(parameter: ParameterView, { settings: { prefill }, link }: Sources): PlaygroundParameter {
  const { name, in: place, required, style, explode, allowReserved, mediaType, schema } = parameter;
  const example = writtenSample(parameter);
  const start = startOf(schema, required);
  const value = prefill ? (example ?? start) : start;
  return {
    name,
    in: place,
    required,
    style,
    explode,
    allowReserved,
    mediaType,
    field: { ...fieldOf(schema, { link }), ...hintOf(example, schema) },
    ...(value !== undefined && { value }),
    ...(parameter.examples.length > 1 && { examples: parameter.examples.flatMap(parameterExample) }),
  };
}

/** What the menu of a parameter's examples offers: its name, if the author gave one, and its value. */
function parameterExample({ label, value, origin }: ExampleView): NonNullable<PlaygroundParameter["examples"]> {
  if (value.kind === "external") return [];
  const given = value.kind === "text" ? value.text : value.value;
  const text = valueText(given);
  const short = text.length > MOST_HINT ? `${text.slice(0, MOST_HINT)}…` : text;
  return [{ label: origin === "examples" && label !== text ? `${label}: ${short}` : short, value: given }];
}

function bodyOf(media: MediaView, required: boolean, sources: Sources): PlaygroundBody {
  const { type, kind, schema } = media;
  const { resolver, settings, link } = sources;
  const samples = mediaSamples(media, { resolver, direction: "request", optional: settings.optionalFields });
  const [sample] = samples;
  const isMeant = media.examples.length > 0 || schema?.rows.some((row) => row.required) || settings.prefill;
  const isForm = kind === "json" || kind === "form" || kind === "multipart";
  const value = isMeant && sample?.content.kind === "value" ? plainJson(sample.content.value) : undefined;
  return {
    type,
    kind,
    required,
    field: schema && isForm ? formOfBody(fieldOf(schema, { link }), media) : null,
    encoding: encodingOf(media),
    ...(value !== undefined && { value }),
    ...(media.examples.length > 1 && { examples: samples.flatMap((each) => exampleOf(each, media)) }),
    text:
      sample && kind !== "binary" && kind !== "multipart" && sample.content.kind !== "external"
        ? sampleText(sample, media)
        : null,
  };
}

/** The bodies of requests that the author wrote for cURL. */
function writtenBodies({ kind }: MediaView, samples: readonly CodeSampleView[]): ExampleView[] {
  if (kind !== "json") return [];
  const written = samples.flatMap(({ example, language, source }): ExampleView[] => {
    const value = findSampleLanguage(language)?.key === "bash" ? bodyOfCurl(source) : undefined;
    if (value === undefined) return [];
    const label = example ?? "Example";
    return [{ label, description: null, value: { kind: "json", value }, origin: "example" }];
  });
  return withOwnLabels(written);
}

/** What the menu of examples offers; examples that are elsewhere are not loaded. */
function exampleOf(sample: MediaSample, media: MediaView): NonNullable<PlaygroundBody["examples"]> {
  const { label, content } = sample;
  if (content.kind === "external") return [];
  const value = content.kind === "value" ? plainJson(content.value) : undefined;
  return [{ label, ...(value !== undefined && { value }), text: sampleText(sample, media) }];
}

/** The initial value of a field that is not prefilled. What the server takes by default is not sent for it. */
function startOf({ fixed, prefill, default: standard }: SchemaView, required: boolean): Json | undefined {
  return (fixed ?? prefill ?? (required ? standard : null))?.value;
}

/** An example as one would type it: quotation marks would be sent, except where any JSON is allowed. */
function hintOf(example: Json | undefined, { types }: SchemaView): Pick<PlaygroundField, "hint"> {
  if (example === undefined) return {};
  const hint = typeof example === "string" && types.length > 0 ? example : valueText(example);
  return hint.trim() === "" ? {} : { hint };
}

/** Nothing where the example is too long to be read in the field. */
function shortly(value: Json | undefined): Json | undefined {
  return value === undefined || JSON.stringify(value).length >= MOST_HINT ? undefined : value;
}

/** What a form is made with. */
interface FormSources {
  /** A path of the site. */
  readonly link: (address: string) => string;
  /** The anchor of the field, where other pages take parts of the form. */
  readonly id?: string;
  /** Whether it is the items of a list, whose anchor they share. */
  readonly isItem?: boolean;
}

/** The form of a schema's own page, for the playgrounds of others. */
export function partForm(schema: SchemaView, link: FormSources["link"]): PlaygroundField {
  return fieldOf(schema, { link, id: PART_ID });
}

/** The form of a schema; a named file is not part of the data. */
export function fieldOf(schema: SchemaView, { link, id, isItem }: FormSources): PlaygroundField {
  const [choice] = schema.choices;
  const variants = choice && choice.mode !== "all" ? choice.variants : [];
  const [example] = schema.examples;
  const load = schema.end?.load;
  const inside = (own: string): FormSources => (id === undefined ? { link } : { link, id: own });
  const hasInside = schema.rows.length > 0 || schema.items !== null || variants.length > 0;
  return {
    type: schema.type,
    types: schema.types,
    ...(id !== undefined && (hasInside || load) && { id }),
    ...(id !== undefined && schema.readOnly && { readOnly: true }),
    ...(schema.nullable && { nullable: true }),
    ...(schema.format !== null && { format: schema.format }),
    ...hintOf(shortly(example ?? schema.default?.value), schema),
    ...(schema.enumValues.length > 0 && {
      values: schema.enumValues.map(({ value, name }) => ({
        value,
        ...(name !== null && { label: `${valueText(value)} · ${name}` }),
      })),
    }),
    ...(schema.fixed && { fixed: schema.fixed }),
    ...(schema.limits && { limits: schema.limits }),
    ...(schema.accept !== null && { accept: schema.accept }),
    ...(schema.rows.length > 0 && { rows: rowsOf(schema, inside) }),
    ...(schema.items && { items: fieldOf(schema.items, { ...inside(id ?? ""), isItem: true }) }),
    ...(load && { part: { to: link(load.address), id: load.id, ...(isItem && load.isAbove && { isItem }) } }),
    ...(variants.length > 0 && {
      variants: variants.map(({ id: own, label, schema: inner }) => ({ label, field: fieldOf(inner, inside(own)) })),
    }),
  };
}

function rowsOf({ rows }: SchemaView, inside: (id: string) => FormSources): NonNullable<PlaygroundField["rows"]> {
  return rows
    .filter(({ kind }) => kind !== "pattern")
    .map(({ id, name, kind, required, schema }) => ({
      name,
      ...(kind === "rest" && { isRest: true }),
      ...(required && { required }),
      field: fieldOf(schema, inside(id)),
    }));
}

/** Without the files of samples: readers choose their own. */
function plainJson(value: unknown): Json {
  return JSON.parse(
    JSON.stringify(value, (_, each) =>
      typeof each === "object" && each !== null && "$file" in each ? undefined : each,
    ) ?? "null",
  );
}
