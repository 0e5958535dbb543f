// Learns in one pass over a content tree what the shell, the index and the checks want to know of a page.
import type { TitleHeading } from "../../components/component.js";
import { wordOf } from "../../components/prop-words.js";
import type { Heading, LinkFact, PageFacts, Passage, UpdateFact } from "../../model.js";
import { addAll } from "../../shared/add-all.js";
import { readRawHtml } from "../parse/raw-html.js";
import { componentOf } from "./component-of.js";
import { anchorWish, giveAnchors, type WishedAnchor } from "./give-anchors.js";
import { countHeadingIds, FRAME_IDS, githubId, headingId } from "./heading-id.js";
import { headingLevel, isInline } from "./heading-rules.js";
import { elementLinks, elementText } from "./read-element.js";
import { textOf } from "./text-of.js";
import type { ContentNode, ElementNode, HtmlNode } from "./tree.js";

/** The facts, and what drawing must know of them. */
export interface FoundFacts {
  /** `updates` have no HTML yet: it is drawn later. */
  readonly facts: PageFacts;
  /** Ids of headings and of components that are anchors. */
  readonly ids: ReadonlyMap<ContentNode, string>;
  /** Second ids of headings: what other hosts would have called them. */
  readonly aliases: ReadonlyMap<ContentNode, string>;
  readonly updates: readonly ElementNode[];
}

/** Reads the facts of a page. */
export function findFacts(nodes: readonly ContentNode[]): FoundFacts {
  const finder = new FactFinder();
  finder.visitAll(nodes);
  return finder.result();
}

interface OpenPassage {
  readonly anchor: string | null;
  readonly headings: readonly string[];
  readonly text: string[];
  readonly code: { readonly language: string | null; readonly text: string }[];
}

interface OpenHeading {
  readonly node: ContentNode;
  readonly text: string;
  readonly level: number;
  readonly wantedId: string | null;
}

class FactFinder {
  private readonly ids = new Map<ContentNode, string>();
  private readonly aliases = new Map<ContentNode, string>();
  private readonly uniqueId = countHeadingIds();
  private readonly headings: Heading[] = [];
  private readonly wishes: WishedAnchor[] = [];
  private readonly ownIds: string[] = [];
  private readonly links: LinkFact[] = [];
  private readonly passages: Passage[] = [];
  private readonly updates: ElementNode[] = [];
  private passage: OpenPassage = { anchor: null, headings: [], text: [], code: [] };
  private trail: { readonly level: number; readonly text: string }[] = [];
  private firstParagraph: string | null = null;
  /** How deep in components whose headings stay out of the table of contents. */
  private closed = 0;
  private titleSize = "p";

  visitAll(nodes: readonly ContentNode[]): void {
    for (const node of nodes) this.visit(node);
  }

  result(): FoundFacts {
    this.close();
    const taken = new Set([...this.headings.map(({ id }) => id), ...this.ownIds]);
    giveAnchors(this.wishes, taken, this.ids);
    for (const [node, alias] of this.aliases) {
      if (taken.has(alias)) this.aliases.delete(node);
      taken.add(alias);
    }
    const facts: PageFacts = {
      headings: this.headings,
      anchors: [...taken].filter((id) => id !== ""),
      links: this.links,
      passages: this.passages,
      updates: this.updates.flatMap((node) => this.updateFact(node)),
      firstParagraph: this.firstParagraph,
    };
    return { facts, ids: this.ids, aliases: this.aliases, updates: this.updates };
  }

  private visit(node: ContentNode): void {
    switch (node.type) {
      case "heading":
        this.heading({ node, text: textOf(node), level: node.depth, wantedId: node.wantedId });
        this.readInline(node.children);
        return;
      case "paragraph": {
        const text = textOf(node).trim();
        if (text !== "") this.firstParagraph ??= text;
        this.addText(text);
        this.readInline(node.children);
        return;
      }
      case "code":
        this.passage.code.push({ language: node.language, text: node.value });
        return;
      case "tableRow":
        this.addText(node.children.map(textOf).join(" | "));
        this.readInline(node.children);
        return;
      case "listItem":
      case "blockquote":
      case "list":
      case "table":
      case "footnote":
      case "fragment":
        this.visitAll(node.children);
        return;
      case "element":
        this.element(node);
        return;
      default:
        this.addText(textOf(node));
        this.readInline([node]);
    }
  }

  /** Links, pictures and ids within text that is read already. */
  private readInline(nodes: readonly ContentNode[]): void {
    for (const node of nodes) {
      if (node.type === "link") {
        this.links.push({ target: node.url, text: textOf(node), isImage: false, place: node.place });
      } else if (node.type === "image")
        this.links.push({ target: node.url, text: node.alt, isImage: true, place: node.place });
      else if (node.type === "element") this.readElement(node);
      else if (node.type === "html") this.readHtml(node);
      if ("children" in node) this.readInline(node.children);
    }
  }

  private heading({ node, text, level, wantedId }: OpenHeading): void {
    const id = this.uniqueId(wantedId ?? (headingId(text) || "section"));
    this.ids.set(node, id);
    const alias = githubId(text);
    if (alias !== id && alias !== "" && !FRAME_IDS.has(alias)) this.aliases.set(node, alias);
    this.headings.push({
      id,
      text: text.trim(),
      level,
      inContents: this.closed === 0 && level <= 4 && text.trim() !== "",
    });
    this.close();
    this.trail = [...this.trail.filter((above) => above.level < level), { level, text: text.trim() }];
    this.passage = { anchor: id, headings: this.trail.map((above) => above.text), text: [], code: [] };
  }

  private element(node: ElementNode): void {
    const { props } = node;
    const component = componentOf(node);
    if (component?.isForAgents?.(props)) return;
    const level = headingLevel(node);
    if (level !== null) {
      this.heading({ node, text: textOf(node), level, wantedId: wordOf(props["id"]) });
      this.readInline(node.children);
      return;
    }
    if (component?.update) this.updates.push(node);
    const title = component?.titleHeading?.(props, this.titleSize) ?? null;
    if (title) this.titleHeading(node, title);
    else this.addText(elementText(node));
    this.readElement(node);
    const { titleSize } = this;
    if (component?.titleSize) this.titleSize = component.titleSize(props);
    if (component?.closesContents) this.closed++;
    this.children(node);
    if (component?.closesContents) this.closed--;
    this.titleSize = titleSize;
  }

  /** Text of a line stays one line: `<b>a</b> b` is "a b". */
  private children(node: ElementNode): void {
    const words = node.component.kind === "author" ? node.component.words : null;
    if (words) this.addText(words.before);
    if (node.children.every(isInline)) {
      this.addText(node.children.map(textOf).join(""));
      this.readInline(node.children);
    } else this.visitAll(node.children);
    if (words) this.addText(words.after);
  }

  private titleHeading(node: ElementNode, { level, text, words }: TitleHeading): void {
    this.heading({ node, text, level, wantedId: wordOf(node.props["id"]) });
    this.addText(words);
  }

  private readElement(node: ElementNode): void {
    addAll(this.links, elementLinks(node));
    if (this.ids.has(node)) return;
    const wish = anchorWish(node);
    if (wish) this.wishes.push(wish);
    else if (typeof node.props["id"] === "string") this.ownIds.push(node.props["id"]);
    if (node.name === "a" && typeof node.props["name"] === "string") this.ownIds.push(node.props["name"]);
  }

  private readHtml({ value, place }: HtmlNode): void {
    const { links, ids } = readRawHtml(value, place);
    addAll(this.links, links);
    addAll(this.ownIds, ids);
  }

  private updateFact(node: ElementNode): UpdateFact[] {
    const update = componentOf(node)?.update?.(node.props);
    return update ? [{ anchor: this.ids.get(node) ?? "", ...update, html: "" }] : [];
  }

  private addText(text: string): void {
    const trimmed = text.trim();
    if (trimmed !== "") this.passage.text.push(trimmed);
  }

  private close(): void {
    const { anchor, headings, text, code } = this.passage;
    if (text.length === 0 && code.length === 0 && headings.length === 0) return;
    this.passages.push({ anchor, headings, text: text.join("\n"), code });
  }
}
