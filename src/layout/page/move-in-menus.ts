// Runs in the browser: arrow keys in floating menus, and their place on the screen where CSS has no anchors.

const ITEMS = "a[href], button";

export function moveInMenus(page: HTMLElement, signal: AbortSignal): void {
  page.addEventListener("keydown", (event) => move(event), { signal });
  page.addEventListener(
    "toggle",
    (event) => {
      if (event.target instanceof HTMLElement && event.target.matches(".menu:popover-open")) place(event.target);
    },
    { signal, capture: true },
  );
}

function move(event: KeyboardEvent): void {
  const { key, target } = event;
  if (!(target instanceof HTMLElement) || !["ArrowDown", "ArrowUp", "Home", "End"].includes(key)) return;
  const menu = target.closest(".menu") ?? openMenuOf(target, key);
  if (!menu) return;
  event.preventDefault();
  const items = [...menu.querySelectorAll<HTMLElement>(ITEMS)];
  const at = items.indexOf(target);
  const last = items.length - 1;
  const next =
    key === "Home" ? 0 : key === "End" ? last : key === "ArrowDown" ? (at < last ? at + 1 : 0) : at > 0 ? at - 1 : last;
  items[next]?.focus();
}

/** Arrow keys on a menu's button open it. */
function openMenuOf(target: HTMLElement, key: string): HTMLElement | null {
  if (!(target instanceof HTMLButtonElement) || !target.matches(".menu-button") || !key.startsWith("Arrow"))
    return null;
  const menu = target.popoverTargetElement;
  if (!(menu instanceof HTMLElement) || !menu.matches(".menu")) return null;
  if (!menu.matches(":popover-open")) target.click();
  return menu;
}

function place(menu: HTMLElement): void {
  if (CSS.supports("position-area", "block-end") || innerWidth < 768) return;
  const button = [...document.querySelectorAll<HTMLElement>(`[popovertarget="${menu.id}"]`)].find(
    (each) => each.offsetParent !== null,
  );
  if (!button) return;
  const { left, right, bottom } = button.getBoundingClientRect();
  const isRightToLeft = document.documentElement.dir === "rtl";
  const wanted = isRightToLeft ? right - menu.offsetWidth : left;
  const x = Math.min(Math.max(8, wanted), innerWidth - menu.offsetWidth - 8);
  menu.style.cssText = `inset:auto;margin:0;left:${x}px;top:${bottom + 6}px`;
}
