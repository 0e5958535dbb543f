// Owns the document as a whole: puts an article into the shell of its branch.
import type { Article, Html } from "../model.js";
import { toPagePath } from "../shared/page-path.js";
import { escapeHtml, voidTag } from "../shared/write-html.js";
import { addressesOf } from "./addresses.js";
import { type ArticleFindings, articleFindings } from "./article-findings.js";
import { createAssemble, type DrawnDocument, type PageParts } from "./assemble.js";
import type { DrawingTools } from "./assets.js";
import { drawMain, sideOf } from "./draw-main.js";
import { titleOf } from "./head/head.js";
import { metaTags } from "./head/meta-tags.js";
import { customElementsIn } from "./head/scripts.js";
import { structuredData } from "./head/structured-data.js";
import { createIconSheet, type IconSheet } from "./icons/icon-sheet.js";
import { isArticle, MODES } from "./modes.js";
import { NotFound, NotFoundHead } from "./not-found/not-found.js";
import { oncePerKey } from "./once-per-key.js";
import { type DrawnSlots, NO_SLOTS, slotHtml } from "./project-slots.js";
import { drawShell, type Shell } from "./shell.js";
import { renderIn, type ShellContext } from "./shell-context.js";
import type { NotFoundInputs, SharedInputs, ShellInputs } from "./shell-inputs.js";
import { foldPlan } from "./sidebar/fold-plan.js";
import { SIDEBAR_TOP } from "./sidebar/sidebar.js";
import { filled, fillTemplate, toTemplate } from "./slots.js";
import type { DocumentInputs, PageView } from "./view.js";

/** What the project adds to a document besides the article, and what is known of it. */
interface OwnParts {
  /** What was found in the article. */
  readonly findings: ArticleFindings;
  readonly slots: DrawnSlots;
  /** Those that the code of its islands names. */
  readonly origins: readonly string[];
  /** The only elements that work in it; all others stay as they are drawn. Unset: all work. */
  readonly working?: readonly string[];
}

/** Of an article to which the project adds nothing. */
export function nothingOwn(article: Article, isOwners: boolean): OwnParts {
  return { findings: articleFindings(article, isOwners), slots: NO_SLOTS, origins: [] };
}

/** Draws documents. Each shell is drawn once and kept. */
export interface DocumentDrawing {
  readonly draw: (inputs: DocumentInputs, article: Article, own: OwnParts) => DrawnDocument;
  /** The page for unknown addresses. `body` is the drawn `errors.404.description`, if there is one. */
  readonly draw404: (inputs: NotFoundInputs, body: Html | null, slots?: DrawnSlots) => Html;
  readonly icons: IconSheet;
  /** What sidebars load when a reader opens a group: texts by file name, below the folder of browser files. */
  readonly sidebarFiles: (shells: readonly ShellInputs[]) => ReadonlyMap<string, Html>;
}

/** Prepares drawing. Call it once per worker. */
export function documentDrawing(shared: SharedInputs, tools: DrawingTools): DocumentDrawing {
  const { assets } = shared;
  const parts = {
    tools,
    addresses: addressesOf(shared.address),
    icons: createIconSheet(shared.icons, tools.icon),
  };
  const assemble = createAssemble(assets);
  const shellOf = oncePerKey((inputs: ShellInputs) => drawShell(inputs, parts));
  return {
    icons: parts.icons,
    draw: (inputs, article, { findings, slots, origins, working = null }) => {
      const shell = shellOf(inputs.shell);
      const feed = article.facts.updates.length > 0 ? inputs.feed : null;
      const scripts = [...new Set([...article.islands, ...slots.islands])].map((file) => `${assets.folder}/${file}`);
      const drawn = pageParts({ ...inputs, article, feed }, shell, { findings, slots });
      return assemble(shell, { ...drawn, scripts, origins, working });
    },
    draw404: (inputs, body, slots = NO_SLOTS) => {
      const shell = shellOf(inputs.shell);
      const scripts = slots.islands.map((file) => `${assets.folder}/${file}`);
      const parts = notFoundParts({ inputs, body, slots }, shell);
      return assemble(shell, { ...parts, scripts }).pieces.join("");
    },
    sidebarFiles: (branches) => {
      const folded = branches.filter((branch) => foldPlan(branch) !== null);
      return new Map(folded.flatMap((branch) => [...shellOf(branch).sidebar.files]));
    },
  };
}

function pageParts(
  view: PageView,
  shell: Shell,
  { findings, slots }: Pick<OwnParts, "findings" | "slots">,
): Omit<PageParts, "scripts" | "origins" | "working"> {
  const { page, article, crumbs, around, crossings } = view;
  const { mode } = page.matter;
  const menu = isArticle(mode) ? shell.menus.of(view) : null;
  const side = sideOf(view, menu);
  return {
    path: page.address,
    mode,
    side,
    isBodyNameTaken: article.facts.anchors.includes("body-content"),
    head: drawPageHead(shell.context, view) + slotHtml(slots, "head"),
    topBar: fillTemplate(shell.topBar, (id) => crossings[id] ?? shell.choices.get(id) ?? ""),
    sidebar: withSidebarTop(shell, shell.sidebar.forPage(page.path, around), slots),
    footer: MODES[mode].footer ? footerOf(shell, slots, article.facts.anchors.includes("footer")) : "",
    main: drawMain(shell, { view, findings, side, eyebrow: isArticle(mode) ? shell.eyebrow(crumbs) : "", menu, slots }),
    searched: { fillings: [article.html, article.aside ?? ""], sources: findings.sources },
    elements: [...findings.elements, ...Object.values(slots.html).flatMap(customElementsIn)],
    ofOwner: ownHtml(slots),
    isOwners: page.source !== null,
  };
}

interface NotFoundParts {
  readonly inputs: NotFoundInputs;
  readonly body: Html | null;
  readonly slots: DrawnSlots;
}

function notFoundParts({ inputs, body, slots }: NotFoundParts, shell: Shell): Omit<PageParts, "scripts"> {
  const { context } = shell;
  const own: Readonly<Record<string, Html>> = { article: body ?? "", notFound: slotHtml(slots, "notFound") };
  const main = renderIn(context, <NotFound inputs={inputs} hasBody={body !== null} />);
  return {
    path: "/404",
    mode: "center",
    side: "none",
    isBodyNameTaken: false,
    head: renderIn(context, <NotFoundHead inputs={inputs} />) + slotHtml(slots, "head"),
    topBar: fillTemplate(shell.topBar, (id) => inputs.crossings[id] ?? shell.choices.get(id) ?? ""),
    sidebar: withSidebarTop(shell, shell.sidebar.forPage(NOWHERE, []), slots),
    footer: footerOf(shell, slots, false),
    main: filled(toTemplate(main), (name) => own[name] ?? ""),
    searched: { fillings: [], sources: {} },
    elements: [main, body ?? "", ...Object.values(slots.html)].flatMap(customElementsIn),
    ofOwner: ownHtml(slots),
    isOwners: true,
    origins: [],
    working: null,
  };
}

const NOWHERE = toPagePath("404");

function ownHtml({ html }: DrawnSlots): Html {
  return Object.values(html).join("");
}

function footerOf(shell: Shell, slots: DrawnSlots, isNameTaken: boolean): Html {
  return shell.footer(isNameTaken) + slotHtml(slots, "footer");
}

/** A sidebar is long, and most projects put nothing on its top. */
function withSidebarTop({ context }: Shell, sidebar: Html, slots: DrawnSlots): Html {
  return context.hasSidebarTop ? sidebar.replace(SIDEBAR_TOP, () => slotHtml(slots, "sidebarTop")) : sidebar;
}

/** Writes what only one page says of itself in its head. */
function drawPageHead(shell: ShellContext, view: PageView): Html {
  const { assets, settings } = shell;
  const { page, markdownAddress, feed, article, translations } = view;
  const canonical = canonicalOf(shell, view);
  const data = structuredData(shell, view);
  let html = `<title>${escapeHtml(pageTitle(view, settings.name))}</title>`;
  for (const { key, name, content } of metaTags(shell, view, canonical))
    html += voidTag("meta", { [key]: name, content });
  if (canonical) html += voidTag("link", { rel: "canonical", href: canonical });
  for (const { tag, address } of translations)
    html += voidTag("link", { rel: "alternate", hreflang: tag, href: address });
  if (markdownAddress) html += voidTag("link", { rel: "alternate", type: "text/markdown", href: markdownAddress });
  if (feed) html += voidTag("link", { rel: "alternate", type: "application/rss+xml", title: page.title, href: feed });
  if (data) html += `<script type="application/ld+json">${data}</script>`;
  for (const name of article.styles) {
    const sheet = assets.styles[name];
    if (sheet) html += voidTag("link", { rel: "stylesheet", href: `${assets.folder}/${sheet.file}` });
  }
  return html + preloadOpeningPicture(article.html);
}

/** A page whose title is empty on purpose is named by its entry in the sidebar, else as the site. */
function pageTitle({ page: { matter, title } }: PageView, site: string): string {
  return matter.title === "" && matter.sidebarTitle === null ? site : titleOf(title, site);
}

function canonicalOf({ addresses, settings: { seo } }: ShellContext, view: PageView): string | null {
  if (view.page.matter.canonical) return view.page.matter.canonical;
  const href = view.canonicalHref ?? view.href;
  const base = seo.metatags["canonical"];
  if (!base) return addresses.absolute(href);
  return base.replace(/\/+$/, "") + href.slice(addresses.base.length);
}

/** How much of an article a screen shows at first, in characters of its HTML. */
const OPENING = 3000;

const URGENT = /<img fetchpriority="high"(?:[^">]|"[^"]*")*>/;

/** A link for the head of a page, or nothing. */
export function preloadOpeningPicture(article: Html): Html {
  const opening = article.slice(0, OPENING);
  const [picture] = URGENT.exec(opening) ?? [];
  // Which file of a `<picture>` is loaded is for the browser to say, and what is fetched otherwise than the picture is fetched twice.
  if (picture === undefined || / (?:loading|crossorigin)[ =]/.test(picture) || opening.includes("<picture")) return "";
  const written = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(picture)?.[1];
  const [href, srcset, sizes] = [written("src"), written("srcset"), written("sizes")];
  if (srcset !== undefined)
    return `<link rel="preload" as="image" imagesrcset="${srcset}" imagesizes="${sizes ?? "100vw"}" fetchpriority="high"/>`;
  return href === undefined ? "" : `<link rel="preload" as="image" href="${href}" fetchpriority="high"/>`;
}
