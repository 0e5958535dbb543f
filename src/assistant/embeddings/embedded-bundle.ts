// A bundle that also finds by meaning, as soon as the vectors of its sections are there.

import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Bundle, BundleSection, QuestionLikeness, SearchOptions, SectionPlace } from "../../search/bundle.js";
import { describeFailure, type Log } from "../log.js";
import { RecentMap } from "../recent-map.js";
import type { KeptVectors, Vectors } from "./kept-vectors.js";
import type { Embedder } from "./open-embedder.js";

export interface Embedding {
  readonly embedder: Embedder;
  readonly log: Log;
  /** Counts what texts came to that were sent for a site. */
  readonly spend: (domain: string, tokens: number) => void;
  /** Where the vectors of a site are kept. */
  readonly fileOf: (domain: string) => string;
}

/** What helps to find in one site. */
interface SiteEmbedding extends Omit<Embedding, "fileOf"> {
  readonly domain: string;
  readonly kept: KeptVectors;
}

/** How long a question waits for its vector; readers wait for the answer. */
const QUESTION_LIMITS = { timeoutMs: 3000, retries: 0 };

/** Questions whose vectors are kept: the wordings of one, and what many readers ask. */
const MOST_KEPT = 500;

/** How long to wait after a failure before sections are sent again. */
const TRY_AGAIN = 5 * 60_000;

/** Searches without vectors until they are there, and where the model does not answer. */
export function embeddedBundle(bundle: Bundle, embedding: SiteEmbedding) {
  const { domain, log, kept } = embedding;
  const embedder = countingEmbedder(embedding);
  let sections: readonly SectionVector[] = [];
  let isStopped = false;
  const failed = (error: unknown) =>
    log({ level: "warn", event: "embeddings-failed", domain, model: embedder.name, failure: describeFailure(error) });
  const vectorOf = questionVectors(embedder, failed);

  async function load(): Promise<void> {
    try {
      const embedded = await embedSections(bundle, embedder, kept);
      sections = embedded.sections;
      const { sent, tokens } = embedded;
      log({ level: "info", event: "embeddings-ready", domain, sections: sections.length, sent, tokens });
    } catch (error) {
      if (isStopped) return;
      failed(error);
      setTimeout(load, TRY_AGAIN).unref();
    }
  }

  void load();
  return {
    bundle: {
      ...bundle,
      async search(query: string, options: SearchOptions = {}) {
        const vector = sections.length > 0 && query.trim() !== "" ? await vectorOf(query) : null;
        return bundle.search(query, vector ? { ...options, likeness: compareSections(sections, vector) } : options);
      },
    },
    /** Asks for no more vectors. */
    stop: () => {
      isStopped = true;
    },
  };
}

/** Vectors of questions, the latest of which are kept; null where the model does not answer. */
function questionVectors(embedder: Embedder, failed: (error: unknown) => void) {
  const known = new RecentMap<Promise<Int8Array | null>>(MOST_KEPT);

  async function embed(text: string): Promise<Int8Array | null> {
    try {
      const [numbers] = (await embedder.embed([text], QUESTION_LIMITS)).vectors;
      return numbers ? toVector(numbers) : null;
    } catch (error) {
      known.delete(text);
      failed(error);
      return null;
    }
  }

  return (text: string) => {
    const vector = known.get(text) ?? embed(text);
    known.set(text, vector);
    return vector;
  };
}

function countingEmbedder({ domain, embedder, spend }: SiteEmbedding): Embedder {
  return {
    name: embedder.name,
    async embed(texts, limits) {
      const embedded = await embedder.embed(texts, limits);
      spend(domain, embedded.tokens);
      return embedded;
    },
  };
}

/** So many sections are found that share no word with the question. */
const MOST_NEAREST = 30;

/** Cosines of different models lie in different ranges: each is taken between the mean and the highest of all sections. */
function compareSections(sections: readonly SectionVector[], question: Int8Array): QuestionLikeness {
  const cosines = Float64Array.from(sections, ({ vector }) => cosine(vector, question));
  const mean = cosines.reduce((sum, each) => sum + each, 0) / Math.max(1, cosines.length);
  const highest = cosines.reduce((most, each) => Math.max(most, each), mean);
  const range = highest - mean || 1;
  const byPlace = new Map(
    sections.map(({ path, section }, index) => [`${path}#${section}`, ((cosines[index] ?? mean) - mean) / range]),
  );
  const order = Array.from(sections.keys()).sort((a, b) => (cosines[b] ?? 0) - (cosines[a] ?? 0));
  return {
    of: ({ path, section }) => byPlace.get(`${path}#${section}`) ?? 0,
    nearest: order.slice(0, MOST_NEAREST).flatMap((index) => sections[index] ?? []),
  };
}

/** Gets the vectors of a site's sections: those of sections that changed from the model, all others from the last time. */
interface SectionVector extends SectionPlace {
  readonly vector: Int8Array;
}

interface EmbeddedSections {
  readonly sections: readonly SectionVector[];
  /** How many texts the model was sent. */
  readonly sent: number;
  /** What these texts came to. */
  readonly tokens: number;
}

/** Texts of a request, and letters of all of them: what services take. */
const MOST_TEXTS = 64;

const MOST_LETTERS = 60_000;

/** Letters of a text: models read little more. */
const LONGEST_TEXT = 6000;

const LIMITS = { timeoutMs: 60_000, retries: 4 };

/** After so many requests what came so far is saved: a start that is broken off goes on from there. */
const SAVE_AFTER = 20;

export async function embedSections(bundle: Bundle, embedder: Embedder, kept: KeptVectors): Promise<EmbeddedSections> {
  const known = await kept.read();
  const places: { readonly place: SectionPlace; readonly hash: string }[] = [];
  const vectors: Vectors = new Map();
  const fresh = new Map<string, string>();
  for (const section of bundle.eachSection()) {
    // Replies under way go on meanwhile.
    if (section.section === 0) await setImmediate();
    const text = textOf(section);
    const hash = createHash("sha256").update(text).digest("base64url");
    places.push({ place: { path: section.path, section: section.section }, hash });
    const vector = known.get(hash);
    if (vector) vectors.set(hash, vector);
    else fresh.set(hash, text);
  }
  let requests = 0;
  let tokens = 0;
  for (const batch of batches(fresh)) {
    const embedded = await embedder.embed(
      batch.map(([, text]) => text),
      LIMITS,
    );
    tokens += embedded.tokens;
    for (const [index, [hash]] of batch.entries()) vectors.set(hash, toVector(embedded.vectors[index] ?? []));
    if (++requests % SAVE_AFTER === 0) await kept.write(new Map([...known, ...vectors]));
  }
  if (fresh.size > 0 || vectors.size < known.size) await kept.write(vectors);
  const sections = places.flatMap(({ place, hash }) => {
    const vector = vectors.get(hash);
    return vector ? [{ ...place, vector }] : [];
  });
  return { sections, sent: fresh.size, tokens };
}

function textOf({ title, headings, text, code }: BundleSection): string {
  const heading = [title, ...headings].join(" > ");
  return [heading, text, code].filter(Boolean).join("\n").slice(0, LONGEST_TEXT);
}

function* batches(texts: ReadonlyMap<string, string>): Iterable<[hash: string, text: string][]> {
  let batch: [string, string][] = [];
  let letters = 0;
  for (const entry of texts) {
    if (batch.length === MOST_TEXTS || (batch.length > 0 && letters + entry[1].length > MOST_LETTERS)) {
      yield batch;
      batch = [];
      letters = 0;
    }
    batch.push(entry);
    letters += entry[1].length;
  }
  if (batch.length > 0) yield batch;
}

/** Owns vectors as they are kept: eight bits a number, of one length. */
const FULL = 127;

/** Eight bits are enough for an order: all numbers are small beside the largest, and all vectors equally long. */
function toVector(numbers: readonly number[]): Int8Array {
  const largest = numbers.reduce((most, each) => Math.max(most, Math.abs(each)), 0) || 1;
  return Int8Array.from(numbers, (each) => Math.round((FULL * each) / largest));
}

/** The cosine of two vectors; 0 where one is empty. */
function cosine(one: Int8Array, other: Int8Array): number {
  let product = 0;
  let first = 0;
  let second = 0;
  for (let index = 0; index < one.length; index++) {
    const [a, b] = [one[index] ?? 0, other[index] ?? 0];
    product += a * b;
    first += a * a;
    second += b * b;
  }
  return first === 0 || second === 0 ? 0 : product / Math.sqrt(first * second);
}
