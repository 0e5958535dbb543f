// Draws the groups and pages of one branch as nested lists, whole or as pieces of a folded sidebar.
import type { ComponentChildren } from "preact";
import { breakable } from "../../components/breakable.js";
import { isElsewhere } from "../addresses.js";
import { type Entry as EntryData, type GroupEntry, type LinkEntry, type PageEntry, pagesBelow } from "../branch.js";
import { Icon, useShell } from "../shell-context.js";
import { slot } from "../slots.js";
import { type FoldPlan, isFolding } from "./fold-plan.js";
import { Group, Tag } from "./group.js";
import { markOf } from "./mark-active.js";
import { pathLabel, sharedPath } from "./path-labels.js";

interface EntriesProps {
  readonly nodes: readonly EntryData[];
}

/** The first level. Groups are always open here, and pages between them are on their own. */
export function TopEntries({ nodes }: EntriesProps) {
  const shown = nodes.filter((node) => !node.isHidden && !(node.kind === "group" && isEmpty(node)));
  const prefix = sharedPath(nodes);
  return inLists(shown, (node) =>
    node.kind === "group" ? (
      <Section group={node}>
        <Entries nodes={node.children} />
      </Section>
    ) : (
      <Entry node={node} prefix={prefix} />
    ),
  );
}

/** Entries between groups of the first level stand in lists. */
function inLists(nodes: readonly EntryData[], draw: (node: EntryData) => ComponentChildren): ComponentChildren[] {
  const isListed = (at: number) => nodes[at] !== undefined && nodes[at].kind !== "group";
  const starts = [...nodes.keys()].filter((at) => !isListed(at) || !isListed(at - 1));
  return starts.map((start, index) => {
    const drawn = nodes.slice(start, starts[index + 1]).map(draw);
    if (!isListed(start)) return drawn;
    return <ul class="sidebar-group">{drawn}</ul>;
  });
}

interface SectionProps extends GroupProps {
  readonly children: ComponentChildren;
}

/** A group that cannot be closed. A blank name means no title, which sheets of sites know as `h5`; to ears it is no heading. */
function Section({ group, children }: SectionProps) {
  const { icon, label, root, tag } = group;
  return (
    <div>
      {(root || label.trim() !== "") && (
        <div class="sidebar-group-header">
          <Icon of={icon} class="icon-box sidebar-group-icon" />
          <h5 class="sidebar-title" role="none" data-component-part="group-title">
            {root ? (
              <a href={root.href} data-mark={markOf([root.path])}>
                {breakable(label)}
              </a>
            ) : (
              breakable(label)
            )}
          </h5>
          <Tag text={tag} />
        </div>
      )}
      <ul class="sidebar-group">{children}</ul>
    </div>
  );
}

export function Entries({ nodes }: EntriesProps) {
  const prefix = sharedPath(nodes);
  return nodes.map((node) => <Entry node={node} prefix={prefix} />);
}

interface EntryProps {
  readonly node: EntryData;
  /** What the paths in the list begin with. */
  readonly prefix: string;
}

function Entry({ node, prefix }: EntryProps) {
  if (node.kind === "link") return <SidebarLink link={node} />;
  if (node.kind === "group") return <NestedGroup group={node} />;
  return node.isHidden ? null : <SidebarPage page={node} prefix={prefix} />;
}

interface PageProps {
  readonly page: PageEntry;
  readonly prefix: string;
}

function SidebarPage({ page, prefix }: PageProps) {
  const shell = useShell();
  const { path, href, method, icon, label, tag, isDeprecated } = page;
  const end = pathLabel(page, prefix);
  const mark = tag ?? (isDeprecated ? shell.ui.deprecated : null);
  return (
    <li>
      <a
        href={href}
        data-mark={markOf([path])}
        data-method={method ? shortMethod(method) : undefined}
        title={end && !label.endsWith(` ${end}`) ? label.slice(`${method} `.length) : undefined}
        {...newTab(href)}
      >
        <Icon of={icon} />
        {end && [<b>{method}</b>, " "]}
        {method && !icon && !mark ? breakable(end ?? label) : <Tagged label={end ?? label} tag={mark} />}
      </a>
    </li>
  );
}

function SidebarLink({ link }: { readonly link: LinkEntry }) {
  const { isHidden, href, icon, label, tag } = link;
  if (isHidden) return null;
  return (
    <li>
      <a href={href} {...newTab(href)}>
        <Icon of={icon} />
        <Tagged label={label} tag={tag} />
      </a>
    </li>
  );
}

/** Longer titles take more than two lines in lists of lists: an element of their own lets them be cut there. */
const TWO_LINES = 24;

/** A title with its tag, or without an element where it is words alone and short. */
function Tagged({ label, tag }: { readonly label: string; readonly tag: string | null }) {
  const words = breakable(label);
  if (!tag && words === label && label.length <= TWO_LINES) return label;
  return (
    <>
      <span class="sidebar-title">{words}</span>
      <Tag text={tag} />
    </>
  );
}

interface GroupProps {
  readonly group: GroupEntry;
}

/** Closed unless the writer wants it open or the reader is inside. */
function NestedGroup({ group }: GroupProps) {
  if (group.isHidden || isEmpty(group)) return null;
  return (
    <Group group={group} isSection={false} opensOn={pagesBelow([group])} isOpen={group.isExpanded}>
      <Entries nodes={group.children} />
    </Group>
  );
}

/** A group without visible pages is not shown. */
function isEmpty({ root, children }: GroupEntry): boolean {
  return !root && children.every((entry) => entry.isHidden || (entry.kind === "group" && isEmpty(entry)));
}

/** A link in a plain list. */
export function LinkItem({ label, href }: { readonly label: string; readonly href: string }) {
  return (
    <li>
      <a href={href} {...newTab(href)}>
        {label}
      </a>
    </li>
  );
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

interface FoldedListProps {
  readonly nodes: readonly EntryData[];
  readonly plan: FoldPlan;
  /** Whether its groups are sections. */
  readonly hasSections: boolean;
}

/**
 * The entries of one list. Folding groups have slots; open ones are in the list with their own. A group without a
 * page that would show it open is drawn as a whole.
 */
export function FoldedList({ nodes, hasSections, plan }: FoldedListProps) {
  const prefix = sharedPath(nodes);
  const draw = (node: EntryData) => {
    if (node.kind !== "group") return <Entry node={node} prefix={prefix} />;
    if (plan.homes.has(node.id)) return slot(node.id);
    if (isFolding(node, hasSections)) return <Entry node={node} prefix={prefix} />;
    const inside = <FoldedList plan={plan} nodes={node.children} hasSections={false} />;
    if (hasSections) return <Section group={node}>{inside}</Section>;
    return (
      <Group group={node} isSection={false} isOpen>
        {inside}
      </Group>
    );
  };
  return hasSections ? inLists(nodes, draw) : nodes.map(draw);
}
