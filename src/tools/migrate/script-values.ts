// Evaluates expressions of settings without running code: literals and expressions of literals.
import { dirname, join } from "node:path";
import type { Node } from "acorn";
import type { Place } from "../../shared/problem.js";
import { field, list } from "../core.js";
import type { OldFiles } from "./reading.js";
import type { Values } from "./values.js";

/** A value that only running the code would give. */
export class Unread {
  constructor(
    readonly code: string,
    readonly place: Place,
  ) {}
}

/** A call of a function from a package, such as `starlight({ … })`. */
export class Called {
  constructor(
    readonly name: string,
    readonly args: readonly unknown[],
  ) {}
}

/** A function of the settings: what it gives is read where it is called. */
export class Fn {
  constructor(
    readonly node: Node,
    readonly module: Module,
    /** What is said of it where a value is needed. */
    readonly unread: Unread,
  ) {}
}

type Names = Map<string, unknown>;

/** A file of settings, with the names it knows so far. */
export interface Module {
  readonly file: string;
  readonly code: string;
  readonly original: string;
  readonly names: Names;
}

/** What a file of settings exports. */
type Load = (file: string) => Promise<Values>;

export class ScriptValues {
  constructor(
    private readonly files: OldFiles,
    private readonly load: Load,
  ) {}

  async declare(node: Node, module: Module): Promise<void> {
    if (node.type === "FunctionDeclaration")
      module.names.set(nameOf(field(node, "id")), await this.value(node, module));
    if (node.type !== "VariableDeclaration") return;
    for (const each of list(node, "declarations")) {
      const [id, init] = [field(each, "id"), field(each, "init")];
      if (id?.type === "Identifier") module.names.set(nameOf(id), init ? await this.value(init, module) : undefined);
    }
  }

  async value(node: Node, module: Module): Promise<unknown> {
    switch (node.type) {
      case "Literal":
        return Reflect.get(node, "regex") ? this.leave(node, module) : Reflect.get(node, "value");
      case "TemplateLiteral":
        return this.template(node, module);
      case "ArrayExpression":
        return this.array(node, module);
      case "ObjectExpression":
        return this.object(node, module);
      case "Identifier":
        return this.name(node, module);
      case "MemberExpression":
        return this.member(node, module);
      case "AwaitExpression":
      case "UnaryExpression":
        return this.unary(node, module);
      case "LogicalExpression":
        return this.logical(node, module);
      case "ConditionalExpression":
        return this.part(node, (await this.part(node, "test", module)) ? "consequent" : "alternate", module);
      case "BinaryExpression":
        return this.binary(node, module);
      case "CallExpression":
        return this.call(node, module);
      case "ArrowFunctionExpression":
      case "FunctionExpression":
      case "FunctionDeclaration":
        return this.fn(node, module);
      default:
        return this.leave(node, module);
    }
  }

  /** The value of a part of an expression. */
  private async part(node: Node, name: string, module: Module): Promise<unknown> {
    const child = field(node, name);
    return child ? this.value(child, module) : undefined;
  }

  private async unary(node: Node, module: Module): Promise<unknown> {
    const value = await this.part(node, "argument", module);
    const operator = Reflect.get(node, "operator");
    return operator === "!" ? !value : operator === "-" ? -Number(value) : value;
  }

  private async logical(node: Node, module: Module): Promise<unknown> {
    const left = await this.part(node, "left", module);
    const operator = Reflect.get(node, "operator");
    const takesLeft =
      operator === "&&" ? !left : operator === "||" ? Boolean(left) : left !== null && left !== undefined;
    return takesLeft ? left : this.part(node, "right", module);
  }

  private async template(node: Node, module: Module): Promise<unknown> {
    const values = await Promise.all(list(node, "expressions").map((each) => this.value(each, module)));
    const unread = values.find((each) => each instanceof Unread);
    if (unread) return unread;
    const texts = list(node, "quasis").map((each) => String(Object(Reflect.get(each, "value"))["cooked"]));
    return texts.reduce((text, each, index) => `${text}${String(values[index - 1] ?? "")}${each}`);
  }

  private async array(node: Node, module: Module): Promise<unknown[]> {
    const values: unknown[] = [];
    for (const each of list(node, "elements")) {
      const argument = each.type === "SpreadElement" ? field(each, "argument") : null;
      const value = await this.value(argument ?? each, module);
      if (argument && Array.isArray(value)) values.push(...value);
      else if (!argument) values.push(value);
    }
    return values;
  }

  private async object(node: Node, module: Module): Promise<Values> {
    const result: Record<string, unknown> = {};
    for (const each of list(node, "properties")) {
      const [key, value] = [field(each, "key"), field(each, "value") ?? field(each, "argument")];
      if (!value) continue;
      if (each.type === "SpreadElement") Object.assign(result, plain(await this.value(value, module)));
      else if (key) {
        const name = Reflect.get(each, "computed") ? String(await this.value(key, module)) : nameOf(key);
        result[name] = await this.value(value, module);
      }
    }
    return result;
  }

  private name(node: Node, module: Module): unknown {
    const name = nameOf(node);
    if (name === "undefined") return undefined;
    return module.names.has(name) ? module.names.get(name) : this.leave(node, module);
  }

  private async member(node: Node, module: Module): Promise<unknown> {
    const code = module.code.slice(node.start, node.end);
    if (/^(?:process|import\.meta)\.env\b/.test(code)) return undefined;
    const [object, property] = [field(node, "object"), field(node, "property")];
    const owner = object ? await this.value(object, module) : undefined;
    if (owner instanceof Unread || owner instanceof Called || !property) return this.leave(node, module);
    const key = Reflect.get(node, "computed") ? await this.value(property, module) : nameOf(property);
    return Object(owner)[String(key)];
  }

  private async binary(node: Node, module: Module): Promise<unknown> {
    const [left, right] = await Promise.all(
      ["left", "right"].map((side) => this.value(field(node, side) ?? node, module)),
    );
    switch (Reflect.get(node, "operator")) {
      case "+":
        return left instanceof Unread || right instanceof Unread ? this.leave(node, module) : `${left}${right}`;
      case "===":
      case "==":
        return left === right;
      case "!==":
      case "!=":
        return left !== right;
      default:
        return this.leave(node, module);
    }
  }

  fn(node: Node, module: Module): Fn {
    return new Fn(node, module, this.leave(node, module));
  }

  /** What a function gives, whatever it is given, else the value. */
  async settled(value: unknown): Promise<unknown> {
    return value instanceof Fn ? this.given(value.node, value.module) : value;
  }

  private async call(node: Node, module: Module): Promise<unknown> {
    const callee = field(node, "callee");
    const name = callee ? module.code.slice(callee.start, callee.end) : "";
    const own = module.names.get(name);
    if (own instanceof Fn) return this.result(own.node, own.module);
    if (/\.filter$/.test(name) && callee) {
      const owner = await this.value(field(callee, "object") ?? callee, module);
      return Array.isArray(owner) ? owner.filter(Boolean) : this.leave(node, module);
    }
    const [first] = list(node, "arguments");
    const argument = first ? await this.value(first, module) : undefined;
    if (name === "require" && typeof argument === "string") return this.required(argument, { node, module });
    if (name === "require.resolve") return argument;
    if (/^(?:(?:define|with)[A-Z]|\w*Config$)/.test(name)) return this.settled(argument);
    if (own instanceof Called) return new Called(name, [argument]);
    return this.leave(node, module);
  }

  private async required(source: string, { node, module }: { readonly node: Node; readonly module: Module }) {
    const file = scriptFile(source, module.file, this.files);
    if (file === null) return this.leave(node, module);
    const exports = await this.load(file);
    return exports["default"] ?? exports;
  }

  /** What a function gives that has nothing to decide. */
  private async result(node: Node, module: Module): Promise<unknown> {
    return list(node, "params").length > 0 ? this.leave(node, module) : this.given(node, module);
  }

  private async given(node: Node, module: Module): Promise<unknown> {
    const body = field(node, "body");
    if (!body) return this.leave(node, module);
    if (body.type !== "BlockStatement") return this.value(body, module);
    const inside: Module = { ...module, names: new Map(module.names) };
    for (const each of list(body, "body")) {
      const argument = each.type === "ReturnStatement" ? field(each, "argument") : null;
      if (argument) return this.value(argument, inside);
      await this.declare(each, inside);
    }
    return this.leave(node, module);
  }

  private leave(node: Node, { file, code, original }: Module): Unread {
    const text = code
      .slice(node.start, node.end)
      .replaceAll("/* @__PURE__ */ ", "")
      .replace(/^\((.*)\)(?=\.)/, "$1");
    const [line = ""] = text.split("\n", 1);
    const at = Math.max(0, original.indexOf(line), original.indexOf(line.split("(", 1)[0] ?? line));
    const before = original.slice(0, at).split("\n");
    const place = { file: this.files.nameOf(file), line: before.length, column: (before.at(-1) ?? "").length + 1 };
    return new Unread(line.length > 60 ? `${line.slice(0, 59)}…` : line, place);
  }
}

function plain(value: unknown): object {
  return value instanceof Unread || value instanceof Called ? {} : Object(value);
}

export function nameOf(node: Node | null): string {
  return String(Reflect.get(node ?? {}, "name") ?? Reflect.get(node ?? {}, "value") ?? "");
}

/** The file that an import names; null for packages, and where there is none. */
export function scriptFile(source: string, from: string, { isFile }: OldFiles): string | null {
  if (!source.startsWith(".")) return null;
  const path = join(dirname(from), source);
  const endings = ["", ".ts", ".mts", ".js", ".mjs", ".cjs", ".json", "/index.ts", "/index.js"];
  return endings.map((ending) => path + ending).find(isFile) ?? null;
}
