import { describe, expect, it } from "vitest";
import { needsMath } from "../../../src/content/parse/dollars.js";
import { drawText } from "../../render/draw-text.js";
import { yamlBeside } from "../../yaml-beside.js";

interface Cases {
  readonly formulas: readonly string[];
  readonly none: readonly string[];
  readonly paragraphs: readonly (readonly [text: string, formulas: readonly string[]])[];
}

const CASES = yamlBeside<Cases>(import.meta.url, "dollars.yaml");

describe("needsMath", () => {
  it.each(CASES.formulas)("reads formulas in %j", (text) => expect(needsMath(text)).toBe(true));

  it.each(CASES.none)("reads none in %j", (text) => expect(needsMath(text)).toBe(false));

  it("reads a long line once, however many words with underscores it holds", () => {
    expect(needsMath(`${"$snake_case ".repeat(20_000)}`)).toBe(false);
    expect(needsMath(`$${"snake_case ".repeat(20_000)}`)).toBe(false);
  });
});

describe.each(["native", "remark"] as const)("a paragraph read by the %s engine", (parser) => {
  const formulasIn = async (text: string) => {
    const { html, markdown } = await drawText(text, { parser });
    const formulas = [...html.matchAll(/<annotation[^>]*>(.*?)<\/annotation>/g)].map(([, source]) => source);
    return { formulas, markdown };
  };

  it.each(CASES.paragraphs)("has its formulas alone and beside others: %j", async (text, formulas) => {
    const alone = await formulasIn(text);
    expect(alone.formulas).toEqual(formulas);
    const between = await formulasIn(`First $a_1$ then $3.\n\n${text}\n\nLast $4 and $b_1$.\n`);
    expect(between.formulas).toEqual(["a_1", ...formulas, "b_1"]);
    expect(between.markdown).toContain(alone.markdown.trim());
    const plain = await formulasIn(`It costs $3 here.\n\n${text}\n\nOr $4 there.\n`);
    expect(plain.formulas).toEqual(formulas);
  });

  it("keeps no dollar of a pair as text", async () => {
    const { html } = await drawText("$$\nE = mc^2\n$$", { parser });
    expect(html).not.toContain("$");
  });
});
