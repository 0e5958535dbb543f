import { describe, expect, it } from "vitest";
import { needsMath } from "../../../src/content/parse/dollars.js";
import { drawText } from "../../render/draw-text.js";

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
    "A power of ${1-\\beta}$ is usual.",
    "rounds $0 <= r' <= r$ and then",
    "A tuple ${\\mathbf f}:=(f_1,f_2)$ of two.",
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
    "${a_b}$",
    "$5 < $10",
    "$1 > a.txt $",
    "awk '$3 > x && $4'",
    "${join('\\n')}\\n$",
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

/** Paragraphs, and the formulas in them. */
const PARAGRAPHS: readonly (readonly [string, readonly string[]])[] = [
  ["A fee of $5 and a rate of $x_1$ apply.", ["x_1"]],
  ["With a budget of $10 we get $n^2$ runs.", ["n^2"]],
  ["Escaped: $\\$5 + x$.", ["\\$5 + x"]],
  ["From $x_1$ to $5 and back to $x_2$.", ["x_1", "x_2"]],
  ["It costs $5 and $10.", []],
  ["Between $5/month and $x$ per **day**.", ["x"]],
  ["Set $HOME and $PATH first.", []],
  ["Pay $5 for *two* and $9 for **three**.", []],
  ["Pay $5 <b>or $6</b> now.", []],
  ["A price of \\$5 and $a + b$.", ["a + b"]],
  ["See [prices of $5](/a?b=$c) and $y_2$.", ["y_2"]],
  ["`$a_b$` is code, $a_b$ is none.", ["a_b"]],
  ["| $5 | $x^2$ |\n|---|---|\n| $6 | $y^2$ |", ["x^2", "y^2"]],
  ["- $5 a month\n- $z_1$ a day", ["z_1"]],
  ["> From $7 to $w_1$", ["w_1"]],
  ["The length is $10$ or $20$.", []],
  ["# $5 or $k_1$", ["k_1"]],
  ["US$ 5 ... $ 6 and $\\alpha$", ["\\alpha"]],
  ["$$\nE = mc^2\n$$", ["E = mc^2"]],
  ["<Note>\n$5 or $q_1$\n</Note>", ["q_1"]],
  ['{"$5"} and $r_1$', ["r_1"]],
];

describe.each(["native", "remark"] as const)("a paragraph read by the %s engine", (parser) => {
  const formulasIn = async (text: string) => {
    const { html, markdown } = await drawText(text, { parser });
    const formulas = [...html.matchAll(/<annotation[^>]*>(.*?)<\/annotation>/g)].map(([, source]) => source);
    return { formulas, markdown };
  };

  it.each(PARAGRAPHS)("has its formulas alone and beside others: %j", async (text, formulas) => {
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
