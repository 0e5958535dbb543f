import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { uiStrings } from "../../src/config/read-ui-strings.js";
import { fillIn } from "../../src/shared/fill-in.js";
import { languageCodes, languageOf } from "../../src/shared/languages.js";
import { EN } from "../../src/shared/ui-strings.js";

const english = new Map(Object.entries(EN));
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe.each(languageCodes())("the words for %s", (code) => {
  it("are complete, and keep the places for values", () => {
    const words = uiStrings(code);
    expect(Object.keys(words).toSorted()).toEqual(Object.keys(EN).toSorted());
    const wrong = Object.entries(words).filter(
      ([key, text]) => `${placeholders(text)}` !== `${placeholders(english.get(key) ?? "")}` || text !== text.trim(),
    );
    expect(wrong).toEqual([]);
  });

  it("are in the language", () => {
    const isEnglish = languageOf(code)?.tag === "en";
    expect(uiStrings(code).search === EN.search).toBe(isEnglish);
  });
});

it("are read from every file of words", () => {
  const folder = new URL("../../ui-strings/", import.meta.url);
  for (const file of readdirSync(folder)) expect(uiStrings(file.replace(".json", "")), file).not.toBe(EN);
});

it("are English where no language is named, or one that nobody knows", () => {
  expect(uiStrings(null)).toBe(EN);
  expect(uiStrings("klingon")).toBe(EN);
});

it("of a country are those of its language", () => {
  expect(uiStrings("fr-CA").search).toBe(uiStrings("fr").search);
  expect(uiStrings("zh-Hans").search).toBe(uiStrings("cn").search);
  expect(uiStrings("zh-TW").search).not.toBe(uiStrings("cn").search);
});

describe("a language", () => {
  it.each([
    ["cn", "zh", "ltr"],
    ["jp", "ja", "ltr"],
    ["ua", "uk", "ltr"],
    ["zh-TW", "zh-Hant", "ltr"],
    ["pt-BR", "pt-BR", "ltr"],
    ["ar", "ar", "rtl"],
    ["he", "he", "rtl"],
  ])("%s is %s for a browser and runs %s", (code, tag, direction) => {
    expect(languageOf(code)).toMatchObject({ code, tag, direction });
  });

  it("has a tag that browsers know", () => {
    for (const code of languageCodes()) expect(Intl.getCanonicalLocales(languageOf(code)?.tag)).toHaveLength(1);
  });
});

it("puts values where a text has their names", () => {
  expect(fillIn("{a} and {b}", { a: 1, b: "two" })).toBe("1 and two");
  expect(fillIn("{a} and {unknown}", { a: "x$&" })).toBe("x$& and {unknown}");
});
