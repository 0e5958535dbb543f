// Draws comparison pages with insertions and deletions marked, and their list. No scripts.
import { decodePath } from "../../shared/encode-path.js";
import { escapeHtml } from "../../shared/write-html.js";
import type { ChangedBlock, Piece } from "./changed-words.js";
import { addressOf, formerAddress, type PageChange } from "./page-change.js";

/** A change with what is marked in it. */
export interface MarkedChange {
  readonly change: PageChange;
  readonly blocks: readonly ChangedBlock[];
  readonly words: { readonly inserted: number; readonly deleted: number };
}

/** What every page of the comparison says. */
export interface Comparison {
  readonly name: string;
  /** What the site is compared with, as it was named. */
  readonly ref: string;
  /** Base path without a slash at the end. */
  readonly base: string;
  readonly changes: readonly MarkedChange[];
}

/** The folder of the comparison in the output. */
export const COMPARE_FOLDER = "_compare";

/** The address of the view of a change, base path included. */
export function viewAddress(change: PageChange, base: string): string {
  const address = addressOf(change);
  return `${base}/${COMPARE_FOLDER}${address === "/" ? "/index" : address}/`;
}

/** The file of that view. */
export function viewFile(change: PageChange): string {
  const address = decodePath(addressOf(change));
  return `${COMPARE_FOLDER}${address === "/" ? "/index" : address}/index.html`;
}

export function titleOf(change: PageChange): string {
  return change.kind === "removed" ? change.before.title : change.page.title;
}

/** `+12 −3`, with a unit where one is given. It says so where only marks such as commas changed, or a page only moved. */
export function countsText({ change, words }: MarkedChange, unit = ""): string {
  if (words.inserted + words.deleted === 0) {
    if (change.kind === "changed") return "marks only";
    if (change.kind === "moved") return "same words";
  }
  return `+${words.inserted} −${words.deleted}${unit}`;
}

/** Fewer blocks than this between two changes are always shown. */
const SHOWN_AROUND = 2;

export function drawView(marked: MarkedChange, { name, ref, base, changes }: Comparison): string {
  const { change, blocks } = marked;
  const at = changes.indexOf(marked);
  const address = addressOf(change);
  const neighbours = [
    neighbour("Previous", changes[at - 1], base),
    `<a href="${base}/${COMPARE_FOLDER}/">All changes</a>`,
    neighbour("Next", changes[at + 1], base),
  ].filter((each) => each !== "");
  const where =
    change.kind === "removed" ? escapeHtml(address) : `<a href="${base}${address}">${escapeHtml(address)}</a>`;
  const former = formerAddress(change);
  const moved = former === null ? "" : ` (was ${escapeHtml(former)})`;
  return documentOf(`${titleOf(change)}: changes - ${name}`, [
    `<nav aria-label="Changes">${neighbours.join(" · ")}</nav>`,
    `<header><p class="kind" data-kind="${change.kind}">${change.kind}</p><h1 dir="auto">${escapeHtml(titleOf(change))}</h1>`,
    `<p>${where}${moved}, compared with <code>${escapeHtml(ref)}</code>: ${countsText(marked, " words")}</p></header>`,
    `<main>${drawBlocks(blocks)}</main>`,
  ]);
}

export function drawList(comparison: Comparison): string {
  const { name, ref, base, changes } = comparison;
  const row = (marked: MarkedChange) => {
    const { change } = marked;
    const title = `<a href="${viewAddress(change, base)}">${escapeHtml(titleOf(change))}</a>`;
    const former = formerAddress(change);
    const moved = former === null ? "" : `<br/>was <code>${escapeHtml(former)}</code>`;
    return `<tr><td><span class="kind" data-kind="${change.kind}">${change.kind}</span></td><td><bdi>${title}</bdi>${moved}</td><td><code>${escapeHtml(addressOf(change))}</code></td><td class="count">${countsText(marked)}</td></tr>`;
  };
  const table = `<table><thead><tr><th scope="col">What</th><th scope="col">Page</th><th scope="col">Address</th><th scope="col" class="count">Words</th></tr></thead><tbody>${changes.map(row).join("\n")}</tbody></table>`;
  return documentOf(`Changes - ${name}`, [
    `<header><h1>Changes</h1><p>Compared with <code>${escapeHtml(ref)}</code>. <a href="${base}/">Open the site</a></p></header>`,
    `<main>${changes.length === 0 ? "<p>No page changed.</p>" : table}</main>`,
  ]);
}

function neighbour(label: string, marked: MarkedChange | undefined, base: string): string {
  if (marked === undefined) return "";
  const { change } = marked;
  return `<a href="${viewAddress(change, base)}">${label}: ${escapeHtml(titleOf(change))}</a>`;
}

/** What is the same for long is folded. */
function drawBlocks(blocks: readonly ChangedBlock[]): string {
  const isNear = blocks.map((_, index) =>
    blocks.slice(Math.max(0, index - SHOWN_AROUND), index + SHOWN_AROUND + 1).some(({ kind }) => kind !== "same"),
  );
  const parts: string[] = [];
  for (let at = 0; at < blocks.length; ) {
    let end = at;
    while (end < blocks.length && isNear[end] === isNear[at]) end += 1;
    const drawn = blocks.slice(at, end).map(drawBlock).join("\n");
    const count = end - at;
    parts.push(
      isNear[at]
        ? drawn
        : `<details><summary>${count === 1 ? "1 unchanged block" : `${count} unchanged blocks`}</summary>${drawn}</details>`,
    );
    at = end;
  }
  return parts.join("\n");
}

function drawBlock({ kind, pieces }: ChangedBlock): string {
  const text = pieces.map((each) => each.text).join("");
  const shape = /^\s*(?:```|~~~|\|)/.test(text) ? "code" : /^#{1,6} /.test(text) ? "heading" : "text";
  return `<p class="block" data-shape="${shape}" data-kind="${kind}" dir="auto">${pieces.map(drawPiece).join("")}</p>`;
}

function drawPiece({ kind, text }: Piece): string {
  if (kind === "same") return escapeHtml(text);
  const tag = kind === "inserted" ? "ins" : "del";
  return `<${tag}>${escapeHtml(text)}</${tag}>`;
}

function documentOf(title: string, body: readonly string[]): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="robots" content="noindex"/><meta http-equiv="Content-Security-Policy" content="default-src 'none';style-src 'unsafe-inline'"/><title>${escapeHtml(title)}</title><style>${SHEET}</style></head><body>${body.join("\n")}</body></html>\n`;
}

/** Screen readers read what is generated, and few say that words are inserted or deleted. */
const SHEET = `
:root { color-scheme: light dark; --line: light-dark(#d4d4d8, #3f3f46); --soft: light-dark(#52525b, #a1a1aa); --new: light-dark(#dcfce7, #14401f); --old: light-dark(#fee2e2, #56191b); --new-line: light-dark(#15803d, #4ade80); --old-line: light-dark(#b91c1c, #f87171); }
body { max-width: 54rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
nav, header p { color: var(--soft); }
h1 { margin: 0.25rem 0; line-height: 1.2; }
a { color: light-dark(#1d4ed8, #93c5fd); }
.block { margin: 0; padding: 0.375rem 0.75rem; white-space: pre-wrap; border-inline-start: 3px solid transparent; }
.block[data-kind=inserted] { border-color: var(--new-line); }
.block[data-kind=deleted] { border-color: var(--old-line); }
.block[data-kind=changed] { border-color: var(--soft); }
.block[data-shape=heading] { font-size: 1.2rem; font-weight: 650; }
.block[data-shape=code], code { font: 0.875rem/1.5 ui-monospace, monospace; }
ins { background: var(--new); text-decoration: underline; text-decoration-color: var(--new-line); }
del { background: var(--old); text-decoration: line-through; text-decoration-color: var(--old-line); }
ins::before, ins::after, del::before, del::after { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
ins::before { content: " [inserted: "; } del::before { content: " [deleted: "; } ins::after, del::after { content: "] "; }
details { margin-block: 0.5rem; border-block: 1px solid var(--line); color: var(--soft); }
summary { padding: 0.25rem 0.75rem; cursor: pointer; }
table { width: 100%; border-collapse: collapse; } th, td { padding: 0.375rem 0.5rem; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; }
.count { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
.kind { display: inline-block; margin: 0; white-space: nowrap; padding: 0 0.5rem; border: 1px solid var(--line); border-radius: 1rem; font-size: 0.8125rem; }
.kind[data-kind=added] { background: var(--new); } .kind[data-kind=removed] { background: var(--old); }
@media (max-width: 40rem) { td:nth-child(3), th:nth-child(3) { display: none; } }
`;
