// Runs in the browser: loads the prefetcher if there are no speculation rules.

export async function prefetchLinks(page: HTMLElement, signal: AbortSignal): Promise<void> {
  if (HTMLScriptElement.supports?.("speculationrules")) return;
  (await import("./prefetch-by-hand.js")).prefetchByHand(page, signal);
}
