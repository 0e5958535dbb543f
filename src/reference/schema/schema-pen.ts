// Writes the HTML of schemas as text, with elements in between: a page has hundreds of rows, and as text they take a fraction of
// the time that elements take.
import { createContext, type VNode } from "preact";
import { useContext } from "preact/hooks";
import { jsxTemplate } from "preact/jsx-runtime";
import { type DrawContext, useDraw } from "../../components/draw-context.js";
import { providerOf } from "../../components/provider.js";
import type { Html } from "../../model.js";
import { escapeHtml } from "../../shared/write-html.js";
import { type ReferenceSettings, useSettings } from "../reference-settings.js";

/** Ids of the long lists on the page, by content: a list that many rows share is written only once. */
type DrawnLists = Map<string, string>;

const drawnLists = createContext<DrawnLists>(new Map());

export const DrawnListsProvider = providerOf(drawnLists);

interface PenServices {
  readonly page: DrawContext;
  readonly settings: ReferenceSettings;
  readonly lists: DrawnLists;
}

/** Writes one part of a page, from its start to its end. */
export class SchemaPen {
  private readonly texts: Html[] = [];
  private readonly elements: VNode[] = [];
  private text: Html = "";

  constructor(readonly services: PenServices) {}

  /** Writes markup with texts in it, which are escaped. */
  write(markup: TemplateStringsArray, ...texts: readonly string[]): void {
    this.text += markup[0] ?? "";
    for (let at = 0; at < texts.length; at++) this.text += escapeHtml(texts[at] ?? "") + (markup[at + 1] ?? "");
  }

  /** Writes HTML that is safe as it is. */
  writeHtml(html: Html): void {
    this.text += html;
  }

  /** Puts in an element. It is drawn once all is written. */
  draw(element: VNode): void {
    this.texts.push(this.text);
    this.elements.push(element);
    this.text = "";
  }

  /** What is written on a sheet of its own, to be put into an element. */
  apart(write: (pen: SchemaPen) => void): VNode {
    const pen = new SchemaPen(this.services);
    write(pen);
    return pen.drawn();
  }

  /** All that was written. */
  drawn(): VNode {
    return jsxTemplate([...this.texts, this.text], ...this.elements);
  }
}

/** A pen for the component that is being drawn. */
export function useSchemaPen(): SchemaPen {
  return new SchemaPen({ page: useDraw(), settings: useSettings(), lists: useContext(drawnLists) });
}
