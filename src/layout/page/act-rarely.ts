// Runs in the browser: what few clicks and keys ask for, in one file that is loaded with the first of them.
import { forget, keep } from "../../components/browser-memory.js";
import { announceCopied, writeText } from "../../components/copy-text.js";
import type { Html } from "../../model.js";
import { wordsOfAttribute } from "../../shared/english/differing-words.js";
import { escapeHtml } from "../../shared/write-html.js";
import { SHORTCUT_WORDS } from "../shortcuts/shortcut-words.js";

export { announceCopied, writeText };

/** A link of the page menu is filled in and opened; that of a heading is copied. */
export function followLink(link: HTMLAnchorElement): Promise<void> {
  return link.matches(".anchor") ? copyHeadingLink(link) : fillInPage(link);
}

/** Copies the address of a heading, and says so beside it. */
async function copyHeadingLink(link: HTMLAnchorElement): Promise<void> {
  try {
    await writeText(link.href, link);
  } catch {
    return; // Where copying is not allowed, the address bar has the link.
  }
  announceCopied();
  const note = document.createElement("span");
  note.className = "anchor-note";
  note.ariaHidden = "true";
  note.textContent = liveRegion()?.dataset["copied"] ?? "";
  link.parentElement?.append(note);
  setTimeout(() => note.remove(), 1600);
}

/** Opens a link whose `$page` stands for the page's Markdown, which is loaded for it. */
async function fillInPage({ href, target }: HTMLAnchorElement): Promise<void> {
  const source = document.querySelector<HTMLLinkElement>('link[type="text/markdown"]')?.href;
  const response = source ? await fetch(source) : null;
  const text = response?.ok ? await response.text() : location.href;
  open(href.replaceAll("$page", encodeURIComponent(text)), target);
}

/** The one of a page, which carries words for what runs here. */
function liveRegion(): HTMLElement | null {
  return document.querySelector("docs-page > [role=status]");
}

/** What buttons do, by their `data-action`. */
export const ACTIONS = { banner: dismissBanner, sidebar: foldSidebar, shortcuts: showShortcuts };

/** Takes the banner away, until its text changes. */
function dismissBanner(id: string): void {
  document.documentElement.classList.add("no-banner");
  keep("docs-banner", id);
}

/** Folds the sidebar away, on this page and the next ones. */
function foldSidebar(): void {
  const isFolded = document.documentElement.classList.toggle("fold");
  if (isFolded) keep("docsFold", "1");
  else forget("docsFold");
}

/** Places an open menu below its button, in browsers without CSS anchors. */
export function placeMenu(menu: HTMLElement, button: HTMLElement): void {
  if (innerWidth < 768) return;
  const { left, right, bottom } = button.getBoundingClientRect();
  const isRightToLeft = document.documentElement.dir === "rtl";
  const wanted = isRightToLeft ? right - menu.offsetWidth : left;
  const x = Math.min(Math.max(8, wanted), innerWidth - menu.offsetWidth - 8);
  menu.style.cssText = `inset:auto;margin:0;left:${x}px;top:${bottom + 6}px`;
}

/** What keys do: the word for it, and what must be on the page. */
const SHORTCUTS = [
  ["search", "docs-search", "Ctrl K", "/"],
  ["askAssistant", "#assistant-entry", "Ctrl I"],
  ["copyPageText", "[data-action=copy-page]", "C"],
  ["previous", "body", "["],
  ["next", "body", "]"],
  ["collapseSidebar", "body", "\\"],
  ["keyboardShortcuts", "body", "?"],
  ["close", "body", "Esc"],
] as const;

/** Opens the list of keyboard shortcuts, or closes it. */
export function showShortcuts(): void {
  if (!document.querySelector(".shortcuts")) liveRegion()?.insertAdjacentHTML("beforebegin", listShortcuts());
  document.querySelector<HTMLElement>(".shortcuts")?.togglePopover();
}

function listShortcuts(): Html {
  const words = wordsOfAttribute(liveRegion()?.dataset["words"], SHORTCUT_WORDS);
  const title = escapeHtml(words.keyboardShortcuts);
  const rows = SHORTCUTS.filter(([, selector]) => document.querySelector(selector)).map(
    ([does, , ...keys]) =>
      `<div><dt>${escapeHtml(words[does])}</dt><dd><kbd>${keys.join("</kbd><kbd>")}</kbd></dd></div>`,
  );
  const list = /Mac|iPhone|iPad/.test(navigator.platform) ? rows.join("").replaceAll("Ctrl ", "⌘") : rows.join("");
  return `<div id="shortcuts-dialog" class="shortcuts" popover role="dialog" aria-label="${title}">
<p class="shortcuts-title">${title}</p><button type="button" class="button-icon shortcuts-close" popovertarget="shortcuts-dialog"
popovertargetaction="hide" aria-label="${escapeHtml(words.close)}"><svg class="glyph" data-glyph="close"></svg></button>
<dl>${list}</dl></div>`;
}

const ELEMENTS: Readonly<Record<string, string>> = {
  "[": ".pagination-prev",
  "]": ".pagination-next",
  "\\": "[data-action=sidebar]",
  c: "[data-action=copy-page]",
};

/** `target`: what has the focus. */
export function pressKey(page: HTMLElement, key: string, target: EventTarget | null): void {
  if (isBusy(target)) return;
  if (key === "?") showShortcuts();
  else page.querySelector<HTMLElement>(ELEMENTS[key] ?? "x")?.click();
}

/**
 * Whether the key belongs to a field, the search or the chat, which may be in a shadow tree. What is in a dialog that
 * has just closed keeps the focus until the browser draws again, but no key is meant for it.
 */
function isBusy(target: EventTarget | null): unknown {
  if (!(target instanceof Element) || target.closest("dialog:not([open])")) return false;
  return target.shadowRoot ?? target.closest("input,textarea,select,dialog,[contenteditable]");
}
