// Makes the samples of a request: the author's own by their names, then one for each language.
import type { Description } from "../../openapi/description.js";
import { writeExactly } from "../../openapi/exact-numbers.js";
import type { RequestModel } from "../../openapi/request/request.js";
import { serializeRequest } from "../../openapi/request/serialize.js";
import type { OptionalFields } from "../../openapi/samples/optional-fields.js";
import { withOwnLabels } from "../../openapi/samples/own-labels.js";
import {
  findSampleLanguage,
  findSampleLanguages,
  type SampleLanguage,
} from "../../openapi/samples/sample-languages.js";
import { type MediaSample, mediaSamples } from "../../openapi/samples/sample-media.js";
import { sampleRequest } from "../../openapi/samples/sample-request.js";
import type { CodeSampleView, EndpointView, MediaView } from "../../openapi/views.js";
import { absoluteServer } from "../absolute-server.js";
import { type CodeExample, coloured, type ExampleSources, leavePlain, type PlainExample } from "./code-example.js";

/** Samples of one request, or of one that the author named. */
export interface RequestGroup {
  /** Null where the author named none. */
  readonly title: string | null;
  readonly samples: readonly CodeExample[];
  /** Those that no reader sees before choosing them: plain in the page, framed and coloured by the browser. */
  readonly others: readonly PlainExample[];
}

export interface RequestExamples {
  readonly groups: readonly RequestGroup[];
  /** Null where the samples have all fields already. */
  readonly whole: WholeRequest | null;
}

/** The request with all fields, for the samples that are generated. */
export interface WholeRequest {
  readonly request: RequestModel;
  /** Titles of the generated samples. */
  readonly titles: readonly string[];
}

/** What a request is made from besides its operation. */
type RequestSources = Pick<ExampleSources, "description" | "resolver"> & {
  readonly settings: Pick<ExampleSources["settings"], "descriptionUrl">;
};

export async function requestExamples(view: EndpointView, sources: ExampleSources): Promise<RequestExamples> {
  const { settings } = sources;
  const request = requestModel(view, settings.optionalFields, sources);
  const [first, ...rest] = groupsOf(view.codeSamples);
  const own = first?.samples ?? [];
  const taken = new Set(own.map(({ title }) => nameOf(title)));
  const languages = findSampleLanguages(settings.languages).filter(({ label }) => !taken.has(label));
  const generated = await Promise.all(languages.map((language) => written(language, request)));
  const [shown, others] = own.length > 0 ? [own, generated] : [generated.slice(0, 1), generated.slice(1)];
  const groups = [{ title: first?.title ?? null, samples: shown, others }, ...rest].map(async (group) => ({
    others: [],
    ...group,
    samples: await Promise.all(
      group.samples.map((sample) => coloured(sample, sample === shown[0] ? sources.highlight : leavePlain)),
    ),
  }));
  const whole = rest.length === 0 && generated.length > 0 ? requestModel(view, "all", sources) : request;
  const hasMore = JSON.stringify(whole) !== JSON.stringify(request);
  return {
    groups: await Promise.all(groups),
    whole: hasMore ? { request: whole, titles: generated.map(({ title }) => title) } : null,
  };
}

async function written({ label, grammar, load }: SampleLanguage, request: RequestModel): Promise<PlainExample> {
  const write = await load();
  return { title: label, grammar, code: write(request) };
}

interface WrittenGroup {
  readonly title: string | null;
  readonly samples: readonly PlainExample[];
}

/** By the names of the author's examples; equal names are numbered. */
function groupsOf(samples: readonly CodeSampleView[]): WrittenGroup[] {
  const groups = new Map<string | null, CodeSampleView[]>();
  for (const sample of samples) groups.set(sample.example, [...(groups.get(sample.example) ?? []), sample]);
  return [...groups].map(([title, members]) => ({
    title,
    samples: withOwnLabels(members).map(({ label, language, source }) => ({
      title: label,
      grammar: language.toLowerCase(),
      code: source,
    })),
  }));
}

/** The language that a title names, however it is spelt. */
function nameOf(title: string): string {
  return findSampleLanguage(title)?.label ?? title.toLowerCase();
}

/** The request that samples of an operation send. */
export function requestModel(view: EndpointView, optional: OptionalFields, sources: RequestSources): RequestModel {
  const input = sampleRequest(view, {
    optional,
    absolute: (url) => absoluteServer(url, sources.settings.descriptionUrl),
    body: firstBody(view, optional, sources),
  });
  return exactRequest(serializeRequest(input), sources.description);
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

/** The first media type that has an example decides the sample's body. */
function firstBody(
  view: EndpointView,
  optional: OptionalFields,
  { resolver }: RequestSources,
): { media: MediaView; sample: MediaSample } | null {
  const aim = { resolver, direction: "request", optional } as const;
  for (const media of view.body?.media ?? []) {
    const sample = mediaSamples(media, aim).find(({ content }) => content.kind !== "external");
    if (sample) return { media, sample };
  }
  return null;
}
