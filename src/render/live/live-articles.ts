// Keeps the articles that the live preview draws where builds keep theirs. A preview may end at any time.
import { existsSync } from "node:fs";
import type { Parts } from "../../memory/memory.js";
import type { RecordPlaces } from "../../memory/record-file.js";
import type { PagePath } from "../../model.js";
import { encodeParts } from "../../shared/encode-text.js";
import type { SiteOptions } from "../../site/site-options.js";
import { openArticles } from "../open-articles.js";

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
