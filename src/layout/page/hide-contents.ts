// Runs in the browser: takes entries out of the contents while their headings rest in a tab or view that is not shown. Pages come with those of the first view, and modules run in the order of the document: this one before those that hide panels.
import { contentsEntries } from "./contents-entries.js";

export function hideContents(page: HTMLElement, signal: AbortSignal): void {
  const entries = contentsEntries(page).filter(({ heading }) => heading.closest(".tab-panel,docs-view"));
  if (entries.length === 0) return;

  const update = () => {
    for (const { link, heading } of entries) {
      const item = link.parentElement;
      const rests = heading.closest("[hidden]") !== null;
      // Setting the same value again would be observed as another change.
      if (item && item.hidden !== rests) item.hidden = rests;
    }
  };
  const panels = new MutationObserver(update);
  panels.observe(page, { subtree: true, attributeFilter: ["hidden"] });
  signal.addEventListener("abort", () => panels.disconnect());
}
