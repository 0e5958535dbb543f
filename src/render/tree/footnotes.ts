// Draws the footnotes of a page: their marks where they are named, the notes below the text.
import type { ContentNode } from "../../model/content-tree.js";
import type { Pen } from "./pens.js";
import { findFootnotes } from "./tree-parts.js";
import type { TreeServices } from "./tree-services.js";

interface NotesTools {
  readonly pen: Pen;
  readonly words: TreeServices["footnotes"];
  /** Draws the content of a note. */
  readonly all: (nodes: readonly ContentNode[]) => void;
}

/** Counts the footnotes of one page as they are referred to. */
export class Footnotes {
  private readonly numbers = new Map<string, number>();
  private readonly uses = new Map<string, number>();

  refer(identifier: string, pen: Pen): void {
    const number = this.numbers.get(identifier) ?? this.numbers.size + 1;
    this.numbers.set(identifier, number);
    const use = (this.uses.get(identifier) ?? 0) + 1;
    this.uses.set(identifier, use);
    const id = use === 1 ? `fnref-${identifier}` : `fnref-${identifier}-${use}`;
    pen.open("sup");
    pen.leaf("a", String(number), { href: `#fn-${identifier}`, id, "data-footnote-ref": "" });
    pen.close("sup");
  }

  /** The notes in order of first reference. */
  draw(nodes: readonly ContentNode[], { pen, words, all }: NotesTools): void {
    if (this.numbers.size === 0) return;
    const notes = findFootnotes(nodes);
    if (![...this.numbers.keys()].some((identifier) => notes.has(identifier))) return;
    pen.open("section", { class: "footnotes" });
    pen.leaf("h2", words.title, { class: "footnotes-title" });
    pen.open("ol");
    // A note may refer to another one, which then comes next.
    for (const identifier of this.numbers.keys()) {
      const note = notes.get(identifier);
      if (!note) continue;
      pen.open("li", { id: `fn-${identifier}` });
      all(note.children);
      pen.text(" ");
      pen.leaf("a", "↩", { href: `#fnref-${identifier}`, "aria-label": words.back });
      pen.close("li");
    }
    pen.close("ol");
    pen.close("section");
  }
}
