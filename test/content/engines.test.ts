import { readFileSync } from "node:fs";
import { join } from "node:path";
import glob from "fast-glob";
import { describe, expect, it } from "vitest";
import { stripFrontMatter } from "../../src/config/front-matter/find-front-matter.js";
import { type DrawnText, drawText } from "../render/draw-text.js";
import { yamlBeside } from "../yaml-beside.js";

const TEXTS = yamlBeside<Readonly<Record<string, string>>>(import.meta.url, "engines.yaml");

/** The reference engine knows no place for addresses that it makes links. */
function withoutPlaces(drawn: DrawnText): string {
  return JSON.stringify(drawn, (key, value) => (key === "place" ? undefined : value), 1);
}

describe("the native and the reference engine give the same page", () => {
  it.each(Object.entries(TEXTS))("%s", async (_, text) => {
    const [native, reference] = await Promise.all([drawText(text), drawText(text, { parser: "remark" })]);
    expect(withoutPlaces(native)).toEqual(withoutPlaces(reference));
  });

  const corpora = process.env["DOCSGEN_CORPORA"];
  if (corpora)
    it("on every page of the folders that DOCSGEN_CORPORA names", async () => {
      const different: string[] = [];
      for (const file of await glob("**/*.mdx", { cwd: corpora, ignore: ["**/node_modules/**"] })) {
        const { body } = stripFrontMatter(readFileSync(join(corpora, file), "utf8"));
        const [native, reference] = await Promise.all([
          drawText(body, { file }),
          drawText(body, { file, parser: "remark" }),
        ]);
        if (withoutPlaces(native) !== withoutPlaces(reference)) different.push(file);
      }
      expect(different).toEqual([]);
    }, 600_000);
});
