// Draws the directory below a group's root page: the pages and groups of the group, as cards or as lists that open.
import { render } from "preact-render-to-string";
import type { Html, NavBranch, NavNode, Page, Trail } from "../../model.js";
import { type FrameContext, Icon } from "../frame-context.js";
import { newTab } from "../sidebar/sidebar-entries.js";
import type { PageView } from "../view.js";

/** Only where the page is the root of its group and the setting, its own or inherited, asks for a directory. */
export function drawListing(frame: FrameContext, { page, trail }: PageView): Html {
  const group = trail?.branches.at(-1);
  if (!trail || !group || group.holder.kind !== "group" || group.holder.root !== page.path) return "";
  const shape = shapeOf(trail);
  if (shape === "card") return render(<Cards frame={frame} nodes={group.children} />);
  return shape === "accordion" ? render(<Lists frame={frame} group={group} />) : "";
}

function shapeOf({ branches }: Trail): "none" | "accordion" | "card" {
  return branches.findLast(({ holder }) => holder.directory !== null)?.holder.directory ?? "none";
}

interface NodesProps {
  readonly frame: FrameContext;
  readonly nodes: readonly NavNode[];
}

function Cards({ frame, nodes }: NodesProps) {
  return (
    <ul class="listing listing-cards">
      {nodes.map((node) => {
        const item = itemOf(node, frame);
        if (!item) return null;
        return (
          <li key={item.href}>
            <a href={item.href} {...newTab(item.href)}>
              <Icon frame={frame} of={item.icon} class="icon-box menu-icon" />
              <span class="listing-title">{item.title}</span>
              {item.description && <small>{item.description}</small>}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function Lists({ frame, group }: { readonly frame: FrameContext; readonly group: NavBranch }) {
  const loose = group.children.filter((node) => node.kind !== "branch");
  return (
    <div class="listing">
      <Lines frame={frame} nodes={loose} />
      {group.children.map((node) =>
        node.kind !== "branch" || node.holder.hidden ? null : (
          <details key={node.id}>
            <summary>{node.holder.label}</summary>
            <Lines frame={frame} nodes={node.children} />
          </details>
        ),
      )}
    </div>
  );
}

function Lines({ frame, nodes }: NodesProps) {
  return (
    <ul class="listing-lines">
      {nodes.map((node) => {
        const item = itemOf(node, frame);
        return (
          item && (
            <li key={item.href}>
              <a href={item.href} {...newTab(item.href)}>
                {item.title}
              </a>
            </li>
          )
        );
      })}
    </ul>
  );
}

function itemOf(node: NavNode, { site, addresses }: FrameContext) {
  if (node.kind === "page") return pageItem(site.pages.get(node.path), (page) => addresses.page(page.path));
  const { holder } = node;
  if (holder.hidden) return null;
  const { label: title, icon } = holder;
  if (node.kind === "link") return { title, icon, description: holder.description, href: addresses.link(node.href) };
  if (node.first === null) return null;
  const description =
    holder.description ?? (holder.root ? (site.pages.get(holder.root)?.matter.description ?? null) : null);
  return { title, icon, description, href: addresses.page(node.first) };
}

function pageItem(page: Page | undefined, hrefOf: (page: Page) => string) {
  if (!page || page.matter.hidden) return null;
  const { title, matter } = page;
  return { title, icon: matter.icon, description: matter.description, href: matter.url ?? hrefOf(page) };
}
