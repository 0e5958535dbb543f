// Draws a floating menu and the button that opens it: a popover, so that it works without scripts.
import type { ComponentChildren } from "preact";

interface MenuProps {
  readonly id: string;
  readonly label: string;
  readonly class?: string | undefined;
  readonly children: ComponentChildren;
}

/** `page.client.ts` adds arrow keys, and positions the menu where CSS anchors are not supported. */
export function Menu({ id, label, class: name, children }: MenuProps) {
  return (
    <nav id={id} class={name ? `menu ${name}` : "menu"} popover="auto" aria-label={label}>
      {children}
    </nav>
  );
}

interface MenuButtonProps {
  /** The id of the menu. */
  readonly opens: string;
  /** The label for screen readers, where the button shows no text. */
  readonly label?: string | undefined;
  readonly id?: string | undefined;
  /** Whether the current page is one of those in the menu. */
  readonly isCurrent?: boolean | undefined;
  readonly class: string;
  /** The name by which sheets of sites know it. */
  readonly part?: string | undefined;
  readonly children: ComponentChildren;
}

export function MenuButton({ opens, label, id, isCurrent, class: name, part, children }: MenuButtonProps) {
  return (
    <button
      type="button"
      id={id}
      class={`${name} menu-button`}
      popovertarget={opens}
      data-component-part={part}
      aria-label={label}
      aria-current={isCurrent ? "true" : undefined}
    >
      {children}
    </button>
  );
}
