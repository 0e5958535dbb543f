// Makes the examples of an operation: request samples in every language, response bodies by status and media type.
import type { Html } from "../../model.js";
import type { Description } from "../../openapi/description.js";
import { writeExactly } from "../../openapi/exact-numbers.js";
import type { RequestModel } from "../../openapi/request/request.js";
import { serializeRequest } from "../../openapi/request/serialize.js";
import type { Resolver } from "../../openapi/resolve.js";
import { writeSamples } from "../../openapi/samples/sample-languages.js";
import { type MediaSample, mediaGrammar, mediaSamples, sampleText } from "../../openapi/samples/sample-media.js";
import { sampleRequest } from "../../openapi/samples/sample-request.js";
import type { EndpointView, MediaView, OperationView, ResponseView } from "../../openapi/views.js";
import type { ReferenceSettings } from "../reference-settings.js";

/** Highlights code; null where the grammar is unknown and the code stays plain. */
export type Highlight = (code: string, grammar: string) => Promise<Html | null> | Html | null;

/** A piece of code, ready to draw. */
export interface CodeExample {
  readonly title: string;
  readonly grammar: string;
  readonly code: string;
  readonly html: Html | null;
}

/** One example of a body; one with `url` is external and gets a link. */
export interface BodyExample extends CodeExample {
  readonly description: Html | null;
  readonly url: string | null;
}

export interface MediaExamples {
  readonly type: string;
  readonly isBinary: boolean;
  readonly examples: readonly BodyExample[];
}

export interface StatusExamples {
  readonly status: string;
  readonly media: readonly MediaExamples[];
}

export interface ExampleData {
  readonly request: readonly CodeExample[];
  readonly responses: readonly StatusExamples[];
}

/** What examples are made from besides the view. */
export interface ExampleSources {
  readonly description: Description;
  readonly resolver: Resolver;
  readonly highlight: Highlight;
  readonly settings: ReferenceSettings;
  readonly shared: SharedExamples;
}

/** Examples of bodies that pages share, by what they are made from. */
export type SharedExamples = Map<string, Promise<MediaExamples>>;

/** Request samples: the author's own first, then one per language. */
export async function requestExamples(view: EndpointView, sources: ExampleSources): Promise<CodeExample[]> {
  const own = view.codeSamples.map(({ label, language, source }) => ({
    title: label,
    grammar: language.toLowerCase(),
    code: source,
  }));
  const input = sampleRequest(view, {
    optional: sources.settings.optionalFields,
    absolute: (url) => absoluteServer(url, sources.settings.descriptionUrl),
    body: firstBody(view, sources),
  });
  const request = exactRequest(serializeRequest(input), sources.description);
  const written = await writeSamples(request, sources.settings.languages);
  const made = written.map(({ label, grammar, text }) => ({ title: label, grammar, code: text }));
  return Promise.all([...own, ...made].map((each) => coloured(each, sources.highlight)));
}

/** Numbers that no double can hold are strings, so that the languages do not round them. */
function exactRequest(request: RequestModel, { exactNumbers }: Description): RequestModel {
  const { url, body } = request;
  const isText = body?.kind === "text";
  return {
    ...request,
    url: writeExactly(url, exactNumbers),
    body: isText ? { ...body, text: writeExactly(body.text, exactNumbers) } : body,
  };
}

/** The body of a webhook or callback as the API sends it. */
export async function bodyExamples(view: OperationView, sources: ExampleSources): Promise<MediaExamples[]> {
  return Promise.all((view.body?.media ?? []).map((media) => sharedExamples(media, "request", sources)));
}

/** Response bodies by status; statuses without a body are left out. */
export async function responseExamples(
  responses: readonly ResponseView[],
  sources: ExampleSources,
): Promise<StatusExamples[]> {
  const all = responses.map(async ({ status, media }) => ({
    status,
    media: await Promise.all(media.map((each) => sharedExamples(each, "response", sources))),
  }));
  return (await Promise.all(all)).filter(({ media }) => media.some(hasAnything));
}

/** Examples of a schema page. */
export async function valueExamples(media: MediaView, sources: ExampleSources): Promise<MediaExamples> {
  return mediaExamples(media, null, sources);
}

/** A relative server is on the host of the description. */
export function absoluteServer(url: string, descriptionUrl: string | null): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(url) || url.startsWith("{")) return url;
  if (descriptionUrl === null) return url.startsWith("//") ? `https:${url}` : `{baseUrl}/${url.replace(/^\/+/, "")}`;
  return URL.canParse(url, descriptionUrl) ? decodeBraces(new URL(url, descriptionUrl).href) : url;
}

/** The first media type with an example provides the sample's body. */
function firstBody(view: EndpointView, sources: ExampleSources): { media: MediaView; sample: MediaSample } | null {
  const aim = { resolver: sources.resolver, direction: "request", optional: sources.settings.optionalFields } as const;
  for (const media of view.body?.media ?? []) {
    const sample = mediaSamples(media, aim).find(({ content }) => content.kind !== "external");
    if (sample) return { media, sample };
  }
  return null;
}

/** What stands in components is made once: many pages show it. */
function sharedExamples(media: MediaView, direction: Direction, sources: ExampleSources): Promise<MediaExamples> {
  const key = sharedKey(media, direction, sources);
  if (key === null) return mediaExamples(media, direction, sources);
  const known = sources.shared.get(key) ?? mediaExamples(media, direction, sources);
  sources.shared.set(key, known);
  return known;
}

/** Examples that are written stand beside the schema, so that the place of it tells them too. */
function sharedKey(media: MediaView, direction: Direction, { resolver }: ExampleSources): string | null {
  const { type, schema, schemaPointer, examples } = media;
  if (!schema || schemaPointer === null) return null;
  const written = resolver.find(schemaPointer);
  const end = examples.length > 0 ? written : written && resolver.follow(written.value, written.pointer);
  if (!end?.pointer.startsWith("#/components/")) return null;
  const variants = schema.choices.flatMap((choice) => choice.variants.map(({ label }) => label));
  return [direction, type, end.pointer, ...variants].join("\n");
}

type Direction = "request" | "response" | null;

async function mediaExamples(
  media: MediaView,
  direction: Direction,
  { resolver, highlight }: ExampleSources,
): Promise<MediaExamples> {
  const isBinary = media.kind === "binary";
  if (isBinary) return { type: media.type, isBinary, examples: linkedFiles(media) };
  const samples = mediaSamples(media, { resolver, direction, optional: "all" });
  const examples = samples.map(async (sample): Promise<BodyExample> => {
    const code = await coloured(
      { title: sample.label, grammar: mediaGrammar(media), code: sampleText(sample, media) },
      highlight,
    );
    const url = sample.content.kind === "external" ? sample.content.url : null;
    return { ...code, description: sample.description, url };
  });
  return { type: media.type, isBinary, examples: await Promise.all(examples) };
}

/** An example of a file is an address: it is linked, and nothing is loaded before a reader asks. */
function linkedFiles({ examples }: MediaView): BodyExample[] {
  return examples.flatMap(({ label, description, value }) => {
    const url = value.kind === "external" ? value.url : value.kind === "text" ? value.text : value.value;
    const isAddress = typeof url === "string" && /^https?:\/\//.test(url);
    return isAddress ? [{ title: label, grammar: "text", code: url, html: null, description, url }] : [];
  });
}

/** Longer code stays plain: its colours would outweigh the page. */
const LONGEST_COLOURED = 8_000;

async function coloured(example: Omit<CodeExample, "html">, highlight: Highlight): Promise<CodeExample> {
  const isLong = example.code.length > LONGEST_COLOURED;
  return { ...example, html: isLong ? null : await highlight(example.code, example.grammar) };
}

function hasAnything({ isBinary, examples }: MediaExamples): boolean {
  return isBinary || examples.length > 0;
}

function decodeBraces(url: string): string {
  return url.replaceAll("%7B", "{").replaceAll("%7D", "}");
}
