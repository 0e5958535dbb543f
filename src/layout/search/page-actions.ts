// Lists actions of a page: mode, other languages and versions, copying, asking.
import { forget, keep } from "../../components/browser-memory.js";
import type { AllSearchWords } from "../../shared/english/all-search.js";

/** Something to do, by its name. */
type PageAction =
  | { readonly kind: "link"; readonly name: string; readonly href: string }
  | { readonly kind: "run"; readonly name: string; readonly run: () => void };

/** Only what this page offers. */
export function pageActions(words: AllSearchWords): PageAction[] {
  return [
    ...press(words.askAssistant, "#assistant-entry"),
    ...press(words.copyPage, "[data-action=copy-page]"),
    ...modes(words),
    ...links(words.language, "language"),
    ...links(words.version, "version"),
    ...shortcuts(words),
  ];
}

function press(name: string, button: string): PageAction[] {
  const found = document.querySelector<HTMLElement>(button);
  return found ? [{ kind: "run", name, run: () => found.click() }] : [];
}

const KEY = "docs-mode";

/** None where the site allows one mode only. */
function modes(words: AllSearchWords): PageAction[] {
  const standard = document.querySelector<HTMLElement>("[data-action=mode]")?.dataset["value"];
  if (standard === undefined) return [];
  const names = { light: words.lightMode, dark: words.darkMode, system: words.systemMode };
  return Object.entries(names).map(([mode, name]) => ({
    kind: "run",
    name,
    run() {
      // What the site does by itself needs no memory.
      const newValue = mode === standard ? null : mode;
      if (newValue === null) forget(KEY);
      else keep(KEY, newValue);
      // `page/switch-mode.ts` shows it, here as in other windows.
      dispatchEvent(new StorageEvent("storage", { key: KEY, newValue }));
    },
  }));
}

/** The choices of a selector; the chosen one is where the reader is. */
function links(name: string, kind: "language" | "version"): PageAction[] {
  const found = document.querySelectorAll<HTMLAnchorElement>(`[id^="menu-${kind}-"] a.menu-item:not([aria-current])`);
  return Array.from(found, ({ textContent, href }) => ({ kind: "link", name: `${name}: ${textContent}`, href }));
}

function shortcuts({ keyboardShortcuts: name }: AllSearchWords): PageAction[] {
  const list = document.querySelector<HTMLElement>(".shortcuts");
  return list ? [{ kind: "run", name, run: () => list.showPopover() }] : [];
}
