// Draws whole pages in this thread: the article, the API reference beneath it, the document around both.
import { type RecordPlaces, recordReader } from "../../memory/record-file.js";
import type { Article, Html, Page, PagePath } from "../../model.js";
import { once } from "../../shared/once.js";
import { originsIn } from "../../shared/policy/sources.js";
import type { Problem } from "../../shared/problem.js";
import { type Articles, articleContext, type Body, createArticles } from "../article/article.js";
import { articleMemory } from "../article/article-memory.js";
import type { HighlightCode } from "../code/highlight-code.js";
import type { SiteInputs } from "../inputs/site-inputs.js";
import { type PageSlots, slotDrawing, slotFiles } from "../slots/draw-slots.js";
import { classTokens, classWords, createIslandReader, shownSheets } from "../styles/read-sheets.js";
import { drawNotFound } from "./own-page.js";
import type { createReferences, References } from "./references.js";
import { hasReference, type Renderer } from "./rendered-page.js";

/** What pages are drawn from, and of the settings what drawing asks for. */
interface InputsToDraw {
  readonly inputs: SiteInputs;
  readonly settings: {
    readonly site: { readonly root: string };
    /** Where articles are kept; null: nowhere. */
    readonly articles: RecordPlaces | null;
    readonly clock: number;
    readonly cache: string | null;
    readonly isFirstLook?: boolean;
    readonly undrawable?: ReadonlyMap<PagePath, Problem>;
  };
}

/** Prepares to draw the pages of a site: what repeats is made once. `highlight` colours code, in this thread or another. */
export async function createRenderer(from: InputsToDraw, highlight: HighlightCode): Promise<Renderer> {
  const { articles: inputs, documents, addresses, usesClasses } = from.inputs;
  const { clock, cache, isFirstLook = false, undrawable } = from.settings;
  const { root } = from.settings.site;
  const documentOf = await documents.drawing();
  const articles = createArticles(
    articleContext(inputs.articles, { root, addresses, highlight, clock, cache, isFirstLook }),
  );
  const { snippets, address } = inputs.articles;
  const site = { name: documents.shared.settings.name, address };
  const drawSlots = slotDrawing({ files: slotFiles(snippets), articles, site });
  const remembered = rememberedArticles(from, articles, highlight);
  const classesOf = classReader(root, usesClasses);
  const islandOrigins = createIslandReader(root, originsIn);

  const render: Renderer["render"] = async (page) => {
    const fault = undrawable?.get(page.path);
    const drawn = await remembered(fault ? { ...page, source: null, content: null } : page);
    const { article, findings } = drawn;
    const { styles, markdown, facts } = article;
    const own = documents.ofPage(page);
    const { language } = inputs.ofPage(page);
    const slots = await drawSlots({ ...own, language });
    const all = withSlots(article, slots);
    const texts = [article.html, article.aside ?? "", ...Object.values(slots.html)];
    const { pieces, elements } = documentOf.draw(own, article, { findings, slots, origins: islandOrigins(all) });
    return {
      inputs: own,
      pieces,
      elements,
      ...{ styles, markdown, facts },
      problems: [...drawn.problems, ...(fault ? [fault] : []), ...slots.problems],
      article: drawn.id,
      kept: fault ? null : drawn.added,
      ...all,
      classes: classesOf(texts, all),
    };
  };
  return { render, draw404: () => drawNotFound(documents.notFound, documentOf, { articles, drawSlots }) };
}

/** Half of docsgen's code is for API pages: sites without them start sooner. */
function withReference(...site: Parameters<typeof createReferences>): References["complete"] {
  const load = once(async () => (await import("./references.js")).createReferences(...site));
  return async (of, article) => (hasReference(of.page) ? (await load()).complete(of, article) : article);
}

/** Articles with their references, taken from an earlier run where they are the same. */
function rememberedArticles({ settings, inputs }: InputsToDraw, articles: Articles, highlight: HighlightCode) {
  const { addresses } = inputs;
  const { articles: kept, clock, site } = settings;
  return articleMemory(
    { store: kept && recordReader(kept), inputs: inputs.articles, addresses, root: site.root, clock },
    {
      draw: (body) => articles.draw({ ...body, report: inDescription(body.page, body.report) }),
      highlight,
      complete: withReference(inputs.articles.references, { highlight, addresses }),
    },
  );
}

/** The component sheets that a page needs, and its class tokens where the site's own sheet is made of them. */
function classReader(root: string, usesClasses: boolean) {
  const sheetsFor = shownSheets();
  const islandClasses = createIslandReader(root, classWords);
  // Text by text: together they would be copied.
  return (texts: readonly Html[], shown: Shaped) => [
    ...texts.flatMap((html) => sheetsFor(html, shown.islands.length > 0)),
    ...(usesClasses ? [...texts.flatMap(classTokens), ...islandClasses(shown)] : []),
  ];
}

type Shaped = Pick<Article, "dependencies" | "islands">;

/** What shaped a page, and what it needs, its slots included. */
function withSlots({ dependencies, islands }: Article, slots: PageSlots): Shaped {
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
