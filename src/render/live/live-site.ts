// The site of a project that is being written, as its files are now: takes in one change after the other.
import type { Page } from "../../model.js";
import type { Problem } from "../../shared/problem.js";
import { readPage } from "../../site/read-pages.js";
import type { Site } from "../../site/site.js";
import { type LiveSettings, type LiveState, liveReader } from "./live-state.js";

export interface LiveSite {
  /** Null while docs.json could not be read yet. */
  readonly state: () => LiveState | null;
  /** The problems of the site as a whole. */
  readonly problems: () => readonly Problem[];
  /** Takes in changed files (relative to the root). Calls run one after another. */
  readonly take: (files: readonly string[]) => Promise<Taken>;
}

/** What a change was: of the text of single pages, of more, so that the project was read again, or one that cannot be read. */
export type Taken =
  | { readonly kind: "pages"; readonly pages: readonly Page[] }
  | { readonly kind: "site" }
  | { readonly kind: "unreadable" };

/** Reads the project. */
export async function openLiveSite(settings: LiveSettings): Promise<LiveSite> {
  const reader = liveReader(settings);
  let { state, problems } = await reader.read();
  return {
    state: () => state,
    problems: () => problems,
    take: async (files) => {
      const wasFaulty = problems.some(({ place }) => place && files.includes(place.file));
      const pages = state && !wasFaulty ? editedPages(files, state) : null;
      if (pages) {
        state?.replace(pages);
        return { kind: "pages", pages };
      }
      const next = await reader.read();
      state = next.state ?? state;
      problems = next.problems;
      return { kind: next.state ? "site" : "unreadable" };
    },
  };
}

/** The pages in which only the text changed; null where a change reaches further (front matter, other files). */
function editedPages(files: readonly string[], { site, drawing }: LiveState): Page[] | null {
  const byFile = new Map(Array.from(site.pages.values(), (page) => [page.source?.file, page]));
  const edited: Page[] = [];
  for (const file of files) {
    const before = site.snippets.includes(file) || drawing.shapesAnother(file) ? null : byFile.get(file);
    const after = before && editedPage(file, before, site);
    if (!after) return null;
    edited.push(after);
  }
  return edited;
}

function editedPage(file: string, before: Page, site: Site): Page | null {
  try {
    const { page, usesClasses, problems } = readPage(site.root, file, site.config.variables);
    const reachesFurther = problems.length > 0 || (usesClasses && !site.usesClasses);
    if (reachesFurther || JSON.stringify(page.matter) !== JSON.stringify(before.matter)) return null;
    return { ...before, source: page.source };
  } catch {
    return null; // The file is gone: the site is reread.
  }
}
