// Runs in the browser: takes entries out of the contents while their headings rest in a tab or view that is not shown.

export function hideContents(page: HTMLElement, signal: AbortSignal): void {
  const links = [...page.querySelectorAll<HTMLAnchorElement>("#table-of-contents-content a")];
  const entries = links.flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading?.closest(".tab-panel, docs-view") ? [{ item: link.parentElement, heading }] : [];
  });
  if (entries.length === 0) return;

  const update = () => {
    for (const { item, heading } of entries) {
      const rests = heading.closest("[hidden]") !== null;
      // Setting what is set already would be seen as a change again.
      if (item && item.hidden !== rests) item.hidden = rests;
    }
  };
  const panels = new MutationObserver(update);
  panels.observe(page, { subtree: true, attributeFilter: ["hidden"] });
  signal.addEventListener("abort", () => panels.disconnect());
  update();
}
