import { describe, expect, it } from "vitest";
import { excerpt, markTerms } from "../../../src/search/query/mark-terms.js";
import { spreadPages } from "../../../src/search/query/spread-pages.js";
import { readVocabulary, vocabularyText } from "../../../src/search/query/vocabulary.js";
import { loadTokeniser } from "../../../src/search/words/tokeniser.js";

async function marked(text: string, terms: readonly string[], language: string): Promise<string> {
  const pieces = markTerms(text, { terms: new Set(terms), tokeniser: await loadTokeniser(language) });
  return pieces.map(({ text: piece, isMarked }) => (isMarked ? `[${piece}]` : piece)).join("");
}

it.each<[what: string, text: string, terms: readonly string[], language: string, shown: string]>([
  ["every form of a word", "Deploys: deploy, deployed!", ["deploi"], "en", "[Deploys]: [deploy], [deployed]!"],
  ["the part of an identifier that answered", "RemoteAuthProvider", ["provid"], "en", "RemoteAuth[Provider]"],
  ["words in text without spaces", "使用单点登录", ["登录"], "zh", "使用单点[登录]"],
  ["words behind capitals that are longer in lower case", "İki İzin: izin", ["izin"], "vi", "İki [İzin]: [izin]"],
  ["nothing where nothing answered, and loses no letter", "a < b & c", [], "en", "a < b & c"],
])("marks %s", async (_what, text, terms, language, shown) => expect(await marked(text, terms, language)).toBe(shown));

describe("an excerpt", () => {
  it("begins near the first marked word", async () => {
    const text = `${"filler ".repeat(40)}target ${"filler ".repeat(40)}`;
    const shown = excerpt(text, 60, { terms: new Set(["target"]), tokeniser: await loadTokeniser("en") });
    expect(shown).toContain("target");
    expect(shown.startsWith("…") && shown.endsWith("…")).toBe(true);
    expect(shown.length).toBeLessThan(70);
  });

  it("of a short text is the text", async () => {
    const marking = { terms: new Set(["text"]), tokeniser: await loadTokeniser("en") };
    expect(excerpt("A short text.", 60, marking)).toBe("A short text.");
  });
});

/** Words as a site has them, each in one section. */
function vocabularyOf(terms: readonly string[]) {
  const counts = new Uint32Array(terms.length).fill(1);
  return readVocabulary(vocabularyText({ terms, counts }, 1));
}

describe("misspelt words", () => {
  const words = ["configuration", "confirmation", "form", "from", "token", "tokens"].sort();
  const vocabulary = vocabularyOf(words);

  it.each([
    ["configuraton", ["configuration"]],
    ["ocnfiguration", ["configuration"]],
    ["configurratiion", ["configuration"]],
    ["tokne", ["token"]],
    ["fro", []],
    ["something", []],
  ])("%s may have meant %o", (word, meant) => expect(vocabulary.similar(word, 4)).toEqual(meant));

  it.each(["\u{20000}\u{20001}abc", "\u{20000}\u{20002}abc", "überaus", "donaudampfschifffahrtsgesellschaften"])(
    "are kept whole in what is written: %s",
    (word) => {
      const words = ["\u{20000}\u{20001}abc", "\u{20000}\u{20002}abc", "donaudampfschifffahrtsgesellschaft"];
      const all = [...words, "donaudampfschifffahrtsgesellschaften", "überaus"];
      expect(vocabularyOf(all).similar(word, 1)).toEqual([word]);
    },
  );

  it("takes the end of a word for a part of it where enough stands before it, shortest words first", () => {
    expect(vocabularyOf(["border", "mailorder", "recorder"]).endingWith("order", 4)).toEqual(["recorder", "mailorder"]);
  });

  it("prefer words that begin alike", () => {
    expect(vocabularyOf(["fork", "gorm"]).similar("gork", 4)).toEqual(["gorm", "fork"]);
  });
});

it("sections of one page step back behind others among the first five", () => {
  const ranked = [1, 1, 1, 2, 3, 1, 4, 5].map((page, rank) => ({ page, rank, score: 1 - rank / 100 }));
  const spreading = { pageOf: ({ page }: { page: number }) => page, scoreOf: ({ score }: { score: number }) => score };
  const spread = (perPage: number) => spreadPages(ranked, { ...spreading, perPage }).map(({ rank }) => rank);
  expect(spread(2)).toEqual([0, 1, 3, 4, 6, 2, 5, 7]);
  expect(spread(1)).toEqual([0, 3, 4, 6, 7, 1, 2, 5]);
});

it("a page that is clearly the answer gives its next section as well", () => {
  const scores = [0.9, 0.8, 0.7, 0.3, 0.2];
  const ranked = [1, 1, 1, 2, 3].map((page, rank) => ({ page, rank, score: scores[rank] ?? 0 }));
  const spread = spreadPages(ranked, { pageOf: ({ page }) => page, scoreOf: ({ score }) => score, perPage: 1 });
  expect(spread.map(({ rank }) => rank)).toEqual([0, 1, 3, 4, 2]);
});

describe("words that are misspelt where their ending would have been taken off", () => {
  const vocabulary = vocabularyOf(["automat", "connect", "connector", "integr", "navig", "write"]);

  it.each([
    ["integragions", ["integr"]],
    ["connetcions", ["connect"]],
    ["naviagte", ["navig"]],
    ["writiqg", ["write"]],
    ["something", []],
    ["reconnections", []],
  ])("%s may begin with %o", (word, meant) => expect(vocabulary.beginnings(word, 4)).toEqual(meant));
});

it.each(["flurbnax", "qwertzuiop", "blorptix"])("%s means nothing", (word) => {
  const vocabulary = vocabularyOf(["blog", "four", "qwen"]);
  expect([...vocabulary.similar(word, 4), ...vocabulary.beginnings(word, 4)]).toEqual([]);
});
