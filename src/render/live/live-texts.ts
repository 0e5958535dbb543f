// Remembers answers about a project's texts for the next read, and the next preview.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type ProjectTexts, type StatedAnswers, statedAnswers, textsSince } from "../../content/read-texts.js";
import { type FileStates, fingerprint, isFresh } from "../../emit/fingerprint.js";
import { type Parts, resultFolder } from "../../memory/memory.js";
import type { RecordPlaces } from "../../memory/record-file.js";
import { putFile, takeJson } from "../../memory/sealed-file.js";
import type { PagePath } from "../../model.js";
import { encodeParts } from "../../shared/encode-text.js";
import type { SiteOptions } from "../../site/site.js";
import { openArticles } from "../open-articles.js";

/** Milliseconds in which a file can change again without a new modification time. */
const FRESH = 2000;

/** Milliseconds after the first reading in which its answers are kept. The first page is drawn before. */
const REST = 1500;

/**
 * Returns what gives the texts as they are now: those that did not change since the last time are not read again. `first` are
 * the states of the files as they are read first; null where unknown.
 */
export function liveTexts(
  root: string,
  { outFolder, cache }: SiteOptions,
  first: FileStates | null = null,
): () => ProjectTexts {
  const skip = outFolder === null ? [] : [join(root, outFolder)];
  const statesNow = () => fingerprint(root, { skip, freshSince: Number.POSITIVE_INFINITY })?.states;
  const kept = cache === null ? null : join(resultFolder(cache), "texts");
  let isFirst = true;
  let known = () => ((kept === null ? null : takeJson(kept)) ?? {}) as StatedAnswers;
  return () => {
    const now = (isFirst && first) || statesNow();
    const since = Date.now() - FRESH;
    const settled = (state: string | undefined) => (state === undefined || isFresh(state, since) ? undefined : state);
    const states = { get: (file: string) => settled(now?.get(file)) };
    const texts = textsSince(root, known(), states);
    known = () => statedAnswers(texts, states);
    const isNew = () => existsSync(root) && [...texts.asked().keys()].some((file) => !texts.isKnown(file));
    const keep = () => kept !== null && isNew() && putFile(kept, JSON.stringify(statedAnswers(texts, states)));
    if (isFirst) setTimeout(keep, REST).unref();
    isFirst = false;
    return texts;
  };
}

/** Keeps the articles that the live preview draws where builds keep theirs. A preview may end at any time. */
export interface LiveArticles {
  /** Null where nothing is kept. */
  readonly places: RecordPlaces | null;
  /** Keeps the article of one of these pages. */
  readonly keep: (path: PagePath, parts: Parts, pages: ReadonlyMap<PagePath, unknown>) => void;
}

/** Milliseconds in which articles are gathered before other runs may take them over. */
const GATHER = 1000;

export function liveArticles({ root, options }: { root: string; options: SiteOptions }): LiveArticles {
  const records = openArticles(root, options);
  let isSaving = false;
  return {
    places: records?.places ?? null,
    keep(path, parts, pages) {
      if (records === null || !existsSync(root)) return;
      records.add(path, encodeParts(parts).bytes);
      records.flush();
      if (isSaving) return;
      isSaving = true;
      setTimeout(() => {
        isSaving = false;
        if (existsSync(root)) records.save(pages.keys());
      }, GATHER).unref();
    },
  };
}
