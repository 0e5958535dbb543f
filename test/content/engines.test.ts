import { readFileSync } from "node:fs";
import { join } from "node:path";
import glob from "fast-glob";
import { describe, expect, it } from "vitest";
import { stripFrontMatter } from "../../src/config/front-matter/find-front-matter.js";
import { type DrawnText, drawText } from "../render/draw-text.js";

const texts: Readonly<Record<string, string>> = {
  "blocks and lines": "# A *b* `c`\n\ntext\\\nnext  \nline\n\n1) x\n2) y\n\n* * *\n\n> a\nb\n\nSetext\n===\n",
  "loose, tight and nested lists": "- a\n\n  b\n- c\n  - d\n    1. e\n\n- [ ] f\n- [x] g\n",
  tables: "| a | b `|` |\n|:--|--:|\n| 1 \\| 2 | <b>x</b> |\n| 3 |\n",
  "addresses in text": "see https://a.io/b_(c), www.d.io and [https://e.io] e@f.io\n",
  references: "[a][b] ![c][b] [b] [nope]\n\n[b]: /x 'T'\n",
  footnotes: "a[^1] b[^long] c[^1]\n\n[^1]: one\n[^long]: two\n\n    more\n",
  "elements in lines and blocks":
    '<Card title="a &amp; b" n={1} {...{ href: "/x" }}>\n  t **b** {" "} <br/>\n\n  - l\n</Card>\n\nx <b>y</b>{1}\n\n<a href="/y">z</a>\n',
  "tags alone on lines": "<div>\n<p>\na\n</p>\n</div>\n\n<div><p>b</p></div>\n\n<b>c</b> <i>d</i>\n",
  "code in components":
    "<Tabs>\n  <Tab title='x'>\n    ```js a.js {1}\n    let a = `b`;\n      c\n    ```\n  </Tab>\n</Tabs>\n",
  "expressions and exports":
    'export const a = { b: [1, 2] }\n\n{a.b.join(", ")}\n\n{/* c */}\n\nx {a.b[0]} {`t ${a.b[1]}`} y\n',
  formulas: "$x^2$ and $$\\frac{a}{b}$$\n\n$$\n\\sum_{i}\n$$\n\nnot $5 or $6\n",
  "formulas with space in them":
    "a\n$\n\\overline{TE}\n$\nb $x_{i} $, $5 {1} and $6 <b>or $7</b>\n\n> $\n> y_{a}\n> $\n\n<Note>$\nz_{b}\n$</Note>\n",
  "words in braces":
    "/x/{id} { a,\n  b }\n\n{c} {d}\n{e}\n\n> {f} g\n> { h,\n> i }\n\n## {j}\n\n<b>k</b> {l} {{ m, n }} {{o}}\n",
  "comments in comments":
    "{/* <!-- a --> */}\n\nb <!-- {/* c */} --> d\n\n- e <!-- f\n\n  g --> h\n\n> <!-- i\n> j -->\n> k\n",
  alerts:
    "> [!NOTE]\n> a *b*\n> c\n\n> [!tip] T *u*\n> - v\n>   > [!caution] w\n\n> [!WARNING]  \n> x `y`\n\n> z [!NOTE]\n",
  entities: "a &amp; &lt;b&gt; &copy; \\<c\\> \\{d\\}\n",
  "line ends of other systems": "# A\r\n\r\n- b\r\n- c\r\n\r\n<Note>\r\n  d\r\n</Note>\r\n",
  "lines that only look like code": "import things like this\n\nexport FOO=bar\n\nend\n",
  "other alphabets": '## 日本語 **強調** です\n\nمرحبا `x` 👩‍💻 <Icon icon="star" /> é\n',
};

/** The reference engine knows no place for addresses that it makes links. */
function withoutPlaces(drawn: DrawnText): string {
  return JSON.stringify(drawn, (key, value) => (key === "place" ? undefined : value), 1);
}

describe("the native and the reference engine give the same page", () => {
  it.each(Object.entries(texts))("%s", async (_, text) => {
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
