// Draws the groups and pages of one branch as nested lists.
import type { ComponentChildren } from "preact";
import { breakable } from "../../components/breakable.js";
import { isElsewhere } from "../addresses.js";
import { type Entry as EntryData, type GroupEntry, type LinkEntry, type PageEntry, pagesBelow } from "../branch.js";
import { Icon, type ShellContext } from "../shell-context.js";
import { Group, linkMark, Tag, Tagged } from "./group.js";
import type { Marked } from "./mark-active.js";
import { pathLabel, sharedPath } from "./path-labels.js";

interface EntriesProps {
  readonly shell: ShellContext;
  readonly nodes: readonly EntryData[];
  /** Collects what each mark stands for; the index is the mark's number. */
  readonly marked: Marked[];
}

/** The first level. Groups are always open here, and pages between them are on their own. */
export function TopEntries({ shell, nodes, marked }: EntriesProps) {
  const shown = nodes.filter((node) => !node.isHidden && !(node.kind === "group" && isEmpty(node)));
  const prefix = sharedPath(nodes);
  return inLists(shown, (node) =>
    node.kind === "group" ? (
      <Section key={node.id} shell={shell} group={node} marked={marked}>
        <ul class="sidebar-group">
          <Entries shell={shell} nodes={node.children} marked={marked} />
        </ul>
      </Section>
    ) : (
      <Entry key={keyOf(node)} shell={shell} node={node} prefix={prefix} marked={marked} />
    ),
  );
}

/** Entries between groups of the first level stand in lists. */
export function inLists(
  nodes: readonly EntryData[],
  draw: (node: EntryData) => ComponentChildren,
): ComponentChildren[] {
  const isListed = (at: number) => nodes[at] !== undefined && nodes[at].kind !== "group";
  const starts = [...nodes.keys()].filter((at) => !isListed(at) || !isListed(at - 1));
  return starts.map((start, index) => {
    const drawn = nodes.slice(start, starts[index + 1]).map(draw);
    if (!isListed(start)) return drawn;
    return (
      <ul key={start} class="sidebar-group">
        {drawn}
      </ul>
    );
  });
}

interface SectionProps extends GroupProps {
  readonly children: ComponentChildren;
}

/** A group that cannot be closed. A blank name means no title, which sheets of sites know as `h5`; to ears it is no heading. */
export function Section({ shell, group, marked, children }: SectionProps) {
  const { icon, label, root, tag } = group;
  return (
    <div class="sidebar-section">
      {(root || label.trim() !== "") && (
        <div class="sidebar-group-header">
          <Icon shell={shell} of={icon} class="icon-box sidebar-group-icon" />
          <h5 class="sidebar-title" role="none">
            {root ? (
              <a href={root.href} data-mark={linkMark(group, root, marked)}>
                {breakable(label)}
              </a>
            ) : (
              breakable(label)
            )}
          </h5>
          <Tag text={tag} />
        </div>
      )}
      {children}
    </div>
  );
}

export function Entries({ shell, nodes, marked }: EntriesProps) {
  const prefix = sharedPath(nodes);
  return nodes.map((node) => <Entry key={keyOf(node)} shell={shell} node={node} prefix={prefix} marked={marked} />);
}

interface EntryProps {
  readonly shell: ShellContext;
  readonly node: EntryData;
  /** What the paths in the list begin with. */
  readonly prefix: string;
  readonly marked: Marked[];
}

export function Entry({ shell, node, prefix, marked }: EntryProps) {
  if (node.kind === "link") return <SidebarLink shell={shell} link={node} />;
  if (node.kind === "group") return <NestedGroup shell={shell} group={node} marked={marked} />;
  return node.isHidden ? null : <SidebarPage shell={shell} page={node} prefix={prefix} marked={marked} />;
}

interface PageProps {
  readonly shell: ShellContext;
  readonly page: PageEntry;
  readonly prefix: string;
  readonly marked: Marked[];
}

function SidebarPage({ shell, page, prefix, marked }: PageProps) {
  const { path, href, method, icon, label, tag, isDeprecated } = page;
  const spelled = pathLabel(page, prefix);
  return (
    <li>
      <a
        href={href}
        data-mark={marked.push({ kind: "link", page: path }) - 1}
        data-method={method && !spelled ? shortMethod(method) : undefined}
        title={spelled && !label.endsWith(` ${spelled.path}`) ? label : undefined}
        {...newTab(href)}
      >
        <Icon shell={shell} of={icon} />
        {spelled && <SpelledMethod method={spelled.method} />}
        <Tagged label={spelled?.path ?? label} tag={tag ?? (isDeprecated ? shell.ui.deprecated : null)} />
      </a>
    </li>
  );
}

/** An operation without a summary is called `GET /plants`: its own first word is its mark. */
function SpelledMethod({ method }: { readonly method: string }) {
  return (
    <>
      <span class="sidebar-method" data-method={method.toLowerCase()}>
        {method}
      </span>{" "}
    </>
  );
}

function SidebarLink({ shell, link }: { readonly shell: ShellContext; readonly link: LinkEntry }) {
  const { isHidden, href, icon, label, tag } = link;
  if (isHidden) return null;
  return (
    <li>
      <a href={href} {...newTab(href)}>
        <Icon shell={shell} of={icon} />
        <Tagged label={label} tag={tag} />
      </a>
    </li>
  );
}

interface GroupProps {
  readonly shell: ShellContext;
  readonly group: GroupEntry;
  readonly marked: Marked[];
}

/** Closed unless the writer wants it open or the reader is inside. */
function NestedGroup({ shell, group, marked }: GroupProps) {
  if (group.isHidden || isEmpty(group)) return null;
  const mark = group.isExpanded
    ? undefined
    : marked.push({ kind: "group", pages: [...new Set(pagesBelow([group]))] }) - 1;
  return (
    <Group shell={shell} group={group} isSection={false} marked={marked} mark={mark} isOpen={group.isExpanded}>
      <Entries shell={shell} nodes={group.children} marked={marked} />
    </Group>
  );
}

/** A group without visible pages is not shown. */
function isEmpty({ root, children }: GroupEntry): boolean {
  return !root && children.every((entry) => entry.isHidden || (entry.kind === "group" && isEmpty(entry)));
}

export function keyOf(node: EntryData): string {
  return node.kind === "page" ? node.path : node.id;
}

/** Attributes of a link to another site. */
export function newTab(href: string): { target?: string; rel?: string } {
  return /^(?:https?:)?\/\//.test(href) && isElsewhere(href) ? { target: "_blank", rel: "noopener" } : {};
}

/** Fits the narrow column. The style sheet draws it from the attribute. */
function shortMethod(method: string): string {
  const lower = method.toLowerCase();
  return lower === "delete" ? "del" : lower === "webhook" ? "hook" : lower === "options" ? "opt" : lower;
}
