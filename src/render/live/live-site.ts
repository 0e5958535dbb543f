// The site of a project that is being written, as its files are now: takes in one change after the other.
import type { FileStates } from "../../emit/fingerprint.js";
import type { Page } from "../../model.js";
import type { Problem } from "../../shared/problem.js";
import { importsTheSame, readPage, saysTheSame } from "../../site/read-pages.js";
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

/** What a change was: of the text of pages and snippets, of more, so that the project was read again, or one that cannot be read. */
type Taken =
  | { readonly kind: "pages"; readonly pages: readonly Page[] }
  | { readonly kind: "site" }
  | { readonly kind: "unreadable" };

/** Reads the project. `states` are those of its files; null where unknown. */
export async function openLiveSite(settings: LiveSettings, states: FileStates | null = null): Promise<LiveSite> {
  const reader = liveReader(settings, states);
  let { state, problems } = await reader.read();
  return {
    state: () => state,
    problems: () => problems,
    take: async (files) => {
      const wasFaulty = problems.some(({ place }) => place && files.includes(place.file));
      const edited = state && !wasFaulty ? editedTexts(files, state) : null;
      if (state && edited) {
        const { pages, shapesOthers } = edited;
        state.replace(pages);
        if (shapesOthers) state = await state.redrawn(files);
        return { kind: "pages", pages };
      }
      const next = await reader.read();
      state = next.state ?? state;
      problems = next.problems;
      return { kind: next.state ? "site" : "unreadable" };
    },
  };
}

/** Where only the text of pages and snippets changed; null where a change reaches further (front matter, imports, other files). */
function editedTexts(files: readonly string[], { site, texts, drawing }: LiveState) {
  const byFile = new Map(Array.from(site.pages.values(), (page) => [page.source?.file, page]));
  const snippets = new Set(site.snippets);
  const pages: Page[] = [];
  try {
    for (const file of files) {
      const before = byFile.get(file);
      const after = before && editedPage(file, before, site);
      if (after) pages.push(after);
      else if (before || !snippets.has(file) || !saysTheSame(site.root, file, texts)) return null;
      if (!importsTheSame(site.root, file, texts)) return null;
    }
  } catch {
    return null; // A file is gone: the site is reread.
  }
  return {
    pages,
    /** Whether other pages are drawn from the texts, too. */
    shapesOthers: files.some((file) => snippets.has(file) || drawing.shapesAnother(file)),
  };
}

function editedPage(file: string, before: Page, site: Site): Page | null {
  const { page, usesClasses, problems } = readPage(site.root, file, site.config.variables);
  const reachesFurther = problems.length > 0 || (usesClasses && !site.usesClasses);
  if (reachesFurther || JSON.stringify(page.matter) !== JSON.stringify(before.matter)) return null;
  return { ...before, source: page.source };
}
