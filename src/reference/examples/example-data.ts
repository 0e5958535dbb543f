// Makes the examples of bodies: by status and media type, the author's own first.
import { withOwnLabels } from "../../openapi/samples/own-labels.js";
import { mediaGrammar, mediaSamples, sampleText } from "../../openapi/samples/sample-media.js";
import type { EndpointView, MediaView, OperationView, ResponseView, WrittenResponseView } from "../../openapi/views.js";
import { type BodyExample, coloured, type ExampleSources, leavePlain, type MediaExamples } from "./code-example.js";
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
  const [request, responses] = await Promise.all([
    requestExamples(view, sources),
    responseExamples(view.responses, sources),
  ]);
  return { request, responses: await withWritten(responses, view.writtenResponses, sources) };
}

/** What the author wrote beside samples of requests goes before what is made up for the first success. */
async function withWritten(
  responses: readonly StatusExamples[],
  written: readonly WrittenResponseView[],
  sources: ExampleSources,
): Promise<readonly StatusExamples[]> {
  const success = responses.find(({ status }) => status.startsWith("2"));
  const [media] = success?.media ?? [];
  if (written.length === 0 || !media) return responses;
  const examples = await Promise.all(
    withOwnLabels(written).map(async ({ label, text }, index): Promise<BodyExample> => {
      const grammar = /^[[{]/.test(text) ? "json" : "text";
      const isShown = success === responses[0] && index === 0;
      const code = await coloured({ title: label, grammar, code: text }, isShown ? sources.highlight : leavePlain);
      return { ...code, description: null, url: null };
    }),
  );
  const shown = { ...media, examples };
  return responses.map((each) =>
    each === success ? { ...each, media: each.media.map((one) => (one === media ? shown : one)) } : each,
  );
}

/** The body of a webhook or callback as the API sends it. */
export async function bodyExamples(view: OperationView, sources: ExampleSources): Promise<MediaExamples[]> {
  return Promise.all(
    (view.body?.media ?? []).map((media, index) => sharedExamples(media, "request", shownFirst(sources, index === 0))),
  );
}

/** Response bodies by status; statuses without a body are left out. */
export async function responseExamples(
  responses: readonly ResponseView[],
  sources: ExampleSources,
): Promise<StatusExamples[]> {
  const first = responses.findIndex(({ media }) => media.length > 0);
  const all = responses.map(async ({ status, media }, index) => ({
    status,
    media: await Promise.all(
      media.map((each, at) => sharedExamples(each, "response", shownFirst(sources, index === first && at === 0))),
    ),
  }));
  return (await Promise.all(all)).filter(({ media }) => media.some(hasAnything));
}

/** Examples of a schema page. */
export async function valueExamples(media: MediaView, sources: ExampleSources): Promise<MediaExamples> {
  return mediaExamples(media, null, sources);
}

/** Only what a reader sees first has its colours in the page. */
function shownFirst(sources: ExampleSources, isFirst: boolean): ExampleSources {
  return isFirst ? sources : { ...sources, highlight: leavePlain };
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
function sharedKey(media: MediaView, direction: Direction, { resolver, highlight }: ExampleSources): string | null {
  const { type, schema, schemaPointer, examples } = media;
  if (!schema || schemaPointer === null) return null;
  const written = resolver.find(schemaPointer);
  const end = examples.length > 0 ? written : written && resolver.follow(written.value, written.pointer);
  if (!end?.pointer.startsWith("#/components/")) return null;
  const variants = schema.choices.flatMap((choice) => choice.variants.map(({ label }) => label));
  const colours = highlight === leavePlain ? "plain" : "coloured";
  return [direction, type, colours, end.pointer, ...variants].join("\n");
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
  const examples = samples.map(async (sample, index): Promise<BodyExample> => {
    const code = await coloured(
      { title: sample.label, grammar: mediaGrammar(media), code: sampleText(sample, media) },
      index === 0 ? highlight : leavePlain,
    );
    const url = sample.content.kind === "external" ? sample.content.url : null;
    return { ...code, description: sample.description, url };
  });
  return { type: media.type, isBinary, examples: withoutRepeats(await Promise.all(examples)) };
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

function hasAnything({ isBinary, examples }: MediaExamples): boolean {
  return isBinary || examples.length > 0;
}
