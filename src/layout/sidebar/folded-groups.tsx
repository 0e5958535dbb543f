// Draws pieces of a folded sidebar: lists with slots for their groups, and closed groups.
import type { Entry as EntryData } from "../branch.js";
import { slot } from "../slots.js";
import { type FoldPlan, isFolding } from "./fold-plan.js";
import { Group, GroupItem, type GroupShape, GroupTitle, hasWordsOnly, headerClass, titleTarget } from "./group.js";
import { sharedPath } from "./path-labels.js";
import { Entry, inLists, Section } from "./sidebar-entries.js";

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
