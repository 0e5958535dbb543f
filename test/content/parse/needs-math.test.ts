import { describe, expect, it } from "vitest";
import { needsMath } from "../../../src/content/parse/needs-math.js";

describe("needsMath", () => {
  it.each([
    "The area is $x^2$.",
    "$$\nE = mc^2\n$$",
    "It costs $5, and $x_1$ is a formula.",
    "$5 and $x^2$",
    "$\\alpha$",
    "`$a_b$` is code, $a_b$ is none",
    "$ x^2$",
    "$x^2 $",
    "$x^2\n$",
    "A $\\overline{X} - y $ here.",
    "$\nvar(TE) = var(X_t) + var(X_c)\n$",
    "text\n$\n\\overline{TE} = \\frac{a}{b}\n$\nmore",
    "- a\n\n  $\n  x_{a}\n  $",
    "> $\n> x_{a}\n> $",
    "$x_{a}\n= y$ b",
    "変数$ \\alpha $は",
    "$x_i $, and",
    "$x$ items",
    "$f(x) = a + b$",
    "$ \\{ x \\} $",
  ])("reads formulas in %j", (text) => expect(needsMath(text)).toBe(true));

  it.each([
    "nothing",
    "It costs $5 and $10.",
    "$A_DIR and more",
    "$x^2$3",
    "US$ 5 ... $ 6",
    "$5 {price} and $6",
    "from $5 to 10$",
    "$HOME and $PATH",
    "$HOME_DIR/$PATH_DIR",
    "$A_DIR and ${B_DIR}",
    "${a_b}/${c_d}",
    "$MY_VAR costs $ x",
    "$x^2\n\nin another paragraph $",
    "$\nnpm install\n$",
    "$A_B <b>x_{y} $ z</b>",
    "$Revision$",
    `\${name}_$`,
    "`$a_b$`",
    "```sh\necho $$ $A_B$\n```",
  ])("reads none in %j", (text) => expect(needsMath(text)).toBe(false));

  it("reads a long line once, however many words with underscores it holds", () => {
    expect(needsMath(`${"$snake_case ".repeat(20_000)}`)).toBe(false);
    expect(needsMath(`$${"snake_case ".repeat(20_000)}`)).toBe(false);
  });
});
