// `docsgen search`: queries a built site's index, to see why a page is found or not.
import { settleOutput } from "../emit/switch-journal.js";
import type { Hit } from "../search/bundle.js";
import { openBundle } from "../search/reading/open-bundle.js";

interface SearchFlags {
  readonly limit: number;
  readonly language?: string;
  readonly explain?: boolean;
  readonly format?: "text" | "json";
}

/** Prints the sections that the assistant would get, best first. Returns the exit code: 1 where nothing is found. */
export async function search(query: string, dist: string, flags: SearchFlags): Promise<number> {
  await settleOutput(dist);
  const bundle = await openBundle(dist);
  try {
    const hits = await bundle.search(query, { limit: flags.limit, filter: { language: flags.language } });
    if (flags.format === "json") process.stdout.write(`${JSON.stringify(hits.map(toJson), null, 2)}\n`);
    else process.stdout.write(hits.map((hit, index) => toText(hit, index + 1, flags)).join("\n"));
    for (const line of assumptions(hits)) process.stderr.write(line);
    if (hits.length === 0) process.stderr.write(`No results for "${query}" in ${bundle.sections} sections.\n`);
    return hits.length === 0 ? 1 : 0;
  } finally {
    await bundle.close();
  }
}

/** What was searched instead of words that are nowhere. */
function assumptions(hits: readonly Hit[]): string[] {
  const assumed = new Map<string, Set<string>>();
  for (const { reasons, content, page, headings } of hits) {
    const said = [page.title, ...headings, content].join(" ").split(/[^\p{L}\p{N}]+/u);
    for (const { word, term, how } of reasons) {
      const first = term.split(", ")[0] ?? "";
      const meant = said.find((each) => each.toLowerCase().startsWith(first));
      if (how === "typo" && meant) assumed.set(word, (assumed.get(word) ?? new Set()).add(meant.toLowerCase()));
    }
  }
  return [...assumed].map(
    ([word, meant]) =>
      `No page has "${word}". Did you mean ${[...meant]
        .slice(0, 2)
        .map((each) => `"${each}"`)
        .join(" or ")}?\n`,
  );
}

function toText(hit: Hit, rank: number, { explain }: SearchFlags): string {
  const lines = [`${rank}. ${titles(hit)}`, `   ${addressOf(hit)}  score ${hit.score.toFixed(3)}`];
  if (explain) lines.push(...reasons(hit));
  const text = hit.content.replace(/\s+/g, " ").trim();
  if (text !== "") lines.push(`   ${text.length > 160 ? `${text.slice(0, 160)}…` : text}`);
  return `${lines.join("\n")}\n`;
}

function titles({ page, headings }: Hit): string {
  return [page.title, ...headings].join(" › ");
}

function addressOf({ page, anchor }: Hit): string {
  return anchor === null ? page.address : `${page.address}#${anchor}`;
}

function reasons({ page, reasons }: Hit): string[] {
  const lines = reasons.map(({ word, term, how, share }) => {
    const percent = `${Math.round(share * 100)} %`.padStart(5);
    const found = how === "exact" && word === term ? word : `${word} → ${term}`;
    return `   ${percent}  ${found}${how === "exact" ? "" : ` (${how})`}`;
  });
  if (page.boost !== 1) lines.push(`   × ${page.boost} boost`);
  return lines;
}

function toJson({ page, anchor, headings, content, score, reasons }: Hit) {
  const { path, address, title, language, version } = page;
  return { path, address, anchor, title, headings, language, version, score, reasons, content };
}
