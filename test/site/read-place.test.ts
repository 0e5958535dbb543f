// The line that a problem names for a target that its page spells in another way, or that stands elsewhere, too.
import { describe, expect, it } from "vitest";
import { fileOf } from "../../src/shared/problem.js";
import { readPlaceOf } from "../../src/site/read-place.js";
import { temporaryFolder, writeFiles } from "../temporary-folder.js";

const TEXT = String.raw`# see /images/none.png
paths:
  /images/none.png:
    description: "![a](/images/none.png)"
  /b:
    description: |
      ![u](/bilder/größe.png) ![space](</images/a b.png>) [q](/files/a&amp;b.pdf)
      [paren](/files/a\(1\).pdf)

      [ref]: /files/ref.pdf
    other: "[folded](/files/fol\
      ded.pdf) [unicode](/files/\u00e4.pdf)"
  plain: /files/plain.pdf
  page: "[page](/pages/one/#part)"
`;

describe("the place of a target", () => {
  const root = temporaryFolder();
  writeFiles(root, { "api.yaml": TEXT });

  it.each([
    ["/images/none.png", 4],
    ["/bilder/gr%C3%B6%C3%9Fe.png", 7],
    ["/images/a%20b.png", 7],
    ["/files/a&b.pdf", 7],
    ["/files/a(1).pdf", 8],
    ["/files/ref.pdf", 10],
    ["/files/folded.pdf", 11],
    ["/files/%C3%A4.pdf", 12],
    ["/files/plain.pdf", 13],
    ["/pages/one#part", 14],
    ["/files/plain", 0],
    ["/", 0],
    ["/files/%E0%A4%A.pdf", 0],
  ])("is found for %s", (target, line) => expect(readPlaceOf(root)(fileOf("api.yaml"), target).line).toBe(line));

  const columns = { "/images/a%20b.png": 41, "/files/a&b.pdf": 63 };
  it.each(Object.entries(columns))("counts characters to %s", (target, column) => {
    expect(readPlaceOf(root)(fileOf("api.yaml"), target)).toEqual({ file: "api.yaml", line: 7, column });
  });
});
