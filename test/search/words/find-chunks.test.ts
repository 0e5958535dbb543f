import { expect, it } from "vitest";
import { chunkFinder } from "../../../src/search/words/find-chunks.js";

const findChunks = chunkFinder();

function find(text: string): string[] {
  const chunks: string[] = [];
  const units = Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  findChunks(units, (start, end) => chunks.push(text.slice(start, end)));
  return chunks;
}

it.each<[text: string, chunks: string[]]>([
  ["", []],
  ["?! …", []],
  ["Two words.", ["Two", "words"]],
  ["in docs.json, a/b and 3.11.0.", ["in", "docs.json", "a/b", "and", "3.11.0"]],
  ["run --site-url now - or -v", ["run", "--site-url", "now", "or", "-v"]],
  ["a---b --- c", ["a", "--b", "c"]],
  ["std::vector a...b", ["std::vector", "a", "b"]],
  ["don’t use_this", ["don’t", "use_this"]],
  ["école naïve", ["école", "naïve"]],
  ["使用API密钥", ["使用API密钥"]],
  ["𠮷野家 🎉 𝐀b", ["𠮷野家", "𝐀b"]],
  ["end.", ["end"]],
])("%j is %j", (text, chunks) => expect(find(text)).toEqual(chunks));

it("agrees with the pattern it stands for", () => {
  const pattern = /-{0,2}[\p{L}\p{M}\p{N}_]+(?:[-./:@+'’ʻʼ‘]{1,2}[\p{L}\p{M}\p{N}_]+)*/gu;
  const alphabet = [..."ab-./:@ é登\u{20000}🎉'_", "--", ".."];
  let seed = 7;
  const random = (below: number): number => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * below);
  };
  for (let round = 0; round < 2000; round++) {
    const text = Array.from({ length: random(14) }, () => alphabet[random(alphabet.length)]).join("");
    expect(find(text), JSON.stringify(text)).toEqual(text.match(pattern) ?? []);
  }
});
