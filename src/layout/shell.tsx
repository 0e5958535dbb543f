// Owns what all pages of one branch share: banner, top bar, sidebar, footer, drawn once and filled per page.
import { render } from "preact-render-to-string";
import { plainContext } from "../components/draw-context.js";
import { uiStrings } from "../config/read-ui-strings.js";
import type { Html, NavBranch } from "../model.js";
import { languageOf } from "../shared/languages.js";
import type { Site } from "../site/site.js";
import type { Addresses } from "./addresses.js";
import { Banner } from "./banner/banner.js";
import { type Branch, chosenOf } from "./branch.js";
import { Footer } from "./footer/footer.js";
import type { FrameContext } from "./frame-context.js";
import { drawSiteHead } from "./head/head.js";
import { elementsIn } from "./head/scripts.js";
import type { IconSheet } from "./icons/icon-sheet.js";
import { type Crumbs, createCrumbs } from "./page-head/crumbs.js";
import { type MainShape, PageMain } from "./page-main.js";
import { createPageMenus, type PageMenus } from "./page-menu/page-menus.js";
import { Shortcuts } from "./shortcuts/shortcuts.js";
import { type DrawnSidebar, drawSidebar } from "./sidebar/draw-sidebar.js";
import { drawnOnce, fillTemplate, type Template, toTemplate } from "./slots.js";
import { TopBar } from "./top-bar/top-bar.js";
import type { Assets } from "./view.js";

export interface Shell {
  readonly frame: FrameContext;
  readonly branch: Branch;
  readonly head: Html;
  readonly banner: Html;
  /** Its slots are ids of branches: where each choice of a selector leads is another matter for every page. */
  readonly topBar: Template;
  readonly choices: ReadonlyMap<string, NavBranch>;
  readonly sidebar: DrawnSidebar;
  readonly menus: PageMenus;
  readonly crumbs: Crumbs;
  readonly mains: (shape: MainShape) => Template;
  /** Without its id on pages that have a heading of that name. */
  readonly footer: (isNameTaken: boolean) => Html;
  readonly shortcuts: Html;
  readonly hasTabs: boolean;
  /** Names of the custom elements of all this and of every document. */
  readonly elements: readonly string[];
}

interface ShellSource {
  readonly site: Site;
  readonly assets: Assets;
  readonly addresses: Addresses;
  readonly icons: IconSheet;
}

/** Draws a branch's shell. A language may bring its own banner, links and footer. */
export function drawShell(source: ShellSource, branch: Branch): Shell {
  const { config } = source.site;
  const edition = chosenOf(branch, "language");
  const code = edition?.holder.name ?? null;
  const language = languageOf(code ?? "en") ?? {
    code: "en",
    tag: "en",
    name: "English",
    ownName: "English",
    direction: "ltr",
  };
  const showDate = dateWriter(language.tag);
  const ui = uiStrings(code);
  const draw = { ...plainContext(), link: source.addresses.link, ui };
  const frame: FrameContext = { ...source, language, ui, showDate, draw };
  const banner = edition?.holder.banner ?? config.banner;
  const navbar = edition?.holder.navbar ?? config.navbar;
  const footer = edition?.holder.footer ?? config.footer;
  const topBar = render(<TopBar frame={frame} branch={branch} navbar={navbar} home={homeOf(source, branch)} />);
  const footers = drawnOnce((isNameTaken: boolean) => (
    <Footer frame={frame} footer={footer} isNameTaken={isNameTaken} />
  ));
  const sidebar = drawSidebar({ frame, branch, navbar });
  return {
    frame,
    branch,
    head: drawSiteHead(frame, banner?.dismissible ? banner.content : null),
    banner: banner ? render(<Banner frame={frame} banner={banner} />) : "",
    topBar: toTemplate(topBar),
    choices: choicesOf(branch),
    sidebar,
    menus: createPageMenus(frame),
    crumbs: createCrumbs(frame),
    mains: drawnOnce((shape) => <PageMain frame={frame} shape={shape} />),
    footer: (isNameTaken) => fillTemplate(footers(isNameTaken), () => ""),
    shortcuts: render(<Shortcuts frame={frame} />),
    hasTabs: topBar.includes('class="nav-tabs"'),
    elements: ["page", ...elementsIn(topBar), ...(sidebar.files.size > 0 ? ["groups"] : [])],
  };
}

/** Where the reader's language or version opens: the logo leads there. Null: at the site's own address. */
function homeOf({ site, addresses }: ShellSource, branch: Branch): string | null {
  const { navigation, pages } = site;
  const edition = branch.levels.findLast(({ kind }) => kind === "language" || kind === "version");
  if (edition) return addresses.branch(edition.chosen);
  for (const { address, path } of pages.values()) if (address === "/") return addresses.page(path);
  const [first] = navigation.children;
  if (first?.kind === "page") return addresses.page(first.path);
  return first?.kind === "branch" ? addresses.branch(first) : null;
}

function choicesOf({ levels }: Branch): Map<string, NavBranch> {
  const choices = new Map<string, NavBranch>();
  for (const level of levels) {
    for (const choice of level.choices) if (choice.kind === "branch") choices.set(choice.id, choice);
  }
  return choices;
}

/** To load the words of a language takes longer than to draw a page: only where a page shows a date. */
function dateWriter(tag: string): (time: number) => string {
  let format: Intl.DateTimeFormat | null = null;
  return (time) => {
    format ??= new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" });
    return format.format(time);
  };
}
