// Draws a body as a page of a small project, for tests.
import { frontMatterOf } from "../../src/config/read-front-matter.js";
import { uiStrings } from "../../src/config/read-ui-strings.js";
import { languageCheck } from "../../src/highlight/meant-language.js";
import type { Article, Page } from "../../src/model.js";
import { createArticles } from "../../src/render/article/article.js";
import { loadIcons } from "../../src/render/icons/load-icons.js";
import { glossing } from "../../src/render/tree/glossary.js";
import { pagePath } from "../../src/shared/page-path.js";
import type { Problem } from "../../src/shared/problem.js";

export interface DrawnText extends Article {
  readonly problems: readonly Problem[];
  /** Problems as `code line:column what`. */
  readonly told: readonly string[];
}

interface DrawOptions {
  readonly files?: Readonly<Record<string, string>>;
  readonly file?: string;
  readonly parser?: "native" | "remark";
  readonly variables?: Readonly<Record<string, string>>;
  /** Milliseconds that the code of a page may run. */
  readonly timeLimit?: number;
  /** Where a link leads in the copy of the page. */
  readonly inCopy?: (target: string) => string;
  /** Explanations of terms. */
  readonly glossary?: Readonly<Record<string, string>>;
}

/** Draws one page. Links get `/base` in front, so that it shows which were settled. */
export async function drawText(text: string, options: DrawOptions = {}): Promise<DrawnText> {
  const { file = "guides/page.mdx" } = options;
  const [drawn] = await drawTexts({ [file]: text }, options);
  if (!drawn) throw new Error("Nothing was drawn.");
  return drawn;
}

/** Draws pages of one project, one after another: the text of each by its file. */
export async function drawTexts(
  pages: Readonly<Record<string, string>>,
  {
    files = {},
    parser = "native",
    variables = {},
    timeLimit = 10_000,
    glossary = {},
    inCopy = (target) => target,
  }: DrawOptions = {},
): Promise<DrawnText[]> {
  const articles = createArticles({
    parser,
    variables,
    timeLimit,
    isFirstLook: false,
    clock: Date.UTC(2026, 1, 3, 12),
    latex: null,
    safe: [],
    snippets: Object.keys(files),
    readFile: (name) => files[name] ?? null,
    readCode: (name) => files[name] ?? { kind: "missing" },
    meantLanguage: languageCheck(() => new Set()),
    pictureFile: () => null,
    pictureSize: () => null,
    pictureCopy: () => null,
    resolveLink: (target) => (target.startsWith("/") ? `/base${target}` : target),
    linkInCopy: inCopy,
    icons: loadIcons(),
    words: () => uiStrings(null),
    glossing: () => glossing(new Map(Object.entries(glossary)))?.() ?? null,
    highlight: null,
    cache: null,
  });
  const drawn: DrawnText[] = [];
  for (const [file, text] of Object.entries(pages)) {
    const problems: Problem[] = [];
    const report = (each: Problem) => void problems.push(each);
    const article = await articles.draw({ page: pageOf(file), language: null, text, report });
    const told = problems.map(
      ({ code, place, what }) => `${code} ${place?.file}:${place?.line}:${place?.column} ${what}`,
    );
    drawn.push({ ...article, problems, told });
  }
  return drawn;
}

function pageOf(file: string): Page {
  const path = pagePath(file.replace(/\.mdx?$/, ""));
  return {
    path,
    address: `/${path}`,
    source: { file, bodyLine: 1, bodyOffset: 0, hash: "" },
    target: null,
    content: null,
    matter: frontMatterOf({}, { file, line: 1, column: 1 }, () => {}),
    title: "Page",
    label: "Page",
    method: null,
  };
}
