import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { builtProject } from "./built-project.js";
import { formsOfPages, missing, missingInOrder } from "./forms-of-pages.js";

const ROOT = join(import.meta.dirname, "../..");
/** A folder with the documentation of others: `CORPORA=../shared/corpora` takes minutes. */
const CORPORA = process.env["CORPORA"] ?? "";

const foldersOf = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((each) =>
        each.isDirectory() ? join(folder, each.name) : [],
      )
    : [];
const projects = [
  ...["starter", "components", "languages"].map((name) => join(ROOT, "examples", name)),
  ...foldersOf(CORPORA),
].filter((folder) => ["docs.json", "mint.json"].some((name) => existsSync(join(folder, name))));

describe("what a page says", () => {
  it.each(projects)(
    "is the same in every form: %s",
    async (root) => {
      const lost: object[] = [];
      for await (const { path, html, copy, passages } of formsOfPages(root)) {
        const inCopy = missingInOrder(html, copy);
        const inPassages = missing(copy, passages);
        if (inCopy.length + inPassages.length > 0) lost.push({ path, inCopy, inPassages });
      }
      expect(lost).toEqual([]);
    },
    600_000,
  );
});

/** Paragraphs with dollars, each with what is a formula in it. */
const PARAGRAPHS: readonly (readonly [text: string, formulas: number])[] = [
  ["It costs $5.", 0],
  ["From $5 to $10 a month.", 0],
  ["A fee of $5 and a rate of $x_1$.", 1],
  ["The energy $E = mc^2$ of a body.", 1],
  ["Between $0.10/GB and $0.20/GB.", 0],
  ["Set `$HOME` and $PATH first.", 0],
  ["$$\na + b\n$$", 1],
  ["US$5, A$7 and $x$.", 1],
  ["**$5** or _$6_.", 0],
  ["$\\alpha$ and $\\beta$ cost $3.", 2],
];

it("has no paragraph that changes if another stands beside it", async () => {
  const pairs = PARAGRAPHS.flatMap((a, i) => PARAGRAPHS.map((b, j) => [`p${i}-${j}`, a, b] as const));
  const alone = PARAGRAPHS.map((each, i) => [`alone${i}`, each] as const);
  const page = (...texts: readonly string[]) => `---\ntitle: T\n---\n${texts.join("\n\n")}\n`;
  const files = Object.fromEntries([
    ...alone.map(([name, [text]]) => [`${name}.mdx`, page(text)]),
    ...pairs.map(([name, [a], [b]]) => [`${name}.mdx`, page(a, b)]),
  ]);
  const { file } = await builtProject({ files });
  const content = async (name: string) => {
    const html = await file(`${name}/index.html`);
    return html.slice(html.indexOf('id="content"'), html.indexOf('<div class="page-foot"'));
  };
  const inner = (html: string) => html.slice(html.indexOf(">") + 1, html.lastIndexOf("</div>"));
  const own = await Promise.all(alone.map(async ([name]) => inner(await content(name))));
  expect(own.map((html) => html.match(/class="katex"/g)?.length ?? 0)).toEqual(PARAGRAPHS.map(([, count]) => count));
  const changed: string[] = [];
  for (const [name, a, b] of pairs) {
    const both = inner(await content(name));
    if (both !== `${own[PARAGRAPHS.indexOf(a)]}${own[PARAGRAPHS.indexOf(b)]}`) changed.push(`${a[0]} | ${b[0]}`);
  }
  expect(changed).toEqual([]);
});
