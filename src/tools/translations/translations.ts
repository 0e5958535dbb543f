// `docsgen translations`: says which pages of other languages lag behind or are missing, and records what they were made from.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeChanges } from "../../files/write-changes.js";
import { fromHere } from "../../shared/places/name-files.js";
import { type Problem, UsageError } from "../../shared/problem.js";
import {
  exitCode,
  findRoot,
  type LedgerLanguage,
  LOCK_FILE,
  lockText,
  openSite,
  printRun,
  readLedger,
  siteOptions,
  tell,
} from "../core.js";
import { asJson, asText } from "./write-ledger.js";

export interface TranslationFlags {
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
  const reading = { parser: "native", cache: false, format: "text", offline: true, lenient: true } as const;
  const problems: Problem[] = [];
  const opened = await openSite(root, { ...siteOptions(root, reading), groups: null }, () => {});
  if (opened === null) throw new UsageError("docs.json cannot be read.", "docsgen check says why.");
  const done = doneTest(flags.done);
  const lock = join(root, LOCK_FILE);
  const before = existsSync(lock) ? readFileSync(lock, "utf8") : null;
  const ledger = readLedger(opened.site, done.isDone, (each) => problems.push(each));
  if (problems.length > 0) {
    await printRun(root, problems, reading);
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
