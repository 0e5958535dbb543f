// Moves through a tree of files with the keyboard, as the ARIA pattern of a tree asks.
import { LiveElement, type Until } from "../live-element.js";

class DocsTree extends LiveElement {
  live(until: Until): void {
    const first = this.items[0];
    if (first) first.tabIndex = 0;
    this.addEventListener("click", (event) => this.onClick(event), until);
    this.addEventListener("keydown", (event) => this.onKey(event), until);
  }

  private get items(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>("[role=treeitem]")];
  }

  /** Items that no closed folder hides. */
  private get shown(): HTMLElement[] {
    return this.items.filter((item) => !item.closest('[aria-expanded="false"] + ul'));
  }

  private onClick(event: Event): void {
    const item = event.target instanceof Element ? event.target.closest<HTMLElement>("[role=treeitem]") : null;
    if (!item) return;
    toggle(item);
    this.focusItem(item);
  }

  private onKey(event: KeyboardEvent): void {
    const item = event.target;
    if (!(item instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = this.targetOf(event.key, item);
    if (target === undefined) return;
    event.preventDefault();
    if (target) this.focusItem(target);
  }

  /** Where a key leads; null where it changed the item itself, undefined where it means nothing here. */
  private targetOf(key: string, item: HTMLElement): HTMLElement | null | undefined {
    const { shown } = this;
    const at = shown.indexOf(item);
    const isRightToLeft = getComputedStyle(this).direction === "rtl";
    switch (key) {
      case "ArrowDown":
        return shown[at + 1] ?? null;
      case "ArrowUp":
        return shown[at - 1] ?? null;
      case "Home":
        return shown[0] ?? null;
      case "End":
        return shown.at(-1) ?? null;
      case "ArrowRight":
        return isRightToLeft ? leave(item) : enter(item);
      case "ArrowLeft":
        return isRightToLeft ? enter(item) : leave(item);
      case "Enter":
      case " ":
        toggle(item);
        return null;
      case "*":
        for (const sibling of siblings(item)) setOpen(sibling, true);
        return null;
      default:
        return /^\S$/u.test(key) ? this.startingWith(key, at) : undefined;
    }
  }

  private startingWith(letter: string, at: number): HTMLElement | null {
    const { shown } = this;
    const order = [...shown.slice(at + 1), ...shown.slice(0, at + 1)];
    return order.find((item) => item.textContent?.trim().toLowerCase().startsWith(letter.toLowerCase())) ?? null;
  }

  private focusItem(item: HTMLElement): void {
    for (const other of this.items) other.tabIndex = other === item ? 0 : -1;
    item.focus();
  }
}

/** Opens a closed folder; in an open one it goes to the first entry. */
function enter(item: HTMLElement): HTMLElement | null {
  if (item.ariaExpanded === "false") {
    setOpen(item, true);
    return null;
  }
  return item.nextElementSibling?.querySelector<HTMLElement>("[role=treeitem]") ?? null;
}

/** Closes an open folder; from anything else it moves to the enclosing folder. */
function leave(item: HTMLElement): HTMLElement | null {
  if (item.ariaExpanded === "true") {
    setOpen(item, false);
    return null;
  }
  const around = item.closest("ul")?.previousElementSibling;
  return around instanceof HTMLElement && around.matches("[role=treeitem]") ? around : null;
}

function siblings(item: HTMLElement): Element[] {
  return [...(item.closest("ul")?.querySelectorAll(":scope > li > [role=treeitem]") ?? [])];
}

function toggle(item: Element): void {
  setOpen(item, item.ariaExpanded === "false");
}

function setOpen(item: Element, isOpen: boolean): void {
  if (item.hasAttribute("aria-expanded")) item.ariaExpanded = String(isOpen);
}

customElements.define("docs-tree", DocsTree);
