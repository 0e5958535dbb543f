// Runs in the browser: remembers where the sidebar stands. The script beside the sidebar takes it up on the next page.

export function keepSidebarPlace(page: HTMLElement, signal: AbortSignal): void {
  const sidebar = page.querySelector<HTMLElement>("#sidebar");
  if (!sidebar) return;
  const options = { signal };
  sidebar.addEventListener("scroll", () => keep("docs-sidebar", sidebar.scrollTop), options);
  // Before the click: after it, the browser may already have drawn the next page.
  for (const sign of ["pointerover", "focusin"]) {
    sidebar.addEventListener(
      sign,
      ({ target }) => {
        const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
        if (link) keep("docs-sidebar-link", offsetIn(sidebar, link), link.pathname);
      },
      options,
    );
  }
  // A sheet loses its position each time it closes.
  sidebar.addEventListener("toggle", ({ target }) => target === sidebar && showCurrent(sidebar), options);
  // Sheets of sites name the menu of a phone by an id, which only what is open has.
  sidebar.addEventListener(
    "beforetoggle",
    ({ newState }) => sidebar.parentElement?.setAttribute("id", newState === "open" ? "mobile-nav" : ""),
    options,
  );
}

function showCurrent(sidebar: HTMLElement): void {
  const link = sidebar.querySelector("[aria-current=page]");
  const offset = link ? offsetIn(sidebar, link) : 0;
  if (offset > sidebar.clientHeight - 70) sidebar.scrollTop += offset - sidebar.clientHeight / 3;
}

function offsetIn(sidebar: HTMLElement, link: Element): number {
  return link.getBoundingClientRect().top - sidebar.getBoundingClientRect().top;
}

function keep(key: string, offset: number, path = ""): void {
  try {
    sessionStorage.setItem(key, `${path} ${Math.round(offset)}`.trim());
  } catch {
    // The next page starts at its own entry.
  }
}
