// JSON is formatted as JavaScript does, but numbers and texts stay as they are written.
import { expect, it } from "vitest";
import { readJson } from "../../src/reference/code/read-json.js";
import { atOnce } from "../../src/reference/code/slowly.js";

const formatted = (...pieces: readonly string[]) => atOnce(readJson(pieces))?.text.slice() ?? null;

it.each([
  "{}",
  "[]",
  ' "a\\"b" ',
  "-1.5",
  '{"a":{"b":[1,[],{},null,true,"x, {y}: [z]"]},"c":false}',
  "[[[1]],\n[2] ]\n",
  JSON.stringify(Array.from({ length: 2000 }, (_, id) => ({ id, inside: { name: `row ${id}` } }))),
])("formats %.40s", (text) => expect(formatted(text)).toBe(JSON.stringify(JSON.parse(text), null, 2)));

it("reads a text wherever it is cut", () => {
  const text = ' {"a\\"": [-1.5e3, true, "x, \\\\"], "b": {}} ';
  const whole = formatted(text);
  expect(whole).toBe(JSON.stringify(JSON.parse(text), null, 2).replace("-1500", "-1.5e3"));
  for (let at = 0; at <= text.length; at++) expect(formatted(text.slice(0, at), text.slice(at))).toBe(whole);
  expect(formatted(...text, "")).toBe(whole);
  expect(formatted("[1", "2 ", "3]")).toBeNull();
});

it("reads parts of what is too long to be held in one piece", () => {
  const value = Array.from({ length: 20_000 }, (_, id) => ({ id, name: `row ${id}` }));
  const text = JSON.stringify(value, null, 2);
  const read = atOnce(readJson([JSON.stringify(value)]));
  expect(read?.text.slice() === text).toBe(true);
  for (const from of [0, 1, 4999, 300_000, text.length - 3])
    for (const length of [0, 1, 7000, 40_000])
      expect(read?.text.slice(from, from + length)).toBe(text.slice(from, from + length));
});

it("keeps numbers that no double holds, and names that come twice", () =>
  expect(formatted('{"id":12345678901234567890,"id":1.10}')).toBe('{\n  "id": 12345678901234567890,\n  "id": 1.10\n}'));

it.each([
  ...["", "{", "[1,]", "[1 2]", "{1:2}", '{"a"}', '{"a":1]', "[}"],
  ...["1 2", "01", "nul", "'a'", '{"a":1,}', "[,1]", "<a/>", '["a]'],
])("leaves alone what is no JSON: %s", (text) => {
  expect(formatted(text)).toBeNull();
  expect(formatted(...text)).toBeNull();
});
