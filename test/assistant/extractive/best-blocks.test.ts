import { expect, test } from "vitest";
import { keyWords } from "../../../src/assistant/extractive/key-words.js";
import { bestBlocks } from "../../../src/assistant/extractive/quotes/best-blocks.js";
import type { Block } from "../../../src/assistant/extractive/read-sections.js";
import { sentenceSplitter } from "../../../src/assistant/extractive/split-sentences.js";

test("a callout that says most of the question is quoted beside the paragraph that comes first", async () => {
  const question = "Why are red lamps dim at night in winter?";
  const words = await keyWords({ question, language: "en", hits: [], known: new Map(), siteName: "Acme" });
  const wish = { question, words, split: sentenceSplitter("en"), sentences: 4, paragraphs: 2, wantsCode: false };
  const blocks: Block[] = [
    { kind: "text", text: "Some red lamps are dim." },
    { kind: "text", text: "So lamps that are dim can be red, too." },
    { kind: "text", text: "At night in winter every one of the red lamps flickers.", isAside: true },
  ];
  expect(bestBlocks(blocks, { ...wish, isAbout: false }).map(({ index }) => index)).toEqual([0, 2]);
});
