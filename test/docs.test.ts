import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Command } from "commander";
import { expect, it, onTestFinished } from "vitest";
import { docsPages } from "../scripts/docs-pages.js";
import { program } from "../src/cli.js";
import { temporaryFolder } from "./temporary-folder.js";

const root = fileURLToPath(new URL("..", import.meta.url));

it("says what the code says of commands, settings, front matter, props and problems; `npm run docs` writes it", async () => {
  for (const [file, text] of await docsPages()) {
    const path = `${root}docs/${file}`;
    expect(existsSync(path) ? readFileSync(path, "utf8") : "missing", file).toBe(text);
  }
});

it("shows the props of every component on a page", async () => {
  const shown = new Set(
    [...readComponentPages().matchAll(/"\/snippets\/props\/([\w-]+)\.mdx"/g)].map(([, name]) => name),
  );
  // Callouts of one kind share a table; these two show their content alone.
  const others = ["info", "tip", "check", "warning", "danger", "mdx", "github"];
  const props = [...(await docsPages()).keys()].flatMap((file) => /^snippets\/props\/(.+)\.mdx$/.exec(file)?.[1] ?? []);
  expect(props.filter((name) => !shown.has(name) && !others.includes(name))).toEqual([]);
});

it("has no problems, with every check, in a folder without git", () => {
  const copy = temporaryFolder();
  onTestFinished(() => rmSync(copy, { recursive: true }));
  cpSync(`${root}docs`, copy, { recursive: true, filter: (path) => !/[\\/](?:dist|\.docsgen)$/.test(path) });
  const args = ["check", copy, "--strict", "--orphans", "--redirects", "--a11y", "--offline", "--no-cache"];
  const { stderr, status } = spawnSync(process.execPath, [`${root}bin/docsgen.js`, ...args], { cwd: root });
  expect(stderr.toString()).toContain("no problems");
  expect(status).toBe(0);
});

function readComponentPages(): string {
  const { navigation } = JSON.parse(readFileSync(`${root}docs/docs.json`, "utf8"));
  const pages: string[] = navigation.tabs[1].groups[0].pages;
  return pages.map((page) => readFileSync(`${root}docs/${page}.mdx`, "utf8")).join("\n");
}

it("shows only commands and options that exist", () => {
  const known = optionsOfCommands();
  const unknown = shownCommands().flatMap(({ file, line }) => {
    const words = line.split(/\s+/);
    const name = [words.slice(0, 2).join(" "), words[0] ?? ""].find((each) => known.has(each));
    if (name === undefined) return [`${file}: docsgen ${line}`];
    const options = line.match(/(?<=\s)--[a-z][a-z0-9-]*/g) ?? [];
    return options.filter((each) => !known.get(name)?.has(each)).map((each) => `${file}: docsgen ${name} ${each}`);
  });
  expect(shownCommands().length).toBeGreaterThan(50);
  expect(unknown).toEqual([]);
});

/** The options of every command, by its name without `docsgen`; a name such as `--no-cache` is one of its own. */
function optionsOfCommands(): ReadonlyMap<string, ReadonlySet<string | undefined>> {
  const named = (command: Command, above: string): [string, Set<string | undefined>][] => [
    [`${above}${command.name()}`, new Set(command.options.map(({ long }) => long))],
    ...command.commands.flatMap((each) => named(each, `${above}${command.name()} `)),
  ];
  return new Map(program().commands.flatMap((command) => named(command, "")));
}

/** Commands of the README and of hand-written pages, in code blocks and in text, without `docsgen` itself. */
function shownCommands(): readonly { readonly file: string; readonly line: string }[] {
  const pages = readdirSync(`${root}docs`, { recursive: true, encoding: "utf8" })
    .map((file) => `docs/${file.replaceAll("\\", "/")}`)
    .filter((file) => file.endsWith(".mdx") && !/^docs\/(?:\.|dist|reference|snippets)/.test(file));
  return ["README.md", ...pages].flatMap((file) => {
    const text = readFileSync(`${root}${file}`, "utf8").replaceAll("\\\n", " ");
    const inBlocks = text.matchAll(/^[ \t]*(?:- run: )?(?:[A-Z_]+=\S+ )*npx docsgen (\S.*)$/gm);
    const inText = text.matchAll(/`(?:npx )?docsgen ([a-z][^`]*)`/g);
    return [...inBlocks, ...inText].map(([, line]) => ({ file, line: line ?? "" }));
  });
}
