// Turns the HTML of an article into what readers of feeds show: standard elements, full addresses, nothing that needs our scripts or styles.

/** Left out with all that is in them. */
const DROPPED =
  /^(?:script|style|template|noscript|svg|button|form|input|select|textarea|dialog|canvas|object|embed|link|meta)$/;
/** The elements that stay; of all others, what is in them does. */
const KEPT =
  /^(?:a|abbr|b|blockquote|br|caption|cite|code|col|colgroup|dd|del|details|dfn|div|dl|dt|em|figcaption|figure|h[1-6]|hr|i|img|ins|kbd|li|mark|ol|p|pre|q|s|samp|section|small|strong|sub|summary|sup|table|tbody|td|tfoot|th|thead|time|tr|u|ul|var|video|audio|source)$/;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;
const ADDRESSES = /^(?:href|src|poster|cite)$/;
const ATTRIBUTES = /^(?:alt|title|lang|dir|colspan|rowspan|width|height|start|datetime|controls|open)$/;
/** A comment, a script or style sheet with its text, or a tag. */
const MARKUP =
  /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>|<(\/?)([a-zA-Z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/g;
/** Few readers set formulas: they are shown as they were written. */
const FORMULA = /<math\b[\s\S]*?<\/math>/g;
const ANNOTATION = /<annotation\b[^>]*>([\s\S]*?)<\/annotation>/;
const ATTRIBUTE = /([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

interface OpenElement {
  readonly name: string;
  /** What is written behind its content; null: the element itself is left out. */
  readonly end: string | null;
  /** How much was written when it began: a box in which nothing is left goes too. */
  readonly begun: number;
}

/** `address` is that of the page. */
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
  /** How many elements are open below the one that is left out with its content; 0: none is. */
  private dropped = 0;

  constructor(private readonly address: string) {}

  text(text: string): void {
    if (this.dropped === 0 && text !== "") this.out.push(text);
  }

  open(name: string, attributes: ReadonlyMap<string, string>, isClosed: boolean): void {
    // Only drawings close their elements like this.
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

  /** What would be lost with an element: the name of a tab and the address of a frame. */
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

  /** Null: it leads nowhere that a reader of a feed could go. Values are HTML already, and stay so. */
  private full(value: string): string | null {
    const written = value.trim().replaceAll("&amp;", "&");
    if (written === "" || !URL.canParse(written, this.address)) return null;
    const url = new URL(written, this.address);
    return /^(?:https?|mailto|tel):$/.test(url.protocol) ? url.href.replaceAll("&", "&amp;") : null;
  }
}

/** What only a browser with our scripts shows, what is hidden, and what says something twice: the icons beside texts, the links to headings. */
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
