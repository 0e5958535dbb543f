// Draws the body of a page: load it with its snippets, resolve, learn the facts, draw, write the Markdown twin.

import { Fragment, h, type VNode } from "preact";
import { shownCode } from "../../content/code/code-from-file.js";
import { ContentValue, type ElementRequest } from "../../content/code/element-request.js";
import { Evaluator } from "../../content/code/evaluate.js";
import { undefinedName } from "../../content/code/import-problems.js";
import { mdxName } from "../../content/code/mdx-in-code.js";
import type { Module } from "../../content/code/module-services.js";
import { createModules, type Modules } from "../../content/code/modules.js";
import { createMoments, type Moment } from "../../content/code/moments.js";
import { projectComponents } from "../../content/code/own-components.js";
import { globalScope, scopeOf } from "../../content/code/scope.js";
import { type AnyComponent, childOf, isComponent } from "../../content/code/vnodes.js";
import { timeLeft, withinTime } from "../../content/code/within-time.js";
import { writeMarkdown } from "../../content/markdown/write-markdown.js";
import { say } from "../../content/said/say.js";
import { belowTitle, repeatedTitle } from "../../content/tree/below-title.js";
import { loneParts } from "../../content/tree/component-of.js";
import { type FoundFacts, findFacts } from "../../content/tree/facts.js";
import { resolveTree } from "../../content/tree/resolve-tree.js";
import type { Refusal } from "../../files/refusal.js";
import { hasHead } from "../../layout/modes.js";
import { oncePerKey } from "../../layout/once-per-key.js";
import type { ContentNode } from "../../model/content-tree.js";
import type { Article, Page, UpdateFact } from "../../model.js";
import type { Place } from "../../shared/problem.js";
import { authorElements, type BrowserCode, drawnBy, drawnExpression, drawnNodes } from "../tree/author-elements.js";
import { drawTree } from "../tree/draw-tree.js";
import { createDrawnParts } from "../tree/drawn-parts.js";
import type { GlossText } from "../tree/glossary.js";
import type { IslandPart } from "../tree/island.js";
import { PageDrawing, textsOf, withoutRepeats } from "../tree/page-drawing.js";
import { splitAside } from "../tree/tree-parts.js";
import { type ArticleContext, type Body, fileOfBody } from "./article-inputs.js";
import { drawContextOf } from "./draw-context-of.js";
import { prepareNodes } from "./prepare-nodes.js";

const NO_CONTENT = new ContentValue([], "");

/** Draws one page at a time, and keeps what pages share. */
export class ArticleDrawer {
  private readonly modules: Modules;
  private readonly contentOf = new WeakMap<AnyComponent, Module>();
  private readonly mdxInCode = new Map<string, Module>();
  private readonly compiled = new Map<string, string>();
  private readonly interactive = new WeakMap<object, BrowserCode>();
  private readonly moments;
  private readonly createElement = authorElements({
    failed: (error) => this.page?.failed(error),
    misfit: (name, misfit) => this.page?.misfit(name, misfit),
    inMoment: (name, run) => this.inMoment(name, run),
    islandOf: (component) => this.islandOf(component),
  });
  private readonly partsOf = oncePerKey(createDrawnParts);
  private readonly ownComponents: readonly string[];
  private page: PageDrawing | null = null;

  constructor(private readonly context: ArticleContext) {
    const { snippets, readFile, parser, variables, latex, safe } = context;
    this.moments = createMoments(context.clock);
    this.ownComponents = [...projectComponents(snippets).keys()];
    this.modules = createModules({
      files: snippets,
      readFile,
      parse: { parser, variables, latex, safe },
      globals: globalScope(this.createElement, ({ source }) => this.markdownInCode(String(source)), this.moments),
      createElement: this.createElement,
      moments: this.moments,
      timeLimit: context.timeLimit,
      isFirstLook: context.isFirstLook,
      contentComponent: (module) => this.contentComponent(module),
      markdownInCode: (source, module) => this.mdxInCode.set(mdxName(source), module),
      interactive: {
        add: (component, from) => this.interactive.set(Object(component), from),
        has: (component) => this.interactive.has(Object(component)),
      },
      missing: (name, place) => this.page?.report(undefinedName(name, place)),
    });
  }

  async draw({ report, ...body }: Body): Promise<Article> {
    const { page, language, text, highlight = this.context.highlight } = body;
    const file = fileOfBody(page);
    const lineOffset = page.source ? page.source.bodyLine - 1 : Math.max(0, (page.content?.place.line ?? 1) - 1);
    const module = await this.modules.page(file, text, lineOffset);
    const reportOnce = withoutRepeats(report);
    module.problems.forEach(reportOnce);
    const drawing = this.begin({ ...body, report: reportOnce }, module);
    const resolved = this.inPage(drawing, () => this.resolve(module, {}, NO_CONTENT));
    const below = hasHead(page.matter.mode) ? belowTitle(resolved, page.title) : null;
    if (below && page.source && !page.isTitledByHeading) reportOnce(repeatedTitle(below.place));
    const nodes = below?.nodes ?? resolved;
    loneParts(nodes).forEach(reportOnce);
    const found = findFacts(nodes, below?.id);
    const prepared = await prepareNodes(nodes, { highlight, cache: this.context.cache }, reportOnce);
    const updates = await this.updatesOf(found, file);
    const drawAll = () => {
      const draw = drawContextOf(drawing, this.context, found.facts.anchors);
      drawing.services = {
        ...found,
        ...{ draw, prepared, parts: this.partsOf(draw.ui), gloss: this.glossOf(page, language) },
        author: this.createElement,
        island: (file) => drawing.island(file),
      };
      const { main, aside } = splitAside(nodes);
      return {
        html: drawing.html(main, draw),
        aside: aside.length > 0 ? drawing.html(aside, draw) : null,
        markdown: writeMarkdown(found.said, module.parsed?.source.text ?? "", {
          link: (href) => this.context.linkInCopy(href, file),
        }),
        facts: { ...found.facts, updates },
        dependencies: [...new Set([...module.dependencies, ...drawing.moment.used, ...prepared.files])],
        styles: prepared.styles,
        islands: [...drawing.islands],
      };
    };
    return this.inPage(drawing, () => drawing.again(drawAll));
  }

  private begin(body: Body, module: Module): PageDrawing {
    const { text } = body;
    const { file } = module;
    const written = () => textsOf(module, text, this.context.readFile);
    return new PageDrawing(
      { ...body, file, written },
      {
        codeOf: (each) => this.codeOf(each, module, text),
        moment: this.moments.begin(file),
        time: timeLeft(this.context.timeLimit, this.context.isFirstLook),
      },
    );
  }

  /** The entries of a changelog with their HTML, for feeds. */
  private async updatesOf({ facts, updates }: FoundFacts, file: string): Promise<UpdateFact[]> {
    if (updates.length === 0) return [];
    const { feedHtml } = await import("./feed-html.js");
    return facts.updates.map((update, index) => {
      const said = say(updates[index]?.children ?? []);
      return { ...update, html: feedHtml(said, (href) => this.context.linkInCopy(href, file)) };
    });
  }

  /** Runs with `page` as the owner of author code: `run` must be synchronous. */
  private inPage<Result>(page: PageDrawing, run: () => Result): Result {
    this.page = page;
    page.countAgain();
    try {
      return this.moments.within(page.moment, run);
    } finally {
      this.page = null;
    }
  }

  /** Runs a component. Each time the page is drawn, whether for words or for HTML, it sees the same random numbers. */
  private inMoment<Result>(name: string, run: () => Result): Result {
    if (!this.page) return run();
    const { subject, moment, time } = this.page;
    const own: Moment = this.moments.begin(`${subject.file}\0${name}\0${this.page.count(name)}`, moment.used);
    return this.moments.within(own, () => withinTime(time, run));
  }

  /** Runs author code that was written at a place. */
  private runAt<Result>(place: Place, run: () => Result): Result {
    return this.page ? this.page.runAt(place, run) : run();
  }

  private resolve(module: Module, props: Readonly<Record<string, unknown>>, children: ContentValue): ContentNode[] {
    const { parsed, file, lineOffset } = module;
    if (!parsed) return [];
    const given = { ...props, children };
    const evaluator = new Evaluator({
      scope: scopeOf({ ...given, props: given }, module.scope),
      report: (each) => this.page?.report(each),
      createElement: this.createElement,
      time: this.page?.time ?? timeLeft(this.context.timeLimit, this.context.isFirstLook),
      snippet: (value, request) => this.snippet(value, request, parsed.source.text),
      drawnBy: (component, request) => this.runAt(request.place, () => drawnBy(component, request, this.createElement)),
      drawn: (value, place) => this.runAt(place, () => drawnNodes(childOf(value), { place, children: [] })),
      draw: (expression) =>
        drawnExpression(expression, {
          file,
          props,
          createElement: this.createElement,
          interactive: (component, code) => this.interactive.set(component, code),
        }),
      props,
      isSnippet: file !== this.page?.subject.file,
      memo: this.compiled,
      meantLanguage: this.context.meantLanguage,
      ownComponents: this.ownComponents,
      readCode: (file) => this.readCode(file),
    });
    return resolveTree({ tree: parsed.tree, source: parsed.source, file, lineOffset, evaluator });
  }

  /** Notes that the file shaped the page, also where it is missing. */
  private readCode(file: string): string | Refusal {
    this.page?.moment.used.add(file).add(shownCode(file));
    return this.context.readCode(file);
  }

  /** The content of a snippet used as a value; `source` is the text that imports it. */
  private snippet(
    value: unknown,
    { props, children, isBlock, span }: ElementRequest,
    source: string,
  ): readonly ContentNode[] | null {
    const module = isComponent(value) ? this.contentOf.get(value) : undefined;
    if (!module) return null;
    const nodes = this.resolve(module, props, new ContentValue(children, source));
    const [only] = nodes;
    const inner = !isBlock && nodes.length === 1 && only?.type === "paragraph" ? only.children : nodes;
    return [{ type: "fragment", source: module.parsed?.source.text ?? "", children: inner, span }];
  }

  /** Markdown between `<MDX>` tags within author code. */
  private markdownInCode(source: string): VNode | null {
    const module = this.mdxInCode.get(mdxName(source));
    const services = this.page?.services;
    return module && services
      ? h(Fragment, null, drawTree(this.resolve(module, {}, NO_CONTENT), services, "reads"))
      : null;
  }

  /** A snippet that author code places itself. */
  private contentComponent(module: Module): AnyComponent {
    const component = ({ children, ...props }: Record<string, unknown>) => {
      const services = this.page?.services;
      if (!services) return null;
      const inner: ContentNode[] = [{ type: "value", value: children, drawn: [], isBlock: true, span: null }];
      return h(Fragment, null, drawTree(this.resolve(module, props, new ContentValue(inner, "")), services));
    };
    this.contentOf.set(component, module);
    return component;
  }

  /** A page that is the glossary itself explains nothing twice. */
  private glossOf({ path }: Page, language: string | null): GlossText | null {
    return /(?:^|\/)glossary$/.test(path) ? null : this.context.glossing(language);
  }

  /** Where the browser finds a component with hooks or handlers. */
  private islandOf(component: unknown): IslandPart | null {
    const from = this.interactive.get(Object(component));
    if (!from) return null;
    const { file, exportName, expression, label = `<${exportName}>` } = from;
    return { exportName, label, script: () => this.page?.island(file, expression) ?? null };
  }

  /** All the code that islands of a file may be bundled from. */
  private codeOf(file: string, page: Module, text: string): string {
    const read = (each: string): string => this.context.readFile(each) ?? "";
    if (file === page.file) return [text, ...page.dependencies.map(read)].join("\0");
    return [file, ...this.modules.dependenciesOf(file)].map(read).join("\0");
  }
}
