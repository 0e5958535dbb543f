// Runs in the browser: arrow keys in floating menus, and their place on the screen where CSS has no anchors.

const ITEMS = "a[href],button";

export function moveInMenus(page: HTMLElement, signal: AbortSignal): void {
  page.addEventListener("keydown", move, { signal });
  page.addEventListener(
    "toggle",
    (event) => {
      const menu = event.target;
      if (CSS.supports("position-area", "block-end") || !(menu instanceof HTMLElement)) return;
      const button = menu.matches(".menu:popover-open") && buttonOf(menu);
      if (button) void import("./act-rarely.js").then((actions) => actions.placeMenu(menu, button));
    },
    { signal, capture: true },
  );
}

function move(event: KeyboardEvent): void {
  const { key, target } = event;
  if (!(target instanceof HTMLElement) || !["ArrowDown", "ArrowUp", "Home", "End", "Escape"].includes(key)) return;
  const menu = target.closest<HTMLElement>(".menu") ?? openMenuOf(target, key);
  if (!menu) return;
  // Browsers restore focus when the outermost popover closes, but not for a menu above the open sidebar.
  if (key === "Escape") {
    buttonOf(menu)?.focus();
    return;
  }
  event.preventDefault();
  const items = [...menu.querySelectorAll<HTMLElement>(ITEMS)];
  const at = items.indexOf(target);
  const down = (at + 1) % items.length;
  // The last one comes before the first, at -1.
  const next = key === "Home" ? 0 : key === "End" ? -1 : key === "ArrowDown" ? down : Math.max(at, 0) - 1;
  items.at(next)?.focus();
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

/** The visible one: tabs have buttons in the bar and in the sidebar. */
function buttonOf(menu: HTMLElement): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>(`[popovertarget="${menu.id}"]`)];
  return all.find((each) => each.offsetParent);
}
