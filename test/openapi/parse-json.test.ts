import { expect, test } from "vitest";
import { jsonPlaces } from "../../src/openapi/parse-json.js";

const TEXT = `
{ "a": [1, "x, ]", {"b": true}], "c\\"d": { "e": "f\\\\", "g": -1.5e3 },
  "empty": {}, "none": [ ], "twice": 1, "twice": 2, "\\u00e9": null }`;

const places = jsonPlaces(TEXT);

/** What stands at the place of a value, and at that of its key. */
function standing(path: (string | number)[], characters: number) {
  const { key, value, exact } = places(path.map(String));
  return [key === null ? null : TEXT.slice(key).split(":")[0], TEXT.slice(value, value + characters), exact];
}

test.each<[(string | number)[], string | null, string]>([
  [[], null, "{"],
  [["a"], '"a"', "[1"],
  [["a", 0], null, "1"],
  [["a", 1], null, '"x, ]"'],
  [["a", 2, "b"], '"b"', "true"],
  [['c"d'], '"c\\"d"', "{"],
  [['c"d', "e"], '"e"', '"f'],
  [['c"d', "g"], '"g"', "-1.5e3"],
  [["empty"], '"empty"', "{}"],
  [["none"], '"none"', "[ ]"],
  [["twice"], '"twice"', "1"],
  [["é"], '"\\u00e9"', "null"],
])("finds %j", (path, key, value) => expect(standing(path, value.length)).toEqual([key, value, true]));

test.each<[(string | number)[], string]>([
  [["b"], "{"],
  [["a", 3], "[1"],
  [["a", "x"], "[1"],
  [["a", 0, "x"], "1"],
  [["empty", "x", "y"], "{}"],
  [["__proto__"], "{"],
])("gives the closest value around %j, which is missing", (path, value) => {
  expect(standing(path, value.length).slice(1)).toEqual([value, false]);
});
