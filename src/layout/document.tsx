// Draws a document and what stands in it, with slots for what is ready already: shell, menu and article.
import type { ComponentChildren } from "preact";
import { DrawProvider } from "../components/draw-context.js";
import type { PageMode } from "../model.js";
import { Contents, ContentsBar, contentsOf } from "./contents/contents.js";
import type { FrameContext } from "./frame-context.js";
import type { Crumb } from "./head/structured-data.js";
import { Listing } from "./listing/listing.js";
import { PageFoot } from "./page-foot/page-foot.js";
import { PageHeader } from "./page-head/page-head.js";
import type { DrawnMenu } from "./page-menu/page-menus.js";
import type { Shell } from "./shell.js";
import { slot } from "./slots.js";
import type { PageView } from "./view.js";

/** What each mode shows around the article. */
const MODES: Readonly<Record<PageMode, ModeParts>> = {
  default: { sidebar: true, head: true, side: true, footer: true },
  wide: { sidebar: true, head: true, side: false, footer: true },
  center: { sidebar: false, head: true, side: false, footer: true },
  frame: { sidebar: true, head: false, side: false, footer: false },
  custom: { sidebar: false, head: false, side: false, footer: false },
  assistant: { sidebar: false, head: true, side: false, footer: false },
};

interface ModeParts {
  readonly sidebar: boolean;
  readonly head: boolean;
  readonly side: boolean;
  readonly footer: boolean;
}

interface DocumentProps {
  readonly shell: Pick<Shell, "frame" | "hasTabs">;
  readonly path: string;
  readonly mode: PageMode;
  readonly head: ComponentChildren;
  readonly children: ComponentChildren;
}

/** What every document has: the element itself, its head, banner, top bar and sidebar. */
export function Document({ shell: { frame, hasTabs }, path, mode, head, children }: DocumentProps) {
  const { config } = frame.site;
  return (
    <html
      lang={frame.language.tag}
      dir={frame.language.direction}
      class={config.appearance.default === "dark" ? "dark" : undefined}
      data-theme={config.theme}
      data-decoration={config.background.decoration ?? undefined}
      data-tabs={hasTabs ? "" : undefined}
      data-page-mode={mode}
      data-current-path={path}
    >
      <head>
        {slot("head")}
        {head}
        {slot("scripts")}
      </head>
      <body>
        <docs-page>
          <a class="skip-link" href="#content-area">
            {frame.ui.skipToContent}
          </a>
          {slot("banner")}
          {slot("topBar")}
          <div id="body-content" class="body-content">
            {slot("sidebar")}
            {children}
          </div>
          {slot("shortcuts")}
        </docs-page>
      </body>
    </html>
  );
}

interface PageMainProps {
  readonly frame: FrameContext;
  readonly view: PageView;
  readonly crumbs: readonly Crumb[];
  readonly menu: DrawnMenu | null;
}

/** What stands beside the sidebar. */
export function PageMain({ frame, view, crumbs, menu }: PageMainProps) {
  const { page, article } = view;
  const { mode } = page.matter;
  const parts = MODES[mode];
  const hasPanel = parts.side && article.aside !== null;
  const headings = parts.side && !hasPanel ? contentsOf(article.facts.headings) : [];
  const isListed = menu?.display === "toc" && parts.side && !hasPanel;
  return (
    <DrawProvider value={frame.draw}>
      <main id="content-area" class="content-area" data-panel={hasPanel ? "" : undefined} tabIndex={-1}>
        {headings.length > 0 && <ContentsBar frame={frame} />}
        <article class="page">
          {parts.head ? (
            <PageHeader frame={frame} view={view} crumbs={crumbs} menu={menu && !isListed && slot("menu")} />
          ) : (
            !article.html.includes("<h1") && <h1 class="sr-only">{page.title}</h1>
          )}
          {hasPanel && (
            <aside id="panel" class="page-panel" aria-label={frame.ui.examples}>
              {slot("aside")}
            </aside>
          )}
          <div id="content" class="mdx-content">
            {slot("article")}
            {mode === "assistant" && frame.assets.hasAssistant && <AskButton frame={frame} />}
          </div>
          {parts.head && (
            <div class="page-foot">
              <Listing frame={frame} view={view} />
              <PageFoot frame={frame} view={view} />
            </div>
          )}
        </article>
        {parts.footer && slot("footer")}
      </main>
      {(headings.length > 0 || isListed) && (
        <div id="table-of-contents-layout" class="page-side">
          {headings.length > 0 && <Contents frame={frame} headings={headings} />}
          {isListed && slot("menuList")}
        </div>
      )}
    </DrawProvider>
  );
}

/** Whether pages of a mode show their title, and with it a menu. */
export function hasHead(mode: PageMode): boolean {
  return MODES[mode].head;
}

/** On a page that is all chat: the page's script opens it at once, and it can be opened again. */
function AskButton({ frame }: { readonly frame: FrameContext }) {
  return (
    <p>
      <button type="button" class="button button-primary" data-action="assistant">
        {frame.ui.askAssistant}
      </button>
    </p>
  );
}
