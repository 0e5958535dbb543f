// Reads the JavaScript of a page or a snippet: what it imports, what it exports, and its body ready to run.
import type { Node } from "acorn";
import type { Statement } from "../../islands/find-interactive.js";
import { childrenOf, field, list, parseModule, writeJs } from "./jsx-to-js.js";
import { type ImportStatement, readPlainImports } from "./plain-imports.js";

/** A module, taken apart. */
export interface ModuleCode {
  readonly imports: readonly ImportStatement[];
  /** Runs in a scope, and puts what it exports into `_exports`. */
  readonly js: string;
  /** The names of what it exports itself: not of what it only hands on. */
  readonly exports: readonly string[];
  /** Its top-level statements but the imports. */
  readonly statements: readonly Statement[];
}

/** Takes a module apart. Throws a SyntaxError with `loc` where it is no JavaScript. */
export function readModuleCode(code: string): ModuleCode {
  const plain = readPlainImports(code);
  if (plain !== null) return { imports: plain, js: "", exports: [], statements: [] };
  const program = parseModule(code);
  const imports: ImportStatement[] = [];
  const exported = new Map<string, string>();
  const js = writeJs(code, program, (node, write) => {
    switch (node.type) {
      case "ImportDeclaration":
        imports.push(readImport(node));
        return "";
      case "ExportAllDeclaration":
        imports.push({ ...readImport(node), reexports: new Map([["*", "*"]]) });
        return "";
      case "ExportNamedDeclaration":
        return writeNamedExport(node, { exported, imports, write });
      case "ExportDefaultDeclaration":
        return writeDefaultExport(node, { exported, write });
      default:
        return null;
    }
  });
  const assignments = [...exported].map(([name, local]) => `_exports[${JSON.stringify(name)}] = ${local};`);
  return {
    imports,
    js: `${js}\n;${assignments.join("\n")}`,
    exports: [...exported.keys()],
    statements: readStatements(code, program),
  };
}

function readStatements(code: string, program: Node): Statement[] {
  return list(program, "body").flatMap((node) => {
    if (node.type === "ImportDeclaration") return [];
    const declaration = field(node, "declaration") ?? node;
    const names = declaration.type.endsWith("Declaration")
      ? declaredNames(declaration).filter((name) => name !== "")
      : [];
    if (node.type === "ExportDefaultDeclaration") names.push("default");
    return [{ names, text: code.slice(node.start, node.end) }];
  });
}

interface Writing {
  readonly exported: Map<string, string>;
  readonly write: (node: Node) => string;
}

function writeNamedExport(node: Node, { exported, imports, write }: Writing & { imports: ImportStatement[] }): string {
  const declaration = field(node, "declaration");
  const specifiers = list(node, "specifiers");
  if (field(node, "source")) {
    const names = specifiers.map((each): [string, string] => [
      nameOf(field(each, "local")),
      nameOf(field(each, "exported")),
    ]);
    imports.push({ ...readImport(node), names: new Map(), reexports: new Map(names) });
    return "";
  }
  for (const each of specifiers) exported.set(nameOf(field(each, "exported")), nameOf(field(each, "local")));
  if (!declaration) return "";
  for (const name of declaredNames(declaration)) exported.set(name, name);
  return write(declaration);
}

function writeDefaultExport(node: Node, { exported, write }: Writing): string {
  const declaration = field(node, "declaration");
  if (!declaration) return "";
  const name = declaration.type.endsWith("Declaration") ? nameOf(field(declaration, "id")) : "";
  if (name !== "") {
    exported.set("default", name);
    return write(declaration);
  }
  exported.set("default", "_default");
  return `const _default = (${write(declaration)});`;
}

function readImport(node: Node): ImportStatement {
  const source = String(Reflect.get(field(node, "source") ?? {}, "value") ?? "");
  const names = new Map<string, string>();
  for (const each of list(node, "specifiers")) {
    const local = nameOf(field(each, "local"));
    if (each.type === "ImportDefaultSpecifier") names.set(local, "default");
    else if (each.type === "ImportNamespaceSpecifier") names.set(local, "*");
    else names.set(local, nameOf(field(each, "imported")));
  }
  return { source, names, reexports: new Map(), start: node.start };
}

/** The names a declaration brings: of functions, classes and variables, taken apart or not. */
function declaredNames(declaration: Node): string[] {
  if (declaration.type !== "VariableDeclaration") return [nameOf(field(declaration, "id"))];
  const names: string[] = [];
  for (const each of list(declaration, "declarations")) {
    const pattern = field(each, "id");
    if (pattern) addPatternNames(pattern, names);
  }
  return names;
}

function addPatternNames(pattern: Node, names: string[]): void {
  if (pattern.type === "Identifier") names.push(nameOf(pattern));
  else if (pattern.type === "Property") {
    const value = field(pattern, "value");
    if (value) addPatternNames(value, names);
  } else if (pattern.type === "AssignmentPattern") {
    const left = field(pattern, "left");
    if (left) addPatternNames(left, names);
  } else for (const child of childrenOf(pattern)) addPatternNames(child, names);
}

function nameOf(node: Node | null): string {
  if (!node) return "";
  return String(Reflect.get(node, "name") ?? Reflect.get(node, "value") ?? "");
}
