// Draws pieces of a folded sidebar: lists with slots for their groups, and closed groups.
import type { NavNode, PagePath } from "../../model.js";
import type { FrameContext } from "../frame-context.js";
import { slot } from "../slots.js";
import type { FoldPlan } from "./fold-plan.js";
import { type GroupShape, GroupTitle, itemClass, titleTarget } from "./group.js";
import type { Marked } from "./mark-active.js";
import { Entry, keyOf, Section } from "./sidebar-entries.js";

interface FoldedListProps {
  readonly frame: FrameContext;
  readonly nodes: readonly NavNode[];
  readonly plan: FoldPlan;
  readonly marked: Marked[];
  /** Whether this is the first level. */
  readonly isTop: boolean;
}

/** The entries of one list. A group whose pages all stand elsewhere first has no row of its own: it is drawn whole. */
export function FoldedList({ frame, nodes, plan, marked, isTop }: FoldedListProps) {
  return nodes.map((node) => {
    if (node.kind === "branch" && plan.homes.has(node.id)) return slot(node.id);
    if (node.kind === "branch" && isTop) return <Section key={node.id} frame={frame} group={node} marked={marked} />;
    return <Entry key={keyOf(node)} frame={frame} node={node} marked={marked} />;
  });
}

/** A row that leads to a page of the group, which shows it open; `<docs-groups>` opens it in place. */
export function ClosedGroup({ home, ...shape }: GroupShape & { readonly home: PagePath }) {
  const { frame, group, isSection } = shape;
  return (
    <li class={itemClass(shape)}>
      <a
        class={isSection ? "sidebar-group-header" : undefined}
        href={frame.addresses.page(titleTarget(shape) ?? home)}
        data-group={group.id}
      >
        <GroupTitle {...shape} />
      </a>
    </li>
  );
}
