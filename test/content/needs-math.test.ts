import { describe, expect, it } from "vitest";
import { needsMath } from "../../src/content/needs-math.js";

describe("needsMath", () => {
  it.each([
    "The area is $x^2$.",
    "$$\nE = mc^2\n$$",
    "It costs $5, and $x_1$ is a formula.",
    "$5 and $x^2$",
    "$\\alpha$",
    "`$a_b$` is code, $a_b$ is none",
  ])("reads formulas in %j", (text) => expect(needsMath(text)).toBe(true));

  it.each([
    "nothing",
    "It costs $5 and $10.",
    "$A_DIR and more",
    "$ x^2$",
    "$x^2 $",
    "$x^2$3",
    "$x^2\n$",
    `\${name}_$`,
    "`$a_b$`",
    "```sh\necho $$ $A_B$\n```",
  ])("reads none in %j", (text) => expect(needsMath(text)).toBe(false));

  it("reads a long line once, however many words with underscores it holds", () => {
    expect(needsMath(`${"$snake_case ".repeat(20_000)}`)).toBe(false);
    expect(needsMath(`$${"snake_case ".repeat(20_000)}`)).toBe(false);
  });
});
