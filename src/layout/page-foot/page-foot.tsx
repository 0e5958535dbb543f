// Draws what follows an article: related pages, the day of the last change, the way to the neighbours.
import { render } from "preact-render-to-string";
import type { Html, Page, PagePath } from "../../model.js";
import { fillIn } from "../../shared/fill-in.js";
import { toPagePath } from "../../shared/page-path.js";
import { escapeHtml } from "../../shared/write-html.js";
import type { FrameContext } from "../frame-context.js";
import { newTab } from "../sidebar/sidebar-entries.js";
import { slot } from "../slots.js";
import type { PageView } from "../view.js";

/** What decides on the elements that follow an article. */
export interface FootShape {
  /** How the day of the last change is shown: a date that cannot be read, as it is written. */
  readonly updated: "day" | "text" | null;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** Whether a heading above has the id `pagination`: links mean the heading. */
  readonly isNameTaken: boolean;
}

export function footShape(frame: FrameContext, view: PageView): FootShape {
  const { lastUpdated } = view;
  const { previous, next } = neighbours(frame, view);
  const updated = lastUpdated ? (Number.isNaN(Date.parse(lastUpdated)) ? "text" : "day") : null;
  return {
    updated,
    hasPrevious: previous !== null,
    hasNext: next !== null,
    isNameTaken: view.article.facts.anchors.includes("pagination"),
  };
}

/** What stands in the slots of the foot of a page. */
export function footValues(frame: FrameContext, view: PageView): Record<string, Html> {
  const { previous, next } = neighbours(frame, view);
  const related = view.page.matter.related || [];
  return {
    related: related.length > 0 ? render(<Related frame={frame} related={related} />) : "",
    previousHref: hrefOf(frame, previous),
    previousTitle: escapeHtml(previous?.label ?? ""),
    nextHref: hrefOf(frame, next),
    nextTitle: escapeHtml(next?.label ?? ""),
    ...(view.lastUpdated ? updatedValues(frame, view.lastUpdated) : null),
  };
}

function updatedValues({ ui, showDate }: FrameContext, date: string): Record<string, Html> {
  const time = Date.parse(date);
  if (Number.isNaN(time)) return { updated: escapeHtml(fillIn(ui.lastUpdated, { date })) };
  const updated = escapeHtml(fillIn(ui.lastUpdated, { date: showDate(time) }));
  return { updated, day: new Date(time).toISOString().slice(0, 10) };
}

function hrefOf({ addresses }: FrameContext, page: Page | null): Html {
  return page ? escapeHtml(addresses.page(page.path)) : "";
}

interface PageFootProps {
  readonly frame: FrameContext;
  readonly shape: FootShape;
}

export function PageFoot({ frame, shape: { updated, hasPrevious, hasNext, isNameTaken } }: PageFootProps) {
  const { ui } = frame;
  return (
    <>
      {slot("related")}
      {updated && (
        <p class="last-updated">
          <time dateTime={updated === "day" ? slot("day") : undefined}>{slot("updated")}</time>
        </p>
      )}
      {(hasPrevious || hasNext) && (
        <nav id={isNameTaken ? undefined : "pagination"} class="pagination" aria-label={`${ui.previous} / ${ui.next}`}>
          {hasPrevious && <Neighbour words={ui.previous} way="previous" rel="prev" />}
          {hasNext && <Neighbour words={ui.next} way="next" rel="next" />}
        </nav>
      )}
    </>
  );
}

interface RelatedProps {
  readonly frame: FrameContext;
  readonly related: Exclude<Page["matter"]["related"], false | null>;
}

function Related({ frame, related }: RelatedProps) {
  return (
    <section class="related" aria-labelledby="related-topics">
      <h2 id="related-topics">{frame.ui.relatedTopics}</h2>
      <ul>
        {related.map(({ title, href }) => {
          const target = frame.addresses.link(href);
          return (
            <li key={href}>
              <a href={target} {...newTab(target)}>
                {title ?? frame.site.pages.get(toPagePath(href))?.title ?? href}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function neighbours(frame: FrameContext, { page, trail }: PageView) {
  if (!trail || page.matter.hideFooterPagination) return { previous: null, next: null };
  return { previous: shown(frame, trail.previous), next: shown(frame, trail.next) };
}

function shown({ site }: FrameContext, path: PagePath | null): Page | null {
  const page = path === null ? undefined : site.pages.get(path);
  return page && !page.matter.hidden ? page : null;
}

interface NeighbourProps {
  readonly words: string;
  readonly way: "previous" | "next";
  readonly rel: "prev" | "next";
}

function Neighbour({ words, way, rel }: NeighbourProps) {
  return (
    <a class={`pagination-link pagination-${rel}`} href={slot(`${way}Href`)} rel={rel}>
      <span class="pagination-way">{words}</span>
      <span class="pagination-title">{slot(`${way}Title`)}</span>
    </a>
  );
}
