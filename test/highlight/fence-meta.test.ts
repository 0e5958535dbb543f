import { describe, expect, it } from "vitest";
import { parseFenceMeta, parseLines } from "../../src/highlight/fence-meta.js";

const PLAIN = {
  ...{ language: "js", title: null, icon: null, iconType: null, theme: null },
  ...{ lines: false, wrap: false, expandable: null, nocopy: false, twoslash: false },
};

function read(info: string) {
  const [language = "", ...meta] = info.split(" ");
  const { highlight, focus, ...fence } = parseFenceMeta(language || null, meta.join(" ") || null);
  return { ...fence, highlight: [...highlight], focus: [...focus] };
}

describe("the options of a fence", () => {
  it.each([
    ["js", {}],
    ["js main.js", { title: "main.js" }],
    ["js src/main file.js", { title: "src/main file.js" }],
    ['js title="a b"', { title: "a b" }],
    ["js title='a b'", { title: "a b" }],
    ["js filename='a.js'", { title: "a.js" }],
    ['js "Quoted title"', { title: "Quoted title" }],
    ["js words title=named", { title: "named" }],
    ["js icon=java", { icon: "java" }],
    ['js icon="java" iconType="solid"', { icon: "java", iconType: "solid" }],
    ["js lines", { lines: true }],
    ["js lines=false", { lines: false }],
    ['js lines="true"', { lines: true }],
    ["js lines={true}", { lines: true }],
    ["js showLineNumbers", { lines: true }],
    ["js wrap", { wrap: true }],
    ["js wrap={true}", { wrap: true }],
    ["js wrap={false}", { wrap: false }],
    ["js expandable", { expandable: true }],
    ["js [config.js]", { title: "config.js" }],
    ["js {2} [two words.js] lines", { title: "two words.js", lines: true, highlight: [2] }],
    ["js [expandable]", { expandable: true }],
    ['js expandable="false"', { expandable: false }],
    ["js nocopy", { nocopy: true }],
    ['js nocopy="false"', { nocopy: false }],
    ["nocopy", { language: null, nocopy: true }],
    ["js twoslash", { twoslash: true }],
    ["js theme={null}", { theme: null }],
    ['js theme={"system"}', { theme: null }],
    ["js theme=dracula", { theme: "dracula" }],
    ["js lang=ts", { language: "ts" }],
    ["js {1,3-5}", { highlight: [1, 3, 4, 5] }],
    ["js{2}", { highlight: [2] }],
    ["js highlight={1-2,5}", { highlight: [1, 2, 5] }],
    ['js highlight="4"', { highlight: [4] }],
    ["js focus={2,4-5}", { focus: [2, 4, 5] }],
    ["js focus=2,4", { focus: [2, 4] }],
    ["js /word/", {}],
    ["js runnable=true copy", {}],
    ['title="x"', { language: null, title: "x" }],
    ["c#", { language: "c#" }],
    ["", { language: null }],
    ['js a.js icon="js" {2,4-6} expandable', { title: "a.js", icon: "js", highlight: [2, 4, 5, 6], expandable: true }],
  ])("%s", (info, expected) => expect(read(info)).toEqual({ ...PLAIN, highlight: [], focus: [], ...expected }));
});

it("reads line numbers, and is not flooded by a slip", () => {
  expect([...parseLines("1, 3 - 5,x,9")]).toEqual([1, 3, 4, 5, 9]);
  expect([...parseLines("5-3")]).toEqual([]);
  expect(parseLines("1-999999999999").size).toBeLessThan(30_000);
});
