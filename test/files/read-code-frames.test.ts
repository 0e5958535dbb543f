// The lines that are shown around a place: whole characters of the right line, whatever ends it.
import { describe, expect, it } from "vitest";
import { readCodeFrames } from "../../src/files/read-code-frames.js";
import { temporaryFolder, writeFiles } from "../temporary-folder.js";

describe("the code frame of a place", () => {
  const root = temporaryFolder();
  writeFiles(root, { "a.mdx": "ä 🎉\r\nzweite Zeile für uns\n\nlast" });
  const frame = (line: number, column: number, file = "a.mdx") => readCodeFrames(root)({ file, line, column });

  it.each([
    [1, 3, "1 | ä 🎉\n  |   ^"],
    [2, 14, "1 | ä 🎉\n2 | zweite Zeile für uns\n  |              ^"],
    [4, 1, "4 | last\n  | ^"],
  ])("is that of line %d", (line, column, expected) => expect(frame(line, column)).toBe(expected));

  it("is null where there is no such line", () => {
    const frames = [frame(0, 1), frame(5, 1), frame(1, 1, "none.mdx"), readCodeFrames(root)(null)];
    expect(frames).toEqual([null, null, null, null]);
  });
});
