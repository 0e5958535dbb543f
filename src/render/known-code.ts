// Keeps coloured code between runs: a page that is drawn again mostly has the code it had.
import { hashOf } from "../emit/hash-of.js";
import type { HighlightCode, HighlightedCode } from "./highlight-code.js";

/** A block by the hash of what it was made of. */
export type KnownBlock = readonly [key: string, block: HighlightedCode];

export interface KnowingHighlight {
  readonly highlight: HighlightCode;
  /** The blocks that were asked for. */
  readonly used: ReadonlyMap<string, HighlightedCode>;
}

/** Asks `highlight` only for blocks that are not known. */
export function withKnownCode(highlight: HighlightCode, known: readonly KnownBlock[]): KnowingHighlight {
  const before = new Map(known);
  const used = new Map<string, HighlightedCode>();
  return {
    used,
    highlight: async (blocks) => {
      const keys = blocks.map(hashOf);
      const isNew = (key: string | undefined) => key !== undefined && !before.has(key);
      const fresh = blocks.filter((_, index) => isNew(keys[index]));
      const coloured = fresh.length > 0 ? await highlight(fresh) : [];
      keys.filter(isNew).forEach((key, index) => {
        const block = coloured[index];
        if (block) before.set(key, block);
      });
      return keys.map((key) => {
        const block = before.get(key) ?? { html: null, props: {} };
        used.set(key, block);
        return block;
      });
    },
  };
}
