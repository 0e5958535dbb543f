// Writes what a comparison found for others: a comment in Markdown, and JSON.
import { type Comparison, countsText, type MarkedChange, titleOf, viewAddress } from "./draw-comparison.js";
import { addressOf, formerAddress, type PageChange } from "./page-change.js";

/** Hosts of repositories cut longer comments. */
const MOST_ROWS = 100;

const KINDS = ["changed", "added", "moved", "removed"] as const;

/** `origin`: where the built site can be looked at; empty where that is not known. */
export function commentOf(comparison: Comparison, origin: string): string {
  const { ref, base, changes } = comparison;
  const counts = KINDS.map((kind) => [changes.filter(({ change }) => change.kind === kind).length, kind] as const);
  const summary = counts.filter(([count]) => count > 0).map(([count, kind]) => `${count} ${kind}`);
  const head = `### Changed pages since \`${ref}\`\n`;
  if (changes.length === 0) return `${head}\nNo page says anything else.\n`;
  const row = (marked: MarkedChange) => {
    const { change } = marked;
    const title = titleOf(change).replace(/[[\]|\\`*_<>]/g, "\\$&");
    const page = change.kind === "removed" ? title : linked(title, `${base}${addressOf(change)}`, origin);
    const view = linked("what changed", viewAddress(change, base), origin);
    return `| ${page} | ${change.kind}${from(change, base)} | ${countsText(marked)} | ${view} |`;
  };
  const rows = changes.slice(0, MOST_ROWS).map(row);
  const left = changes.length - rows.length;
  const more = left > 0 ? [`\n${left} more: ${linked("all changes", `${base}/_compare/`, origin)}`] : [];
  return [
    head,
    `${summary.join(", ")}.\n`,
    "| Page | | Words | |",
    "| --- | --- | ---: | --- |",
    ...rows,
    ...more,
    "",
  ].join("\n");
}

function from(change: PageChange, base: string): string {
  const former = formerAddress(change);
  return former === null ? "" : `, was \`${base}${former}\``;
}

function linked(text: string, address: string, origin: string): string {
  return origin === "" ? `${text} (\`${address}\`)` : `[${text}](${origin}${address})`;
}

/** For programs: the words of every change included. */
export function reportOf({ ref, base, changes }: Comparison): string {
  const pages = changes.map(({ change, words, blocks }) => ({
    kind: change.kind,
    title: titleOf(change),
    address: `${base}${addressOf(change)}`,
    ...("before" in change
      ? { before: { title: change.before.title, address: `${base}${change.before.address}` } }
      : {}),
    view: viewAddress(change, base),
    words,
    changes: blocks.filter(({ kind }) => kind !== "same"),
  }));
  return `${JSON.stringify({ comparedWith: ref, pages }, null, 2)}\n`;
}
