import { expect, it } from "vitest";
import { openWords, packWords } from "../../../src/search/indexing/packed-words.js";

it("Words come out of their bytes as they went in, wherever the bytes lie", () => {
  const words = {
    terms: "größe\ncache\n日本",
    sizes: [2, 0, 1],
    ids: Uint32Array.of(0, 2, 1),
    weights: Uint16Array.of(1, 65535, 300),
  };
  const packed = packWords(words);
  expect(openWords(packed)).toEqual(words);
  const among = Buffer.concat([Buffer.from("abc"), packed, Buffer.from("d")]);
  expect(openWords(among.subarray(3, 3 + packed.length))).toEqual(words);
});
