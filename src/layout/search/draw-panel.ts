// Draws the fixed parts of the search panel: box, list, status line, hints.
import type { SearchWords } from "../../shared/english/search.js";
import { element, icon } from "./element.js";

export interface PanelParts {
  readonly root: HTMLElement;
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  readonly closeButton: HTMLButtonElement;
  readonly filterPlace: HTMLElement;
  readonly clearButton: HTMLButtonElement;
  readonly status: HTMLElement;
  readonly list: HTMLElement;
  readonly keys: HTMLElement;
}

const LENS = "M21 21l-4.3-4.3M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0";
const CROSS = "M18 6 6 18M6 6l12 12";

/** `id` is the list's; `action` is the form's address. */
export function drawPanel(id: string, action: string): PanelParts {
  const input = drawInput(id);
  const closeButton = element("button", { type: "button", class: "search-close" }, [icon(CROSS)]);
  const form = element("form", { role: "search", class: "search-form", action }, [icon(LENS), input, closeButton]);
  const list = element("div", { id, role: "listbox", class: "search-list" });
  const status = element("p", { role: "status", class: "search-status" });
  const clearButton = element("button", { type: "button", class: "search-clear", hidden: "" });
  const keys = element("p", { class: "search-keys", "aria-hidden": "true" });
  const filterPlace = element("div");
  const root = element("div", { class: "search-panel" }, [form, filterPlace, clearButton, status, list, keys]);
  return { root, form, input, closeButton, filterPlace, clearButton, status, list, keys };
}

/** Without a type: in a search field, the first Escape would clear the text and only the second close the dialog. */
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

/** `prompt` is the placeholder; null for the default. */
export function putWords(parts: PanelParts, words: SearchWords, prompt: string | null): void {
  parts.input.placeholder = prompt ?? words.searchPlaceholder;
  parts.input.setAttribute("aria-label", words.search);
  parts.list.setAttribute("aria-label", words.searchResults);
  parts.closeButton.setAttribute("aria-label", words.close);
  parts.clearButton.textContent = words.clear;
  parts.keys.replaceChildren(hint(["↑", "↓"], words.toSelect), hint(["↵"], words.toOpen), hint(["esc"], words.toClose));
}

function hint(keys: readonly string[], words: string): HTMLElement {
  return element("span", {}, [...keys.map((key) => element("kbd", {}, [key])), words]);
}

/** Announces lines to all readers; without any, nothing stays. `isQuiet`: sighted readers see it in the list. */
export function say(status: HTMLElement, lines: readonly string[], isQuiet = false): void {
  status.classList.toggle("visually-hidden", isQuiet);
  status.replaceChildren(...lines.map((line) => element("span", {}, [line])));
}
