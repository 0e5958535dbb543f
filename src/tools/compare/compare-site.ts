// `build --compare`: shows the changed text of pages since a commit.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { makeFolder } from "../../files/make-folder.js";
import type { Page } from "../../model.js";
import { renamedFiles } from "../../shared/git/renamed-files.js";
import { toPagePath } from "../../shared/page-path.js";
import {
  affectedPages,
  changedSince,
  type OpenedSite,
  openSite,
  type PrepareStep,
  readRun,
  writeReport,
} from "../core.js";
import { changedBlocks, countWords } from "./changed-words.js";
import {
  COMPARE_FOLDER,
  type Comparison,
  countsText,
  drawList,
  drawView,
  type MarkedChange,
  titleOf,
  viewAddress,
  viewFile,
} from "./draw-comparison.js";
import {
  addressOf,
  formerAddress,
  type PageChange,
  type PageWords,
  pageChanges,
  withPlainLead,
  withPlainLinks,
} from "./page-change.js";
import { pastPages } from "./past-pages.js";

interface BuiltProject {
  readonly run: ReturnType<typeof readRun>;
  /** The file of the report that is asked for. */
  readonly file: string | undefined;
  /** The project as the build read it; null where it did not have to. */
  readonly opened: OpenedSite | null;
}

type ChangeSince = ReturnType<typeof changedSince>;

/** What differs from a git ref, as it was named. */
interface ComparedChange extends ChangeSince {
  readonly ref: string;
}

/** `build --compare`. */
export const prepareComparison: PrepareStep = ({ root, out, flags }) => {
  const { compare: ref, compareReport: file } = flags;
  if (ref === undefined) throw new Error("This step is for builds that are compared.");
  const change = { ref, ...changedSince(root, ref) };
  const run = { ...readRun(root, flags), out };
  return {
    stage: "Comparing",
    finish: async ({ opened }) => ({ notes: [await compareSite(change, { run, file, opened })] }),
  };
};

/** Writes views and reports, and says in one line what was found. */
async function compareSite(change: ComparedChange, { run, file, opened: known }: BuiltProject): Promise<string> {
  const { ref } = change;
  const { root, out, options } = run;
  const built = readBuilt(out);
  const opened = known ?? (await openSite(root, options, () => {}));
  const wanted = wantedPages(change, opened);
  const histories = historiesOf(opened);
  const isOfChange = (file: string) => change.files.has(file) || wanted === null || wanted.has(toPagePath(file));
  const past = await pastPages({
    commit: change.commit,
    run,
    isOfChange,
    touched: change.files,
    config: opened?.config ?? null,
  });
  const paths = new Set([...(wanted ?? built.pages.keys()), ...past.keys()]);
  const present = new Map([...paths].flatMap((path) => (histories.has(path) ? [] : wordsOf(path, built, out))));
  const isGone = [...past.keys()].some((path) => !present.has(path));
  const isFresh = ({ path, source }: Page) => source !== null && change.files.has(source.file) && !past.has(path);
  const fresh = isGone ? [...(opened?.site.pages.values() ?? [])].filter(isFresh) : [];
  const freshFiles = fresh.flatMap(({ source }) => source?.file ?? []);
  const changes = pageChanges(past, present, movedPages(root, change.commit, freshFiles));
  const comparison = { name: built.name, ref, base: options.base, changes: changes.map(marked) };
  writeComparison(comparison, { out, origin: options.url ?? "" });
  if (file !== undefined)
    await writeReport(
      file,
      file.endsWith(".json") ? reportOf(comparison) : commentOf(comparison, options.url ?? ""),
      "Choose a different file with --compare-report.",
    );
  const count = changes.length === 1 ? "1 page differs" : `${changes.length} pages differ`;
  return `Compared with ${ref}: ${count} (${join(COMPARE_FOLDER, "index.html")}).`;
}

/** The same without what only the looks of pages depend on. */
function ofWords(change: ChangeSince): ChangeSince {
  return {
    ...change,
    files: new Set([...change.files].filter((file) => !/\.(?:css|js)$|^docsgen\.json$|^slots\//i.test(file))),
  };
}

/** Paths of pages whose words the change may have touched; null: any page's. Pages that tell of releases are not compared. */
function wantedPages(change: ChangeSince, opened: OpenedSite | null): ReadonlySet<string> | null {
  const affected = opened && affectedPages(ofWords(change), opened);
  return affected?.pages ?? null;
}

function historiesOf(opened: OpenedSite | null): ReadonlySet<string> {
  const tells = [...(opened?.site.pages.values() ?? [])].filter(({ target }) => target?.kind === "changes");
  return new Set(tells.map(({ path }) => path));
}

interface BuiltPages {
  readonly name: string;
  readonly pages: ReadonlyMap<string, { readonly address: string; readonly title: string }>;
}

function readBuilt(out: string): BuiltPages {
  const { name, pages } = JSON.parse(readFileSync(join(out, "_docsgen/site.json"), "utf8")) as {
    name: string;
    pages: readonly { path: string; address: string; title: string }[];
  };
  return { name, pages: new Map(pages.map((page) => [page.path, page])) };
}

/** A list of one; of none where there is no such page. */
function wordsOf(path: string, { pages }: BuiltPages, out: string): [string, PageWords][] {
  const page = pages.get(path);
  if (page === undefined) return [];
  try {
    const file = page.address === "/" ? "/index.md" : `${page.address}.md`;
    return [[path, { ...page, markdown: withPlainLead(readFileSync(join(out, file), "utf8")) }]];
  } catch {
    return []; // A link to elsewhere is no page.
  }
}

/** Former paths of pages that git takes for the same under another name. */
function movedPages(root: string, commit: string, fresh: readonly string[]): Map<string, string> {
  const moved = Array.from(
    renamedFiles(root, commit, fresh),
    ([before, now]) => [toPagePath(before), toPagePath(now)] as const,
  );
  return new Map(moved);
}

function marked(change: PageChange): MarkedChange {
  const before = change.kind === "added" ? "" : change.before.markdown;
  const after = change.kind === "removed" ? "" : change.page.markdown;
  const blocks = changedBlocks(withPlainLinks(before), withPlainLinks(after));
  return { change, blocks, words: countWords(blocks) };
}

function writeComparison(
  comparison: Comparison,
  { out, origin }: { readonly out: string; readonly origin: string },
): void {
  rmSync(join(out, COMPARE_FOLDER), { recursive: true, force: true });
  const files = new Map([
    [`${COMPARE_FOLDER}/index.html`, drawList(comparison)],
    [`${COMPARE_FOLDER}/changes.json`, reportOf(comparison)],
    [`${COMPARE_FOLDER}/comment.md`, commentOf(comparison, origin)],
  ]);
  for (const each of comparison.changes) files.set(viewFile(each.change), drawView(each, comparison));
  for (const [file, text] of files) {
    makeFolder(dirname(join(out, file)));
    writeFileSync(join(out, file), text);
  }
}

/** Hosts of repositories cut longer comments. */
const MOST_ROWS = 100;

const KINDS = ["changed", "added", "moved", "removed"] as const;

/** `origin`: where the built site can be looked at; empty where that is not known. */
function commentOf(comparison: Comparison, origin: string): string {
  const { ref, base, changes } = comparison;
  const counts = KINDS.map((kind) => [changes.filter(({ change }) => change.kind === kind).length, kind] as const);
  const summary = counts.filter(([count]) => count > 0).map(([count, kind]) => `${count} ${kind}`);
  const head = `### Changed pages since \`${ref}\`\n`;
  if (changes.length === 0) return `${head}\nNo page changed.\n`;
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
function reportOf({ ref, base, changes }: Comparison): string {
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
