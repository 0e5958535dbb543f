// Draws the groups and pages of one branch as nested lists.
import type { ComponentChildren } from "preact";
import type { NavBranch, NavLink, NavNode, Page } from "../../model.js";
import { isElsewhere } from "../addresses.js";
import { pagesBelow } from "../branch.js";
import { type FrameContext, Icon } from "../frame-context.js";
import { Group, linkMark, Tag, Tagged } from "./group.js";
import type { Marked } from "./mark-active.js";

export interface EntriesProps {
  readonly frame: FrameContext;
  readonly nodes: readonly NavNode[];
  /** Collects what each mark stands for; the index is the mark's number. */
  readonly marked: Marked[];
}

/** The first level: groups are always open here, pages between them stand by themselves. */
export function TopEntries({ frame, nodes, marked }: EntriesProps) {
  return nodes.map((node) => {
    if (node.kind !== "branch") return <Entry key={keyOf(node)} frame={frame} node={node} marked={marked} />;
    if (node.holder.hidden || isEmpty(node, frame)) return null;
    return (
      <Section key={node.id} frame={frame} group={node} marked={marked}>
        <Entries frame={frame} nodes={node.children} marked={marked} />
      </Section>
    );
  });
}

interface SectionProps extends GroupProps {
  readonly children: ComponentChildren;
}

/** A group that cannot be closed. A blank name is a way to write one without a heading. */
export function Section({ frame, group, marked, children }: SectionProps) {
  const { icon, label, root, tag } = group.holder;
  return (
    <li class="sidebar-section">
      {(root || label.trim() !== "") && (
        <p class="sidebar-group-header">
          <Icon frame={frame} of={icon} class="icon-box sidebar-group-icon" />
          {root ? (
            <a class="sidebar-title" href={frame.addresses.page(root)} data-mark={linkMark(group, root, marked)}>
              {label}
            </a>
          ) : (
            <span class="sidebar-title">{label}</span>
          )}
          <Tag text={tag} />
        </p>
      )}
      <ul class="sidebar-group">{children}</ul>
    </li>
  );
}

export function Entries({ frame, nodes, marked }: EntriesProps) {
  return nodes.map((node) => <Entry key={keyOf(node)} frame={frame} node={node} marked={marked} />);
}

interface EntryProps {
  readonly frame: FrameContext;
  readonly node: NavNode;
  readonly marked: Marked[];
}

export function Entry({ frame, node, marked }: EntryProps) {
  if (node.kind === "link") return <LinkEntry frame={frame} link={node} />;
  if (node.kind === "branch") return <NestedGroup frame={frame} group={node} marked={marked} />;
  const page = frame.site.pages.get(node.path);
  if (!page || page.matter.hidden) return null;
  return <PageEntry frame={frame} page={page} marked={marked} />;
}

interface PageEntryProps {
  readonly frame: FrameContext;
  readonly page: Page;
  readonly marked: Marked[];
}

function PageEntry({ frame, page, marked }: PageEntryProps) {
  const { matter } = page;
  const href = matter.url ? frame.addresses.link(matter.url) : frame.addresses.page(page.path);
  return (
    <li>
      <a
        href={href}
        data-mark={marked.push({ kind: "link", page: page.path }) - 1}
        data-method={page.method && !matter.hideApiMarker ? shortMethod(page.method) : undefined}
        {...newTab(href)}
      >
        <Icon frame={frame} of={matter.icon} />
        <Tagged label={page.label} tag={matter.tag ?? (matter.deprecated ? frame.ui.deprecated : null)} />
      </a>
    </li>
  );
}

function LinkEntry({ frame, link }: { readonly frame: FrameContext; readonly link: NavLink }) {
  if (link.holder.hidden) return null;
  const href = frame.addresses.link(link.href);
  return (
    <li>
      <a href={href} {...newTab(href)}>
        <Icon frame={frame} of={link.holder.icon} />
        <Tagged label={link.holder.label} tag={link.holder.tag} />
      </a>
    </li>
  );
}

interface GroupProps {
  readonly frame: FrameContext;
  readonly group: NavBranch;
  readonly marked: Marked[];
}

/** Closed unless the writer wants it open or the reader is inside. */
function NestedGroup({ frame, group, marked }: GroupProps) {
  if (group.holder.hidden || isEmpty(group, frame)) return null;
  const mark = group.holder.expanded
    ? undefined
    : marked.push({ kind: "group", pages: [...new Set(pagesBelow([group]))] }) - 1;
  return (
    <Group frame={frame} group={group} isSection={false} marked={marked} mark={mark} isOpen={group.holder.expanded}>
      <Entries frame={frame} nodes={group.children} marked={marked} />
    </Group>
  );
}

/** Without a page that is shown, a group is an empty promise. */
function isEmpty(group: NavBranch, frame: FrameContext): boolean {
  if (group.holder.root) return false;
  return group.children.every((node) => {
    if (node.kind === "branch") return node.holder.hidden || isEmpty(node, frame);
    if (node.kind === "link") return node.holder.hidden;
    return frame.site.pages.get(node.path)?.matter.hidden ?? !frame.site.pages.has(node.path);
  });
}

export function keyOf(node: NavNode): string {
  return node.kind === "page" ? node.path : node.id;
}

/** Attributes of a link that leaves the site. */
export function newTab(href: string): { target?: string; rel?: string } {
  return /^(?:https?:)?\/\//.test(href) && isElsewhere(href) ? { target: "_blank", rel: "noopener" } : {};
}

/** Fits the narrow column; drawn by the style sheet from the attribute. */
function shortMethod(method: string): string {
  const lower = method.toLowerCase();
  return lower === "delete" ? "del" : lower === "webhook" ? "hook" : lower === "options" ? "opt" : lower;
}
