// Draws whole pages in this thread: the article, the API reference beneath it, the document around both.
import { type RecordPlaces, recordReader } from "../../memory/record-file.js";
import type { Article, Page, PagePath } from "../../model.js";
import { originsIn } from "../../shared/policy/sources.js";
import type { Problem } from "../../shared/problem.js";
import { articleContext, type Body, createArticles } from "../article/article.js";
import type { PageInputs } from "../article/article-inputs.js";
import { articleMemory } from "../article/article-memory.js";
import type { HighlightCode } from "../code/highlight-code.js";
import type { SiteInputs } from "../inputs/site-inputs.js";
import { type PageSlots, slotDrawing } from "../slots/draw-slots.js";
import { slotFiles } from "../slots/slot-files.js";
import { classTokens, classWords, createIslandReader } from "../styles/read-islands.js";
import { shownSheets } from "../styles/read-sheets.js";
import { drawNotFound } from "./own-page.js";
import type { References } from "./references.js";
import { hasReference, type RenderedPage, type Renderer } from "./rendered-page.js";

/** Where the files of pages and their kept results are, the time that code sees, and what highlights code. */
interface RendererTools {
  /** Absolute path of the project. */
  readonly root: string;
  /** Where articles are kept; null: nowhere. */
  readonly kept: RecordPlaces | null;
  readonly clock: number;
  readonly cache: string | null;
  readonly highlight: HighlightCode;
  /** Whether pages whose code takes too long end with `OutOfTime`. */
  readonly isFirstLook: boolean;
  /** Pages that cannot be drawn, and why: their text is left out. */
  readonly undrawable: ReadonlyMap<PagePath, Problem>;
}

/** Prepares to draw the pages of a site: what repeats is made once. */
export async function createRenderer(from: SiteInputs, tools: RendererTools): Promise<Renderer> {
  const { articles: inputs, documents, addresses, usesClasses } = from;
  const { root, kept, clock, cache, highlight, isFirstLook, undrawable } = tools;
  const documentOf = await documents.drawing();
  const articles = createArticles(
    articleContext(inputs.articles, { root, addresses, highlight, clock, cache, isFirstLook }),
  );
  const { snippets, address } = inputs.articles;
  const site = { name: documents.shared.settings.name, address };
  const drawSlots = slotDrawing({ files: slotFiles(snippets), articles, site });
  let references: Promise<References> | null = null;
  /** Half of docsgen's code is for API pages: sites without them start sooner. */
  const complete = async (of: PageInputs, article: Article): Promise<Article> => {
    if (!hasReference(of.page)) return article;
    references ??= import("./references.js").then(({ createReferences }) =>
      createReferences(inputs.references, { highlight, addresses }),
    );
    return (await references).complete(of, article);
  };
  const draw = (body: Body) => articles.draw({ ...body, report: inDescription(body.page, body.report) });
  const store = kept && recordReader(kept);
  const remembered = articleMemory({ store, inputs, addresses, root, clock }, { draw, highlight, complete });
  const sheetsFor = shownSheets();
  const islandClasses = createIslandReader(root, classWords);
  const islandOrigins = createIslandReader(root, originsIn);

  const render = async (page: Page): Promise<RenderedPage> => {
    const fault = undrawable.get(page.path);
    const drawn = await remembered(fault ? { ...page, source: null, content: null } : page);
    const { article, findings } = drawn;
    const own = documents.ofPage(page);
    const { language } = inputs.ofPage(page);
    const slots = await drawSlots({ ...own, language });
    const all = withSlots(article, slots);
    const html = [article.html, article.aside, ...Object.values(slots.html)].join("\n");
    const { pieces, elements } = documentOf.draw(own, article, { findings, slots, origins: islandOrigins(all) });
    return {
      inputs: own,
      pieces,
      elements,
      styles: article.styles,
      markdown: article.markdown,
      facts: article.facts,
      problems: [...drawn.problems, ...(fault ? [fault] : []), ...slots.problems],
      article: drawn.id,
      kept: fault ? null : drawn.added,
      dependencies: all.dependencies,
      islands: all.islands,
      classes: [
        ...sheetsFor(html, all.islands.length > 0),
        ...(usesClasses ? [...classTokens(html), ...islandClasses(all)] : []),
      ],
    };
  };
  return { render, draw404: () => drawNotFound(documents.notFound, documentOf, { articles, drawSlots }) };
}

/** What shaped a page, and what it needs, its slots included. */
function withSlots({ dependencies, islands }: Article, slots: PageSlots): Pick<Article, "dependencies" | "islands"> {
  return {
    dependencies: [...new Set([...dependencies, ...slots.dependencies])],
    islands: [...new Set([...islands, ...slots.islands])],
  };
}

/**
 * A problem in text from a description is a warning about the description. Where the text is a single line of its file, the
 * message names the line within the text.
 */
function inDescription({ source, content }: Page, report: Body["report"]): Body["report"] {
  if (source !== null || content === null) return report;
  const { place, keepsLines } = content;
  return (found) => {
    const code = found.code === "page-syntax" ? "xsvc-content" : found.code;
    const problem = { ...found, code, severity: "warning" as const };
    if (keepsLines || problem.place?.file !== place.file) return report(problem);
    const line = Math.max(1, problem.place.line - place.line + 1);
    report({ ...problem, place, what: `${problem.what.replace(/\.$/, "")} (line ${line} of \`content\`).` });
  };
}
