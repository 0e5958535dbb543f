// Owns what all pages of one branch share: banner, top bar, sidebar, footer, drawn once and filled per page.
import { render } from "preact-render-to-string";
import { plainContext } from "../components/draw-context.js";
import type { Html, NavBranch, PagePath } from "../model.js";
import { languageOf } from "../shared/languages.js";
import { uiStrings } from "../shared/ui-strings.js";
import type { Site } from "../site/site.js";
import type { Addresses } from "./addresses.js";
import { Banner } from "./banner/banner.js";
import { type Branch, chosenOf } from "./branch.js";
import { Footer } from "./footer/footer.js";
import type { FrameContext } from "./frame-context.js";
import { drawSiteHead } from "./head/head.js";
import { elementsIn } from "./head/scripts.js";
import type { IconSheet } from "./icons/icon-sheet.js";
import { createPageMenus, type PageMenus } from "./page-menu/page-menus.js";
import { Shortcuts } from "./shortcuts/shortcuts.js";
import { type DrawnSidebar, drawSidebar } from "./sidebar/draw-sidebar.js";
import { type Template, toTemplate } from "./slots.js";
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
  readonly footer: Html;
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
  const dates = new Intl.DateTimeFormat(language.tag, { dateStyle: "long", timeZone: "UTC" });
  const ui = uiStrings(code);
  const draw = { ...plainContext(), link: source.addresses.link, ui };
  const frame: FrameContext = { ...source, language, ui, dates, draw };
  const banner = edition?.holder.banner ?? config.banner;
  const navbar = edition?.holder.navbar ?? config.navbar;
  const footer = edition?.holder.footer ?? config.footer;
  const topBar = render(<TopBar frame={frame} branch={branch} navbar={navbar} home={homeOf(source.site, branch)} />);
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
    footer: render(<Footer frame={frame} footer={footer} />),
    shortcuts: render(<Shortcuts frame={frame} />),
    hasTabs: topBar.includes('class="nav-tabs"'),
    elements: ["page", ...elementsIn(topBar), ...(sidebar.files.size > 0 ? ["groups"] : [])],
  };
}

/** The first page of the reader's language, product and version: where the logo leads. */
function homeOf({ navigation, pages }: Site, branch: Branch): PagePath | null {
  const edition = branch.levels.findLast(({ kind }) => kind === "language" || kind === "version");
  if (edition) return edition.chosen.first;
  for (const path of pages.keys()) if (pages.get(path)?.address === "/") return path;
  const [first] = navigation.children;
  return first?.kind === "branch" ? first.first : first?.kind === "page" ? first.path : null;
}

function choicesOf({ levels }: Branch): Map<string, NavBranch> {
  const choices = new Map<string, NavBranch>();
  for (const level of levels) {
    for (const choice of level.choices) if (choice.kind === "branch") choices.set(choice.id, choice);
  }
  return choices;
}
