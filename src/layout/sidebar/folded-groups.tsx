// Draws pieces of a folded sidebar: lists with slots for their groups, and closed groups.
import type { Entry as EntryData } from "../branch.js";
import type { ShellContext } from "../shell-context.js";
import { slot } from "../slots.js";
import { type FoldPlan, isFolding } from "./fold-plan.js";
import { Group, GroupItem, type GroupShape, GroupTitle, hasWordsOnly, headerClass, titleTarget } from "./group.js";
import type { Marked } from "./mark-active.js";
import { sharedPath } from "./path-labels.js";
import { Entry, inLists, keyOf, Section } from "./sidebar-entries.js";

interface FoldedListProps {
  readonly shell: ShellContext;
  readonly nodes: readonly EntryData[];
  readonly plan: FoldPlan;
  readonly marked: Marked[];
  /** Whether its groups are sections. */
  readonly hasSections: boolean;
}

/**
 * The entries of one list. Folding groups have slots; open ones are in the list with their own. A group without a
 * page that would show it open is drawn as a whole.
 */
export function FoldedList({ nodes, hasSections, ...shared }: FoldedListProps) {
  const { shell, plan, marked } = shared;
  const prefix = sharedPath(nodes);
  const draw = (node: EntryData) => {
    if (node.kind !== "group")
      return <Entry key={keyOf(node)} shell={shell} node={node} prefix={prefix} marked={marked} />;
    if (plan.homes.has(node.id)) return slot(node.id);
    if (isFolding(node, hasSections))
      return <Entry key={node.id} shell={shell} node={node} prefix={prefix} marked={marked} />;
    const inside = { ...shared, nodes: node.children, hasSections: false };
    return hasSections ? (
      <Section key={node.id} shell={shell} group={node} marked={marked}>
        <ul class="sidebar-group">
          <FoldedList {...inside} />
        </ul>
      </Section>
    ) : (
      <Group key={node.id} shell={shell} group={node} isSection={false} marked={marked} isOpen>
        <FoldedList {...inside} />
      </Group>
    );
  };
  return hasSections ? inLists(nodes, draw) : nodes.map(draw);
}

/** A row that links to a page of the group, which shows it open; `<docs-groups>` opens it in place. */
export function ClosedGroup({ home, ...shape }: GroupShape & { readonly home: string }) {
  const { group } = shape;
  const { href } = titleTarget(shape) ?? { href: null };
  return (
    <GroupItem {...shape}>
      <a href={href ?? home} data-group={group.id} class={headerClass(shape)}>
        {href === null && hasWordsOnly(group) ? group.label : <GroupTitle {...shape} />}
      </a>
    </GroupItem>
  );
}
