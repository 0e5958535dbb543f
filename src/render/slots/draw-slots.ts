// Finds the files of `slots/` and draws them for a page.
import { type DrawnSlots, NO_SLOTS, PROJECT_SLOTS, type ProjectSlot } from "../../layout/project-slots.js";
import type { Html, Page } from "../../model.js";
import { nearest } from "../../shared/nearest.js";
import { pagePath } from "../../shared/page-path.js";
import { fileOf, type Problem, type Report, warning } from "../../shared/problem.js";
import type { SiteAddress } from "../../site/site.js";
import type { Articles } from "../article/article.js";

/** What drawing needs to know once. */
interface SlotSources {
  readonly files: ReadonlyMap<ProjectSlot, string>;
  readonly articles: Articles;
  readonly site: { readonly name: string; readonly address: SiteAddress };
}

/** The page whose slots are drawn. */
interface SlotPage {
  readonly page: Page;
  readonly language: string | null;
  /** Its address in links, base path included. */
  readonly href: string;
  readonly lastUpdated: string | null;
}

/** Slots of a page, and what they depend on. */
export interface PageSlots extends DrawnSlots {
  readonly dependencies: readonly string[];
  readonly problems: readonly Problem[];
}

const NOTHING: PageSlots = { ...NO_SLOTS, dependencies: [], problems: [] };

export type DrawSlots = (page: SlotPage, slots?: readonly ProjectSlot[]) => Promise<PageSlots>;

/** The slots that pages of the project have. */
const OF_PAGES: readonly ProjectSlot[] = ["head", "afterTitle", "pageFoot", "footer", "sidebarTop"];

export function slotDrawing({ files, articles, site }: SlotSources): DrawSlots {
  if (files.size === 0) return async () => NOTHING;
  return async (of, slots = OF_PAGES) => {
    const html: Partial<Record<ProjectSlot, Html>> = {};
    const islands = new Set<string>();
    const dependencies = new Set<string>();
    const problems: Problem[] = [];
    for (const slot of slots) {
      const file = files.get(slot);
      if (file === undefined) continue;
      const drawn = await articles.draw({
        page: pageOfSlot(file, of.page),
        language: of.language,
        text: textOfSlot(file, { page: shownOf(of), site: { name: site.name, ...site.address } }),
        report: inFile(file, (each) => problems.push(each)),
      });
      for (const each of drawn.dependencies) dependencies.add(each);
      if (slot === "head" && drawn.html.includes("<docs-")) problems.push(elementInHead(file));
      else {
        html[slot] = drawn.html;
        for (const each of drawn.islands) islands.add(each);
      }
    }
    return { html, islands: [...islands], dependencies: [...dependencies], problems };
  };
}

/** What the props of a slot say of the page. */
function shownOf({ page: { title, address, matter }, language, href, lastUpdated }: SlotPage) {
  const { description, mode, extra } = matter;
  return { title, description, address, href, language, mode, lastUpdated, frontMatter: extra };
}

function elementInHead(file: string): Problem {
  const what = "What is drawn into the head of a page cannot have state, handlers or components of docsgen.";
  const hint = "It is left out. Use elements such as <meta>, <link> and <script>.";
  return warning("slot-in-head", { file, line: 1, column: 1 }, what, hint);
}

/** Nothing has its name: only it may import its file. */
function nameOf(file: string): string {
  return `${file.replace(/\.\w+$/, "")} (slot).mdx`;
}

function inFile(file: string, report: Report): Report {
  return (each) => report(each.place?.file === nameOf(file) ? { ...each, place: { file, line: 1, column: 1 } } : each);
}

function pageOfSlot(file: string, page: Page): Page {
  return {
    ...page,
    path: pagePath(file.replace(/\.\w+$/, "")),
    source: { file: nameOf(file), bodyLine: 1, bodyOffset: 0, hash: "" },
    target: null,
    content: null,
  };
}

function textOfSlot(file: string, props: Readonly<Record<string, unknown>>): string {
  const written = Object.entries(props).map(([name, value]) => `${name}={ ${literal(value)} }`);
  return `import Slot from ${JSON.stringify(`/${file}`)}\n\n<Slot ${written.join(" ")} />\n`;
}

/** JSON whose texts mean nothing to Markdown, variables and formulas. */
function literal(value: unknown): string {
  const json = JSON.stringify(value) ?? "null";
  return json.replace(/"(?:[^"\\]|\\.)*"/g, (text) =>
    JSON.stringify(JSON.parse(text)).replace(/[^\w "\\]/g, (letter) => {
      return `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
    }),
  );
}

/** `slots/footer.jsx` fills `footer`. Other files of the folder are for these to import. */
export function slotFiles(snippets: readonly string[]): ReadonlyMap<ProjectSlot, string> {
  const found = new Map<ProjectSlot, string>();
  for (const file of snippets) {
    const [, name] = FILE.exec(file) ?? [];
    const slot = PROJECT_SLOTS.find((each) => each === name);
    if (slot && !found.has(slot)) found.set(slot, file);
  }
  return found;
}

/** Files that are probably meant for a slot and have another name. */
export function misnamedSlots(snippets: readonly string[]): Problem[] {
  const filled = slotFiles(snippets);
  return snippets.flatMap((file) => {
    const [, name = ""] = FILE.exec(file) ?? [];
    const meant = name === "" || [...filled.values()].includes(file) ? null : nearest(name, PROJECT_SLOTS);
    if (meant === null || filled.has(meant as ProjectSlot)) return [];
    const what = `There is no slot "${name}".`;
    return [warning("unknown-slot", fileOf(file), what, `Did you mean "${file.replace(name, meant)}"?`)];
  });
}

const FILE = /^slots\/([\w-]+)\.[jt]sx$/;
