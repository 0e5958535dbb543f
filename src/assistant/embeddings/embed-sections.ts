// Gets the vectors of a site's sections: those of sections that changed from the model, all others from the last time.
import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Bundle, BundleSection, SectionPlace } from "../../search/bundle.js";
import type { KeptVectors } from "./kept-vectors.js";
import type { Embedder } from "./open-embedder.js";
import { toVector } from "./vector.js";
import { HASH_LENGTH, type Vectors } from "./vector-file.js";

export interface SectionVector extends SectionPlace {
  readonly vector: Int8Array;
}

export interface EmbeddedSections {
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
    const hash = createHash("sha256").update(text).digest("hex").slice(0, HASH_LENGTH);
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
