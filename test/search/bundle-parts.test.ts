import { expect, it } from "vitest";
import { segmentPages } from "../../src/search/indexing/draft.js";
import type { IndexMemory, KeptIndex } from "../../src/search/indexing/index-memory.js";
import { writeAssistantBundle } from "../../src/search/indexing/write-assistant-bundle.js";
import { writeBrowserIndex } from "../../src/search/indexing/write-browser-index.js";
import { drafts, type SamplePage } from "./sample-pages.js";

/** About 150 kB that stay as many when they are compressed. */
function noise(seed: number): string {
  let state = seed + 1;
  return Array.from({ length: 30_000 }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return state.toString(36);
  }).join(" ");
}

const pages = Array.from(
  { length: 30 },
  (_, number): SamplePage => ({ path: `p${number}`, sections: { "": "Text" }, markdown: noise(number) }),
);

/** Bytes as characters: they are compared faster. */
type Files = ReadonlyMap<string, string>;

/** `files` are those of the last build. */
function memoryOf(samples: readonly SamplePage[], before: KeptIndex | null, files: Files = new Map()): IndexMemory {
  const known = new Map<string, string>(samples.map((each) => [each.path, JSON.stringify(each)]));
  const parts = new Map<string, string>();
  const notePart = (file: string, made: readonly string[]) => void parts.set(file, made.join());
  const hashOf = (path: string) => known.get(path) ?? "";
  const linksOf = ({ path, links, sections }: SamplePage) => JSON.stringify([path, links, Object.keys(sections ?? {})]);
  const lastFile = (file: string) => (files.has(file) ? Buffer.from(files.get(file) ?? "", "latin1") : null);
  return {
    ...{ linking: samples.map(linksOf).join(), hashOf, before, notePart, parts, lastFile },
    ...{ segments: new Map(), groups: new Map(), shapes: new Map() },
    ...{ browserShards: new Map(), bundleShards: new Map() },
  };
}

async function filesOf(samples: readonly SamplePage[], memory: IndexMemory | null): Promise<Files> {
  const segments = segmentPages(await drafts(samples), "assistant", { memory });
  const written = [
    ...writeAssistantBundle(segments, { memory }),
    ...writeBrowserIndex(segments, { trailingSlash: false, memory }),
  ];
  return new Map(written.map(({ file, make }) => [file, Buffer.from(make()).toString("latin1")]));
}

it("cuts pages into parts that stay when another page changes, and takes the shapes of pages from the last build", async () => {
  const first = memoryOf(pages, null);
  const before = await filesOf(pages, first);
  const changed = pages.with(12, { path: "p12", sections: { "": "Other text" }, markdown: `12 ${noise(12)}` });
  const second = memoryOf(changed, first, before);
  const after = await filesOf(changed, second);
  expect(after).toEqual(await filesOf(changed, null));
  const parts = [...before.keys()].filter((file) => file.includes("/pages-"));
  expect(parts.length).toBeGreaterThan(3);
  const same = parts.filter((file) => before.get(file) === after.get(file));
  expect(same).toHaveLength(parts.length - 1);
  expect(parts.filter((file) => first.parts.get(file) === second.parts.get(file))).toEqual(same);
});

it("takes the shards of terms whose sections stayed as they were", async () => {
  const words = (page: number) =>
    Array.from({ length: 200 }, (_, word) => `w${(word * 37 + page * 11) % 5000}x`).join(" ");
  const pageOf = (page: number): SamplePage => {
    return { path: `p${page}`, language: page % 2 === 0 ? "en" : "de", sections: { "": words(page) } };
  };
  const site = Array.from({ length: 60 }, (_, page) => pageOf(page));
  const first = memoryOf(site, null);
  const before = await filesOf(site, first);
  const edits = [
    site.with(30, { path: "p30", language: "en", sections: { "": `${words(30)} sesame` } }),
    site.with(0, { path: "p0", language: "en", sections: { "": words(0), More: "sesame" } }),
    site.slice(1),
    [...site, { path: "new", sections: { "": "sesame" } }],
  ];
  for (const changed of edits) {
    let asked = 0;
    const memory = memoryOf(changed, first, before);
    const lastFile = (file: string) => {
      asked++;
      return memory.lastFile(file);
    };
    expect(await filesOf(changed, { ...memory, lastFile })).toEqual(await filesOf(changed, null));
    expect(asked).toBe(1);
  }
  // Where the file is gone, all are made.
  const [changed = []] = edits;
  expect(await filesOf(changed, memoryOf(changed, first))).toEqual(await filesOf(changed, null));
});
