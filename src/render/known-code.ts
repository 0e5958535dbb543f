// Keeps coloured code between runs: a page that is drawn again mostly has the code it had.
import type { FencedCode, HighlightCode, HighlightedCode } from "./highlight-code.js";

/** A block by what it was made of, which takes less than a hash of it. */
export type KnownBlock = readonly [key: string, block: HighlightedCode];

export interface KnowingHighlight {
  /** Asks for blocks that will probably be used. */
  readonly learn: (blocks: readonly FencedCode[]) => Promise<void>;
  readonly highlight: HighlightCode;
  /** The blocks that were used. */
  readonly used: ReadonlyMap<string, HighlightedCode>;
}

/** Asks `highlight` only for blocks that are not known. */
export function withKnownCode(highlight: HighlightCode, known: readonly KnownBlock[]): KnowingHighlight {
  const blocksOf = new Map(known);
  const used = new Map<string, HighlightedCode>();
  const learn = async (blocks: readonly FencedCode[], keys = blocks.map(keyOf)): Promise<void> => {
    const isNew = (index: number) => !blocksOf.has(keys[index] ?? "");
    const fresh = [...blocks.keys()].filter(isNew);
    if (fresh.length === 0) return;
    const coloured = await highlight(fresh.flatMap((index) => blocks[index] ?? []));
    fresh.forEach((index, place) => {
      const block = coloured[place];
      if (block) blocksOf.set(keys[index] ?? "", block);
    });
  };
  return {
    used,
    learn: (blocks) => learn(blocks),
    highlight: async (blocks) => {
      const keys = blocks.map(keyOf);
      await learn(blocks, keys);
      return keys.map((key) => {
        const block = blocksOf.get(key) ?? { html: null, props: {} };
        used.set(key, block);
        return block;
      });
    },
  };
}

function keyOf({ code, language, meta }: FencedCode): string {
  return JSON.stringify([language, meta]) + code;
}
