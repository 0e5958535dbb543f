// Learns in one pass over a content tree what the frame, the index and the checks want to know of a page.
import type { Heading, LinkFact, PageFacts, Passage } from "../model.js";
import { countHeadingIds, headingId } from "./heading-id.js";
import { textOf } from "./text-of.js";
import type { ContentNode, ElementNode, HeadingNode } from "./tree.js";

/** The facts, and the ids that drawing gives to headings and to components that are anchors. */
export interface FoundFacts {
  readonly facts: PageFacts;
  readonly ids: ReadonlyMap<ContentNode, string>;
  /** Places of changelog entries in the tree, in order: their HTML is drawn later. */
  readonly updates: readonly ElementNode[];
}

/** Reads the facts of a page. */
export function findFacts(nodes: readonly ContentNode[]): FoundFacts {
  const finder = new FactFinder();
  finder.visitAll(nodes);
  return finder.result();
}

interface OpenPassage {
  anchor: string | null;
  headings: readonly string[];
  text: string[];
  code: { language: string | null; text: string }[];
}

class FactFinder {
  private readonly ids = new Map<ContentNode, string>();
  private readonly uniqueId = countHeadingIds();
  private readonly headings: Heading[] = [];
  private readonly anchors = new Set<string>();
  private readonly links: LinkFact[] = [];
  private readonly passages: Passage[] = [];
  private readonly updates: ElementNode[] = [];
  private passage: OpenPassage = { anchor: null, headings: [], text: [], code: [] };
  private trail: { level: number; text: string }[] = [];
  private firstParagraph: string | null = null;
  /** How deep in components whose headings stay out of the table of contents. */
  private closed = 0;

  visitAll(nodes: readonly ContentNode[]): void {
    for (const node of nodes) this.visit(node);
  }

  result(): FoundFacts {
    this.close();
    const facts: PageFacts = {
      headings: this.headings,
      anchors: [...this.anchors],
      links: this.links,
      passages: this.passages,
      updates: [],
      firstParagraph: this.firstParagraph,
    };
    return { facts, ids: this.ids, updates: this.updates };
  }

  private visit(node: ContentNode): void {
    switch (node.type) {
      case "heading":
        this.heading(node);
        return;
      case "paragraph": {
        const text = textOf(node);
        if (text !== "") this.firstParagraph ??= text;
        this.text(text);
        this.inline(node.children);
        return;
      }
      case "code":
        this.passage.code.push({ language: node.language, text: node.value });
        return;
      case "text":
      case "inlineCode":
      case "math":
      case "inlineMath":
      case "value":
        this.text(textOf(node));
        return;
      case "tableRow":
        this.text(node.children.map(textOf).join(" | "));
        this.inline(node.children);
        return;
      case "link":
      case "image":
        this.text(textOf(node));
        this.inline([node]);
        return;
      case "element":
        this.element(node);
        return;
      default:
        if ("children" in node) this.visitAll(node.children);
    }
  }

  /** Links, images and ids within text that is read already. */
  private inline(nodes: readonly ContentNode[]): void {
    for (const node of nodes) {
      if (node.type === "link")
        this.links.push({ target: node.url, text: textOf(node), isImage: false, place: node.place });
      else if (node.type === "image")
        this.links.push({ target: node.url, text: node.alt, isImage: true, place: node.place });
      else if (node.type === "element") this.elementLinks(node);
      if ("children" in node) this.inline(node.children);
    }
  }

  private heading(node: HeadingNode): void {
    const text = textOf(node);
    const id = node.wantedId ?? this.uniqueId(headingId(text));
    if (node.wantedId) this.uniqueId(node.wantedId);
    this.open(node, { id, text, level: node.depth });
    this.inline(node.children);
  }

  private open(node: ContentNode, heading: { id: string; text: string; level: number }): void {
    const { id, text, level } = heading;
    if (id !== "") this.ids.set(node, id);
    this.anchors.add(id);
    this.headings.push({ id, text, level, inContents: this.closed === 0 && level <= 4 && text !== "" });
    this.close();
    this.trail = [...this.trail.filter((above) => above.level < level), { level, text }];
    this.passage = {
      anchor: id === "" ? null : id,
      headings: this.trail.map((above) => above.text),
      text: [],
      code: [],
    };
  }

  private element(node: ElementNode): void {
    this.elementLinks(node);
    this.visitAll(node.children);
  }

  private elementLinks({ props, place, children, name }: ElementNode): void {
    const { href, src, id, img } = props;
    if (typeof id === "string" && id !== "") this.anchors.add(id);
    const text = typeof props["title"] === "string" ? props["title"] : children.map(textOf).join(" ");
    if (typeof href === "string") this.links.push({ target: href, text, isImage: false, place });
    if (typeof src === "string") this.links.push({ target: src, text: name, isImage: true, place });
    if (typeof img === "string") this.links.push({ target: img, text, isImage: true, place });
  }

  private text(text: string): void {
    if (text.trim() !== "") this.passage.text.push(text.trim());
  }

  private close(): void {
    const { anchor, headings, text, code } = this.passage;
    if (text.length === 0 && code.length === 0 && headings.length === 0) return;
    this.passages.push({ anchor, headings, text: text.join("\n"), code });
  }
}
