// Keeps coloured code between runs: a page that is drawn again mostly has the code it had.
import type { FencedCode, HighlightCode, HighlightedCode } from "./highlight-code.js";

/** Identifies a block by its source, which is cheaper than a hash. */
export type KnownBlock = readonly [key: string, block: HighlightedCode];

export interface KnowingHighlight {
  readonly highlight: HighlightCode;
  /** The blocks that were asked for. */
  readonly used: ReadonlyMap<string, HighlightedCode>;
}

/** Calls `highlight` only for unknown blocks. */
export function withKnownCode(highlight: HighlightCode, known: readonly KnownBlock[]): KnowingHighlight {
  const before = new Map(known);
  const used = new Map<string, HighlightedCode>();
  return {
    used,
    highlight: async (blocks) => {
      const keys = blocks.map(keyOf);
      const isNew = (key: string | undefined) => key !== undefined && !before.has(key);
      const fresh = blocks.filter((_, index) => isNew(keys[index]));
      const coloured = fresh.length > 0 ? await highlight(fresh) : [];
      keys.filter(isNew).forEach((key, index) => {
        const block = coloured[index];
        if (block) before.set(key, block);
      });
      return keys.map((key) => {
        const block = before.get(key) ?? { html: null, props: {} };
        if (!block.isTyped) used.set(key, block);
        return block;
      });
    },
  };
}

function keyOf({ code, language, meta }: FencedCode): string {
  return JSON.stringify([language, meta]) + code;
}
