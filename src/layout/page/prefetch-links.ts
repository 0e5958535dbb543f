// Runs in the browser: loads the code that prefetches pages if the browser does not support speculation rules.

export async function prefetchLinks(page: HTMLElement, signal: AbortSignal): Promise<void> {
  if (HTMLScriptElement.supports?.("speculationrules")) return;
  (await import("./prefetch-by-hand.js")).prefetchByHand(page, signal);
}
