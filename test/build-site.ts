// Builds a site in this process, as `docsgen build` does, and keeps the result in memory.

import { join } from "node:path";
import { problemsOf } from "../src/commands/building/run-site.js";
import type { RunOptions } from "../src/commands/options/reading-options.js";
import { printProblems } from "../src/commands/printing/print-problems.js";
import type { Route } from "../src/model.js";
import { codeColours } from "../src/render/code/code-colours.js";
import { coloursOfSite } from "../src/render/inputs/articles-of-site.js";
import { inputsOfSite } from "../src/render/inputs/inputs-of-site.js";
import { notesInMemory } from "../src/render/notes/open-note-file.js";
import { routesOf, routeTable } from "../src/render/routes/route-table.js";
import { authorFileProblems } from "../src/render/styles/author-files.js";
import { drawSite } from "../src/render/threads/draw-site.js";
import { createDrawer } from "../src/render/threads/drawer.js";
import { leniently, type Problem } from "../src/shared/problem.js";
import { createLinkCheck } from "../src/site/checks/check-links.js";
import { checkSettingLinks } from "../src/site/checks/check-setting-links.js";
import { linkTargets } from "../src/site/checks/link-targets.js";
import { openSite } from "../src/site/open-site.js";
import type { Site, SiteOptions } from "../src/site/site.js";

export interface BuiltSite {
  readonly site: Site | null;
  readonly problems: readonly Problem[];
  /** As the terminal prints them, without colours. */
  readonly text: string;
  readonly routes: ReadonlyMap<string, Route>;
  /** The text of a file of the build; throws where there is none. */
  readonly file: (name: string) => Promise<string>;
}

export const PLAIN_OPTIONS: SiteOptions = {
  lenient: false,
  severities: {},
  offline: true,
  privateHosts: false,
  groups: [],
  parser: "native",
  timeLimit: 10_000,
  base: "",
  url: null,
  cache: null,
  outFolder: "dist",
};

/** Flags of a command that does the same, without a cache, and prints problems only. */
const ALONE = { cache: false, offline: true, jobs: 1, quiet: true } as const;
export const PLAIN_FLAGS = { parser: "native", format: "text", ...ALONE } as const;

/** A run that reads a project with them. */
export function plainRun(root: string): RunOptions {
  return { root, out: join(root, "dist"), options: PLAIN_OPTIONS, jobs: 1, format: "text" };
}

/** Noon of a day in 2026. */
const CLOCK = Date.UTC(2026, 1, 3, 12);

/** `isDev` builds what the live preview would serve: with its assistant and without analytics. */
export async function buildSite(root: string, options: Partial<SiteOptions> = {}, isDev = false): Promise<BuiltSite> {
  const all = { ...PLAIN_OPTIONS, ...options };
  const problems: Problem[] = [];
  const opened = await openSite(root, all, (each) => problems.push(each));
  const routes = new Map<string, Route>();
  if (opened) {
    const { site } = opened;
    const settings = {
      site,
      parser: all.parser,
      lenient: all.lenient,
      timeLimit: all.timeLimit,
      clock: CLOCK,
      cache: null,
      articles: null,
      drafts: null,
      hasSearch: false,
      isDev,
    };
    const toDraw = { settings, inputs: inputsOfSite(settings) };
    const drawer = await createDrawer(toDraw, codeColours(coloursOfSite(settings.site), settings.site.root));
    const drawn = drawSite({ pages: site.pages, drawer, notes: notesInMemory(), articles: null, onDrawn: () => {} });
    const drawing = { ...drawn, draw404: drawer.draw404 };
    const pages = await drawing.all();
    const table = routeTable(toDraw);
    const listed = [...table.drawn, ...(await table.plain()), ...table.ofNotes(pages)];
    for (const route of routesOf(listed, drawing)) routes.set(route.file, route);
    const targets = linkTargets(site, { listed: listed.map(({ file }) => file), mayCome: table.isMade });
    const ofSettings = checkSettingLinks(site, opened?.watched ?? [], targets);
    problems.push(...(await authorFileProblems(site, null)));
    problems.push(
      ...problemsOf(site, pages, [...ofSettings, ...pages.flatMap(createLinkCheck(pages, targets).problems)]),
    );
  }
  const told = all.lenient && opened ? leniently(problems) : problems;
  const text = printProblems(told, { root, nameFile: (name) => name, format: "text", colour: false, verbose: true });
  const file = async (name: string): Promise<string> => {
    const route = routes.get(name);
    if (route?.kind !== "made")
      throw new Error(`The build makes no "${name}". It makes: ${[...routes.keys()].join(", ")}`);
    return Buffer.from(await route.make()).toString();
  };
  return { site: opened?.site ?? null, problems: told, text, routes, file };
}
