// Reads pages as they were before a change, with the files they depend on.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Page } from "../../model.js";
import { runGit } from "../../shared/git/run-git.js";
import {
  type DrawnPage,
  drawProject,
  findParts,
  isDescription,
  lookUpFiles,
  type OpenedSite,
  openSite,
  readRepositoryFiles,
  type readRun,
  resolveImport,
  sortFiles,
} from "../core.js";
import { type PageWords, withPlainLead } from "./page-change.js";

interface PastSources {
  readonly commit: string;
  readonly run: ReturnType<typeof readRun>;
  /** Whether a file of a page belongs to the change. */
  readonly isOfChange: (file: string) => boolean;
  /** Files that the change touched. */
  readonly touched: ReadonlySet<string>;
  /** What docs.json says now, if that is known. */
  readonly config: OpenedSite["config"] | null;
}

/** Their words by path. Faults of the project as it was are not reported. */
export async function pastPages({
  commit,
  run,
  isOfChange,
  touched,
  config,
}: PastSources): Promise<Map<string, PageWords>> {
  const { root } = run;
  const made = mkdtempSync(join(tmpdir(), "docsgen-compare-"));
  try {
    // Pages take code from all of their repository.
    const prefix = runGit(root, ["rev-parse", "--show-prefix"]).trim();
    const folder = join(made, prefix);
    mkdirSync(join(made, ".git"));
    const { files, others } = neededFiles(root, { commit, isOfChange, touched });
    for (const [file, text] of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const reading = { ...run.options, lenient: true, cache: null };
    const isSameConfig = config?.files.every((file) => !touched.has(file)) === true;
    const known = isSameConfig ? { readDocs: async () => config } : {};
    const opened = await openSite(folder, { ...reading, ...known, isVersion: true, absent: others }, () => {});
    if (opened === null) return new Map();
    const isWanted = ({ source, target, matter }: Page) =>
      matter.url === null && (source ? isOfChange(source.file) : target !== null && touched.has(target.description));
    const pages = [...opened.site.pages.values()].filter(isWanted).map(({ path }) => path);
    return await drawProject(
      opened.site,
      { ...run, options: reading, pages, isForWords: true },
      async (drawn) => new Map(drawn.map((each) => [each.page.path, wordsOf(each)])),
    );
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

/** Of the project as it was: settings, snippets and the pages of the change, with what these are made from. */
function neededFiles(
  root: string,
  { commit, isOfChange, touched }: Pick<PastSources, "commit" | "isOfChange" | "touched">,
) {
  const listed = runGit(root, ["ls-tree", "-r", "-z", "--name-only", commit, "--", "."]).split("\0");
  const all = listed.filter((file) => file !== "");
  const sorted = sortFiles(all, new Set());
  const others = all.filter((file) => /(?:^|\/)(?:docs|mint|docsgen)\.json$|^\.(?:mint|docsgen)ignore$/.test(file));
  const first = new Set([...others, ...sorted.snippets, ...sorted.pages.filter(isOfChange), ...sorted.data]);
  const taken = new Map<string, Buffer>();
  const lookup = lookUpFiles(all);
  const data = new Set(sorted.data);
  for (let asked = [...first]; asked.length > 0; ) {
    for (const [file, text] of readRepositoryFiles(root, commit, asked)) taken.set(file, text);
    asked = asked
      .flatMap((file) => partsOf(file, taken.get(file), lookup))
      .filter((file) => !taken.has(file) && !first.has(file));
    for (const file of asked) first.add(file);
  }
  if (![...taken].some(([file, text]) => needsDescription(file, text, touched)))
    for (const [file, text] of taken)
      if (data.has(file) && isDescription(file, text.toString("utf8"))) taken.delete(file);
  return {
    files: taken,
    /** Pages that are not needed. */
    others: sorted.pages.filter((file) => !taken.has(file)),
  };
}

function partsOf(file: string, text: Buffer | undefined, lookup: ReadonlyMap<string, string>): string[] {
  if (text === undefined || !/\.(?:mdx?|[jt]sx)$/i.test(file)) return [];
  const { imports, codeFiles } = findParts(text.toString("utf8"));
  return [...imports.flatMap((source) => resolveImport(source, file, lookup) ?? []), ...codeFiles];
}

/** A description is long to read, and most pages are about none. */
function needsDescription(file: string, bytes: Buffer, touched: ReadonlySet<string>): boolean {
  if (!touched.has(file)) return false;
  const text = bytes.toString("utf8");
  return isDescription(file, text) || /^(?:openapi(?:-schema)?|asyncapi|api):/m.test(text);
}

/** What language models read begins with the title and the address. */
function wordsOf({ page, agentText }: DrawnPage): PageWords {
  const text = Buffer.from(agentText())
    .toString("utf8")
    .replace(/^# .*\nSource: .*\n+/, "");
  return { address: page.address, title: page.title, markdown: withPlainLead(`# ${page.title}\n\n${text.trim()}\n`) };
}
