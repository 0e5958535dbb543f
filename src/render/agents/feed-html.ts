// Reduces an article's HTML to what feed readers show: standard elements, full addresses, no scripts or styles.

/** Removed together with their content. */
const DROPPED =
  /^(?:script|style|template|noscript|svg|button|form|input|select|textarea|dialog|canvas|object|embed|link|meta)$/;
/** The elements that are kept. All others are replaced by their content. */
const KEPT =
  /^(?:a|abbr|b|blockquote|br|caption|cite|code|col|colgroup|dd|del|details|dfn|div|dl|dt|em|figcaption|figure|h[1-6]|hr|i|img|ins|kbd|li|mark|ol|p|pre|q|s|samp|section|small|strong|sub|summary|sup|table|tbody|td|tfoot|th|thead|time|tr|u|ul|var|video|audio|source)$/;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;
const ADDRESSES = /^(?:href|src|poster|cite)$/;
const ATTRIBUTES = /^(?:alt|title|lang|dir|colspan|rowspan|width|height|start|datetime|controls|open)$/;
/** A comment, a script or style sheet with its text, or a tag. */
const MARKUP =
  /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>|<(\/?)([a-zA-Z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/g;
/** Few readers can show formulas, so they keep their source. */
const FORMULA = /<math\b[\s\S]*?<\/math>/g;
const ANNOTATION = /<annotation\b[^>]*>([\s\S]*?)<\/annotation>/;
const ATTRIBUTE = /([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

interface OpenElement {
  readonly name: string;
  /** Written after its content; null where only the content is kept. */
  readonly end: string | null;
  /** Length of the output when the element opened: an element that turns out empty is removed. */
  readonly begun: number;
}

/** `address` is the page's address. */
export function feedHtml(article: string, address: string): string {
  const html = article.replace(FORMULA, (formula) => `<code>${ANNOTATION.exec(formula)?.[1] ?? ""}</code>`);
  const writer = new FeedWriter(address);
  let at = 0;
  for (const match of html.matchAll(MARKUP)) {
    writer.text(html.slice(at, match.index));
    at = match.index + match[0].length;
    const [, , slash, name, attributes = ""] = match;
    if (name === undefined) continue;
    if (slash === "/") writer.close(name.toLowerCase());
    else writer.open(name.toLowerCase(), readAttributes(attributes), attributes.endsWith("/"));
  }
  writer.text(html.slice(at));
  return writer.end();
}

class FeedWriter {
  private readonly out: string[] = [];
  private readonly stack: OpenElement[] = [];
  /** Depth within an element that is removed with its content; 0 outside. */
  private dropped = 0;

  constructor(private readonly address: string) {}

  text(text: string): void {
    if (this.dropped === 0 && text !== "") this.out.push(text);
  }

  open(name: string, attributes: ReadonlyMap<string, string>, isClosed: boolean): void {
    // Only SVG elements close themselves.
    const isVoid = VOID.test(name) || isClosed;
    if (this.dropped > 0 || isLeftOut(name, attributes)) {
      if (!isVoid) this.dropped++;
      return;
    }
    this.introduce(name, attributes);
    const isKept = KEPT.test(name);
    const begun = this.out.length;
    if (isKept) this.out.push(`<${name}${this.attributes(attributes)}>`);
    if (!isVoid) this.stack.push({ name, end: isKept ? `</${name}>` : null, begun });
  }

  close(name: string): void {
    if (VOID.test(name)) return;
    if (this.dropped > 0) {
      this.dropped--;
      return;
    }
    if (!this.stack.some((open) => open.name === name)) return;
    for (let open = this.stack.pop(); open; open = this.stack.pop()) {
      this.finish(open);
      if (open.name === name) return;
    }
  }

  end(): string {
    for (let open = this.stack.pop(); open; open = this.stack.pop()) this.finish(open);
    return this.out.join("").trim();
  }

  /** What would be lost with an element: the title of a tab, the address of a frame. */
  private introduce(name: string, attributes: ReadonlyMap<string, string>): void {
    const title = attributes.get("title");
    const source = this.full(attributes.get("src") ?? "");
    if (name === "iframe" && source) this.out.push(`<p><a href="${source}">${title ?? source}</a></p>`);
    const label = attributes.get("role") === "tabpanel" ? attributes.get("data-title") : undefined;
    if (label) this.out.push(`<p><strong>${label}</strong></p>`);
  }

  private finish({ name, end, begun }: OpenElement): void {
    if (end === null) return;
    const isEmpty = this.out.length === begun + 1 && /^(?:div|a|p|section|figure|li|ul)$/.test(name);
    if (isEmpty) this.out.pop();
    else this.out.push(end);
  }

  private attributes(attributes: ReadonlyMap<string, string>): string {
    let html = "";
    for (const [name, value] of attributes) {
      const written = ADDRESSES.test(name) ? this.full(value) : ATTRIBUTES.test(name) ? value : null;
      if (written !== null) html += ` ${name}="${written.replaceAll('"', "&quot;")}"`;
    }
    return html;
  }

  /** Null where a feed reader could not follow it. Values are already escaped and stay so. */
  private full(value: string): string | null {
    const written = value.trim().replaceAll("&amp;", "&");
    if (written === "" || !URL.canParse(written, this.address)) return null;
    const url = new URL(written, this.address);
    return /^(?:https?|mailto|tel):$/.test(url.protocol) ? url.href.replaceAll("&", "&amp;") : null;
  }
}

/** What needs our scripts, what is hidden, and what repeats: icons beside text, links of headings. */
function isLeftOut(name: string, attributes: ReadonlyMap<string, string>): boolean {
  if (DROPPED.test(name) || attributes.has("hidden") || attributes.get("aria-hidden") === "true") return true;
  if (/^(?:tablist|tooltip)$/.test(attributes.get("role") ?? "")) return true;
  return / (?:anchor|anchor-alias|hidden|sr-only) /.test(` ${attributes.get("class") ?? ""} `);
}

function readAttributes(text: string): Map<string, string> {
  const read = Array.from(text.matchAll(ATTRIBUTE), ([, name = "", double, single, bare]): [string, string] => [
    name.toLowerCase(),
    double ?? single ?? bare ?? "",
  ]);
  return new Map(read);
}
