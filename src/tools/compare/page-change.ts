// Pairs the pages of two states of a project, and says how each changed.

/** What a page says, as Markdown with its title and description. */
export interface PageWords {
  /** Without base path. */
  readonly address: string;
  readonly title: string;
  readonly markdown: string;
}

export type PageChange =
  | { readonly kind: "added"; readonly page: PageWords }
  | { readonly kind: "removed"; readonly before: PageWords }
  | { readonly kind: "changed"; readonly page: PageWords; readonly before: PageWords }
  /** The address differs, and the words may. */
  | { readonly kind: "moved"; readonly page: PageWords; readonly before: PageWords };

/** `moved`: former path of a page → its path. Pages are named by their paths. */
export function pageChanges(
  before: ReadonlyMap<string, PageWords>,
  after: ReadonlyMap<string, PageWords>,
  moved: ReadonlyMap<string, string>,
): PageChange[] {
  const changes: PageChange[] = [];
  const paired = new Set<string>();
  for (const [path, past] of before) {
    const now = after.has(path) ? path : (moved.get(path) ?? path);
    const page = paired.has(now) ? undefined : after.get(now);
    if (page === undefined) changes.push({ kind: "removed", before: past });
    else {
      paired.add(now);
      const isSame = withPlainLinks(page.markdown).trim() === withPlainLinks(past.markdown).trim();
      if (page.address !== past.address) changes.push({ kind: "moved", page, before: past });
      else if (!isSame) changes.push({ kind: "changed", page, before: past });
    }
  }
  for (const [path, page] of after) if (!paired.has(path)) changes.push({ kind: "added", page });
  return changes.sort((a, b) => (addressOf(a) < addressOf(b) ? -1 : 1));
}

/** A description is a quote below the title in one text of a page, and a paragraph in another. */
export function withPlainLead(markdown: string): string {
  return markdown.replace(/(?<=^# .*\n\n)(?:>.*\n)+/, (lead) => lead.replace(/^> ?/gm, ""));
}

/** The address that a page had elsewhere; null where it has the same, or was not there. */
export function formerAddress(change: PageChange): string | null {
  return change.kind === "moved" ? change.before.address : null;
}

/** The address of a page, or the one it had. */
export function addressOf(change: PageChange): string {
  return change.kind === "removed" ? change.before.address : change.page.address;
}

/** The text with one spelling of each link within the site: writers have several. */
export function withPlainLinks(markdown: string): string {
  return markdown.replace(/(?<=\]\()\/[^)\s#?]*/g, (path) => {
    const plain = path.replace(/\.mdx?$/, "").replace(/(?:\/index)?\/*$/, "");
    return plain === "" ? "/" : plain;
  });
}
