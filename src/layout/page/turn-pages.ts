// Runs in the browser: `[` and `]` open the previous and the next page.
import { isBusy } from "./is-busy.js";

const RELATIONS: Readonly<Record<string, string>> = { "[": "prev", "]": "next" };

export function turnPages(page: HTMLElement, signal: AbortSignal): void {
  document.addEventListener(
    "keydown",
    (event) => {
      const relation = RELATIONS[event.key];
      // Many keyboards have brackets on AltGr, which Windows reports as Ctrl and Alt.
      const isChord = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState("AltGraph");
      if (relation === undefined || isChord || isBusy(event.target)) return;
      page.querySelector<HTMLAnchorElement>(`.pagination a[rel="${relation}"]`)?.click();
    },
    { signal },
  );
}
