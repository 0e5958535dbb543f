// Makes the examples of bodies: by status and media type, the author's own first.
import { withOwnLabels } from "../../openapi/samples/own-labels.js";
import { mediaGrammar, mediaSamples, sampleText } from "../../openapi/samples/sample-media.js";
import type { EndpointView, MediaView, OperationView, ResponseView, WrittenResponseView } from "../../openapi/views.js";
import { type BodyExample, coloured, type ExampleSources, type Highlight, type MediaExamples } from "./code-example.js";
import { type RequestExamples, requestExamples } from "./request-examples.js";

export interface StatusExamples {
  readonly status: string;
  readonly media: readonly MediaExamples[];
}

export interface EndpointExamples {
  readonly request: RequestExamples;
  readonly responses: readonly StatusExamples[];
}

/** All examples of an endpoint. */
export async function endpointExamples(view: EndpointView, sources: ExampleSources): Promise<EndpointExamples> {
  const made = withWritten(plainResponses(view.responses, sources), view.writtenResponses);
  const [request, responses] = await Promise.all([requestExamples(view, sources), firstStatusColoured(made, sources)]);
  return { request, responses };
}

/** What the author wrote beside samples of requests goes before what is made up for the first success. */
function withWritten(
  responses: readonly StatusExamples[],
  written: readonly WrittenResponseView[],
): readonly StatusExamples[] {
  const success = responses.find(({ status }) => status.startsWith("2"));
  const [media] = success?.media ?? [];
  if (written.length === 0 || !media) return responses;
  const examples = withOwnLabels(written).map(({ label, text }): BodyExample => {
    const grammar = /^[[{]/.test(text) ? "json" : "text";
    return { title: label, grammar, code: text, html: null, description: null, url: null };
  });
  const shown = { ...media, examples };
  return responses.map((each) =>
    each === success ? { ...each, media: each.media.map((one) => (one === media ? shown : one)) } : each,
  );
}

/** The body of a webhook or callback as the API sends it. */
export function bodyExamples(view: OperationView, sources: ExampleSources): Promise<readonly MediaExamples[]> {
  const media = (view.body?.media ?? []).map((each) => sharedExamples(each, "request", sources));
  return firstMediaColoured(media, sources);
}

/** Response bodies by status; statuses without a body are left out. */
export function responseExamples(
  responses: readonly ResponseView[],
  sources: ExampleSources,
): Promise<readonly StatusExamples[]> {
  return firstStatusColoured(plainResponses(responses, sources), sources);
}

function plainResponses(responses: readonly ResponseView[], sources: ExampleSources): StatusExamples[] {
  return responses
    .map(({ status, media }) => ({ status, media: media.map((each) => sharedExamples(each, "response", sources)) }))
    .filter(({ media }) => media.some(isDrawn));
}

/** Examples of a schema page. */
export function valueExamples(media: MediaView, sources: ExampleSources): Promise<MediaExamples> {
  return firstColoured(mediaExamples(media, null, sources), sources);
}

/** Only what a reader sees first has its colours in the page: of the first status what is seen first there. */
async function firstStatusColoured(
  responses: readonly StatusExamples[],
  sources: ExampleSources,
): Promise<readonly StatusExamples[]> {
  const [first, ...others] = responses;
  return first ? [{ ...first, media: await firstMediaColoured(first.media, sources) }, ...others] : [];
}

/** Of the first media type that is drawn, the first example. */
function firstMediaColoured(
  media: readonly MediaExamples[],
  sources: ExampleSources,
): Promise<readonly MediaExamples[]> {
  const first = media.find(isDrawn);
  return Promise.all(media.map((each) => (each === first ? firstColoured(each, sources) : each)));
}

function firstColoured(media: MediaExamples, { highlight, shared }: ExampleSources): Promise<MediaExamples> {
  const known = shared.coloured.get(media) ?? colourFirst(media, highlight);
  shared.coloured.set(media, known);
  return known;
}

async function colourFirst(media: MediaExamples, highlight: Highlight): Promise<MediaExamples> {
  const [first, ...others] = media.examples;
  if (!first || first.url !== null) return media;
  return { ...media, examples: [{ ...first, ...(await coloured(first, highlight)) }, ...others] };
}

/** Whether a reader sees anything of a media type. */
export function isDrawn({ isBinary, examples }: MediaExamples): boolean {
  return isBinary || examples.length > 0;
}

/** What stands in components is made once: many pages show it. */
function sharedExamples(media: MediaView, direction: Direction, sources: ExampleSources): MediaExamples {
  const key = sharedKey(media, direction, sources);
  if (key === null) return mediaExamples(media, direction, sources);
  const { plain } = sources.shared;
  const known = plain.get(key) ?? mediaExamples(media, direction, sources);
  plain.set(key, known);
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

/** Without colours. */
function mediaExamples(media: MediaView, direction: Direction, { resolver }: ExampleSources): MediaExamples {
  const isBinary = media.kind === "binary";
  if (isBinary) return { type: media.type, isBinary, examples: linkedFiles(media) };
  const samples = mediaSamples(media, { resolver, direction, optional: "all" });
  const examples = samples.map((sample): BodyExample => {
    const url = sample.content.kind === "external" ? sample.content.url : null;
    return {
      title: sample.label,
      grammar: mediaGrammar(media),
      code: sampleText(sample, media),
      html: null,
      description: sample.description,
      url,
    };
  });
  return { type: media.type, isBinary, examples: withoutRepeats(examples) };
}

/** Long examples of several names may say the same: they are shown once, by all their names. */
function withoutRepeats(examples: readonly BodyExample[]): readonly BodyExample[] {
  const shown: BodyExample[] = [];
  for (const example of examples) {
    const at = shown.findIndex((each) => isRepeat(each, example));
    const known = shown[at];
    if (known) shown[at] = { ...known, title: `${known.title}, ${example.title}` };
    else shown.push(example);
  }
  return shown;
}

/** A shorter example costs less than the doubt which of them it is. */
const LONG = 2_000;

function isRepeat(one: BodyExample, other: BodyExample): boolean {
  return one.code.length > LONG && one.code === other.code && one.description === other.description;
}

/** An example of a file is an address: it is linked, and nothing is loaded before a reader asks. */
function linkedFiles({ examples }: MediaView): BodyExample[] {
  return examples.flatMap(({ label, description, value }) => {
    const url = value.kind === "external" ? value.url : value.kind === "text" ? value.text : value.value;
    const isAddress = typeof url === "string" && /^https?:\/\//.test(url);
    return isAddress ? [{ title: label, grammar: "text", code: url, html: null, description, url }] : [];
  });
}
