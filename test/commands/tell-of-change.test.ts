import { describe, expect, it } from "vitest";
import { changeLine } from "../../src/commands/dev.js";
import { problem, warning } from "../../src/shared/problem.js";

const nameFile = (file: string) => `docs/${file}`;
const faults = [problem("dead-link", null, "Bad."), warning("dead-anchor", null, "Odd.")];
const line = (files: readonly string[], before = 0, problems: typeof faults = [], isTakenIn = true) =>
  changeLine(files, { isTakenIn, before, problems }, { nameFile, isGone: (file) => file.startsWith("gone") });

describe("changeLine", () => {
  it("names what was taken in, and how the project stands", () => {
    expect(line(["a.mdx"])).toBe("Updated docs/a.mdx.");
    expect(line(["a.mdx"], 1, faults)).toBe("Updated docs/a.mdx (1 error, 1 warning).");
    expect(line(["a.mdx"], 3)).toBe("Updated docs/a.mdx. No problems left.");
    expect(line(["docsgen.json"])).toBe("Updated docs/docsgen.json. Options in docsgen.json apply after a restart.");
  });

  it("names a few files and counts the rest", () => {
    expect(line(["b.mdx", "a.mdx"])).toBe("Updated docs/a.mdx and docs/b.mdx.");
    expect(line(["a", "b", "c"])).toBe("Updated docs/a, docs/b and docs/c.");
    expect(line(["a", "b", "c", "d", "e"])).toBe("Updated docs/a, docs/b, docs/c and 2 more.");
  });

  it("tells removed files from others", () => {
    expect(line(["gone.mdx"])).toBe("Removed docs/gone.mdx.");
    expect(line(["gone.mdx", "a.mdx"], 0, faults)).toBe(
      "Updated docs/a.mdx, removed docs/gone.mdx (1 error, 1 warning).",
    );
  });

  it("says where nothing was taken in", () => {
    expect(line(["a.mdx"], 0, faults, false)).toBe(
      "Cannot read docs/docs.json (1 error, 1 warning). The preview shows the last version of the site.",
    );
  });
});
