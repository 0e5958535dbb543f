// The ledger of translations: states from the lock, from git, of missing pages; and what `--update` and `check` make of them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { checkSite } from "../../../src/commands/checking/check-site.js";
import { readRun } from "../../../src/commands/options/reading-options.js";
import { translations } from "../../../src/tools/translations/translations.js";
import { gitIn, listenTo } from "../../running.js";
import { temporaryFolder, writeFiles } from "../../temporary-folder.js";

const root = temporaryFolder();

const write = (path: string, text: string) => writeFiles(root, { [path]: text });

const page = (title: string, ...blocks: string[]) => `---\ntitle: ${title}\n---\n\n${blocks.join("\n\n")}\n`;
const git = gitIn(root);
const commit = () => {
  git("add", ".");
  git("commit", "-m", "a change");
};

const languages = [
  { language: "en", pages: ["index", "start", "limits", "about"] },
  { language: "fr", pages: ["fr/index", "fr/start", "fr/limits"] },
];
write("docs.json", JSON.stringify({ theme: "mint", name: "Zoo", navigation: { languages } }));
for (const name of ["index", "start", "limits", "about"]) write(`${name}.mdx`, page(name, "One.", "Two."));
for (const name of ["index", "start"]) write(`fr/${name}.mdx`, page(name, "Un.", "Deux."));
git("init");
commit();
write("start.mdx", page("start", "One.", "Two and a half.", "Three."));
commit();

async function ledger(flags: object = {}) {
  const [text] = [listenTo("stdout"), listenTo("stderr")];
  await translations(root, { format: "json", ...flags }).finally(() => vi.restoreAllMocks());
  return text();
}

interface ReadPage {
  readonly original: string;
  readonly state: string;
  readonly basis: string | null;
  readonly changes: readonly { kind: string; was: string | null }[];
}

async function states() {
  const [french]: { readonly pages: readonly ReadPage[] }[] = JSON.parse(await ledger()).languages;
  const changed = (page: ReadPage) => page.changes.map(({ kind, was }) => `${kind} ${was}`);
  return french?.pages.map((page) => [page.original, page.state, page.basis, changed(page)]);
}

const problems = async () => {
  const flags = { parser: "native", cache: false, format: "text", links: true, jobs: 1, change: null } as const;
  const { problems } = await checkSite(readRun(root, flags), flags);
  return problems.map(({ code, severity, place, what }) => [code, severity, place?.file, what]);
};

const MISSING = [
  "translation-missing",
  "warning",
  "docs.json",
  'The page "fr/limits" does not exist: readers see "limits" in its place, with a notice.',
];

test("git tells what changed since a translation was touched; check counts it by language", async () => {
  expect(await states()).toEqual([
    ["index", "translated", "git", []],
    ["start", "lagging", "git", ["changed Two.", "added null"]],
    ["limits", "missing", null, []],
    ["about", "missing", null, []],
  ]);
  const what = '1 of 4 pages in "fr" have not been updated since their originals changed.';
  expect(await problems()).toEqual([MISSING, ["translation-lags", "warning", "docs.json", what]]);
});

test("a translation that is being worked on is up to date", async () => {
  write("fr/start.mdx", page("start", "Un.", "Deux et demi.", "Trois."));
  expect((await states())?.[1]).toEqual(["start", "translated", "git", []]);
  git("checkout", "--", "fr/start.mdx");
});

test("the lock keeps what git knew, and a lagging page lags until it is translated or said to be done", async () => {
  await ledger({ update: true });
  expect(Object.keys(JSON.parse(readFileSync(join(root, "translations.lock.json"), "utf8")).pages)).toEqual([
    "fr/index.mdx",
    "fr/start.mdx",
  ]);
  commit();
  expect((await states())?.[1]).toEqual(["start", "lagging", "lock", ["changed null", "added null"]]);
  const what = "The translation lags behind start.mdx:7 by 2 changes.";
  expect(await problems()).toEqual([MISSING, ["translation-lags", "warning", "fr/start.mdx", what]]);
  await ledger({ update: true });
  expect((await states())?.[1]?.[1]).toBe("lagging");
  write("fr/start.mdx", page("start", "Un.", "Deux et demi.", "Trois."));
  await ledger({ update: true });
  expect((await states())?.[1]).toEqual(["start", "translated", "lock", []]);
  write("index.mdx", page("index", "One!", "Two."));
  expect((await states())?.[0]?.[1]).toBe("lagging");
  await ledger({ done: "fr/index" });
  expect((await states())?.[0]?.[1]).toBe("translated");
});

test("a lock that cannot be read is one clear problem", async () => {
  const lock = readFileSync(join(root, "translations.lock.json"), "utf8");
  for (const broken of ["<<<<<<< HEAD", '{"version":1}', '{"pages":{"a":{"blocks":1}}}', '{"pages":{"a":null}}']) {
    write("translations.lock.json", broken);
    const file = "translations.lock.json";
    expect(await problems()).toContainEqual(["translation-lock", "error", file, `${file} cannot be read.`]);
  }
  write("translations.lock.json", lock);
});

test("unknown languages and pages are refused with what there is", async () => {
  await expect(ledger({ language: "de" })).rejects.toThrow('The site has no translations into "de".');
  await expect(ledger({ done: "fr/nothing" })).rejects.toThrow('There is no translation "fr/nothing".');
});

test("the text names the pages and their places", async () => {
  write("start.mdx", page("start", "One.", "Two and a half.", "Three.", "Four."));
  expect(
    await ledger({ format: "text", language: "fr" }),
  ).toBe(`fr (Français, from en): 1 of 4 pages are translated, 1 lag behind, 2 are missing.
  lagging  fr/start.mdx
    start.mdx:11  added  Four.
  missing  limits  (limits.mdx)
  missing  about  (about.mdx)
`);
});
