// Cuts the text of a page into passages: one per heading, and one before the first.

import { parseFenceMeta } from "../../highlight/fence-meta.js";
import type { ContentNode, SaidNode } from "../../model/content-tree.js";
import type { Passage } from "../../model.js";
import { textOf } from "../tree/text-of.js";
import { isInline } from "./lines.js";

/** A heading that opens a passage. */
export interface Opening {
  readonly anchor: string;
  /** Texts of the headings from the page's top to this one. */
  readonly headings: readonly string[];
}

/** The passages of a page; `openings` are those of its headings and of the elements that have a title. */
export function cutPassages(said: readonly SaidNode[], openings: ReadonlyMap<ContentNode, Opening>): Passage[] {
  const cutter = new PassageCutter(openings);
  cutter.visitAll(said);
  return cutter.end();
}

interface OpenPassage {
  readonly anchor: string | null;
  readonly headings: readonly string[];
  readonly text: string[];
  readonly code: { readonly language: string | null; readonly text: string }[];
}

class PassageCutter {
  private readonly passages: Passage[] = [];
  private passage: OpenPassage = { anchor: null, headings: [], text: [], code: [] };

  constructor(private readonly openings: ReadonlyMap<ContentNode, Opening>) {}

  visitAll(nodes: readonly SaidNode[]): void {
    if (nodes.every(isInline)) this.add(nodes.map(textOf).join(""));
    else for (const node of nodes) this.visit(node);
  }

  end(): Passage[] {
    this.close();
    return this.passages;
  }

  private visit(node: SaidNode): void {
    switch (node.type) {
      case "heading":
      case "paragraph": {
        const opening = this.openings.get(node) ?? (node.of && this.openings.get(node.of));
        if (opening) this.open(opening);
        else this.add(textOf(node));
        return;
      }
      case "code": {
        const { language, meta } = node;
        // Most fences name a language alone.
        if (meta !== null || /\W/.test(language ?? "")) this.add(parseFenceMeta(language, meta).title ?? "");
        this.passage.code.push({ language, text: node.value });
        return;
      }
      case "tableRow":
        this.add(node.children.map((cell) => textOf(cell).trim()).join(" | "));
        return;
      case "fragment":
        if (node.audience !== "agents") this.visitAll(node.children);
        return;
      case "list":
      case "listItem":
      case "blockquote":
      case "table":
      case "footnote":
        this.visitAll(node.children);
        return;
      default:
        this.add(textOf(node));
    }
  }

  private open({ anchor, headings }: Opening): void {
    this.close();
    this.passage = { anchor, headings, text: [], code: [] };
  }

  private add(text: string): void {
    const trimmed = text.trim();
    if (trimmed !== "") this.passage.text.push(trimmed);
  }

  private close(): void {
    const { anchor, headings, text, code } = this.passage;
    if (text.length === 0 && code.length === 0 && headings.length === 0) return;
    this.passages.push({ anchor, headings, text: text.join("\n"), code });
  }
}
