// Small sites of other tools, migrated: what each of their ways to write becomes, and that no address or anchor is lost.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { migrate } from "../../../src/tools/migrate/migrate.js";
import { listenTo } from "../../running.js";
import { temporaryFolder, writeFiles } from "../../temporary-folder.js";
import { yamlBeside } from "../../yaml-beside.js";

type Files = Readonly<Record<string, string>>;
type Parts = Readonly<Record<string, string | readonly string[]>>;

interface Case {
  readonly files: Files;
  /** What stderr says. */
  readonly said?: readonly string[];
  /** How many errors a build of it has. */
  readonly errors?: string;
  /** What docs.json has beside others. */
  readonly settings?: object;
  /** Settings of docs.json that are these and nothing else. */
  readonly exactly?: object;
  readonly redirects?: readonly object[];
  /** All of docsgen.json. */
  readonly host?: object;
  /** Files that are these texts. */
  readonly whole?: Files;
  /** Files that contain these texts, match these patterns, have this text once, or have none of these texts. */
  readonly written?: Parts;
  readonly matching?: Parts;
  readonly once?: Files;
  readonly never?: Parts;
  readonly report?: readonly string[];
}

const CASES = yamlBeside<Readonly<Record<string, Case>>>(import.meta.url, "migrate-site.yaml");

let work = "";
let said = () => "";
beforeEach(() => {
  work = temporaryFolder();
  said = listenTo("stderr");
});
afterEach(() => vi.restoreAllMocks());

function migrated(files: Files, addresses?: string): Promise<number> {
  writeFiles(join(work, "old"), files);
  return migrate(join(work, "old"), { out: join(work, "new"), ...(addresses === undefined ? null : { addresses }) });
}

function file(name: string): string {
  return readFileSync(join(work, "new", name), "utf8");
}

function eachOf(parts: Parts = {}): readonly (readonly [text: string, part: string])[] {
  return Object.entries(parts).flatMap(([name, all]) => [all].flat().map((part) => [file(name), part] as const));
}

it.each(Object.entries(CASES))("%s", async (_, wanted) => {
  expect(await migrated(wanted.files)).toBe(0);
  for (const part of wanted.said ?? []) expect(said()).toContain(part);
  expect(/(\d+) errors?\b/.exec(said())?.[1]).toBe(wanted.errors);
  const settings = JSON.parse(file("docs.json"));
  expect(settings).toMatchObject(wanted.settings ?? {});
  for (const [name, value] of Object.entries(wanted.exactly ?? {})) expect(settings[name]).toEqual(value);
  for (const redirect of wanted.redirects ?? []) expect(settings.redirects).toContainEqual(redirect);
  if (wanted.host) expect(JSON.parse(file("docsgen.json"))).toEqual(wanted.host);
  for (const [text, whole] of eachOf(wanted.whole)) expect(text).toBe(whole);
  for (const [text, part] of eachOf(wanted.written)) expect(text).toContain(part);
  for (const [text, pattern] of eachOf(wanted.matching)) expect(text).toMatch(new RegExp(pattern, "m"));
  for (const [text, part] of eachOf(wanted.once)) expect(text.split(part)).toHaveLength(2);
  for (const [text, part] of eachOf(wanted.never)) expect(text).not.toContain(part);
  for (const part of wanted.report ?? []) expect(file(".migration/report.md")).toContain(part);
});

it("tells of addresses of an old build that lead nowhere", async () => {
  writeFiles(join(work, "built"), {
    "index.html": '<h1 id="welcome">W</h1><h2 id="lost">L</h2>',
    "gone/index.html": "<h1>Gone</h1>",
  });
  const files = { "mkdocs.yml": "site_name: M\n", "docs/index.md": "# Welcome\n" };
  expect(await migrated(files, join(work, "built"))).toBe(1);
  const report = file(".migration/report.md");
  expect(report).toContain('"/gone" was public and no longer works.');
  expect(report).toContain('"/#lost"');
});

it("says that settings inherit from themselves", async () => {
  const files = { "mkdocs.yml": "INHERIT: base.yml\n", "base.yml": "INHERIT: ./mkdocs.yml\n", "docs/index.md": "W\n" };
  await expect(migrated(files)).rejects.toThrow("mkdocs.yml inherits from itself.");
});

it("says where it looked for pages if there are none", async () => {
  const files = { "mkdocs.yml": "site_name: M\ndocs_dir: ../docs\n", "docs/index.md": "# Outside\n" };
  await expect(migrated(files)).rejects.toThrow(/^There are no pages in .*docs\.$/);
});

it("changes nothing of the old project, and writes into no folder with files", async () => {
  const files = { "mkdocs.yml": "site_name: M\n", "docs/index.md": "# Welcome\n" };
  await migrated(files);
  for (const [name, text] of Object.entries(files)) expect(readFileSync(join(work, "old", name), "utf8")).toBe(text);
  await expect(migrated(files)).rejects.toThrow("is not an empty folder");
  await expect(migrate(join(work, "old"), {})).rejects.toThrow("Name a new folder with --out");
  await expect(migrate(join(work, "new"), { out: join(work, "third") })).rejects.toThrow("has no mint.json.");
});
