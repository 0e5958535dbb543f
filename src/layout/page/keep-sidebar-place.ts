// Runs in the browser: remembers how far the sidebar is scrolled. The script beside the sidebar takes it up again.

export function keepSidebarPlace(page: HTMLElement, signal: AbortSignal): void {
  const sidebar = page.querySelector("#sidebar");
  sidebar?.addEventListener(
    "scroll",
    () => {
      try {
        sessionStorage.setItem("docs-sidebar", String(Math.round(sidebar.scrollTop)));
      } catch {
        // The next page starts at its own entry.
      }
    },
    { signal, passive: true },
  );
}
