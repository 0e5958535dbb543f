// Draws what stands above an article: where it belongs, its title, its summary, its menu.
import type { ComponentChildren } from "preact";
import { InlineMarkdown } from "../../components/inline-markdown.js";
import { type FrameContext, Icon } from "../frame-context.js";
import type { Crumb } from "../head/structured-data.js";
import type { PageView } from "../view.js";

interface PageHeaderProps {
  readonly frame: FrameContext;
  readonly view: PageView;
  readonly crumbs: readonly Crumb[];
  /** The page's menu, where it stands here. */
  readonly menu: ComponentChildren;
}

export function PageHeader({ frame, view, crumbs, menu }: PageHeaderProps) {
  const { page, feed } = view;
  const { matter } = page;
  return (
    <header id="header" class="page-head">
      <Eyebrow frame={frame} crumbs={crumbs} />
      <div class="page-title-row">
        <h1 id="page-title">{page.title}</h1>
        {matter.deprecated && <span class="pill pill-deprecated">{frame.ui.deprecated}</span>}
        {menu}
        {matter.rss && feed && (
          <a class="button" href={feed}>
            <Icon frame={frame} of="rss" />
            {frame.ui.rssFeed}
          </a>
        )}
      </div>
      {matter.description && (
        <p class="page-description">
          <InlineMarkdown text={matter.description} />
        </p>
      )}
    </header>
  );
}

function Eyebrow({ frame, crumbs }: { readonly frame: FrameContext; readonly crumbs: readonly Crumb[] }) {
  const last = crumbs.at(-1);
  if (!last) return null;
  if (frame.site.config.styling.eyebrows !== "breadcrumbs") return <p class="eyebrow">{last.name}</p>;
  return (
    <nav class="eyebrow" aria-label={frame.ui.breadcrumbs}>
      <ol class="breadcrumb-list">
        {crumbs.map(({ name, address }) => (
          <li key={name} class="breadcrumb-item">
            {address ? <a href={address}>{name}</a> : name}
          </li>
        ))}
      </ol>
    </nav>
  );
}
