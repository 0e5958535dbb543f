// Runs in the browser: loads a page while the pointer rests on its link.

export function prefetchByHand(page: HTMLElement, signal: AbortSignal): void {
  const loaded = new Set<string>();
  page.addEventListener(
    "pointerover",
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]:not([download])") : null;
      if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
      if (loaded.has(link.pathname)) return;
      loaded.add(link.pathname);
      document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href: link.pathname }));
    },
    { signal, passive: true },
  );
}
