import { expect, it } from "vitest";
import { segmentPages } from "../../src/search/draft.js";
import type { IndexMemory, KeptIndex } from "../../src/search/index-memory.js";
import { writeAssistantBundle } from "../../src/search/write-assistant-bundle.js";
import { drafts, type SamplePage } from "./sample-pages.js";

const pages = Array.from(
  { length: 30 },
  (_, number): SamplePage => ({ path: `p${number}`, sections: { "": "Text" }, markdown: `${number} `.repeat(50_000) }),
);
const keys = (samples: readonly SamplePage[]) => new Map(samples.map((each) => [each.path, JSON.stringify(each)]));

function memoryOf(samples: readonly SamplePage[], before: KeptIndex | null): IndexMemory {
  const known = keys(samples);
  const parts = new Map<string, string>();
  const notePart = (file: string, made: readonly string[]) => void parts.set(file, made.join());
  const keyOf = (path: string) => known.get(path) ?? "";
  return { keyOf, before, segments: new Map(), groups: new Map(), shapes: new Map(), notePart, parts };
}

async function filesOf(samples: readonly SamplePage[], memory: IndexMemory | null): Promise<Map<string, string>> {
  const segments = segmentPages(await drafts(samples), "assistant", memory);
  return new Map(
    Array.from(writeAssistantBundle(segments, memory), ({ file, make }) => [file, Buffer.from(make()).toString()]),
  );
}

it("cuts pages into parts that stay when another page changes, and takes the shapes of pages from the last build", async () => {
  const first = memoryOf(pages, null);
  const before = await filesOf(pages, first);
  const changed = pages.with(12, {
    path: "p12",
    sections: { "": "Other text" },
    markdown: `12 ${"12 ".repeat(50_000)}`,
  });
  const second = memoryOf(changed, first);
  const after = await filesOf(changed, second);
  expect(after).toEqual(await filesOf(changed, null));
  const parts = [...before.keys()].filter((file) => file.includes("/pages-"));
  expect(parts.length).toBeGreaterThan(3);
  const same = parts.filter((file) => before.get(file) === after.get(file));
  expect(same).toHaveLength(parts.length - 1);
  expect(parts.filter((file) => first.parts.get(file) === second.parts.get(file))).toEqual(same);
});
