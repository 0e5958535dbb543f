// Collects everything of an old site besides its pages.

import { extname, join } from "node:path";
import type { Node } from "acorn";
import { UsageError } from "../../shared/problem.js";
import { field, list, parseModule, stripTypes } from "../core.js";
import { entryOf, type LeftOut, type NavigationNode, type OldSite, type PageList, type Redirect } from "./old-site.js";
import { type OldFiles, oldFiles } from "./reading.js";
import { Called, Fn, type Module, nameOf, ScriptValues, scriptFile, Unread } from "./script-values.js";
import { cleanAddress, objectOf, type Values } from "./values.js";

interface ExternalLink {
  readonly address: string;
  readonly title: string;
  readonly url: string;
}

export class Gathered {
  readonly labels = new Map<string, string>();
  readonly redirects: Redirect[] = [];
  readonly leftOut: LeftOut[] = [];
  readonly links: ExternalLink[] = [];
  readonly lost: string[] = [];
  readonly lists: PageList[] = [];
  readonly assets = new Map<string, string>();

  readonly files: OldFiles;
  /** The settings, as reports call them. */
  readonly file: string;

  /** @param settings their file, absolute like the root */
  constructor(
    readonly root: string,
    settings: string,
  ) {
    this.files = oldFiles(root);
    this.file = this.files.nameOf(settings);
  }

  leave(what: string, file = this.file): void {
    this.leftOut.push({ place: { file, line: 0, column: 0 }, what });
  }

  /** What was gathered for the site. */
  found(): Pick<
    OldSite,
    "root" | "files" | "redirects" | "labels" | "links" | "lists" | "leftOut" | "lost" | "assets"
  > {
    const { root, files, redirects, labels, links, lists, leftOut, lost, assets } = this;
    return { root, files, redirects, labels, links, lists, leftOut, lost, assets };
  }

  /** The new path of a file in the sources that settings name, which is copied; others are served as they are. */
  asset(path: string | null): string | null {
    if (path === null || !/^\.?\/?src\//.test(path)) return path;
    const file = join(this.root, path);
    if (!this.files.isFile(file)) {
      this.leave(`The file "${path}" does not exist.`);
      return null;
    }
    const name = path.replace(/^\.?\/?src\//, "");
    this.assets.set(name, file);
    return `/${name}`;
  }

  /** Addresses of the old site ended in `.html`. */
  redirectEndings(addresses: Iterable<string>): void {
    for (const address of addresses)
      if (address !== "/") this.redirects.push({ source: `${address}.html`, destination: address });
  }

  /** What a script exports, without the values that only running it would give. */
  async settingsIn(script: string): Promise<Values> {
    const { value, unread } = await readConfigScript(script, this.files);
    for (const { code, place } of unread)
      this.leftOut.push({ place, what: `\`${code.trim()}\` is computed, so it was not read.` });
    return objectOf(value);
  }

  /** A page that leads elsewhere. */
  readonly link = (title: string, url: string): string => {
    const known = this.links.find((each) => each.url === url && each.title === title);
    if (known) return known.address;
    const name =
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, "-")
        .replace(/^-|-$/g, "") || "link";
    const taken = this.links.filter((each) => each.address.startsWith(`/links/${name}`)).length;
    const address = `/links/${name}${taken > 0 ? `-${taken + 1}` : ""}`;
    this.links.push({ address, title, url });
    return address;
  };

  /** The entry of a sidebar for a page or a link elsewhere. */
  entry(title: string | null, target: string, addresses: ReadonlySet<string>): NavigationNode[] {
    if (/^[a-z]+:/i.test(target)) return [entryOf(this.link(title ?? target, target))];
    const address = cleanAddress((target.split(/[?#]/)[0] ?? "").replace(/(?:\/index)?\.(?:html|mdx?)$|\/index$/, ""));
    if (!addresses.has(address)) {
      this.leave(`The navigation names "${/^\/+/.test(target) ? address : target}", which is not a page.`);
      return [];
    }
    if (title !== null && !this.labels.has(address)) this.labels.set(address, title);
    return [entryOf(address)];
  }
}

/** What settings say that nothing was made of. */
export function leaveUnknown(settings: Values, known: ReadonlySet<string>, gathered: Gathered): void {
  for (const [key, value] of Object.entries(settings)) {
    if (known.has(key) || value === undefined || value === null || value instanceof Unread || value instanceof Called)
      continue;
    gathered.leave(`The setting "${key}" has no counterpart in docsgen, or none that can be derived from it.`);
  }
}

export function names(text: string): ReadonlySet<string> {
  return new Set(text.split(" "));
}

/** @param file absolute */
async function readConfigScript(file: string, files: OldFiles) {
  const reader = new ScriptReader(files);
  const exports = await reader.load(file);
  const value = exports["default"];
  return {
    /** What the file exports as its default. */
    value,
    unread: unreadIn(value),
  };
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
    const file = scriptFile(source, module.file, this.files);
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
