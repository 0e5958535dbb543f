import { expect, test } from "vitest";
import { requiredTextsFinder } from "../../../src/highlight/patterns/required-texts.js";

const requiredTexts = requiredTextsFinder();

test.each([
  ["plain words", "import", ["import"]],
  ["the longest of several", "a[xy]bcd\\s+ef", ["bcd"]],
  ["escaped signs", "\\$\\{", ["${"]],
  ["a word between looks around", "(?<!\\w)(instanceof)(?!\\w)", ["instanceof"]],
  ["one of a few words", "\\b(if|else|while)\\b", ["if", "else", "while"]],
  ["what is repeated at least once", "(abc)+x?", ["abc"]],
  ["a repeated letter once", "ab+c", ["ab"]],
  ["what follows is looked at", "x(?=function)", ["function"]],
  ["a brace that counts nothing", "{a", ["{a"]],
])("A match needs %s", (_, pattern, texts) => expect(requiredTexts(pattern)).toEqual(texts));

test.each([
  ["optional parts", "(abc)?d*e{0,3}"],
  ["an optional letter", "a?"],
  ["a branch that needs nothing", "abc|\\d"],
  ["classes", "[abc]+"],
  ["classes within classes", "[a&&[^b]c]"],
  ["a bracket that opens a class", "[]ab]"],
  ["a bracket that opens a class within a class", "[[ab]&&[^]cd]]+"],
  ["what must not follow", "(?!abc)"],
  ["what lies before", "(?<=abc)"],
  ["letters of any case", "(?i)abc"],
  ["spaced patterns", "(?x) abc # a comment"],
  ["characters by number", "\\x41bc"],
  ["a group that never ends", "(abc"],
])("Nothing is known of %s", (_, pattern) => expect(requiredTexts(pattern)).toBeNull());
