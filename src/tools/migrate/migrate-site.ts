// `docsgen migrate --out`: writes the site of another tool as a project of docsgen, and proves that its addresses lead somewhere.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { settleProject, writeChanges } from "../../files/write-changes.js";
import { groupBy } from "../../shared/lists.js";
import { folderFromHere } from "../../shared/places/name-files.js";
import { type Problem, UsageError } from "../../shared/problem.js";
import { counted, lookAt, ownCommand, tell } from "../../shared/tell.js";
import { checkSite, countProblems, readRun } from "../core.js";
import { makeNewSite, type NewSite } from "./make-new-site.js";
import type { LeftOut, OldSite } from "./old-site.js";
import { oldFiles, scriptAt } from "./reading.js";

export interface MigrateSiteFlags {
  readonly out?: string;
  readonly addresses?: string;
}

/** Where the addresses and the report are: a folder that no build reads. */
const FOLDER = ".migration";

const TOOLS = { docusaurus: "Docusaurus", vitepress: "VitePress", starlight: "Starlight", mkdocs: "MkDocs" } as const;

/** Returns the exit code: 1 where an old address or anchor leads nowhere. */
export async function migrateSite(root: string, { out, addresses }: MigrateSiteFlags): Promise<number> {
  if (!existsSync(root)) throw new UsageError(`The folder "${root}" does not exist.`, "Check the path.");
  const site = await readOldSite(resolve(root));
  if (site === null)
    throw new UsageError(
      `"${root}" has no mint.json.`,
      "Pass the folder with it, or with docusaurus.config.js, .vitepress, astro.config.mjs or mkdocs.yml.",
    );
  if (site.pages.length === 0)
    throw new UsageError(
      `There are no pages in ${site.content.map(folderFromHere).join(", ")}.`,
      "Folders outside the project are only read if both are in the same git repository.",
    );
  const target = await emptyFolder(root, out);
  const made = makeNewSite(site);
  const more = addresses === undefined ? [] : givenAddresses(addresses, site.base);
  const all = [...new Set([...made.addresses, ...more])];
  const list = join(target, FOLDER, "addresses.txt");
  const write = (files: NewSite["files"]) =>
    writeChanges({ root: target, command: "migrate" }, { moved: new Map(), written: files }, tell);
  const addressList = { before: null, after: `${all.join("\n")}\n` };
  await write(new Map([...made.files, [`${FOLDER}/addresses.txt`, addressList]]));
  const proof = await prove(target, { list, site });
  const said = report({ site, made, all, proof });
  await write(new Map([[`${FOLDER}/report.md`, { before: null, after: said.file }]]));
  const shown = folderFromHere(target);
  process.stderr.write(
    `${said.terminal}\nReport: ${join(shown, FOLDER, "report.md")}\nRepeat the check at any time: ${ownCommand("check", shown)} --since ${folderFromHere(list)}\n${lookAt(shown)}`,
  );
  return proof.gone.length > 0 ? 1 : 0;
}

async function emptyFolder(root: string, out: string | undefined): Promise<string> {
  if (out === undefined)
    throw new UsageError("Name a new folder with --out.", "Nothing in the old project is changed.");
  const target = resolve(out);
  await settleProject(target, tell);
  const isBelow = !relative(target, resolve(root)).startsWith("..");
  if (existsSync(target) && (!statSync(target).isDirectory() || readdirSync(target).length > 0))
    throw new UsageError(`"${out}" is not an empty folder.`, "Name a new folder with --out.");
  if (isBelow) throw new UsageError(`"${out}" contains the old project.`, "Name a folder beside it.");
  return target;
}

/** A sitemap, a list of addresses, or the folder of a build. */
function givenAddresses(path: string, base: string): string[] {
  if (!existsSync(path))
    throw new UsageError(`"${path}" does not exist.`, "Pass a sitemap, a list or the folder of a build.");
  if (statSync(path).isDirectory()) return builtAddresses(path, base);
  const text = readFileSync(path, "utf8");
  const found = /^\s*</.test(text)
    ? Array.from(text.matchAll(/<loc>\s*([^<]*?)\s*<\/loc>/g), ([, address = ""]) => address)
    : text.split(/\r?\n/);
  return found.filter((each) => each !== "");
}

interface Proof {
  /** Addresses and anchors that no longer work. */
  readonly gone: readonly Problem[];
  /** Other problems of the new project. */
  readonly others: readonly Problem[];
}

async function prove(root: string, { list, site }: { readonly list: string; readonly site: OldSite }): Promise<Proof> {
  const run = readRun(root, { parser: "native", cache: false, offline: true, format: "text", base: site.base });
  const { problems } = await checkSite(run, { links: true, since: list, change: null });
  const isGone = ({ code }: Problem) => code === "address-gone" || code === "anchor-gone";
  return { gone: problems.filter(isGone), others: problems.filter((each) => !isGone(each)) };
}

interface Told {
  readonly site: OldSite;
  readonly made: NewSite;
  readonly all: readonly string[];
  readonly proof: Proof;
}

function report({ site, made, all, proof }: Told): { readonly terminal: string; readonly file: string } {
  const anchors = all.filter((each) => each.includes("#")).length;
  const goneAnchors = proof.gone.filter(({ code }) => code === "anchor-gone").length;
  const goneAddresses = proof.gone.length - goneAnchors;
  const lines = [
    `${counted(made.pages, "page")} from ${TOOLS[site.dialect]}, ${counted(made.copied, "other file")}.`,
    `${all.length - anchors - goneAddresses} of ${all.length - anchors} old addresses lead to a page, ${anchors - goneAnchors} of ${anchors} old anchors are there.`,
    `${counted(made.leftOut.length, "place was", "places were")} not translated; the new project has ${countProblems(proof.others)}.`,
  ];
  const section = (title: string, items: readonly string[]) =>
    items.length === 0 ? [] : [`## ${title}`, "", ...items.map((each) => `- ${each}`), ""];
  const file = [
    `# From ${TOOLS[site.dialect]}`,
    "",
    ...lines.map((each) => `${each}\n`),
    ...section(
      "Addresses and anchors that no longer work",
      proof.gone.map(({ what }) => what),
    ),
    ...section("Not translated", sayLeftOut(made.leftOut)),
    ...section(
      "Problems of the new project",
      proof.others.map(({ place, code, what }) => `\`${place ? `${place.file}:${place.line}` : ""}\` ${code}: ${what}`),
    ),
  ];
  return { terminal: lines.join("\n"), file: `${file.join("\n").trim()}\n` };
}

/** What is said in the same words of many places is said of the first. */
function sayLeftOut(all: readonly LeftOut[]): string[] {
  return [...groupBy(all, ({ what }) => what)].map(([what, places]) => {
    const { file = "", line = 0 } = places[0]?.place ?? {};
    const others = places.length > 1 ? ` (and ${places.length - 1} more)` : "";
    return `\`${line > 0 ? `${file}:${line}` : file}\` ${what}${others}`;
  });
}

/** Headings around the article, and the title where a tool calls it the top of the page. */
const OF_FRAME = /^(?:_top$|starlight__|__)/;

/** One a line, with an anchor for each heading. `base` is where the build is served. */
function builtAddresses(folder: string, base: string): string[] {
  const files = oldFiles(folder);
  return files
    .below(folder)
    .filter((file) => file.endsWith(".html") && !/(?:^|\/)404(?:\.html|\/)/.test(file))
    .flatMap((file) => {
      const address = `${base}/${file.replace(/(?:^|\/)index\.html$|\.html$/, "")}`.replace(/(.)\/$/, "$1");
      const html = files.read(join(folder, file));
      if (/<meta http-equiv="refresh"/i.test(html)) return [address];
      const ids = Array.from(html.matchAll(/<h[1-6]\b[^>]*?\sid="?(?!&quot;)([^"\s>]+)/g), ([, id = ""]) => id).filter(
        (id) => !OF_FRAME.test(id),
      );
      return [address, ...ids.map((id) => `${address}#${id}`)];
    });
}

/** Null where no tool's settings are in the folder. */
export async function readOldSite(root: string): Promise<OldSite | null> {
  const files = oldFiles(root);
  const docusaurus = scriptAt(join(root, "docusaurus.config"), files);
  if (docusaurus) return (await import("./tools/docusaurus.js")).readDocusaurus(docusaurus);
  const mkdocs = ["mkdocs.yml", "mkdocs.yaml"].map((name) => join(root, name)).find(files.exists);
  if (mkdocs) return (await import("./tools/mkdocs.js")).readMkDocs(mkdocs);
  const { readVitePress, vitePressConfig } = await import("./tools/vitepress.js");
  const vitepress = vitePressConfig(root, files);
  if (vitepress) return readVitePress(vitepress, vitepress.slice(0, vitepress.indexOf("/.vitepress")));
  const astro = scriptAt(join(root, "astro.config"), files);
  if (!astro) return null;
  if (!files.exists(join(root, "src/content/docs")))
    throw new UsageError(
      `"${root}" is an Astro site without src/content/docs.`,
      "Only sites of Starlight can be read.",
    );
  return (await import("./tools/starlight.js")).readStarlight(astro);
}
