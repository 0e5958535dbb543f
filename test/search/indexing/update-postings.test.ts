import { expect, it } from "vitest";
import { encodePostings } from "../../../src/search/indexing/encode-postings.js";
import { type KeptIndex, openIndex, packIndex } from "../../../src/search/indexing/index-memory.js";
import { type KeptPostings, updatePostings } from "../../../src/search/indexing/update-postings.js";
import type { AddedWords } from "../../../src/search/indexing/weigh-links.js";
import type { WeighedPage } from "../../../src/search/indexing/weigh-page.js";

interface Sample {
  readonly path: string;
  readonly hash: string;
  readonly sections: number;
  readonly words: () => WeighedPage;
}

/** A page of sections with these words; a later word weighs more. */
function page(path: string, ...texts: readonly string[]): Sample {
  const terms = [...new Set(texts.flatMap(wordsOf))];
  const sections = texts.map((text) => [...new Set(wordsOf(text))].map((word) => terms.indexOf(word)));
  const ids = sections.flat();
  const words: WeighedPage = {
    terms: terms.join("\n"),
    sizes: sections.map(({ length }) => length),
    ids: Uint32Array.from(ids),
    weights: Uint16Array.from(ids, (id) => 90 * (id + 1)),
  };
  return { path, hash: texts.join("|"), sections: texts.length, words: () => words };
}

function wordsOf(text: string): string[] {
  return text.split(" ").filter(Boolean);
}

function fromNothing(pages: readonly Sample[], added: AddedWords) {
  return encodePostings(
    pages.map(({ words }) => ({ words: words() })),
    added,
  );
}

function postingsOf({ postings: { terms, starts, bytes } }: KeptPostings, term: number) {
  return [terms[term], Buffer.from(bytes.subarray(starts[term], starts[term + 1])).toString("hex")];
}

const many = Array.from({ length: 300 }, (_, number) =>
  page(`p${number}`, "all common", `own${number} common`, "登录"),
);
const at = (index: number, ...pages: readonly Sample[]) => many.toSpliced(index, 1, ...pages);
const none: AddedWords = new Map();

/** By section, the words that links add to it, and how much they weigh. */
function added(words: Readonly<Record<number, Readonly<Record<string, number>>>>): AddedWords {
  return new Map(Object.entries(words).map(([section, own]) => [Number(section), new Map(Object.entries(own))]));
}

const empty: KeptIndex = {
  linking: "",
  ...{ segments: new Map(), groups: new Map(), shapes: new Map(), parts: new Map() },
  ...{ browserShards: new Map(), bundleShards: new Map() },
};

it.each<readonly [string, readonly Sample[], AddedWords]>([
  ["nothing", many, none],
  ["a page's words", at(7, page("p7", "all", "new words common", "a")), none],
  ["how much its words matter", at(7, page("p7", "common all", "common own7", "登录")), none],
  ["a word that is gone everywhere", at(7, page("p7", "all common", "common", "登录")), none],
  ["more sections", at(7, page("p7", "all", "b", "c", "common", "d", "e")), none],
  ["no words", at(7, page("p7", "")), none],
  ["a new page", at(7, page("p7", "all common", "own7 common", "登录"), page("new", "all fresh", "zebra")), none],
  ["a page taken away", many.toSpliced(200, 1), none],
  ["the first and the last page", [page("first", "a"), ...many.slice(1, -1), page("last", "zzz common")], none],
  ["what links add", many, added({ 10: { common: 70, linked: 300 } })],
  ["the order of pages", [...many.slice(150), ...many.slice(0, 150)], none],
  ["every third page", many.map((each, index) => (index % 3 ? each : page(each.path, "all common", "b"))), none],
  ["the first hundred pages", many.map((each, index) => (index < 100 ? page(each.path, "common c") : each)), none],
  ["every page", many.map(({ path }) => page(path, "quite other")), none],
  ["all pages taken away", [], none],
])("gives what encoding from nothing gives after a change of %s", (_, pages, linking) => {
  const linked = added({ 100: { here: 40 } });
  for (const before of [none, linked]) {
    const first = updatePostings(many, { added: () => before, areSame: false }, null);
    const kept = openIndex(Buffer.from(packIndex({ ...empty, segments: new Map([["one", first]]) })));
    const asked: string[] = [];
    const read = ({ path, words }: Sample) => {
      asked.push(path);
      return words();
    };
    const watched = pages.map((each) => ({ ...each, words: () => read(each) }));
    const updated = updatePostings(
      watched,
      { added: () => linking, areSame: false },
      kept?.segments.get("one") ?? null,
    );
    expect(updated.postings).toEqual(fromNothing(pages, linking));
    for (const [term, origin] of (updated.origins ?? []).entries())
      if (origin >= 0) expect(postingsOf(updated, term)).toEqual(postingsOf(first, origin));
    if (pages === many) expect(updated.origins?.filter((origin) => origin >= 0).length).toBeGreaterThan(290);
    if (pages === many) expect(asked.length).toBeLessThan(3);
  }
});

it("takes over what links added where nothing that has to do with links changed", () => {
  const linked = added({ 19: { here: 40 }, 21: { there: 50, own7: 300 }, 22: { 登录: 60 } });
  const first = updatePostings(many, { added: () => linked, areSame: false }, null);
  const changed = at(7, page("p7", "all new", "own7 words", "登录"));
  const never = () => {
    throw new Error("These are known.");
  };
  const updated = updatePostings(changed, { added: never, areSame: true }, first);
  expect(updated.postings).toEqual(fromNothing(changed, linked));
  expect(updated.pages[7]?.added).toBe(first.pages[7]?.added);
});

it("is kept with all that it knows", () => {
  const packed = Buffer.from(
    packIndex({
      ...empty,
      segments: new Map([["one", updatePostings(many, { added: () => none, areSame: false }, null)]]),
      groups: new Map([["a", ["b", 2]]]),
      shapes: new Map([["hash", [90, 4, 20, 7]]]),
      parts: new Map([["file", "hash"]]),
    }),
  );
  expect(openIndex(packed)?.groups).toEqual(new Map([["a", ["b", 2]]]));
  expect(openIndex(packed)?.shapes).toEqual(new Map([["hash", [90, 4, 20, 7]]]));
  expect(openIndex(packed)?.parts).toEqual(new Map([["file", "hash"]]));
});
