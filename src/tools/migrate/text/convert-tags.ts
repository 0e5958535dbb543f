// Turns components of other tools, in text outside code, into those of docsgen.
import type { Dialect } from "../old-site.js";
import type { Leave } from "./convert-blocks.js";
import { callout } from "./elements.js";
import { withoutSpans } from "./plain-text.js";

function attributesIn(text: string): ReadonlyMap<string, string> {
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
export function convertTags(written: string, dialect: Dialect, leave: Leave): string {
  const { text, restore } = withoutSpans(written);
  switch (dialect) {
    case "docusaurus":
      return restore(docusaurus(text));
    case "starlight":
      return restore(starlight(text, leave));
    case "vitepress":
      return restore(badges(text));
    default:
      return written;
  }
}

const ATTRIBUTES = String.raw`((?:[^<>"'{}]|"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\})*)`;

function tag(name: string, flags = "g"): RegExp {
  return new RegExp(`<${name}\\b${ATTRIBUTES}(?<!/)>`, flags);
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
    .replace(/<TOCInline\b[^>]*\/>/g, "")
    .replace(/\{require\(\s*["']([^"']+)["']\s*\)(?:\.default)?\}/g, '"$1"');
}

function starlight(text: string, leave: Leave): string {
  return badges(text)
    .replace(tag("TabItem"), (_, written: string) => `<Tab${attribute("title", attributesIn(written).get("label"))}>`)
    .replaceAll("</TabItem>", "</Tab>")
    .replace(tag("Tabs"), "<Tabs>")
    .replace(
      /<Aside\b([^>]*)>([\s\S]*?)([ \t]*)<\/Aside>/g,
      (_, ...[written, inner, indent]: [string, string, string]) => {
        const given = attributesIn(written);
        const lines = callout(given.get("type") ?? "note", given.get("title"), inner.split("\n"));
        return lines.join("\n").replace(/(?=<.*$)/, indent);
      },
    )
    .replace(/<CardGrid\b[^>]*>/g, "<Columns cols={2}>")
    .replaceAll("</CardGrid>", "</Columns>")
    .replace(/<(LinkCard|LinkButton)\b([^>]*)>/g, (whole, name: string, written: string) => {
      const given = attributesIn(written.replace(/\/$/, ""));
      const closed = written.endsWith("/");
      if (name === "LinkButton") return closed ? whole : `<a${attribute("href", given.get("href"))}>`;
      const start = `<Card${attribute("title", given.get("title"))}${attribute("href", given.get("href"))}>`;
      return `${start}\n${given.get("description") ?? ""}\n${closed ? "</Card>" : ""}`;
    })
    .replaceAll("</LinkCard>", "</Card>")
    .replaceAll("</LinkButton>", "</a>")
    .replace(/^[ \t]*<\/?Steps\b[^>]*>[ \t]*$/gm, "")
    .replace(/(<Icon\b[^>]*?\s)name=/g, "$1icon=")
    .replace(
      /<(Card|Icon)\b([^>]*?)\sicon="([^"]*)"([^>]*)>/g,
      (whole, ...[tag, before, name, after, offset]: [string, string, string, string, number]) => {
        const icon = STARLIGHT_ICONS.get(name);
        if (icon !== undefined) return `<${tag}${before} icon="${icon}"${after}>`;
        leave(text.slice(0, offset + whole.length).split("\n").length - 1, `The icon "${name}" is left out.`);
        return tag === "Icon" && after.endsWith("/") ? "" : `<${tag}${before}${after}>`;
      },
    );
}

/** Icons of Starlight, with the name of the same in Lucide if it is another. */
const STARLIGHT_ICONS = new Map(
  (
    "open-book=book-open information=info pencil pen add-document=file-plus document=file-text setting=settings puzzle " +
    "rocket star heart approve-check=check approve-check-circle=circle-check right-arrow=arrow-right close=x " +
    "left-arrow=arrow-left up-arrow=arrow-up down-arrow=arrow-down external=external-link right-caret=chevron-right " +
    "down-caret=chevron-down up-caret=chevron-up magnifier=search warning=triangle-alert error=circle-x email=mail laptop " +
    "list-format=list random=shuffle comment=message-square comment-alt=message-circle translate=languages bars=menu " +
    "cloud-download download bell phone moon sun bright=sun seti:config=file-cog seti:folder=folder home=house forward " +
    "backward=rewind play rss sun-moon cog=settings"
  )
    .split(" ")
    .map((each) => each.split("="))
    .map(([name = "", lucide = name]) => [name, lucide]),
);

function badges(text: string): string {
  return text.replace(
    /<Badge\b([^>]*?)\/>/g,
    (_, written: string) => `<Badge>${attributesIn(written).get("text") ?? ""}</Badge>`,
  );
}

/** What a page imports, by name: the path as written. */
export interface Imports {
  /** Files of Markdown. */
  readonly parts: Map<string, string>;
  readonly pictures: Map<string, string>;
}

/** Names the files of pictures, in place of imported names and of components that draw pictures. */
function withPictures(text: string, pictures: ReadonlyMap<string, string>): string {
  return text
    .replace(/(\b(?:src|img)=)\{\s*([\w$]+)(?:\.(?:src|default))?\s*\}/g, (whole, start: string, name: string) => {
      const file = pictures.get(name);
      return file === undefined ? whole : `${start}"${file}"`;
    })
    .replace(/<(?:Image|Picture)(\s(?:[^>]*?\s)?)(?:src|img)="/g, '<img$1src="');
}

/** Imports of a tool's own components go: docsgen's need none. Those of Markdown stay and are noted; others are left out. */
export function convertImports(text: string, { parts, pictures }: Imports, leave: Leave): string {
  const made = text.replace(IMPORT, (whole, ...[names, source, offset]: [string | undefined, string, number]) => {
    const line = text.slice(0, offset).split("\n").length - 1;
    if (/^(?:@theme|@docusaurus|@astrojs\/starlight|astro:|vue|vitepress|starlight-)/.test(source)) return "";
    if (names === undefined) return "";
    if (/\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(source)) {
      pictures.set(names.trim(), source);
      return "";
    }
    if (/\.mdx?$/.test(source) && /^(?:[./]|@site\/|[@~]\/)/.test(source)) {
      const content = /^\{\s*Content(?:\s+as\s+(\w+))?\s*\}$/.exec(names.trim());
      const name = content ? (content[1] ?? "Content") : names.trim();
      parts.set(name, source);
      return content ? whole.replace(names, name) : whole;
    }
    leave(line, `\`${whole.trim().split("\n", 1)[0]}\`: write it as a component in components/.`);
    return "";
  });
  return withPictures(made, pictures);
}

/** Some sites write several on a line. */
const IMPORT =
  /(?<=^(?:import\b.*;[ \t]*)?)import\s+(?:([^;'"]*?)\s+from\s+)?["']([^"']+)["'](?:;[ \t]*(?=import\b)|;?[ \t]*$)/gm;
