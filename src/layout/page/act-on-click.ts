// Runs in the browser: does what buttons with `data-action` say, opens groups of the sidebar, fills in links, closes a sheet whose link
// was followed, and moves through menus by keys.
import type { Until } from "../../components/live-element.js";

export function actOnClick(page: HTMLElement, until: Until): void {
  // A page built without an origin only knows its path; here the origin is known.
  for (const link of page.querySelectorAll<HTMLAnchorElement>("[href*='%24origin']"))
    link.href = link.href.replace("%24origin", location.origin);
  page.addEventListener(
    "click",
    (event) => {
      if (!(event.target instanceof Element)) return;
      const group = event.target.closest("#navigation-items [aria-expanded]");
      if (group) group.ariaExpanded = String(group.ariaExpanded !== "true");
      const button = event.target.closest<HTMLElement>("[data-action]");
      if (button && page.contains(button)) void act(button);
      const link = event.target.closest<HTMLAnchorElement>("a[href]");
      if (!link) return;
      if (link.hash && link.pathname === location.pathname) link.closest<HTMLElement>("[popover]")?.hidePopover();
      const needsPage = link.href.includes("$page");
      if (needsPage) event.preventDefault();
      if (needsPage || link.matches(".anchor")) void rare().then((actions) => actions.followLink(link));
    },
    until,
  );
}

async function act(button: HTMLElement): Promise<void> {
  const { action, value = "" } = button.dataset;
  if (action === "print") print();
  if (action === "assistant") document.getElementById("assistant-entry")?.click();
  if (action === "banner" || action === "sidebar" || action === "shortcuts") (await rare()).ACTIONS[action](value);
  if (action === "copy-value") await copyValue(button, value.replace("$origin", location.origin));
  // Where copying is not allowed, the page's Markdown opens, to be copied by hand.
  if (action === "copy-page") await copy(button, loadText(value)).catch(() => location.assign(value));
}

/** Without https a browser gives scripts no clipboard. */
async function copyValue(button: HTMLElement, value: string): Promise<void> {
  await copy(button, Promise.resolve(value)).catch(async () => {
    await (await rare()).writeText(value, button);
    showDone(button);
  });
}

async function loadText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error();
  return response.text();
}

/** Safari only copies what is promised during the click, so the item holds the promise, not the text. */
async function copy(button: HTMLElement, text: Promise<string>): Promise<void> {
  const type = "text/plain";
  const blob = text.then((found) => new Blob([found], { type }));
  await navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
  showDone(button);
}

function showDone(button: HTMLElement): void {
  void rare().then(({ announceCopied }) => announceCopied());
  button.dataset["state"] = "done";
  setTimeout(() => {
    delete button.dataset["state"];
  }, 1600);
}

function rare() {
  return import("./act-rarely.js");
}

const ITEMS = "a[href],button";

/** Arrow keys, Home and End go through the items of a menu; browsers that cannot place a menu get help. */
export function moveInMenus(page: HTMLElement, until: Until): void {
  page.addEventListener("keydown", move, until);
  page.addEventListener(
    "toggle",
    (event) => {
      const menu = event.target;
      if (CSS.supports("position-area", "block-end") || !(menu instanceof HTMLElement)) return;
      const button = menu.matches(".menu:popover-open") && buttonOf(menu);
      if (button) void rare().then((actions) => actions.placeMenu(menu, button));
    },
    { ...until, capture: true },
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
