// Draws what follows an article: related pages, the day of the last change, the way to the neighbours.
import type { Page, PagePath, Trail } from "../../model.js";
import { toPagePath } from "../../shared/page-path.js";
import { fillIn } from "../../shared/ui-strings.js";
import type { FrameContext } from "../frame-context.js";
import { newTab } from "../sidebar/sidebar-entries.js";
import type { PageView } from "../view.js";

interface PageFootProps {
  readonly frame: FrameContext;
  readonly view: PageView;
}

export function PageFoot({ frame, view }: PageFootProps) {
  const { page, trail, lastUpdated } = view;
  return (
    <>
      <Related frame={frame} page={page} />
      {lastUpdated && <LastUpdated frame={frame} date={lastUpdated} />}
      {trail && !page.matter.hideFooterPagination && <Pagination frame={frame} trail={trail} />}
    </>
  );
}

function Related({ frame, page }: { readonly frame: FrameContext; readonly page: Page }) {
  const { related } = page.matter;
  if (!related || related.length === 0) return null;
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

/** The day in the reader's language; a date that cannot be read is shown as written. */
function LastUpdated({ frame, date }: { readonly frame: FrameContext; readonly date: string }) {
  const time = Date.parse(date);
  const shown = Number.isNaN(time) ? date : frame.showDate(time);
  return (
    <p class="last-updated">
      <time dateTime={Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10)}>
        {fillIn(frame.ui.lastUpdated, { date: shown })}
      </time>
    </p>
  );
}

function Pagination({ frame, trail }: { readonly frame: FrameContext; readonly trail: Trail }) {
  const previous = shown(frame, trail.previous);
  const next = shown(frame, trail.next);
  if (!previous && !next) return null;
  return (
    <nav id="pagination" class="pagination" aria-label={`${frame.ui.previous} / ${frame.ui.next}`}>
      {previous && <Neighbour frame={frame} page={previous} rel="prev" />}
      {next && <Neighbour frame={frame} page={next} rel="next" />}
    </nav>
  );
}

function shown({ site }: FrameContext, path: PagePath | null): Page | null {
  const page = path === null ? undefined : site.pages.get(path);
  return page && !page.matter.hidden ? page : null;
}

interface NeighbourProps {
  readonly frame: FrameContext;
  readonly page: Page;
  readonly rel: "prev" | "next";
}

function Neighbour({ frame, page, rel }: NeighbourProps) {
  return (
    <a class={`pagination-link pagination-${rel}`} href={frame.addresses.page(page.path)} rel={rel}>
      <span class="pagination-way">{rel === "prev" ? frame.ui.previous : frame.ui.next}</span>
      <span class="pagination-title">{page.label}</span>
    </a>
  );
}
