// Makes the samples of a request: the author's own by their names, then one for each language.
import type { Description } from "../../openapi/description.js";
import { writeExactly } from "../../openapi/exact-numbers.js";
import type { RequestModel } from "../../openapi/request/request.js";
import { serializeRequest } from "../../openapi/request/serialize.js";
import type { OptionalFields } from "../../openapi/samples/expansion.js";
import { withOwnLabels } from "../../openapi/samples/own-labels.js";
import {
  findSampleLanguage,
  findSampleLanguages,
  type SampleLanguage,
} from "../../openapi/samples/sample-languages.js";
import { type MediaSample, mediaSamples } from "../../openapi/samples/sample-media.js";
import { type RequestAim, sampleRequest } from "../../openapi/samples/sample-request.js";
import type { CodeSampleView, EndpointView, MediaView } from "../../openapi/views.js";
import { groupBy } from "../../shared/lists.js";
import { absoluteServer } from "../absolute-server.js";
import { type CodeExample, coloured, type ExampleSources, type Highlight, type PlainExample } from "./code-example.js";

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
  /** Null where there is nothing else to ask for. */
  readonly other: OtherRequests | null;
}

/** What readers can ask generated samples for. */
export interface OtherRequests {
  /** Titles of the generated samples. */
  readonly titles: readonly string[];
  /** The request with all fields; null where the samples have them already. */
  readonly whole: RequestModel | null;
  /** One for each example of the body that the author named, the one of the samples first; empty where there is no choice. */
  readonly named: readonly NamedRequest[];
}

/** The same as a page holds it: its samples and the menu say the rest. */
export interface WrittenRequests {
  readonly titles: readonly string[];
  readonly whole?: RequestModel;
  /** From the second on. */
  readonly named?: readonly RequestModel[];
}

interface NamedRequest {
  readonly label: string;
  readonly request: RequestModel;
}

/** What a request is made from besides its operation. */
type RequestSources = Pick<ExampleSources, "description" | "resolver"> & {
  readonly settings: Pick<ExampleSources["settings"], "descriptionUrl">;
};

export async function requestExamples(view: EndpointView, sources: ExampleSources): Promise<RequestExamples> {
  const { settings } = sources;
  const called: Called = { view, optional: settings.optionalFields, sources };
  const body = firstBody(called);
  const request = requestOf(body, called);
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
  const titles = rest.length === 0 ? generated.map(({ title }) => title) : [];
  return { groups: await Promise.all(groups), other: otherRequests({ body, request, titles }, called) };
}

/** Colours nothing: the browser colours what a reader chooses. */
const leavePlain: Highlight = () => null;

interface Shown {
  readonly body: FirstBody | null;
  readonly request: RequestModel;
  readonly titles: readonly string[];
}

function otherRequests({ body, request, titles }: Shown, called: Called): OtherRequests | null {
  if (titles.length === 0) return null;
  const all = requestModel(called.view, "all", called.sources);
  const whole = JSON.stringify(all) === JSON.stringify(request) ? null : all;
  const named = namedRequests(body, called);
  return whole || named.length > 0 ? { titles, whole, named } : null;
}

/** More would outweigh the rest of the page; the playground has them all. */
const MOST_NAMED = 8;

function namedRequests(body: FirstBody | null, called: Called): NamedRequest[] {
  if (!body || body.media.examples.length < 2 || body.samples.length < 2) return [];
  const { media, samples } = body;
  return samples.slice(0, MOST_NAMED).map((sample) => ({
    label: sample.label,
    request: requestWith({ media, sample }, called),
  }));
}

async function written({ label, grammar, load }: SampleLanguage, request: RequestModel): Promise<PlainExample> {
  const write = await load();
  return { title: label, grammar, code: write(request) };
}

/** By the names of the author's examples; equal names are numbered. */
function groupsOf(samples: readonly CodeSampleView[]) {
  return [...groupBy(samples, ({ example }) => example)].map(([title, members]) => ({
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
  const called: Called = { view, optional, sources };
  return requestOf(firstBody(called), called);
}

interface Called {
  readonly view: EndpointView;
  readonly optional: OptionalFields;
  readonly sources: RequestSources;
}

/** With the first of the body's examples. */
function requestOf(body: FirstBody | null, called: Called): RequestModel {
  const [sample] = body?.samples ?? [];
  return requestWith(body && sample ? { media: body.media, sample } : null, called);
}

function requestWith(body: RequestAim["body"], { view, optional, sources }: Called): RequestModel {
  const absolute = (url: string) => absoluteServer(url, sources.settings.descriptionUrl);
  return exactRequest(
    serializeRequest(sampleRequest(view, { optional, absolute, body, resolver: sources.resolver })),
    sources.description,
  );
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

interface FirstBody {
  readonly media: MediaView;
  readonly samples: readonly MediaSample[];
}

/** The first media type that has examples decides what samples send. */
function firstBody({ view, optional, sources }: Called): FirstBody | null {
  const aim = { resolver: sources.resolver, direction: "request", optional } as const;
  for (const media of view.body?.media ?? []) {
    const samples = mediaSamples(media, aim).filter(({ content }) => content.kind !== "external");
    if (samples.length > 0) return { media, samples };
  }
  return null;
}
