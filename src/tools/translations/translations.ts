// `docsgen translations`: lists outdated and missing translations, and records the originals of current ones.
import { openFolder } from "../../files/open-folder.js";
import { writeChanges } from "../../files/write-changes.js";
import { fromHere } from "../../shared/places/name-files.js";
import { type Problem, UsageError } from "../../shared/problem.js";
import { tell } from "../../shared/tell.js";
import { exitCode, findRoot, LOCK_FILE, openSite, printRun, readLedger, readRun } from "../core.js";

type LedgerLanguage = ReturnType<typeof readLedger>["languages"][number];
type LedgerPage = LedgerLanguage["pages"][number];

interface TranslationFlags {
  readonly language?: string;
  readonly format: "text" | "json";
  readonly update?: boolean;
  /** Pages or folders of translations, separated by commas. */
  readonly done?: string;
  readonly verbose?: boolean;
}

/** Prints the ledger. Exit code 1 where the project cannot be read. */
export async function translations(folder: string, flags: TranslationFlags): Promise<number> {
  const root = findRoot(folder, "translations");
  const run = readRun(root, { parser: "native", cache: false, format: "text", offline: true, lenient: true });
  const problems: Problem[] = [];
  const opened = await openSite(root, { ...run.options, groups: null }, () => {});
  if (opened === null) throw new UsageError("docs.json cannot be read.", "docsgen check says why.");
  const done = doneTest(flags.done);
  const before = openFolder(root).text(LOCK_FILE);
  const ledger = readLedger(opened.site, done.isDone, (each) => problems.push(each));
  if (problems.length > 0) {
    await printRun(run, problems);
    return exitCode(problems, {});
  }
  const languages = chosen(ledger.languages, flags.language);
  const unused = done.unused();
  if (unused.length > 0) {
    throw new UsageError(
      `There is no translation "${unused[0]}".`,
      "Name a page or folder of another language: fr/start",
    );
  }
  if (flags.update || flags.done !== undefined) {
    const written = new Map([[LOCK_FILE, { before, after: lockText(ledger.updated) }]]);
    await writeChanges({ root, command: "translations --update" }, { moved: new Map(), written }, tell);
    const verb = before === null ? "Wrote" : "Updated";
    tell(`${verb} ${fromHere(root)(LOCK_FILE)}: ${ledger.updated.size} translations.`);
    return 0;
  }
  process.stdout.write(flags.format === "json" ? asJson(languages) : asText(languages, flags.verbose === true));
  return 0;
}

function chosen(languages: readonly LedgerLanguage[], code: string | undefined): readonly LedgerLanguage[] {
  if (languages.length === 0) {
    const hint = 'Add "languages" to the navigation of docs.json; the first is what others are translated from.';
    throw new UsageError("The site has one language.", hint);
  }
  if (code === undefined) return languages;
  const found = languages.filter(({ language }) => language === code);
  if (found.length > 0) return found;
  const codes = [...new Set(languages.map(({ language }) => language))].join(", ");
  throw new UsageError(`The site has no translations into "${code}".`, `It has: ${codes}.`);
}

/** Which files are named by themselves, without their ending, or by a folder around them. */
function doneTest(done: string | undefined) {
  const wanted = (done ?? "")
    .split(",")
    .map((each) => each.trim().replace(/^\.?\/|\/$|\.mdx?$/g, ""))
    .filter((each) => each !== "");
  const used = new Set<string>();
  return {
    isDone: (file: string) => {
      const path = file.replace(/\.mdx?$/, "");
      const name = wanted.find((each) => path === each || path.startsWith(`${each}/`));
      if (name !== undefined) used.add(name);
      return name !== undefined;
    },
    unused: () => wanted.filter((each) => !used.has(each)),
  };
}

/** Everything that a translator or model needs: each page with its files, each block with its text. */
function asJson(languages: readonly LedgerLanguage[]): string {
  return `${JSON.stringify({ languages: languages.map((each) => ({ ...each, counts: countsOf(each) })) }, null, 2)}\n`;
}

/** Changes of a page up to this many are shown one by one. */
const MOST_CHANGES = 5;

/** Pages of a language up to this many are listed. */
const MOST_PAGES = 50;

export function asText(languages: readonly LedgerLanguage[], showsAll: boolean): string {
  return languages.map((each) => languageText(each, showsAll)).join("\n");
}

function languageText(language: LedgerLanguage, showsAll: boolean): string {
  const { translated, lagging, missing, unknown } = countsOf(language);
  const counts = [
    `${translated} of ${language.pages.length} pages are translated`,
    `${lagging} lag behind`,
    `${missing} are missing`,
    ...(unknown > 0 ? [`${unknown} are unknown`] : []),
  ];
  const open = language.pages.filter(({ state }) => state === "lagging" || state === "missing");
  const shown = showsAll ? open : open.slice(0, MOST_PAGES);
  const rest = open.length - shown.length;
  return [
    `${language.language} (${language.label}, from ${language.from}): ${counts.join(", ")}.`,
    ...shown.flatMap((page) => pageLines(page, showsAll)),
    ...(rest > 0 ? [`  … and ${rest} more: --verbose lists them`] : []),
    ...(unknown > 0 ? [`  Git does not say what ${unknown} were made from: ${HISTORY}`] : []),
    "",
  ].join("\n");
}

const HISTORY = "a shallow clone has no history (git fetch --unshallow, or fetch-depth: 0), or they are new.";

function pageLines(
  { state, original, originalFile, translationFile, changes }: LedgerPage,
  showsAll: boolean,
): string[] {
  if (state === "missing") return [`  missing  ${original}  (${originalFile})`];
  const shown = showsAll ? changes : changes.slice(0, MOST_CHANGES);
  const rest = changes.length - shown.length;
  return [
    `  lagging  ${translationFile}`,
    ...shown.map(({ kind, line, text, was }) => {
      const words = excerpt(text ?? was);
      return `    ${originalFile}:${line}  ${kind}${words === "" ? "" : `  ${words}`}`;
    }),
    ...(rest > 0 ? [`    … and ${rest} more`] : []),
  ];
}

function excerpt(text: string | null): string {
  const line = (text ?? "").replace(/\s+/g, " ").trim();
  return line.length > 72 ? `${line.slice(0, 72)}…` : line;
}

function countsOf({ pages }: LedgerLanguage) {
  const count = (state: LedgerPage["state"]) => pages.filter((page) => page.state === state).length;
  return {
    translated: count("translated"),
    lagging: count("lagging"),
    missing: count("missing"),
    unknown: count("unknown"),
  };
}

/** One line a page in the order of the files, so that branches of a repository merge. */
function lockText(lock: ReturnType<typeof readLedger>["updated"]): string {
  const lines = [...lock]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, { original, blocks, translation }]) => {
      return `    ${JSON.stringify(file)}: ${JSON.stringify({ original, blocks, translation })}`;
    });
  return `{\n  "version": 1,\n  "pages": {\n${lines.join(",\n")}\n  }\n}\n`;
}
