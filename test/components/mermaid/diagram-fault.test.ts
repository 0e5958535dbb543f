import { describe, expect, it } from "vitest";
import { faultOf } from "../../../src/components/mermaid/diagram-fault.js";

const parseError = (hash: object) => Object.assign(new Error("Parse error on line 2:\n…"), { hash });

describe("the fault that an error of the library stands for", () => {
  it.each([new TypeError("x is not a function"), new ReferenceError("document is not defined"), "words"])(
    "is none where it may be the lack of a browser: %s",
    (error) => expect(faultOf(error, "pie")).toBeNull(),
  );

  const at = (line: number) => parseError({ text: "x", token: 5, loc: { first_line: line } });
  const words = "x";

  it.each([
    ["the line as it was written", at(2), "---\ntitle: One\n---\npie\n  x", { kind: "line", line: 5, words }],
    ["the line behind settings", at(2), '%%{init: {\n  "theme": "d"\n}}%%\npie\n  x', { kind: "line", line: 5, words }],
    ["the line among comments", at(2), "%% one\n\n%% two\npie\n%% three\n  x", { kind: "line", line: 6, words }],
    ["the line itself", at(2), "pie\n  x", { kind: "line", line: 2, words }],
    [
      "a line counted from 0 where the error has no place",
      parseError({ text: "", token: null, line: 1 }),
      "pie\n  x",
      { kind: "line", line: 2, words: "" },
    ],
    [
      "the last line where more should follow",
      parseError({ text: "", token: "EOF", loc: { first_line: 3 } }),
      "pie\n  x",
      { kind: "end", line: 2, words: "" },
    ],
    [
      "no line where the library names none",
      new Error("It is negative."),
      "pie\n  x",
      { kind: "sense", line: null, words: "It is negative." },
    ],
  ])("has %s", (_, error, source, fault) => expect(faultOf(error, source)).toEqual(fault));
});
