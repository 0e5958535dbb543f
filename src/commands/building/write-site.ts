// Writes a site: reads the project, draws every page, makes the files of all pages, and swaps the result in.
import { projectTexts, textsSince } from "../../content/read-texts.js";
import type { OutputStates } from "../../emit/read-output.js";
import { workFolder } from "../../emit/work-folders.js";
import { openTree, type Tree, type Written } from "../../emit/write-tree.js";
import type { Html, MadeRoute, PagePath, Route } from "../../model.js";
import { openDrawing } from "../../render/inputs/inputs-of-site.js";
import type { SiteInputs } from "../../render/inputs/site-inputs.js";
import { type NoteFile, openNoteFile } from "../../render/notes/open-note-file.js";
import type { DrawnPage } from "../../render/notes/page-notes.js";
import { openArticles } from "../../render/open-articles.js";
import { type RouteTable, routesOf, routeTable } from "../../render/routes/route-table.js";
import { htmlFile, type PageDrawing } from "../../render/routes/site-route.js";
import { slotFiles } from "../../render/slots/draw-slots.js";
import { authorFileProblems } from "../../render/styles/author-files.js";
import { drawSite } from "../../render/threads/draw-site.js";
import type { Drawer } from "../../render/threads/drawer.js";
import { packIndex } from "../../search/indexing/index-memory.js";
import { addAll } from "../../shared/lists.js";
import type { Problem } from "../../shared/problem.js";
import { weighed } from "../../shared/severities.js";
import { checkSettingLinks } from "../../site/checks/check-setting-links.js";
import { linkTargets } from "../../site/checks/link-targets.js";
import { makeRoom } from "../../site/heap-growth.js";
import { type OpenedSite, openSite, readDocs } from "../../site/open-site.js";
import type { Site } from "../../site/site.js";
import { exitCode } from "../finish-run.js";
import type { RunOptions } from "../options/reading-options.js";
import type { Progress } from "../progress.js";
import { type BuildMemory, configMemory, type MadeSite, type PastBuild } from "./build-memory.js";
import { indexHash, indexMemory } from "./index-of-build.js";
import { followLinks } from "./link-memory.js";
import type { Outcome } from "./outcome.js";
import { drawerWhenNeeded, openDrawer, problemsOf } from "./run-site.js";
import { settledPages, settleLinks } from "./settle-anchors.js";
import { type TakenOver, takeOver } from "./take-over.js";

/** How to write a site. */
interface WriteSettings extends RunOptions {
  readonly progress: Progress;
  /** The build before this one; null where nothing is known of it. */
  readonly past: PastBuild | null;
}

/** A finished run. */
interface WrittenSite {
  readonly outcome: Outcome;
  /** Whether the same files will make the same site again. */
  readonly isRepeatable: boolean;
  /** For the next build; null where nothing was written or is to be kept. */
  readonly memory: BuildMemory | null;
  /** The project as it was read; null where it could not be, or nothing was written. */
  readonly opened: OpenedSite | null;
  /** Tells the states of the output; null where nothing was written. */
  readonly states: (() => OutputStates) | null;
}

/** Writes nothing if there is an error. */
export async function writeSite(run: WriteSettings): Promise<WrittenSite> {
  const { root, out, options, progress, past } = run;
  const problems: Problem[] = [];
  progress.stage("Reading");
  const texts = past ? textsSince(root, past.memory?.texts ?? {}, past.project) : projectTexts(root);
  const config = configMemory(past, (report) => readDocs(root, options, report));
  const opened = await openSite(root, { ...options, texts, readDocs: config.read }, (each) => problems.push(each));
  if (opened === null) return failed({ kinds: null, problems, written: null });

  const { site } = opened;
  const articles = past && openArticles(root, options);
  const places = articles?.places ?? null;
  const { settings, inputs } = openDrawing({ site, articles: places, hasSearch: true, isDev: false }, options);
  const taken = past && takeOver({ settings, inputs }, past);
  const toDraw = { inputs, settings: { ...settings, drafts: taken?.drafts ?? null } };
  const left = taken?.left ?? { all: site.pages.size, kept: 0 };
  const keepRoom = makeRoom(site.descriptions.size > 0, left.all);
  const drawer = drawerWhenNeeded(() => openDrawer(toDraw, run.jobs, left));
  const tree = await openTree(out, taken?.old);
  const notes = openNoteFile(past?.notes ?? workFolder(out, "notes"), taken?.notes);
  let written: WrittenSite | null = null;
  try {
    progress.stage("Rendering", left.all);
    const onDrawn = () => {
      keepRoom();
      progress.step();
    };
    const drawing = { ...drawer, ...drawSite({ pages: site.pages, drawer, notes, articles, onDrawn }) };
    const work = { run, drawing, opened, problems, texts, config, articles, inputs, taken, drawer, tree, notes };
    written = await writeFiles({ ...work, table: routeTable(toDraw) });
    return written;
  } finally {
    if (!written?.memory) notes.discard();
    articles?.close();
    await tree.discard();
    await drawer.close();
  }
}

/** What the files of a site are made from, and what writes them. */
interface Work extends Pick<MadeSite, "texts" | "config"> {
  readonly run: WriteSettings;
  readonly opened: OpenedSite;
  readonly problems: Problem[];
  readonly articles: ReturnType<typeof openArticles> | null;
  readonly inputs: SiteInputs;
  readonly taken: TakenOver | null;
  readonly drawer: Drawer;
  readonly drawing: PageDrawing;
  readonly table: RouteTable;
  readonly tree: Tree;
  readonly notes: NoteFile;
}

async function writeFiles(work: Work): Promise<WrittenSite> {
  const { run, opened, problems, texts, config, articles, taken, drawer, drawing, table, tree, notes } = work;
  const { options, progress } = run;
  const { site } = opened;
  const pages = await tree.write(routesOf(table.drawn, drawing));
  const drawn = await drawing.all();
  const ofNotFound = slotFiles(site.snippets).has("notFound") ? islandsIn(await drawing.draw404()) : [];
  articles?.save(site.pages.keys());
  await drawer.close(); // What comes next needs their memory.

  progress.stage("Indexing");
  const names = [...drawn.flatMap(({ learned }) => learned.islands), ...ofNotFound];
  const islands = await tree.write(await table.islands(names, (each) => problems.push(each)));
  const index = await writeIndex(drawn, work);
  progress.stage("Writing");
  const { rest, pictures, routes, links, targets } = await writeRest(drawn, work);
  const ofSettings = checkSettingLinks(site, opened.watched, targets);
  addAll(problems, await authorFileProblems(site, options.cache));
  addAll(problems, problemsOf(site, drawn, [...ofSettings, ...Object.values(links.problems).flat()]));
  const told = weighed(problems, options);
  const outcome = { kinds: kindsOf(site), problems: told };
  if (exitCode(told, run) === 1) return failed({ ...outcome, written: null });
  const copies = await writePictures(tree, pictures, { kept: taken?.old?.kept ?? new Set(), progress });
  const states = await tree.swapIn();
  const files = taken && notes.close();
  return {
    outcome: { ...outcome, written: sumOf([pages, islands, rest, index.written, copies]) },
    memory: files && taken.remember({ drawn, texts, config, links, notes, files, routes, index }),
    states,
    isRepeatable: opened.isSelfContained,
    opened,
  };
}

/** The scripts of the page for unknown addresses, of which there are no notes. */
function islandsIn(html: Html): string[] {
  return Array.from(html.matchAll(/ data-island="([^"]+)"/g), ([, name = ""]) => name);
}

function failed(outcome: Outcome): WrittenSite {
  return { outcome, isRepeatable: false, memory: null, opened: null, states: null };
}

/** Writes the search index, or keeps the old one if it would be the same. */
async function writeIndex(drawn: readonly DrawnPage[], { opened, table, notes, taken, tree }: Work) {
  const hash = indexHash(drawn, notes, opened.site);
  const same = taken?.index(hash);
  if (same) return { ...same, kept: notes.keepIndex(), written: tree.keep(same.files) };
  const before = new Set(tree.files());
  const memory = taken && indexMemory(drawn, notes, taken);
  const written = await tree.write(table.index(drawn, memory));
  const files = [...tree.files()].filter((file) => !before.has(file));
  return { hash, files, kept: memory && notes.addIndex(packIndex(memory)), written };
}

/**
 * Writes all other files. Some are made from all pages, once the targets of their links are known. Copies of pictures take
 * long, so a build that fails does not make them.
 */
async function writeRest(drawn: readonly DrawnPage[], { run, opened, inputs, taken, drawing, table, tree }: Work) {
  const { site } = opened;
  const { addresses } = inputs;
  const before = run.past?.memory?.links ?? null;
  const same = taken?.notes?.good ?? new Set<PagePath>();
  const others = [...(await table.plain()), ...table.ofNotes(drawn)];
  const routes = [...table.drawn, ...others, ...table.books];
  const targets = linkTargets(site, { listed: routes.map(({ file }) => file), mayCome: table.isMade });
  const links = followLinks(drawn, { site, linksOfSettings: linksOfSettings(site), targets, before, same });
  const settled = settledPages(drawn, links, { site, addresses });
  const rest = [...routesOf(others, { ...drawing, all: async () => settled })];
  const { files: count, bytes } = await tree.write(rest.filter((route) => !isPictureCopy(route)));
  const shells = table.drawn.filter(({ kind }) => kind === "shell").map(({ file }) => file);
  const added = await settleLinks(tree, drawn, { site, addresses, links, before, same, shells });
  const books = await tree.write(
    routesOf(table.books, { ...drawing, html: (path) => tree.read(documentFile(path, site)) }),
  );
  const pictures = rest.filter(isPictureCopy);
  return { rest: sumOf([{ files: count, bytes: bytes + added }, books]), pictures, routes, links, targets };
}

function documentFile(path: PagePath, { pages }: Site): string {
  const page = pages.get(path);
  if (!page) throw new Error(`The site has no page "${path}".`);
  return htmlFile(page);
}

function kindsOf({ pages }: Site): string[] {
  return [...pages.values()].map((page) => page.target?.kind ?? "page");
}

function sumOf(parts: readonly Written[]): Written {
  return parts.reduce((sum, each) => ({ files: sum.files + each.files, bytes: sum.bytes + each.bytes }));
}

/** Whether a file is made of one file of the project alone, as copies of pictures are. */
function isPictureCopy(route: Route): route is MadeRoute {
  return route.kind === "made" && route.madeFrom !== undefined;
}

/** `kept` are files that the old tree has just so. */
export async function writePictures(
  tree: Tree,
  routes: readonly MadeRoute[],
  { kept, progress }: { readonly kept: Pick<ReadonlySet<string>, "has">; readonly progress: Progress },
): Promise<Written> {
  const count = routes.filter(({ file }) => !kept.has(file)).length;
  if (count > 0) progress.stage("Pictures", count);
  const counted = routes.map((route) => ({
    ...route,
    make: async () => {
      const made = await route.make();
      progress.step();
      return made;
    },
  }));
  return tree.write(counted);
}

/** The links of docs.json with an anchor, except those to other sites. */
function linksOfSettings({ config, navigation }: Site): string[] {
  const found = new Set<string>();
  for (const [, quoted, inMarkdown] of JSON.stringify([config, navigation]).matchAll(NAMES_ANCHOR)) {
    const href = quoted ?? inMarkdown ?? "";
    if (!/^[a-z][a-z\d+.-]*:|^\/\//i.test(href)) found.add(href);
  }
  return [...found];
}

const NAMES_ANCHOR = /"([^"#\\\s]+#[^"\\\s]+)"|(?:\]\(|href=\\")([^"()#\\\s]+#[^"()\\\s]+)/g;
