// Picks among adjacent code samples that do the same, one for each language or way of installing.
import { namesIn, namesOf } from "./code-languages.js";
import type { Block } from "./read-sections.js";

type CodeBlock = Extract<Block, { kind: "code" }>;

/** Of the samples around `index` the one that the question names; else the first. */
export function sampleFor(blocks: readonly Block[], index: number, question: string): number {
  let first = index;
  while (blocks[first - 1]?.kind === "code") first--;
  const asked = new Set(namesIn(question));
  for (let at = first; blocks[at]?.kind === "code"; at++) {
    const block = blocks[at];
    if (block?.kind === "code" && isNamed(block, asked)) return at;
  }
  return first;
}

function isNamed({ text, label }: CodeBlock, asked: ReadonlySet<string>): boolean {
  const language = /^[`~]+[ \t]*([\w+#.-]+)/.exec(text)?.[1] ?? "";
  return [...namesOf(language), ...namesIn(label ?? "")].some((name) => asked.has(name));
}
