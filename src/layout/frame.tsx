// Owns the page as a whole: puts an article into the frame of its branch.
import { render } from "preact-render-to-string";
import type { Html, PagePath, Trail } from "../model.js";
import { toPagePath } from "../shared/page-path.js";
import type { Site } from "../site/site.js";
import { addressesOf } from "./addresses.js";
import { createAssemble, type FramedPage, type PageParts } from "./assemble.js";
import { branchKey, branchOf, createNearestTrail } from "./branch.js";
import { createCounterparts } from "./counterparts.js";
import { type Crossings, crossingsOf } from "./crossings.js";
import { drawMain } from "./draw-main.js";
import { drawPageHead } from "./head/page-head.js";
import { createIconSheet } from "./icons/icon-sheet.js";
import { NotFound, NotFoundHead } from "./not-found/not-found.js";
import { hasHead } from "./page-main.js";
import { drawShell, type Shell } from "./shell.js";
import { foldPlan } from "./sidebar/fold-plan.js";
import { fillPieces, fillTemplate, toTemplate } from "./slots.js";
import type { Assets, PageView } from "./view.js";

/** Draws pages of one site. Everything that repeats is drawn once per branch and kept. */
export interface Frame {
  draw(view: PageView): FramedPage;
  /** The page for addresses that lead nowhere. `body` is the drawn `errors.404.description`, if there is one. */
  draw404(body: Html | null): Html;
  /** What sidebars load when a reader opens a group: text by the name of its file below the browser files. */
  sidebarFiles(): ReadonlyMap<string, Html>;
}

/** Prepares the frame of a site; call it once per worker. */
export function createFrame(site: Site, assets: Assets): Frame {
  const parts = createParts(site, assets);
  const assemble = createAssemble(assets);
  return {
    draw: (view) => {
      const place = view.trail ?? parts.nearestTrail(view.page.path);
      const shell = parts.shellOf(place);
      return assemble(shell, pageParts(view, shell, { place, crossings: parts.crossingsOf(view.page.path) }));
    },
    draw404: (body) => {
      const [first = null] = site.trails.values();
      const shell = parts.shellOf(first);
      return assemble(shell, notFoundParts(body, shell, parts.crossingsOf(NOWHERE))).pieces.join("");
    },
    sidebarFiles: () => {
      const trails = new Map([...site.trails.values()].map((trail) => [branchKey(trail), trail]));
      const folded = [...trails.values()].filter((trail) => foldPlan(site, branchOf(site, trail)) !== null);
      return new Map(folded.flatMap((trail) => [...parts.shellOf(trail).sidebar.files]));
    },
  };
}

/** What pages share: shells by branch, and the answers that are looked up. */
function createParts(site: Site, assets: Assets) {
  const addresses = addressesOf(site);
  const icons = createIconSheet(site, assets.icon);
  const counterparts = createCounterparts(site);
  const shells = new Map<string, Shell>();
  return {
    nearestTrail: createNearestTrail(site),
    crossingsOf: (path: PagePath) => crossingsOf(path, { site, counterparts, addresses }),
    shellOf: (trail: Trail | null): Shell => {
      const key = branchKey(trail);
      const kept = shells.get(key);
      if (kept) return kept;
      const shell = drawShell({ site, assets, addresses, icons }, branchOf(site, trail));
      shells.set(key, shell);
      return shell;
    },
  };
}

interface Standing {
  /** The page's trail, or the one its frame is borrowed from. */
  readonly place: Trail | null;
  readonly crossings: Crossings;
}

function pageParts(view: PageView, shell: Shell, { place, crossings }: Standing): PageParts {
  const { page, article, trail } = view;
  const { frame, branch } = shell;
  const { mode } = page.matter;
  const { crumbs, eyebrow } = shell.crumbs.of(trail);
  const translations = trail ? crossings.translations(branch) : [];
  const menu = hasHead(mode) ? shell.menus.of(view) : null;
  return {
    path: page.address,
    mode,
    isBodyNameTaken: article.facts.anchors.includes("body-content"),
    head: drawPageHead({ frame, view, crumbs, translations }),
    topBar: fillTemplate(shell.topBar, (id) => crossings.to(shell.choices.get(id))),
    sidebar: shell.sidebar.forPage(page.path, place),
    main: drawMain(shell, { view, eyebrow, menu }),
    written: [article.html, article.aside ?? ""],
    scripts: view.scripts,
  };
}

function notFoundParts(body: Html | null, shell: Shell, crossings: Crossings): PageParts {
  const { frame, branch, footer } = shell;
  const main = toTemplate(render(<NotFound frame={frame} branch={branch} hasBody={body !== null} />));
  return {
    path: "/404",
    mode: "center",
    isBodyNameTaken: false,
    head: render(<NotFoundHead frame={frame} />),
    topBar: fillTemplate(shell.topBar, (id) => crossings.to(shell.choices.get(id))),
    sidebar: shell.sidebar.forPage(NOWHERE, null),
    main: fillPieces(main, (name) => (name === "article" ? (body ?? "") : footer(false))),
    written: [body ?? ""],
    scripts: [],
  };
}

const NOWHERE = toPagePath("404");
