// Turns components of other tools, in text outside code, into those of docsgen.
import type { Dialect } from "../old-site.js";
import type { Leave } from "./convert-blocks.js";
import { callout } from "./elements.js";

type Attributes = ReadonlyMap<string, string>;

export function attributesIn(text: string): Attributes {
  const found = new Map<string, string>();
  for (const [, name = "", double, single, braced] of text.matchAll(
    /([\w:@-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}))?/g,
  ))
    found.set(name, double ?? single ?? braced?.replace(/^\s*["'`]|["'`]\s*$/g, "") ?? "");
  return found;
}

function attribute(name: string, value: string | undefined): string {
  return value === undefined || value === "" ? "" : ` ${name}="${value.replaceAll('"', "&quot;")}"`;
}

/** Tags that have another name or other props here, by tool. */
export function convertTags(text: string, dialect: Dialect): string {
  if (dialect === "docusaurus") return docusaurus(text);
  if (dialect === "starlight") return starlight(text);
  if (dialect === "vitepress")
    return text.replace(/<Badge\b([^>]*?)\/>/g, (_, written: string) => badge(attributesIn(written)));
  return text;
}

const ATTRIBUTES = String.raw`((?:[^<>"'{}]|"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\})*)`;

function tag(name: string, flags = "g"): RegExp {
  return new RegExp(`<${name}\\b${ATTRIBUTES}>`, flags);
}

function docusaurus(text: string): string {
  const labels = new Map<string, string>();
  for (const [, written = ""] of text.matchAll(tag("Tabs")))
    for (const [, first = "", second = ""] of written.matchAll(/\{\s*(label:[^}]*|value:[^}]*)\}/g))
      labels.set(
        /value:\s*["'`]([^"'`]*)/.exec(first + second)?.[1] ?? "",
        /label:\s*["'`]([^"'`]*)/.exec(first + second)?.[1] ?? "",
      );
  return text
    .replace(tag("Tabs"), "<Tabs>")
    .replace(tag("TabItem"), (_, written: string) => {
      const given = attributesIn(written);
      const value = given.get("value");
      return `<Tab${attribute("title", given.get("label") ?? labels.get(value ?? "") ?? value)}>`;
    })
    .replaceAll("</TabItem>", "</Tab>")
    .replace(
      /<details>\s*<summary>([\s\S]*?)<\/summary>/g,
      (_, title: string) => `<Accordion title="${plain(title)}">\n\n`,
    )
    .replace(/<\/details>/g, "\n\n</Accordion>");
}

function plain(title: string): string {
  return title
    .replace(/<[^>]*>/g, "")
    .replace(/[`*]/g, "")
    .trim()
    .replaceAll('"', "&quot;");
}

function starlight(text: string): string {
  return text
    .replace(tag("TabItem"), (_, written: string) => `<Tab${attribute("title", attributesIn(written).get("label"))}>`)
    .replaceAll("</TabItem>", "</Tab>")
    .replace(tag("Tabs"), "<Tabs>")
    .replace(/<Aside\b([^>]*)>([\s\S]*?)<\/Aside>/g, (_, written: string, inner: string) => {
      const given = attributesIn(written);
      return callout(given.get("type") ?? "note", given.get("title") ?? null, inner.split("\n")).join("\n");
    })
    .replace(/<CardGrid\b[^>]*>/g, "<Columns cols={2}>")
    .replaceAll("</CardGrid>", "</Columns>")
    .replace(/<(LinkCard|LinkButton)\b([^>]*?)(\/?)>/g, (whole, name: string, written: string, closed: string) => {
      const given = attributesIn(written);
      if (name === "LinkButton") return closed ? whole : `<a${attribute("href", given.get("href"))}>`;
      const start = `<Card${attribute("title", given.get("title"))}${attribute("href", given.get("href"))}>`;
      return `${start}\n${given.get("description") ?? ""}\n${closed ? "</Card>" : ""}`;
    })
    .replaceAll("</LinkCard>", "</Card>")
    .replaceAll("</LinkButton>", "</a>")
    .replace(/^[ \t]*<\/?Steps>[ \t]*$/gm, "")
    .replace(/<Badge\b([^>]*?)\/>/g, (_, written: string) => badge(attributesIn(written)));
}

function badge(given: Attributes): string {
  return `<Badge>${given.get("text") ?? ""}</Badge>`;
}

export interface Imports {
  readonly text: string;
  /** Files of Markdown that the page imports: the name to the path as written. */
  readonly parts: ReadonlyMap<string, string>;
}

/** Imports of a tool's own components go: docsgen's need none. Those of Markdown stay; others are left out. */
export function convertImports(text: string, leave: Leave): Imports {
  const parts = new Map<string, string>();
  const made = text.replace(IMPORT, (whole: string, names: string | undefined, source: string, offset: number) => {
    const line = text.slice(0, offset).split("\n").length - 1;
    if (/^(?:@theme|@docusaurus|@astrojs\/starlight|vue|vitepress|starlight-)/.test(source)) return "";
    if (names === undefined) return "";
    if (/\.mdx?$/.test(source)) {
      parts.set(names.trim(), source);
      return whole;
    }
    leave(line, `\`${whole.trim().split("\n", 1)[0]}\`: write it as a component in components/.`);
    return "";
  });
  return { text: made, parts };
}

const IMPORT = /^import\s+(?:([^;'"]*?)\s+from\s+)?["']([^"']+)["'];?[ \t]*$/gm;
