// Loads what pages import: snippets of MDX and of JSX, each with the names it sees and the names it gives.
import type { Root } from "mdast";
import { stripFrontMatter } from "../../config/front-matter/find-front-matter.js";
import { addAll } from "../../shared/lists.js";
import { placeIn } from "../../shared/places/place-in.js";
import type { Place } from "../../shared/problem.js";
import { moduleBlocks } from "../parse/find-nodes.js";
import { findIncludes, includeName, pathsOfInclude } from "../parse/includes.js";
import { formatOf, parsePage } from "../parse/parse.js";
import { parseProblems } from "../parse/parse-problems.js";
import { originalColumn } from "../parse/prepare-source.js";
import { statementsInText } from "../parse/text-beside-imports.js";
import { codeFailed, strayText } from "./code-problems.js";
import { type FileLookup, importPath, lookUpFiles, resolveImport } from "./find-imports.js";
import { circular, codeSyntax, notExported, notFound, undefinedName } from "./import-problems.js";
import { stripTypes } from "./jsx-to-js.js";
import { mdxInCode } from "./mdx-in-code.js";
import { type ModuleCode, readModuleCode } from "./module-code.js";
import { BROKEN, type Loading, type Module, type ModuleServices, noteInteractive } from "./module-services.js";
import { ComponentLoader } from "./own-components.js";
import { type ImportStatement, ownNames } from "./plain-imports.js";
import { reactNames, runInScope, scopeOf } from "./scope.js";
import { runCode, timeLeft } from "./within-time.js";

export interface Modules {
  /** Makes a module of a page's body. */
  readonly page: (file: string, body: string, lineOffset: number) => Promise<Module>;
  /** Everything that a snippet is made of besides itself. */
  readonly dependenciesOf: (file: string) => readonly string[];
}

/** Makes the loader; it keeps every snippet it has read. */
export function createModules(services: ModuleServices): Modules {
  const loader = new ModuleLoader(services);
  let last: Promise<unknown> = Promise.resolve();
  return {
    // One page after the other: two that import each other's snippets would wait for each other forever.
    page: (file, body, lineOffset) => {
      const next = last.then(() => loader.loadContent({ file, body, lineOffset, chain: [file] }));
      last = next.catch(() => {});
      return next;
    },
    dependenciesOf: (file) => loader.dependenciesOf(file),
  };
}

interface ContentRequest {
  readonly file: string;
  readonly body: string;
  readonly lineOffset: number;
  readonly chain: readonly string[];
}

class ModuleLoader {
  private readonly known = new Map<string, Module>();
  private readonly files: FileLookup;
  private readonly components: ComponentLoader;

  constructor(private readonly services: ModuleServices) {
    this.files = lookUpFiles(services.files);
    this.components = new ComponentLoader(services);
  }

  async loadContent({ file, body, lineOffset, chain }: ContentRequest): Promise<Module> {
    const format = formatOf(file, this.services.parse.safe);
    const { timeLimit, isFirstLook } = this.services;
    const time = timeLeft(timeLimit, isFirstLook);
    const reading = { ...this.services.parse, format, file, lineOffset, time };
    const parsed = await parsePage(body, reading);
    const loading = this.begin(file, chain);
    const inText = format !== "mdx" ? [] : statementsInText(parsed.tree, parsed.source.text);
    addAll(
      loading.problems,
      parseProblems(parsed, { file, lineOffset, inText, variables: Object.keys(this.services.parse.variables) }),
    );
    // That they bring nothing has already been reported.
    for (const name of inText.flatMap(({ names }) => names))
      if (!this.services.globals.has(name)) loading.names[name] = undefined;
    const scope = scopeOf(loading.names, this.services.globals);
    for (const node of moduleBlocks(parsed.tree)) {
      const start = node.position?.start ?? { line: 1, column: 1 };
      const column = originalColumn(parsed.source, start.line, start.column);
      await this.run(node.value, loading, { file, line: start.line + lineOffset, column });
    }
    await this.loadIncludes(parsed.tree, loading, lineOffset);
    await this.loadComponents(this.components.inTree(parsed.tree), loading, { file, line: 1, column: 1 });
    for (const { source, markdown } of format === "safe" ? [] : mdxInCode(body)) {
      const inner = await parsePage(markdown, reading);
      await this.loadComponents(this.components.inTree(inner.tree), loading, { file, line: 1, column: 1 });
      this.services.markdownInCode(source, this.finish(this.begin(file, chain), { lineOffset, parsed: inner, scope }));
    }
    return this.finish(loading, { lineOffset, parsed, scope });
  }

  dependenciesOf(file: string): readonly string[] {
    return this.known.get(file)?.dependencies ?? [];
  }

  /** Runs a block of imports and exports. */
  private async run(code: string, loading: Loading, place: Place): Promise<void> {
    const read = this.readCode(code, loading, place);
    if (!read) return;
    for (const statement of read.imports)
      await this.loadImport(statement, loading, placeIn(code, statement.start, place));
    await this.loadComponents(this.components.inCode(code, read), loading, place);
    const exports: Record<string, unknown> = {};
    const scope = scopeOf(loading.names, this.services.globals);
    const stray = strayText(code, place);
    if (stray) loading.problems.push(stray);
    let isLoading = true;
    // Code runs once while it is loaded, and its components whenever a page draws them.
    const missing = (name: string): void => {
      if (!isLoading) this.services.missing(name, place);
      else if (!stray) loading.problems.push(undefinedName(name, place));
    };
    try {
      const { moments, createElement, timeLimit, isFirstLook } = this.services;
      const load = () => runInScope(read.js, scope, { missing, createElement, exports });
      moments.within(loading.moment, () => runCode(timeLeft(timeLimit, isFirstLook), code, load));
    } catch (error) {
      loading.problems.push(codeFailed(error, code, place));
      // Its exports are known and have no value, which has already been reported.
      for (const name of read.exports) exports[name] = undefined;
    }
    isLoading = false;
    for (const each of loading.moment.used) loading.dependencies.add(each);
    noteInteractive(read, { loading, exports }, this.services.interactive);
    Object.assign(loading.names, exports);
    Object.assign(loading.exports, exports);
  }

  private readCode(code: string, loading: Loading, place: Place): ModuleCode | null {
    try {
      return readModuleCode(code);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      const offset = "pos" in error && typeof error.pos === "number" ? error.pos : 0;
      loading.problems.push(codeSyntax(error.message, placeIn(code, offset, place)));
      loading.exports[BROKEN] = true;
      return null;
    }
  }

  private async loadImport(statement: ImportStatement, loading: Loading, place: Place): Promise<void> {
    const given = ownNames(statement, this.services.globals) ?? (await this.load(statement.source, loading, place));
    for (const [local, imported] of statement.names) {
      const value = given && pick(given, imported);
      if (given && !(imported in given) && imported !== "*" && !(BROKEN in given))
        loading.problems.push(notExported({ name: imported, source: statement.source }, given, place));
      loading.names[local] = value;
    }
    for (const [exported, imported] of statement.reexports) {
      if (imported === "*") Object.assign(loading.exports, given);
      else loading.exports[exported] = given ? pick(given, imported) : undefined;
    }
  }

  private loadComponents(names: readonly string[], loading: Loading, place: Place): Promise<void> {
    return this.components.load(names, loading, (source, into) => this.load(source, into, place));
  }

  /** The exports of a file or package; null where there are none, which is reported. */
  private async load(
    source: string,
    loading: Loading,
    place: Place,
  ): Promise<Readonly<Record<string, unknown>> | null> {
    if (/^(?:react|react-dom|preact)(?:\/|$)/.test(source)) return reactNames(this.services.createElement);
    // A page is no snippet: it is found only where it imports itself.
    const find = (files: FileLookup) => resolveImport(source, loading.file, files);
    const file = find(this.files) ?? find(lookUpFiles(loading.chain));
    if (file === null) {
      loading.problems.push(notFound(source, this.files.values(), place));
      if (/^[./]/.test(source)) loading.dependencies.add(importPath(source, loading.file));
      return null;
    }
    if (loading.chain.includes(file)) {
      loading.problems.push(circular([...loading.chain, file], place));
      return null;
    }
    loading.dependencies.add(file);
    const module = await this.loadFile(file, [...loading.chain, file]);
    for (const each of module.dependencies) loading.dependencies.add(each);
    addAll(loading.problems, module.problems);
    return module.exports;
  }

  private async loadFile(file: string, chain: readonly string[]): Promise<Module> {
    const known = this.known.get(file);
    if (known) return known;
    const text = this.services.readFile(file) ?? "";
    const module = /\.[jt]sx$/i.test(file)
      ? await this.loadCode(file, text, chain)
      : this.asComponent(await this.loadContent({ file, chain, ...stripFrontMatter(text) }));
    this.known.set(file, module);
    return module;
  }

  /** What imports a file of content is given a component. */
  private asComponent(module: Module): Module {
    return { ...module, exports: { ...module.exports, default: this.services.contentComponent(module) } };
  }

  private async loadCode(file: string, text: string, chain: readonly string[]): Promise<Module> {
    const loading = this.begin(file, chain);
    const code = /\.tsx$/i.test(file) ? await stripTypes(text) : text;
    await this.run(code, loading, { file, line: 1, column: 1 });
    return this.finish(loading, { lineOffset: 0, parsed: null, scope: scopeOf(loading.names, this.services.globals) });
  }

  /** `<Snippet file="x.mdx" />`, the older way to put a file in. */
  private async loadIncludes(tree: Root, loading: Loading, lineOffset: number): Promise<void> {
    for (const { file, line, column } of findIncludes(tree)) {
      const name = includeName(file);
      if (Object.hasOwn(loading.names, name)) continue;
      const place = { file: loading.file, line: line + lineOffset, column };
      const paths = pathsOfInclude(file);
      const found = paths.find((each) => resolveImport(each, loading.file, this.files));
      const given = await this.load(found ?? paths[1], loading, place);
      loading.names[name] = given?.["default"];
    }
  }

  private begin(file: string, chain: readonly string[]): Loading {
    return {
      file,
      chain,
      names: {},
      exports: {},
      dependencies: new Set(),
      problems: [],
      moment: this.services.moments.begin(file),
    };
  }

  private finish(loading: Loading, rest: Pick<Module, "lineOffset" | "parsed" | "scope">): Module {
    const { file, exports, problems } = loading;
    return { file, exports, problems, dependencies: [...loading.dependencies], ...rest };
  }
}

function pick(given: Readonly<Record<string, unknown>>, name: string): unknown {
  return name === "*" ? given : given[name];
}
