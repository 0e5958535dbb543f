// Runs in the browser: loads a page while the pointer rests on its link.
import type { Until } from "../../components/live-element.js";

export function prefetchByHand(page: HTMLElement, until: Until): void {
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
    { ...until, passive: true },
  );
}
