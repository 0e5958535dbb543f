import { expect, it } from "vitest";
import { type TermReader, termReader } from "../../../src/search/words/term-reader.js";
import { loadTokeniser, type Tokeniser, withoutAccents } from "../../../src/search/words/tokeniser.js";
import { languageCodes } from "../../../src/shared/languages.js";

const TEXTS = [
  "Configuring `docs.json`, --flag-name and @scope/name in HTTPServer.useState(snake_case_name) 2024-11-22 v3.11.0 10x",
  "Παράδειγμα, Настройки проєкту об'єкт, oʻzbekcha so'z, Beállítások és oldalak, Nastavení souborů, größere Straße",
  "دليل المستخدمين والصفحات הגדרות של מסמכים किताबों की सूची การตั้งค่าโดเมน 配置自定义域名。カスタムドメインの設定 서버에서 문서를 設定API密钥",
  `${"averyveryverylongidentifierwithoutanyend".repeat(3)} ${"/path/segment".repeat(4)} école naïve 𠮷野家 🎉 𝐀b ١٢٣ ½ x²`,
  "0 7 00 42 404 1999 2147483648 0x1f 1st 22nd 3e8 10.5 1,000 1_000",
];

/** What is read by way of the memory and the numbers, as a tokeniser alone would find it. */
function wordsOf({ read, names }: TermReader, text: string): string[] {
  return Array.from(read(text), (term) => (term < 0 ? `part ${names[~term]}` : `${names[term]}`));
}

function wordsBy({ cut, termOf }: Tokeniser, text: string): string[] {
  const words: string[] = [];
  cut(text, (word, kind) => {
    const term = kind === "whole" ? word : termOf(word);
    words.push(kind === "part" ? `part ${term}` : term);
    const bare = termOf(withoutAccents(word));
    if (kind === "word" && bare !== term) words.push(`part ${bare}`);
  });
  return words;
}

it.each(languageCodes())(
  "reads the terms that the tokeniser finds, and those of words without their accents, the second time too: %s",
  async (language) => {
    const tokeniser = await loadTokeniser(language);
    const reader = termReader(tokeniser);
    const sameWords = TEXTS.map((text) => `${text} `);
    for (const text of [...TEXTS, ...TEXTS, ...sameWords])
      expect(wordsOf(reader, text)).toEqual(wordsBy(tokeniser, text));
  },
);
