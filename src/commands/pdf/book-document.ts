// Puts chapters together as one document: a cover, the contents, the parts.
import { escapeHtml } from "../../shared/write-html.js";

export interface BookLine {
  readonly kind: "part" | "page";
  readonly depth: number;
  readonly title: string;
  /** The id of the part or chapter. */
  readonly name: string;
  /** The chapter; empty for a part. */
  readonly html: string;
}

export interface Book {
  readonly title: string;
  readonly description: string | null;
  readonly language: string;
  readonly direction: string;
  readonly theme: string;
  /** Sheets and scripts of its pages. */
  readonly head: string;
  readonly lines: readonly BookLine[];
}

/** `pageNumbers`: the page of each part and chapter by name, once it is known. */
export function bookDocument(book: Book, pageNumbers: ReadonlyMap<string, number>): string {
  const { title, description, language, direction, theme, head, lines } = book;
  const row = ({ kind, depth, title: text, name }: BookLine) =>
    `<li class="book-${kind}-line" style="--depth:${depth}"><a href="#${name}"><span>${escapeHtml(text)}</span><span class="book-number">${pageNumbers.get(name) ?? ""}</span></a></li>`;
  const part = ({ depth, title: text, name }: BookLine) =>
    `<h1 class="book-part" id="${name}" aria-level="${Math.min(6, depth + 1)}">${escapeHtml(text)}</h1>`;
  return [
    `<!doctype html><html lang="${language}" dir="${direction}" data-theme="${theme}"><head><meta charset="utf-8"/>`,
    `<title>${escapeHtml(title)}</title>${head}<style>${SHEET}</style><script>${DRAW_ALL}</script></head><body>`,
    `<header class="book-cover"><p class="book-title">${escapeHtml(title)}</p><p>${escapeHtml(description ?? "")}</p></header>`,
    `<nav class="book-contents"><p class="book-contents-title">${escapeHtml(title)}</p><ol>${lines.map(row).join("")}</ol></nav>`,
    ...lines.map((line) => (line.kind === "part" ? part(line) : line.html)),
    "</body></html>",
  ].join("\n");
}

/** Paper has no edge that diagrams could come near. */
const DRAW_ALL =
  "IntersectionObserver=class{constructor(f){this.f=f}observe(t){this.f([{isIntersecting:true,target:t}],this)}unobserve(){}disconnect(){}};";

/** Over what sites say of printing: panels of tabs have their names, and links their addresses. */
const SHEET = `
@page { size: A4; margin: 20mm 18mm 22mm; @bottom-center { content: counter(page); font: 9pt sans-serif; color: #666; } }
@page :first { @bottom-center { content: none; } }
html, body { background: #fff !important; }
body { font-size: 10.5pt; }
.book-cover { display: grid; align-content: center; height: 240mm; break-after: page; text-align: center; }
.book-title { margin: 0; font-size: 34pt; font-weight: 700; color: var(--color-strong); }
.book-contents-title { font-size: 20pt; font-weight: 650; color: var(--color-strong); }
.book-contents ol { margin: 0; padding: 0; list-style: none; }
.book-contents li { margin: 0; padding-inline-start: calc(var(--depth) * 6mm); break-inside: avoid; }
.book-contents a { display: flex; gap: 4mm; justify-content: space-between; padding-block: 1mm; color: inherit; text-decoration: none; }
.book-part-line { font-weight: 650; break-after: avoid; }
.book-part-line:not(:first-child) { margin-block-start: 3mm !important; }
.book-number { min-width: 12mm; text-align: end; font-variant-numeric: tabular-nums; }
.book-part { margin: 0; break-before: page; break-after: avoid; font-size: 26pt; }
.book-chapter { break-before: page; }
.book-part + .book-part, .book-part + .book-chapter { break-before: avoid; }
.book-chapter h1 { font-size: 22pt; }
.book-chapter :is(.eyebrow, .page-menu, .page-actions, .page-foot, .version-notice, .anchor, .code-actions, .choice-strip select, docs-playground, button) { display: none !important; }
.book-chapter .page-panel { position: static; width: auto; }
.book-chapter .page-panel [data-group=language] .choice-panel ~ .choice-panel { display: none; }
.book-chapter .tab-panel { display: block !important; content-visibility: visible !important; }
.book-chapter *:not(.sr-only) { max-height: none !important; overflow: visible !important; }
.book-chapter :is(pre, pre *) { white-space: pre-wrap !important; overflow-wrap: anywhere; }
.book-chapter pre { break-inside: auto; }
.book-chapter :is(img, video, svg) { max-width: 100%; }
`;
