// Converts callouts, tabs and code of other tools to components, line by line.
import type { Dialect } from "../old-site.js";
import { closes, convertFence, type Fence, openFence } from "./convert-fence.js";
import { callout, element, quoted } from "./elements.js";

/** Receives what could not be turned, with its line from 0. */
export type Leave = (line: number, what: string) => void;

interface BlockOptions {
  readonly dialect: Dialect;
  readonly leave: Leave;
  /** The text of a file that a page takes in; null where there is none. */
  readonly include: (path: string) => string | null;
}

export function convertBlocks(lines: readonly string[], options: BlockOptions, from = 0): string[] {
  return new BlockConverter(lines, options, from).all();
}

class BlockConverter {
  private at = 0;
  private readonly written: string[] = [];

  constructor(
    private readonly lines: readonly string[],
    private readonly options: BlockOptions,
    private readonly from: number,
  ) {}

  all(): string[] {
    while (this.at < this.lines.length) {
      const line = this.lines[this.at] ?? "";
      if (this.special(line)) continue;
      this.written.push(line);
      this.at++;
    }
    return this.written;
  }

  /** Whether a line began something, which is then written. */
  private special(line: string): boolean {
    const { dialect } = this.options;
    const fence = openFence(line);
    if (fence) return this.fence(fence);
    if (dialect === "mkdocs") {
      const indented = /^([ \t]*)(!!!(?=[ \t]*[\w-])|\?\?\?\+?(?=[ \t]*[\w-])|===[+!]?(?=[ \t]*"))[ \t]*(.*)$/.exec(
        line,
      );
      if (indented) return this.indented(indented);
      const slashes = /^([ \t]*)(\/{3,})[ \t]+([\w-]+)[ \t]*(?:\|[ \t]*(.*))?$/.exec(line);
      if (slashes) return this.slashes(slashes);
      if (/^:::[ \t]+[\w.]/.test(line)) return this.drop(`\`${line.trim()}\` is written by a plug-in.`);
      const code = /^([ \t]*)\{\*[ \t]+(\S+).*?(?:hl\[([^\]]*)\])?[ \t]*\*\}[ \t]*$/.exec(line);
      if (code) return this.codeFile([code[0], code[1], code[2], code[3]?.replaceAll(":", "-")]);
      const taken = /^[ \t]*-{1,}8<-{1,}[ \t]+["']([^"']+)["']/.exec(line);
      if (taken) return this.take(taken[1] ?? "");
    } else {
      const directive = /^([ \t]*)(:{3,})[ \t]*([A-Za-z][\w-]*)[ \t]*(?:\[([^\]]*)\])?[ \t]*(.*)$/.exec(line);
      if (directive) return this.directive(directive);
    }
    if (dialect === "vitepress") {
      const code = /^([ \t]*)<<<[ \t]+(\S+?)(?:\{([^}]*)\})?(?:[ \t]*\[([^\]]*)\])?[ \t]*$/.exec(line);
      if (code) return this.codeFile(code);
      const included = /^[ \t]*<!--[ \t]*@include:[ \t]*(\S+?)[ \t]*-->/.exec(line);
      if (included) return this.take(included[1] ?? "");
      if (/^\[\[toc\]\]$/i.test(line.trim())) return this.skip(1);
    }
    return /^\[toc\]$/i.test(line.trim()) && this.skip(1);
  }

  private skip(count: number): true {
    this.at += count;
    return true;
  }

  private drop(what: string): true {
    this.options.leave(this.from + this.at, what);
    return this.skip(1);
  }

  private inner(lines: readonly string[], at: number): string[] {
    return convertBlocks(lines, this.options, this.from + at);
  }

  private put(lines: readonly string[], indent: string): true {
    if ((this.written.at(-1) ?? "").trim() !== "") this.written.push("");
    for (const each of [...lines, ""]) this.written.push(each === "" ? "" : indent + each);
    return true;
  }

  private fence(fence: Fence): true {
    const { indent, marks, info } = fence;
    const start = this.at++;
    const inside: string[] = [];
    while (this.at < this.lines.length && !closes(this.lines[this.at] ?? "", fence))
      inside.push(this.lines[this.at++] ?? "");
    // In MDX, an inner fence ends this one however it is indented.
    const own = inside.some((line) => closes(line.trim(), fence)) ? marks + marks : marks;
    const closing = this.lines.slice(this.at, this.at + 1).map((line) => line.replace(marks, own));
    const { info: made, lines } = convertFence({ info, lines: inside }, (what) =>
      this.options.leave(this.from + start, what),
    );
    this.written.push(`${indent}${own}${made}`, ...lines, ...closing);
    return this.skip(closing.length);
  }

  /** `!!! note "Title"` and what is indented below it. */
  private indented([, indent = "", mark = "", rest = ""]: RegExpExecArray): true {
    const [first, ...others] = this.indentedBlocks(indent, mark.startsWith("===") ? "===" : null, rest);
    if (mark.startsWith("===")) {
      const tabs = [first, ...others].flatMap((each) =>
        each ? element("Tab", ` title=${quoted(titleIn(each.title) ?? each.title)}`, each.inner) : [],
      );
      return this.put(element("Tabs", "", tabs), indent);
    }
    const [type = "note"] = rest.split(/[\s"]/, 1);
    const title = titleIn(rest);
    const inner = first?.inner ?? [];
    if (mark.startsWith("?")) {
      const isOpen = mark === "???+" ? " defaultOpen" : "";
      return this.put(
        element("Accordion", ` title=${quoted(title ?? type.charAt(0).toUpperCase() + type.slice(1))}${isOpen}`, inner),
        indent,
      );
    }
    return this.put(callout(type, title, inner), indent);
  }

  /** A block, and those after it that belong together. */
  private indentedBlocks(indent: string, together: string | null, title: string): { title: string; inner: string[] }[] {
    const blocks: { title: string; inner: string[] }[] = [];
    let words = title;
    for (;;) {
      const start = ++this.at;
      const depth = indent.length + 4;
      const inside: string[] = [];
      while (this.at < this.lines.length) {
        const line = (this.lines[this.at] ?? "").replace(/^\t+/, (tabs) => "    ".repeat(tabs.length));
        if (line.trim() !== "" && !line.startsWith(" ".repeat(depth))) break;
        inside.push(line.slice(depth));
        this.at++;
      }
      blocks.push({ title: words, inner: this.inner(inside, start) });
      const next =
        together === null
          ? null
          : new RegExp(`^${indent}${together}[+!]?[ \\t]*(?=")(.*)$`).exec(this.lines[this.at] ?? "");
      if (!next) return blocks;
      words = next[1] ?? "";
    }
  }

  /** `/// note | Title` up to the same number of slashes. */
  private slashes([, indent = "", marks = "", type = "", title]: RegExpExecArray): true {
    const { inside, start } = this.until((line) => line.trim() === marks);
    const inner = this.inner(inside, start);
    if (type === "tab") {
      const tabs = element("Tab", ` title=${quoted(title ?? "")}`, inner);
      const last = this.written.findLastIndex((line) => line.trim() !== "");
      if (this.written[last] === `${indent}</Tabs>`) {
        this.written.splice(last);
        return this.put([...tabs, "", "</Tabs>"], indent);
      }
      return this.put(element("Tabs", "", tabs), indent);
    }
    if (type === "details")
      return this.put(element("Accordion", ` title=${quoted(title ?? "Details")}`, inner), indent);
    return this.put(callout(type, title, inner), indent);
  }

  private directive([, indent = "", marks = "", type = "", label, rest = ""]: RegExpExecArray): true {
    const title = (label ?? rest.replace(/^\{.*\}$/, "").trim()) || null;
    let depth = 0;
    const { inside, start } = this.until((line) => {
      const own = line.trim();
      if (own.startsWith(marks) && /^:+[ \t]*[A-Za-z]/.test(own) && /^:+/.exec(own)?.[0].length === marks.length)
        depth++;
      return own === marks && depth-- === 0;
    });
    const body = inside.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line));
    const inner = this.inner(body, start);
    switch (type) {
      case "code-group":
        return this.put(element("CodeGroup", "", inner), indent);
      case "details":
        return this.put(element("Accordion", ` title=${quoted(title ?? "Details")}`, inner), indent);
      case "raw":
      case "v-pre":
        return this.put(inner, indent);
      default:
        return this.put(callout(type, title, inner), indent);
    }
  }

  /** The lines up to one that closes, which is passed; code in between closes nothing. */
  private until(isEnd: (line: string) => boolean): { readonly inside: string[]; readonly start: number } {
    const start = ++this.at;
    const inside: string[] = [];
    let fence: Fence | null = null;
    while (this.at < this.lines.length) {
      const line = this.lines[this.at++] ?? "";
      if (fence === null && isEnd(line)) break;
      if (fence === null) fence = openFence(line);
      else if (closes(line, fence)) fence = null;
      inside.push(line);
    }
    return { inside, start };
  }

  /** `<<< @/snippets/a.ts#part{2}` */
  private codeFile([, indent = "", path = "", marked, title]: readonly (string | undefined)[]): true {
    const [file = "", region] = path.split("#");
    const text = this.options.include(path);
    if (text === null) return this.drop(`The file "${file}" does not exist.`);
    const [language = ""] = /[^.]+$/.exec(file) ?? [];
    const lines = /^[\d,\s-]*/.exec(marked ?? "")?.[0].trim() ?? "";
    const info = [language, title ?? "", lines === "" ? "" : `{${lines}}`].filter((each) => each !== "").join(" ");
    if (region !== undefined)
      this.options.leave(this.from + this.at, `Part "${region}" of "${file}" was copied into the page.`);
    this.put([`\`\`\`${info}`, ...text.replace(/\n$/, "").split("\n"), "```"], indent);
    return this.skip(1);
  }

  private take(path: string): true {
    const text = this.options.include(path);
    if (text === null) return this.drop(`The file "${path}" does not exist.`);
    this.written.push(...this.inner(text.replace(/\n$/, "").split("\n"), this.at));
    return this.skip(1);
  }
}

function titleIn(rest: string): string | null {
  return /"((?:[^"\\]|\\.)*)"/.exec(rest)?.[1]?.replaceAll('\\"', '"') ?? null;
}
