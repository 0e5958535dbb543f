// Owns the entries of a folded sidebar: every piece is drawn once, a page puts its own together, a file holds each group.
import type { VNode } from "preact";
import { render } from "preact-render-to-string";
import type { Html } from "../../model.js";
import type { Entry, GroupEntry } from "../branch.js";
import type { ShellContext } from "../shell-context.js";
import { fillTemplate, slot, type Template, toTemplate } from "../slots.js";
import { type FoldPlan, isFolding, isShort } from "./fold-plan.js";
import { ClosedGroup, FoldedList } from "./folded-groups.js";
import { Group } from "./group.js";
import type { Marked } from "./mark-active.js";
import { Entries, TopEntries } from "./sidebar-entries.js";

/** The drawn pieces of one branch. */
export interface FoldedEntries {
  /** The list with these groups open and all others closed. It contains marks. */
  readonly html: (open: ReadonlySet<string>) => Html;
  /** The content of each group, by id, as it is inserted when a reader opens it. It contains marks. */
  readonly inside: ReadonlyMap<string, Html>;
}

interface Piece {
  readonly closed: Html;
  /** The markup around its content. */
  readonly open: Template;
  readonly list: Template;
}

const INSIDE = "inside";

/** Draws all pieces. `marked` collects what their marks stand for. */
export function foldedEntries(shell: ShellContext, plan: FoldPlan, marked: Marked[]): FoldedEntries {
  const pieces = new Map<string, Piece>();
  const inside = new Map<string, Html>();

  function listOf(nodes: readonly Entry[], hasSections: boolean): Template {
    addPieces(nodes, hasSections);
    return templateOf(<FoldedList shell={shell} nodes={nodes} plan={plan} marked={marked} hasSections={hasSections} />);
  }

  /** The slots of a list's folding groups, including those in open groups. */
  function addPieces(nodes: readonly Entry[], hasSections: boolean): void {
    for (const node of nodes) {
      if (node.kind !== "group") continue;
      if (isFolding(node, hasSections)) addPiece(node, hasSections);
      else addPieces(node.children, false);
    }
  }

  function addPiece(group: GroupEntry, hasSections: boolean): void {
    const home = plan.homes.get(group.id);
    if (home === undefined) return;
    const shape = { shell, group, isSection: hasSections };
    const list = listOf(group.children, hasSections);
    pieces.set(group.id, {
      closed: render(<ClosedGroup {...shape} home={home} />),
      open: templateOf(
        <Group {...shape} marked={marked} isOpen>
          {slot(INSIDE)}
        </Group>,
      ),
      list,
    });
    const Whole = hasSections ? TopEntries : Entries;
    const entries = isShort(group.children) ? (
      <Whole shell={shell} nodes={group.children} marked={marked} />
    ) : (
      slot(INSIDE)
    );
    const whole = templateOf(<ul class={hasSections ? "sidebar-group" : undefined}>{entries}</ul>);
    inside.set(
      group.id,
      fillTemplate(whole, () => fill(list, new Set())),
    );
  }

  function fill(list: Template, open: ReadonlySet<string>): Html {
    return fillTemplate(list, (id) => {
      const piece = pieces.get(id);
      if (!piece) return "";
      return open.has(id) ? fillTemplate(piece.open, () => fill(piece.list, open)) : piece.closed;
    });
  }

  const top = listOf(plan.nodes, plan.hasSections);
  return { html: (open) => fill(top, open), inside };
}

function templateOf(drawn: VNode): Template {
  return toTemplate(render(drawn));
}
