// Reads settings in JavaScript without running them: literals and expressions of literals.

import { dirname, extname, join } from "node:path";
import type { Node } from "acorn";
import { UsageError } from "../../shared/problem.js";
import { field, list, parseModule, stripTypes } from "../core.js";
import type { OldFiles } from "./reading.js";
import { scriptFile } from "./script-file.js";
import { Called, Fn, type Module, nameOf, ScriptValues, Unread } from "./script-values.js";

interface ConfigScript {
  /** What the file exports as its default. */
  readonly value: unknown;
  readonly unread: readonly Unread[];
}

/** @param file absolute */
export async function readConfigScript(file: string, files: OldFiles): Promise<ConfigScript> {
  const reader = new ScriptReader(files);
  const exports = await reader.load(file);
  const value = exports["default"];
  return { value, unread: unreadIn(value) };
}

class ScriptReader {
  private readonly known = new Map<string, Record<string, unknown>>();

  private readonly values;

  constructor(private readonly files: OldFiles) {
    this.values = new ScriptValues(files, (file) => this.load(file));
  }

  async load(file: string): Promise<Record<string, unknown>> {
    const known = this.known.get(file);
    if (known) return known;
    const exports: Record<string, unknown> = {};
    this.known.set(file, exports);
    const original = this.files.read(file);
    if (extname(file) === ".json") return Object.assign(exports, { default: JSON.parse(original) });
    const code = /\.[cm]?ts$/.test(file) ? await stripTypes(original) : original;
    const module: Module = { file, code, original, names: new Map() };
    const body = list(this.parse(module), "body");
    for (const node of body)
      if (node.type === "FunctionDeclaration")
        module.names.set(nameOf(field(node, "id")), this.values.fn(node, module));
    for (const node of body) await this.statement(node, module, exports);
    return exports;
  }

  private parse({ file, code }: Module): Node {
    try {
      return parseModule(code);
    } catch (cause) {
      if (!(cause instanceof SyntaxError)) throw cause;
      throw new UsageError(`Cannot read ${this.files.nameOf(file)}: ${cause.message}.`, "Fix the file first.", {
        cause,
      });
    }
  }

  private async statement(node: Node, module: Module, exports: Record<string, unknown>): Promise<void> {
    const declaration = field(node, "declaration");
    switch (node.type) {
      case "ImportDeclaration":
        return this.importNames(node, module);
      case "ExportDefaultDeclaration":
        if (declaration) exports["default"] = await this.values.settled(await this.values.value(declaration, module));
        return;
      case "ExportNamedDeclaration":
        if (declaration) await this.values.declare(declaration, module);
        for (const each of declaration ? declaredIn(declaration) : []) exports[each] = module.names.get(each);
        for (const each of list(node, "specifiers"))
          exports[nameOf(field(each, "exported"))] = module.names.get(nameOf(field(each, "local")));
        return;
      case "ExpressionStatement":
        return this.commonJs(field(node, "expression"), module, exports);
      default:
        return this.values.declare(node, module);
    }
  }

  /** `module.exports = …` */
  private async commonJs(node: Node | null, module: Module, exports: Record<string, unknown>): Promise<void> {
    const [left, right] = [node && field(node, "left"), node && field(node, "right")];
    if (!left || !right || module.code.slice(left.start, left.end) !== "module.exports") return;
    exports["default"] = await this.values.settled(await this.values.value(right, module));
    Object.assign(exports, Object(exports["default"]), { default: exports["default"] });
  }

  private async importNames(node: Node, module: Module): Promise<void> {
    const source = String(Reflect.get(field(node, "source") ?? {}, "value") ?? "");
    const file = source.startsWith(".") ? scriptFile(join(dirname(module.file), source), this.files) : null;
    const given = file === null ? null : await this.load(file);
    for (const each of list(node, "specifiers")) {
      const local = nameOf(field(each, "local"));
      const imported = each.type === "ImportSpecifier" ? nameOf(field(each, "imported")) : "default";
      const whole = each.type === "ImportNamespaceSpecifier";
      module.names.set(local, given ? (whole ? given : given[imported]) : new Called(local, []));
    }
  }
}

/** What was left out of a value, at any depth. */
function unreadIn(value: unknown, seen = new Set<unknown>()): Unread[] {
  if (value instanceof Unread) {
    const isNew = !seen.has(value);
    seen.add(value);
    return isNew ? [value] : [];
  }
  if (value instanceof Fn) return unreadIn(value.unread, seen);
  if (value instanceof Called) return value.args.flatMap((each) => unreadIn(each, seen));
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.values(value).flatMap((each) => unreadIn(each, seen));
}

function declaredIn(node: Node): string[] {
  if (node.type !== "VariableDeclaration") return [nameOf(field(node, "id"))];
  return list(node, "declarations").map((each) => nameOf(field(each, "id")));
}
