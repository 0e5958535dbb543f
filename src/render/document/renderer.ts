// Draws whole pages in this thread: the article, the API reference beneath it, the frame around both.
import { createFrame } from "../../layout/frame.js";
import type { Article, Page } from "../../model.js";
import { type Body, createArticles } from "../article/article.js";
import { articleContext } from "../article/article-context.js";
import type { PageInputs } from "../article/article-inputs.js";
import { articleMemory } from "../article/article-memory.js";
import type { HighlightCode } from "../code/highlight-code.js";
import { inputsOfSite, knownAddresses } from "../inputs-of-site.js";
import { drawNotFound } from "../routes/draw-not-found.js";
import { classTokens } from "../styles/class-tokens.js";
import { createIslandClasses } from "../styles/read-island-classes.js";
import { pageView } from "./page-view.js";
import type { References } from "./references.js";
import type { RenderSettings } from "./render-settings.js";
import { hasReference, type RenderedPage, type Renderer } from "./rendered-page.js";
import { siteAssets } from "./site-assets.js";

/** Prepares to draw the pages of a Site; what repeats is prepared once. */
export async function createRenderer(settings: RenderSettings, highlight: HighlightCode): Promise<Renderer> {
  const { site, clock, cache } = settings;
  const inputs = inputsOfSite(settings);
  const addresses = knownAddresses(site);
  const assets = await siteAssets(settings);
  const frame = createFrame(site, assets);
  const sources = { root: site.root, addresses, highlight, clock, cache };
  const articles = createArticles(articleContext(inputs.articles, sources));
  let references: Promise<References> | null = null;
  /** Half of what docsgen loads is for API pages: sites without them start sooner. */
  const complete = async (of: PageInputs, article: Article): Promise<Article> => {
    if (!hasReference(of.page)) return article;
    references ??= import("./references.js").then(({ createReferences }) =>
      createReferences(inputs.references, { highlight, addresses }),
    );
    return (await references).complete(of, article);
  };
  const draw = (body: Body) => articles.draw({ ...body, report: inDescription(body.page, body.report) });
  const remembered = articleMemory(
    { place: settings.articles, inputs, addresses, root: site.root, clock },
    { draw, highlight, complete },
  );
  const islandClasses = createIslandClasses(site.root);

  const render = async (page: Page): Promise<RenderedPage> => {
    const { article, problems, kept, isAsBefore } = await remembered(page);
    const { pieces, elements } = frame.draw(pageView(site, page, article));
    return {
      path: page.path,
      pieces,
      elements,
      styles: article.styles,
      markdown: article.markdown,
      facts: article.facts,
      problems,
      kept,
      isAsBefore,
      dependencies: article.dependencies,
      islands: article.islands,
      classes: site.usesClasses ? [...classTokens(article.html), ...islandClasses(article)] : [],
    };
  };
  return { render, draw404: () => drawNotFound(site, frame, articles) };
}

/**
 * Faults of a text that a description holds are told as the description's: they stop no page. Where it lies on one line of the file, the
 * place is where it stands, and the line of the text is said in words.
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
