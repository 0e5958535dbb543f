import { describe, expect, it } from "vitest";
import { loadTokeniser } from "../../src/search/words/tokeniser.js";
import { languageCodes } from "../../src/shared/languages.js";
import { yamlBeside } from "../yaml-beside.js";
import { found } from "./sample-pages.js";

interface Language {
  readonly titles: readonly (readonly [title: string, query: string, other: string])[];
  readonly forms?: string;
}

const LANGUAGES = Object.entries(yamlBeside<Readonly<Record<string, Language>>>(import.meta.url, "languages.yaml"));

/** The title that a query finds of these. */
const titleFor = (language: string, titles: readonly string[], query: string) =>
  found(
    titles.map((title) => ({ path: title, language, title })),
    query,
  );

const titles = LANGUAGES.flatMap(([language, { titles }]) => titles.map((each) => [language, ...each] as const));

it.each(titles)("words of %s are found in another form than they were written in: %s", async (language, ...said) => {
  const [title, query, other] = said;
  expect(await titleFor(language, [other, title], query)).toEqual([title]);
});

const forms = LANGUAGES.flatMap(([language, { forms }]) => (forms ? [[language, forms] as const] : []));

it.each(forms)("the forms of a word of %s have one term", async (language, pairs) => {
  const { cut, termOf } = await loadTokeniser(language);
  const termsOf = (text: string): string[] => {
    const terms: string[] = [];
    cut(text, (word, kind) => {
      if (kind === "word") terms.push(termOf(word));
    });
    return terms;
  };
  const words = pairs.split(" ").map((pair) => pair.split("/"));
  expect(words.map(([one = ""]) => termsOf(one))).toEqual(words.map(([, other = ""]) => termsOf(other)));
});

it("has a case for every language that a site can have", () => {
  const tested = new Set(LANGUAGES.map(([language]) => language.toLowerCase().split("-")[0]));
  const same: Readonly<Record<string, string>> = { zh: "cn", ja: "jp", uk: "ua" };
  const missing = languageCodes().filter((code) => {
    const base = code.toLowerCase().split("-")[0] ?? "";
    return !tested.has(base) && !tested.has(same[base] ?? "");
  });
  expect(missing).toEqual([]);
});

describe("text without spaces", () => {
  const words = async (language: string, text: string): Promise<string[]> => {
    const cut: string[] = [];
    (await loadTokeniser(language)).cut(text, (word) => cut.push(word));
    return cut;
  };

  it.each([
    ["Japanese words", "ja", "ドメインを設定する", ["ドメイン", "を", "設定", "する"]],
    ["words of Traditional Chinese", "zh-Hant", "伺服器設定檔案", ["伺服器", "設定", "檔案"]],
    ["Vietnamese syllables, which are written apart", "vi", "cấu hình máy chủ", ["cấu", "hình", "máy", "chủ"]],
  ])("is cut into %s", async (_what, language, text, cut) => expect(await words(language, text)).toEqual(cut));

  it("is cut into Thai words", async () => expect(await words("th", "วิธีตั้งค่าโดเมน")).toContain("โดเมน"));

  it("keeps Latin words among Chinese ones", async () => {
    expect(await words("zh", "使用API密钥登录")).toEqual(expect.arrayContaining(["api", "登录"]));
  });

  it("is found when the reader's browser cuts it elsewhere", async () => {
    // As one word, such as another version of the word list may have it.
    expect(await titleFor("zh", ["单点登录", "价格"], "登录单点")).toEqual(["单点登录"]);
  });
});

it("takes an apostrophe as a letter where it is one", async () => {
  const { cut, termOf } = await loadTokeniser("uk");
  const terms: string[] = [];
  cut("п'ять п’ять", (word) => terms.push(termOf(word)));
  expect(new Set(terms).size).toBe(1);
});

it("cuts off what French writes before a word", async () => {
  const found = await titleFor("fr", ["L’authentification", "Tarifs"], "authentification");
  expect(found).toEqual(["L’authentification"]);
});
