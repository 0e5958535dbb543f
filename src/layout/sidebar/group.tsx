// Draws a group of the sidebar that opens and closes, or is closed, and its title.
import type { ComponentChildren } from "preact";
import { breakable } from "../../components/breakable.js";
import type { PagePath } from "../../model.js";
import type { GroupEntry, Target } from "../branch.js";
import { Icon } from "../shell-context.js";
import { markOf } from "./mark-active.js";

interface GroupShape {
  readonly group: GroupEntry;
  /** Whether the group is on the first level. */
  readonly isSection: boolean;
}

interface GroupProps extends GroupShape {
  readonly isOpen: boolean;
  /** Pages that open the group. */
  readonly opensOn?: Iterable<PagePath>;
  /** The list. */
  readonly children: ComponentChildren;
}

/** Where the title is a link, the arrow beside it opens the group: a link inside a button cannot be reached. */
export function Group({ isOpen, opensOn = [], children, ...shape }: GroupProps) {
  const { group } = shape;
  const target = titleTarget(shape);
  const header = headerClass(shape);
  return (
    <GroupItem {...shape} name={group.label}>
      {target && (
        <a class={header} href={target.href} data-mark={markOf(target.path === group.root?.path ? [target.path] : [])}>
          <GroupTitle {...shape} />
        </a>
      )}
      <button
        type="button"
        class={target ? undefined : header}
        data-mark={markOf(isOpen ? [] : opensOn)}
        aria-expanded={isOpen}
        aria-label={target ? group.label : undefined}
      >
        {!target && <GroupTitle {...shape} />}
      </button>
      <GroupList {...shape}>{children}</GroupList>
    </GroupItem>
  );
}

/** Sheets of sites name a nested group that opens by its title: `.sidebar-group > li[data-title] > button`. */
function GroupItem({ children, name, ...shape }: Omit<GroupProps, "isOpen"> & { readonly name?: string }) {
  const isRooted = titleTarget(shape) !== null && "sidebar-rooted";
  if (shape.isSection) return <div class={isRooted || undefined}>{children}</div>;
  return (
    <li class={isRooted || undefined} data-title={name}>
      {children}
    </li>
  );
}

/** What a group contains. On the first level these are lists, and groups with lists of their own. */
export function GroupList({ isSection, children }: Pick<GroupProps, "isSection" | "children">) {
  return isSection ? <div>{children}</div> : <ul>{children}</ul>;
}

function headerClass({ isSection }: GroupShape): string | undefined {
  return isSection ? "sidebar-group-header" : undefined;
}

/** The target of a group's title; on the first level only its root. */
function titleTarget({ group, isSection }: GroupShape): Target | null {
  return isSection ? group.root : group.title;
}

function GroupTitle({ group, isSection }: GroupShape) {
  return (
    <>
      <Icon of={group.icon} class={isSection ? "icon-box sidebar-group-icon" : undefined} />
      <span class="sidebar-title">{breakable(group.label)}</span>
      <Tag text={group.tag} />
    </>
  );
}

/** Whether a title is words alone: then what is around it can be its element. */
function hasWordsOnly({ icon, tag, label }: GroupEntry): boolean {
  return !icon && !tag && breakable(label) === label;
}

export function Tag({ text }: { readonly text: string | null }) {
  return text && <span class="pill nav-tag-pill nav-tag-pill-text">{text}</span>;
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
