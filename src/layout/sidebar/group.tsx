// Draws a group of the sidebar that opens and closes, and its title.
import type { ComponentChildren } from "preact";
import { breakable } from "../../components/breakable.js";
import type { GroupEntry, Target } from "../branch.js";
import { Icon, type ShellContext } from "../shell-context.js";
import type { Marked } from "./mark-active.js";

export interface GroupShape {
  readonly shell: ShellContext;
  readonly group: GroupEntry;
  /** Whether the group is on the first level. */
  readonly isSection: boolean;
}

interface GroupProps extends GroupShape {
  readonly marked: Marked[];
  readonly isOpen: boolean;
  /** Number of the mark where a page opens the group. */
  readonly mark?: number | undefined;
  /** The list. */
  readonly children: ComponentChildren;
}

/** Where the title is a link, the arrow beside it opens the group: a link inside a button cannot be reached. */
export function Group({ marked, isOpen, mark, children, ...shape }: GroupProps) {
  const { group, isSection } = shape;
  const target = titleTarget(shape);
  const header = isSection ? "sidebar-group-header" : undefined;
  return (
    <li class={itemClass(shape)}>
      {target && (
        <a class={header} href={target.href} data-mark={linkMark(group, target, marked)}>
          <GroupTitle {...shape} />
        </a>
      )}
      <details data-mark={mark} open={isOpen}>
        {target ? (
          <summary aria-label={group.label} />
        ) : (
          <summary class={header}>
            <GroupTitle {...shape} />
          </summary>
        )}
        <ul class={isSection ? "sidebar-group" : undefined}>{children}</ul>
      </details>
    </li>
  );
}

/** The target of a group's title; on the first level only its root. */
export function titleTarget({ group, isSection }: GroupShape): Target | null {
  return isSection ? group.root : group.title;
}

/** The link of a title is the page's own where it leads to the root. */
export function linkMark({ root }: GroupEntry, { path }: Target, marked: Marked[]): number | undefined {
  return path === root?.path ? marked.push({ kind: "link", page: path }) - 1 : undefined;
}

export function itemClass(shape: GroupShape): string | undefined {
  if (!shape.isSection) return titleTarget(shape) ? "sidebar-rooted" : undefined;
  return titleTarget(shape) ? "sidebar-section sidebar-rooted" : "sidebar-section";
}

export function GroupTitle({ shell, group, isSection }: GroupShape) {
  return (
    <>
      <Icon shell={shell} of={group.icon} class={isSection ? "icon-box sidebar-group-icon" : undefined} />
      <span class="sidebar-title">{breakable(group.label)}</span>
      <Tag text={group.tag} />
    </>
  );
}

/** Longer titles take more than two lines in lists of lists: an element of their own lets them be cut there. */
const TWO_LINES = 24;

/** Whether a title is words alone: then what is around it can be its element. */
export function hasWordsOnly({ icon, tag, label }: GroupEntry): boolean {
  return !icon && !tag && breakable(label) === label;
}

/** A title with its tag, or without an element where it is words alone and short. */
export function Tagged({ label, tag }: { readonly label: string; readonly tag: string | null }) {
  const words = breakable(label);
  if (!tag && words === label && label.length <= TWO_LINES) return label;
  return (
    <>
      <span class="sidebar-title">{words}</span>
      <Tag text={tag} />
    </>
  );
}

export function Tag({ text }: { readonly text: string | null }) {
  return text && <span class="pill nav-tag-pill">{text}</span>;
}
