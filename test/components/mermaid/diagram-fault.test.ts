import { describe, expect, it } from "vitest";
import { faultOf } from "../../../src/components/mermaid/diagram-fault.js";

const parseError = (hash: object) => Object.assign(new Error("Parse error on line 2:\n…"), { hash });

describe("the fault that an error of the library stands for", () => {
  it.each([new TypeError("x is not a function"), new ReferenceError("document is not defined"), "words"])(
    "is none where it may be the lack of a browser: %s",
    (error) => {
      expect(faultOf(error, "pie")).toBeNull();
    },
  );

  it.each([
    ["---\ntitle: One\n---\npie\n  x", 5],
    ['%%{init: {\n  "theme": "dark"\n}}%%\npie\n  x', 5],
    ["%% one\n\n%% two\npie\n%% three\n  x", 6],
    ["pie\n  x", 2],
  ])("has the line as it was written: %j", (source, line) => {
    expect(faultOf(parseError({ text: "x", token: 5, loc: { first_line: 2 } }), source)).toEqual({
      kind: "line",
      line,
      words: "x",
    });
  });

  it("counts the lines of errors without a place from 0", () => {
    expect(faultOf(parseError({ text: "", token: null, line: 1 }), "pie\n  x")).toEqual({
      kind: "line",
      line: 2,
      words: "",
    });
  });

  it("has the last line where more should follow", () => {
    expect(faultOf(parseError({ text: "", token: "EOF", loc: { first_line: 3 } }), "pie\n  x")).toEqual({
      kind: "end",
      line: 2,
      words: "",
    });
  });

  it("has no line where the library names none", () => {
    expect(faultOf(new Error("It is negative."), "pie\n  x")).toEqual({
      kind: "sense",
      line: null,
      words: "It is negative.",
    });
  });
});
