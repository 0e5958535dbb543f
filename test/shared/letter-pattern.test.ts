import { describe, expect, it } from "vitest";
import { letterPattern } from "../../src/shared/letter-pattern.js";

/** Every character of ASCII, and some beyond it. */
const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
const others = ["é", "Ж", "中", "\u0301", "٣", "‿", "🙂", "K", "’", "\u00a0", "©"];

describe("a pattern of kinds of letters", () => {
  it.each([
    String.raw`[^\p{L}\p{N}_]+`,
    String.raw`[^\p{L}\p{M}\p{N}\p{Pc}\s-]`,
    String.raw`[\p{M}'"]`,
    String.raw`[\p{Extended_Pictographic}\ufe0f\u200d]`,
    String.raw`(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}]`,
    String.raw`^[\p{L}\p{N}/&_~.-]+$`,
  ])("finds in ASCII what it finds there as a literal: %s", (source) => {
    const pattern = letterPattern(source);
    const literal = new RegExp(source, "gu");
    for (const text of [...ascii, ...others, ascii.join(""), "a b-c_d", "Ünïcode wörds", "one’s own"]) {
      expect(pattern.replace(text, "#")).toBe(text.replace(literal, "#"));
      expect(pattern.isIn(text)).toBe(text.search(literal) >= 0);
    }
  });
});
