// Owns the page as a whole: puts an article into the frame of its branch.
import type { Html, Trail } from "../model.js";
import { toPagePath } from "../shared/page-path.js";
import type { Site } from "../site/site.js";
import { addressesOf } from "./addresses.js";
import { createAssemble } from "./assemble.js";
import { branchKey, branchOf, createNearestTrail } from "./branch.js";
import { createCounterparts } from "./counterparts.js";
import { crossingsOf } from "./crossings.js";
import { hasHead, PageMain } from "./document.js";
import { PageHead } from "./head/head.js";
import { createIconSheet } from "./icons/icon-sheet.js";
import { NotFound, NotFoundHead } from "./not-found/not-found.js";
import { crumbsOf } from "./page-head/trail-crumbs.js";
import { drawShell, type Shell } from "./shell.js";
import { foldPlan } from "./sidebar/fold-plan.js";
import { fillTemplate } from "./slots.js";
import type { Assets, PageView } from "./view.js";

/** Draws pages of one site. Everything that repeats is drawn once per branch and kept. */
export interface Frame {
  draw(view: PageView): Html;
  /** The page for addresses that lead nowhere. `body` is the drawn `errors.404.description`, if there is one. */
  draw404(body: Html | null): Html;
  /** What sidebars load when a reader opens a group: text by the name of its file below the browser files. */
  sidebarFiles(): ReadonlyMap<string, Html>;
}

/** Prepares the frame of a site; call it once per worker. */
export function createFrame(site: Site, assets: Assets): Frame {
  const addresses = addressesOf(site);
  const icons = createIconSheet(site, assets.icon);
  const counterparts = createCounterparts(site);
  const nearestTrail = createNearestTrail(site);
  const assemble = createAssemble(assets);
  const shells = new Map<string, Shell>();

  function shellOf(trail: Trail | null): Shell {
    const key = branchKey(trail);
    const kept = shells.get(key);
    if (kept) return kept;
    const shell = drawShell({ site, assets, addresses, icons }, branchOf(site, trail));
    shells.set(key, shell);
    return shell;
  }

  return {
    draw(view) {
      const { page, article, trail } = view;
      const place = trail ?? nearestTrail(page.path);
      const shell = shellOf(place);
      const { frame, branch } = shell;
      const { mode } = page.matter;
      const crossings = crossingsOf(page.path, counterparts, addresses);
      const crumbs = crumbsOf(frame, trail);
      const translations = trail ? crossings.translations(branch) : [];
      const menu = hasHead(mode) ? shell.menus.of(view) : null;
      return assemble(shell, {
        path: page.address,
        mode,
        head: <PageHead frame={frame} view={view} crumbs={crumbs} translations={translations} />,
        main: <PageMain frame={frame} view={view} crumbs={crumbs} menu={menu} />,
        ready: {
          topBar: fillTemplate(shell.topBar, (id) => crossings.to(shell.choices.get(id))),
          sidebar: shell.sidebar.forPage(page.path, place),
          article: article.html,
          aside: article.aside ?? "",
          menu: () => menu?.header() ?? "",
          menuList: () => menu?.list() ?? "",
        },
        scripts: view.scripts,
      });
    },
    draw404(body) {
      const [first = null] = site.trails.values();
      const shell = shellOf(first);
      const crossings = crossingsOf(NOWHERE, counterparts, addresses);
      return assemble(shell, {
        path: "/404",
        mode: "center",
        head: <NotFoundHead frame={shell.frame} />,
        main: <NotFound frame={shell.frame} branch={shell.branch} hasBody={body !== null} />,
        ready: {
          topBar: fillTemplate(shell.topBar, (id) => crossings.to(shell.choices.get(id))),
          sidebar: shell.sidebar.forPage(NOWHERE, null),
          article: body ?? "",
          aside: "",
          menu: () => "",
          menuList: () => "",
        },
        scripts: [],
      });
    },
    sidebarFiles() {
      const trails = new Map([...site.trails.values()].map((trail) => [branchKey(trail), trail]));
      const folded = [...trails.values()].filter((trail) => foldPlan(site, branchOf(site, trail)) !== null);
      return new Map(folded.flatMap((trail) => [...shellOf(trail).sidebar.files]));
    },
  };
}

const NOWHERE = toPagePath("404");
