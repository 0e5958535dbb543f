// Draws the part beside the sidebar: once for each shape that pages have, with slots for their words.
import type { PageMode } from "../model.js";
import { Contents, ContentsBar } from "./contents/contents.js";
import { isArticle } from "./modes.js";
import { type FootShape, PageFoot, Pagination } from "./page-foot/page-foot.js";
import { type HeadShape, PageHeader, type WrittenLanguage } from "./page-head/page-head.js";
import { useShell } from "./shell-context.js";
import { slot } from "./slots.js";

/** What is beside the article: examples, contents with or without the page's menu, or the menu alone. */
export type Side = "panel" | "contents" | "menu" | "none";

/** What decides on the elements of a page, besides its text. */
export interface MainShape {
  readonly mode: PageMode;
  readonly side: Side;
  /** Whether the article describes an API. */
  readonly isReference: boolean;
  /** The position of the page's menu. */
  readonly menu: "head" | "side" | null;
  /** The part above the article; null in modes without a title. */
  readonly head: HeadShape | null;
  readonly foot: FootShape;
  /** Whether the article of a page without a drawn title brings its own. */
  readonly hasTitle: boolean;
  /** Whether its entries of a changelog have tags to filter by. */
  readonly hasFilters: boolean;
  /** Of the article; null where it is that of the page. */
  readonly language: WrittenLanguage | null;
}

interface PageMainProps {
  readonly shape: MainShape;
}

export function PageMain({ shape }: PageMainProps) {
  const { mode, side, isReference, menu, head, foot } = shape;
  const panel = side === "panel" && <Panel />;
  const main = (
    <main
      id="content-area"
      class="content-area"
      data-panel={panel ? "" : undefined}
      data-reference={isReference ? "" : undefined}
      tabIndex={-1}
    >
      {head && <PageHeader shape={head} menu={menu === "head" && slot("menu")} />}
      {!shape.hasTitle && <h1 class="sr-only">{slot("title")}</h1>}
      {!isReference && panel}
      {shape.hasFilters && slot("topFilters")}
      <div id="content" class="mdx-content prose" data-page-href={slot("path")} {...shape.language}>
        {slot("article")}
        {mode === "assistant" && <AskButton />}
      </div>
      {/* An endpoint comes before its examples where both are in one column, for keys and ears, too. */}
      {isReference && panel}
      {isArticle(mode) && (
        <div class="page-foot">
          {slot("pageFoot")}
          {slot("listing")}
          <PageFoot shape={foot} />
        </div>
      )}
      {isArticle(mode) && <Pagination shape={foot} />}
    </main>
  );
  return (
    <>
      {side === "contents" && <ContentsBar />}
      {isReference ? <div id="api-playground-2-operation-page">{main}</div> : main}
      <PageSide shape={shape} />
    </>
  );
}

function Panel() {
  const { ui } = useShell();
  return (
    <aside id="panel" class="page-panel" aria-label={ui.examples}>
      {slot("aside")}
    </aside>
  );
}

function PageSide({ shape }: PageMainProps) {
  const hasContents = shape.side === "contents";
  const hasMenu = shape.menu === "side";
  if (!hasContents && !hasMenu) return null;
  return (
    <div id="content-side-layout">
      <div id="table-of-contents-layout" class="page-side">
        {hasContents && shape.hasFilters && slot("sideFilters")}
        {hasContents && <Contents />}
        {hasMenu && slot("menu")}
      </div>
    </div>
  );
}

/** For a page that is nothing but the chat: its script opens the chat at once, and this button reopens it. */
function AskButton() {
  const { assets, ui } = useShell();
  if (!assets.hasAssistant) return null;
  return (
    <p>
      <button type="button" class="button button-primary" data-action="assistant">
        {ui.askAssistant}
      </button>
    </p>
  );
}
