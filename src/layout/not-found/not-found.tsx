// Draws the page for addresses that lead nowhere: what happened, and ways on.
import type { NavNode } from "../../model.js";
import type { Branch } from "../branch.js";
import type { FrameContext } from "../frame-context.js";
import { titleOf } from "../head/head.js";
import { slot } from "../slots.js";

/** What the page says of itself. */
export function NotFoundHead({ frame }: { readonly frame: FrameContext }) {
  return (
    <>
      <title>{titleOf(titleIn(frame), frame.site.config.name)}</title>
      <meta name="robots" content="noindex" />
      {frame.site.config.errors["404"].redirect && (
        <meta http-equiv="refresh" content={`0; url=${frame.addresses.base}/`} />
      )}
    </>
  );
}

function titleIn({ site, ui }: FrameContext): string {
  return site.config.errors["404"].title ?? ui.pageNotFound;
}

interface NotFoundProps {
  readonly frame: FrameContext;
  /** The navigation to offer ways from: tabs, groups or pages. */
  readonly branch: Branch;
  readonly hasBody: boolean;
}

/** More would be a sitemap. */
const MOST_WAYS = 6;

export function NotFound({ frame, branch, hasBody }: NotFoundProps) {
  const { ui, addresses } = frame;
  return (
    <main id="content-area" class="content-area not-found-container" tabIndex={-1}>
      <article class="page not-found">
        <p class="not-found-status-code">404</p>
        <h1 id="page-title" class="not-found-title">
          {titleIn(frame)}
        </h1>
        <div class="mdx-content not-found-description">{hasBody ? slot("article") : <p>{ui.pageNotFoundText}</p>}</div>
        <p>
          <a class="button button-primary" href={`${addresses.base}/`}>
            {ui.goHome}
          </a>
        </p>
        <Ways frame={frame} nodes={branch.levels[0]?.choices ?? branch.entries} />
      </article>
      {slot("footer")}
    </main>
  );
}

function Ways({ frame, nodes }: { readonly frame: FrameContext; readonly nodes: readonly NavNode[] }) {
  const ways = nodes.flatMap((node) => wayOf(node, frame) ?? []).slice(0, MOST_WAYS);
  if (ways.length === 0) return null;
  return (
    <nav class="not-found-recommended-pages-list" aria-labelledby="not-found-ways">
      <h2 id="not-found-ways">{frame.ui.perhapsYouMean}</h2>
      <ul>
        {ways.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function wayOf(node: NavNode, { site, addresses }: FrameContext): { label: string; href: string } | null {
  if (node.kind === "page") {
    const page = site.pages.get(node.path);
    return page && !page.matter.hidden ? { label: page.label, href: addresses.page(page.path) } : null;
  }
  if (node.holder.hidden || node.kind === "link") return null;
  const href = addresses.branch(node);
  return href === null ? null : { label: node.holder.label, href };
}
