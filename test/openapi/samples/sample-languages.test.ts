import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import glob from "fast-glob";
import { bundledLanguages } from "shiki";
import { describe, expect, it } from "vitest";
import {
  DEFAULT_SAMPLE_LANGUAGES,
  findSampleLanguage,
  sampleLanguages,
} from "../../../src/openapi/samples/sample-languages.js";

const folder = fileURLToPath(new URL("../../../src/openapi/samples/languages", import.meta.url));

describe("the languages of samples", () => {
  it("have a row for every file that writes one", () => {
    const table = readFileSync(join(folder, "../sample-languages.ts"), "utf8");
    const writers = glob
      .sync("*.ts", { cwd: folder })
      .map((file) => `import("./languages/${file.replace(/ts$/, "js")}")`);
    expect(writers.filter((writer) => !table.includes(writer))).toEqual([]);
    expect(writers.length).toBeGreaterThan(10);
  });

  it.each(sampleLanguages.map((each) => [each.key, each] as const))(
    "write %s in a grammar that there is",
    async (_, each) => {
      const request = {
        method: "GET",
        url: "https://api.example.com/plants",
        headers: [],
        cookies: [],
        body: null,
        isStreamed: false,
      };
      expect((await each.load())(request)).toMatch(/api\.example\.com/);
      expect(Object.keys(bundledLanguages)).toContain(each.grammar);
    },
  );

  it("have names of their own", () => {
    for (const language of sampleLanguages)
      for (const name of [language.key, ...language.aliases]) expect(findSampleLanguage(name)).toBe(language);
  });

  it("have those that are shown by default", () =>
    expect(DEFAULT_SAMPLE_LANGUAGES.filter((name) => findSampleLanguage(name) === null)).toEqual([]));
});
