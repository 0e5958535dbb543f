// Draws what stays of the search panel: box, list, status line, hints; and puts the reader's words on it.
import type { SearchWords } from "../../search/browser-files.js";
import { element, icon } from "./element.js";

export interface PanelParts {
  readonly root: HTMLElement;
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  readonly closeButton: HTMLButtonElement;
  readonly filterPlace: HTMLElement;
  readonly recentHead: HTMLElement;
  readonly recentTitle: HTMLElement;
  readonly clearButton: HTMLButtonElement;
  readonly status: HTMLElement;
  readonly list: HTMLElement;
  readonly keys: HTMLElement;
}

/** `id`: of the list; `action`: where the form would lead. */
export function drawPanel(id: string, action: string): PanelParts {
  const input = drawInput(id);
  const closeButton = element("button", { type: "button", class: "search-close" }, [icon("close")]);
  const form = element("form", { role: "search", class: "search-form", action }, [icon("search"), input, closeButton]);
  const list = element("div", { id, role: "listbox", class: "search-list" });
  const status = element("p", { role: "status", class: "search-status" });
  const recentTitle = element("span");
  const clearButton = element("button", { type: "button" });
  const recentHead = element("div", { class: "search-recent", hidden: "" }, [recentTitle, clearButton]);
  const keys = element("p", { class: "search-keys", "aria-hidden": "true" });
  const filterPlace = element("div");
  const root = element("div", { class: "search-panel" }, [form, filterPlace, recentHead, status, list, keys]);
  return { root, form, input, closeButton, filterPlace, recentHead, recentTitle, clearButton, status, list, keys };
}

/** Of no type: a field for searches would be emptied by the first Escape, and closed by the second. */
function drawInput(id: string): HTMLInputElement {
  return element("input", {
    name: "q",
    class: "search-input",
    role: "combobox",
    "aria-controls": id,
    "aria-expanded": "false",
    "aria-autocomplete": "list",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    enterkeyhint: "go",
    maxlength: "400",
  });
}

/** `prompt`: what the empty box says; null: the usual. */
export function putWords(parts: PanelParts, words: SearchWords, prompt: string | null): void {
  parts.input.placeholder = prompt ?? words.searchPlaceholder;
  parts.input.setAttribute("aria-label", words.search);
  parts.list.setAttribute("aria-label", words.searchResults);
  parts.closeButton.setAttribute("aria-label", words.close);
  parts.recentTitle.textContent = words.recentSearches;
  parts.clearButton.textContent = words.clear;
  parts.keys.replaceChildren(hint(["↑", "↓"], words.toSelect), hint(["↵"], words.toOpen), hint(["esc"], words.toClose));
}

function hint(keys: readonly string[], words: string): HTMLElement {
  return element("span", {}, [...keys.map((key) => element("kbd", {}, [key])), words]);
}

/** Says something to all readers; an empty line says nothing. */
export function say(status: HTMLElement, ...lines: readonly string[]): void {
  status.classList.remove("visually-hidden");
  status.replaceChildren(...lines.filter((line) => line !== "").map((line) => element("span", {}, [line])));
}

/** Says something that all but those who cannot see the list see anyway. */
export function sayQuietly(status: HTMLElement, line: string): void {
  say(status, line);
  status.classList.add("visually-hidden");
}
