// Reads the imports that most pages have, components by their names, without a parser: loading one takes as long as drawing a page.
import type { Scope } from "./scope.js";

/** One `import` or `export … from` statement. */
export interface ImportStatement {
  readonly source: string;
  /** Imported name (`default`, `*`) by the local name. */
  readonly names: ReadonlyMap<string, string>;
  /** Names that are handed on at once: exported name by the imported one. */
  readonly reexports: ReadonlyMap<string, string>;
  /** Offset in the code. */
  readonly start: number;
}

/** Names of components are no words of the language. */
const NAME = /[A-Z]\w*/.source;
const STATEMENT = new RegExp(
  String.raw`import[ \t]+(?:(${NAME})|\{[ \t]*(${NAME}(?:[ \t]*,[ \t]*${NAME})*)[ \t]*\})[ \t]+` +
    String.raw`from[ \t]+(?:"([^"\\\r\n]*)"|'([^'\\\r\n]*)')[ \t]*;?[ \t]*(?:\n+|$)`,
  "y",
);

/** Null where the code contains anything else or is invalid, which the parser then reports. */
export function readPlainImports(code: string): readonly ImportStatement[] | null {
  const statement = new RegExp(STATEMENT);
  const imports: ImportStatement[] = [];
  const known = new Set<string>();
  while (statement.lastIndex < code.length) {
    const start = statement.lastIndex;
    const match = statement.exec(code);
    if (match === null) return null;
    const [, whole, listed = "", double, single = ""] = match;
    const names = new Map<string, string>();
    for (const name of whole ? [whole] : listed.split(",").map((each) => each.trim())) {
      if (known.has(name)) return null;
      known.add(name);
      names.set(name, whole ? "default" : name);
    }
    imports.push({ source: double ?? single, names, reexports: new Map(), start });
  }
  return imports;
}

/** No package is read, but what pages have without an import they may import; null where a package is to give more. */
export function ownNames({ source, names }: ImportStatement, globals: Scope): Readonly<Record<string, unknown>> | null {
  const wanted = [...names.values()];
  if (/^[./]/.test(source) || wanted.length === 0 || !wanted.every(globals.has)) return null;
  return Object.fromEntries(wanted.map((name) => [name, globals.get(name)]));
}
