import { expect, test } from "vitest";
import { lineReader } from "../../src/highlight/line.js";

const readLine = lineReader();
const plainLine = (content: string) => readLine(content).plain;

test("characters of one kind have one that stands in for them, where they were", () => {
  expect(plainLine("let x = 1;\n")).toBe("let x = 1;\n");
  expect(plainLine("é ß Ü 語 ا\n")).toBe("\x01 \x01 \x02 \x03 \x03\n");
  expect(plainLine("“a” → ✓\n")).toBe("\x06a\x06 \x06 \x06\n");
  expect(plainLine("☃\uFE0F مُ\n")).toBe("\x06\x05 \x03\x04\n");
});

test.each([
  ["halves of characters", "🚀"],
  ["digits of other scripts", "٣"],
  ["blanks that are not ASCII", "a\u00A0b"],
  ["letters that patterns without case take for others", "\u017F"],
  ["letters of a case that only some classes know", "ª"],
  ["characters that stand in for others", "a\x01"],
])("Nothing stands in for %s", (_, line) => expect(plainLine(line)).toBeNull());

test("Lines that were read keep what was read of them, however many and long the next are", () => {
  const texts = Array.from({ length: 40 }, (_, at) => String.fromCharCode(65 + at).repeat(at === 20 ? 20_000 : 997));
  const lines = texts.map((text) => readLine(text));
  const read = lines.map(({ codes }) => String.fromCharCode(...codes.subarray(0, 3), ...codes.subarray(-3)));
  expect(read).toEqual(texts.map(([letter = ""]) => `\x7f${letter}${letter}${letter}${letter}\x7f`));
  expect(lines.map(({ codes }) => codes.length)).toEqual(texts.map(({ length }) => length + 2));
  expect(readLine("naïve").plain).toBe("na\x01ve");
});
