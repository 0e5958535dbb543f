// Makes a document of a book for paper: a cover before its contents, parts and chapters.

import { escapeHtml } from "../../shared/write-html.js";
import { bookBody, type bookLines } from "../core.js";

export interface Book {
  readonly title: string;
  readonly description: string | null;
  readonly language: string;
  readonly direction: string;
  readonly theme: string;
  /** Sheets and scripts of its pages. */
  readonly head: string;
  readonly lines: ReturnType<typeof bookLines>;
}

/** `pageNumbers`: the page of each part and chapter by name, once it is known. */
export function bookDocument(book: Book, pageNumbers: ReadonlyMap<string, number>): string {
  const { title, description, language, direction, theme, head, lines } = book;
  return [
    `<!doctype html><html lang="${language}" dir="${direction}" data-theme="${theme}"><head><meta charset="utf-8"/>`,
    `<title>${escapeHtml(title)}</title>${head}<style>${SHEET}</style><script>${DRAW_ALL}</script></head><body>`,
    `<header class="book-cover"><p class="book-title">${escapeHtml(title)}</p><p dir="auto">${escapeHtml(description ?? "")}</p></header>`,
    bookBody(title, lines, pageNumbers),
    "</body></html>",
  ].join("\n");
}

/** Paper has no edge that diagrams could come near. */
const DRAW_ALL =
  "IntersectionObserver=class{constructor(f){this.f=f}observe(t){this.f([{isIntersecting:true,target:t}],this)}unobserve(){}disconnect(){}};";

/** What only a book of pages with numbers has; the rest is the sheet `book`. */
const SHEET = `
@page { size: A4; margin: 20mm 18mm 22mm; @bottom-center { content: counter(page); font: 9pt sans-serif; color: #666; } }
@page :first { @bottom-center { content: none; } }
html, body { background: #fff !important; }
body { font-size: 10.5pt; }
.book-cover { display: grid; align-content: center; height: 240mm; break-after: page; text-align: center; }
.book-title { margin: 0; font-size: 34pt; font-weight: 700; color: var(--color-strong); }
.book-number { min-width: 12mm; text-align: end; font-variant-numeric: tabular-nums; }
`;
