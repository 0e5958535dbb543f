// A bundle that also finds by meaning, as soon as the vectors of its sections are there.
import type { Bundle } from "../../search/bundle.js";
import { describeFailure, type Log } from "../log.js";
import { compareSections } from "./compare-sections.js";
import { embedSections, type SectionVector } from "./embed-sections.js";
import type { KeptVectors } from "./kept-vectors.js";
import type { Embedder } from "./open-embedder.js";
import { toVector } from "./vector.js";

export interface Embedding {
  readonly embedder: Embedder;
  readonly log: Log;
  /** Counts what texts came to that were sent for a site. */
  readonly spend: (domain: string, tokens: number) => void;
  /** Where the vectors of a site are kept. */
  readonly fileOf: (domain: string) => string;
}

/** What helps to find in one site. */
export interface SiteEmbedding extends Omit<Embedding, "fileOf"> {
  readonly domain: string;
  readonly kept: KeptVectors;
}

/** How long a question waits for its vector; readers wait for the answer. */
const QUESTION_LIMITS = { timeoutMs: 3000, retries: 0 };
/** Questions whose vectors are kept: the wordings of one, and what many readers ask. */
const MOST_KEPT = 500;
/** How long to wait after a failure before sections are sent again. */
const TRY_AGAIN = 5 * 60_000;

export interface EmbeddedBundle {
  readonly bundle: Bundle;
  /** Asks for no more vectors. */
  readonly stop: () => void;
}

/** Searches without vectors until they are there, and where the model does not answer. */
export function embeddedBundle(bundle: Bundle, embedding: SiteEmbedding): EmbeddedBundle {
  const { domain, log, kept } = embedding;
  const embedder = countingEmbedder(embedding);
  let sections: readonly SectionVector[] = [];
  let isStopped = false;
  const questions = new Map<string, Promise<Int8Array | null>>();

  async function load(): Promise<void> {
    try {
      const embedded = await embedSections(bundle, embedder, kept);
      sections = embedded.sections;
      const { sent, tokens } = embedded;
      log({ level: "info", event: "embeddings-ready", domain, sections: sections.length, sent, tokens });
    } catch (error) {
      if (isStopped) return;
      log({ level: "warn", event: "embeddings-failed", domain, model: embedder.name, failure: describeFailure(error) });
      setTimeout(load, TRY_AGAIN).unref();
    }
  }

  async function embedQuestion(text: string): Promise<Int8Array | null> {
    try {
      const [numbers] = (await embedder.embed([text], QUESTION_LIMITS)).vectors;
      return numbers ? toVector(numbers) : null;
    } catch (error) {
      questions.delete(text);
      log({ level: "warn", event: "embeddings-failed", domain, model: embedder.name, failure: describeFailure(error) });
      return null;
    }
  }

  function vectorOf(text: string): Promise<Int8Array | null> {
    const vector = questions.get(text) ?? embedQuestion(text);
    questions.delete(text);
    questions.set(text, vector);
    const [oldest] = questions.keys();
    if (questions.size > MOST_KEPT && oldest !== undefined) questions.delete(oldest);
    return vector;
  }

  void load();
  return {
    bundle: {
      ...bundle,
      async search(query, options = {}) {
        const vector = sections.length > 0 && query.trim() !== "" ? await vectorOf(query) : null;
        return bundle.search(query, vector ? { ...options, likeness: compareSections(sections, vector) } : options);
      },
    },
    stop: () => {
      isStopped = true;
    },
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
