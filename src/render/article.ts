// Draws the body of a page: parse, resolve, learn the facts, draw, and write the Markdown twin.
import { type ComponentType, h } from "preact";
import { renderToString } from "preact-render-to-string";
import { countIds, type DrawContext, DrawProvider } from "../components/draw-context.js";
import { components, elements } from "../components/index.js";
import { createEvaluator } from "../content/evaluate.js";
import { findFacts } from "../content/facts.js";
import { type ParserName, parsePage } from "../content/parse.js";
import { resolveTree } from "../content/resolve-tree.js";
import { scopeOf } from "../content/scope.js";
import type { CodeNode } from "../content/tree.js";
import type { Article, Html, Page } from "../model.js";
import { fileOf, problem, type Report, warning } from "../shared/problem.js";
import type { UiStrings } from "../shared/ui-strings.js";
import { drawTree } from "./draw-tree.js";
import type { Icons } from "./load-icons.js";

/** What drawing bodies needs of the site. */
export interface ArticleContext {
  readonly lenient: boolean;
  readonly parser: ParserName;
  /** Values of `{{name}}`. */
  readonly variables: Readonly<Record<string, string>>;
  /** `styling.latex`; null: where the text looks like it. */
  readonly latex: boolean | null;
  /** Every file that a page may import, relative to the root. */
  readonly snippets: readonly string[];
  /** The text of a project file; null where there is none. */
  readonly readFile: (file: string) => string | null;
  /** The address to write for a link or an asset that a file names. */
  readonly resolveLink: (target: string, fromFile: string, fromAddress: string) => string;
  readonly icons: Icons;
  /** Words of the language a page is in. */
  readonly words: (page: Page) => UiStrings;
  /** Highlighted lines of a code block; null: plain text. */
  readonly highlight: HighlightCode | null;
}

/** Highlights one fence; the HTML stands inside `<code>`. */
export type HighlightCode = (block: {
  readonly code: string;
  readonly language: string | null;
  readonly meta: string | null;
}) => HighlightedCode;

export interface HighlightedCode {
  readonly html: Html | null;
  /** Props of the code block that the fence's meta asks for: title, icon, lines, wrap, … */
  readonly props: Readonly<Record<string, unknown>>;
}

export interface Articles {
  /** Draws a body: the text that follows the front matter. */
  readonly draw: (page: Page, text: string, report: Report) => Promise<Article>;
}

/** Makes the drawer of bodies; it remembers snippets between pages. */
export function createArticles(context: ArticleContext): Articles {
  return { draw: (page, text, report) => drawArticle(page, text, { context, report }) };
}

async function drawArticle(
  page: Page,
  text: string,
  { context, report }: { context: ArticleContext; report: Report },
): Promise<Article> {
  const file = page.source?.file ?? page.content?.place.file ?? page.path;
  const lineOffset = page.source ? page.source.bodyLine - 1 : 0;
  const format = file.toLowerCase().endsWith(".md") ? "md" : "mdx";
  const { variables, latex, parser } = context;
  const parsed = await parsePage(text, { parser, format, file, lineOffset, variables, latex });
  if (parsed.trouble) {
    const { place, what, hint } = parsed.trouble;
    report((context.lenient ? warning : problem)("page-syntax", place, what, hint));
  }
  const scope = scopeOf({ user: {} }, null);
  const services = { scope, report, createElement: h, snippet: () => null, props: {}, memo: new Map() };
  const evaluator = createEvaluator(services);
  const nodes = resolveTree({ tree: parsed.tree, source: parsed.source, file, lineOffset, evaluator });
  const { facts, ids } = findFacts(nodes);
  const ready: string[] = [];
  const link = (href: string): string => context.resolveLink(href, file, page.address);
  const warn: DrawContext["warn"] = (code, what, hint) => report(warning(code, fileOf(file), what, hint ?? null));
  const draw: DrawContext = {
    icon: context.icons.forPage({ link, warn }),
    link,
    ui: context.words(page),
    uniqueId: countIds(facts.anchors),
    warn,
  };
  const children = drawTree(nodes, {
    idOf: (node) => ids.get(node),
    link: draw.link,
    component: registered,
    code: (node) => drawCode(node, context.highlight),
    formula: (source) => source.replaceAll("&", "&amp;").replaceAll("<", "&lt;"),
    raw: (html) => `\uE000${ready.push(html) - 1}\uE001`,
    footnotes: { title: "Footnotes", back: "Back to the text" },
  });
  const html = renderToString(h(DrawProvider, { value: draw }, children));
  return {
    html: html.replace(/\uE000(\d+)\uE001/g, (_, index) => ready[Number(index)] ?? ""),
    aside: null,
    markdown: parsed.source.text,
    facts,
    dependencies: [],
    styles: [],
    islands: [],
  };
}

function registered(name: string): ComponentType<Record<string, unknown>> | null {
  const registry = /^[a-z]/.test(name) ? elements : components;
  const component: unknown = Object.hasOwn(registry, name) ? registry[name] : null;
  return isComponent(component) ? component : null;
}

function isComponent(value: unknown): value is ComponentType<Record<string, unknown>> {
  return typeof value === "function";
}

function drawCode(node: CodeNode, highlight: HighlightCode | null) {
  const highlighted = highlight?.({ code: node.value, language: node.language, meta: node.meta });
  const props = { language: node.language, ...highlighted?.props, html: highlighted?.html, code: node.value };
  const component = registered("CodeBlock");
  return component ? h(component, props) : h("pre", null, h("code", null, node.value));
}
