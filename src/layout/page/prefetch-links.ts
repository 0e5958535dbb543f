// Runs in the browser: where it knows no speculation rules, what loads pages ahead is loaded.

export async function prefetchLinks(page: HTMLElement, signal: AbortSignal): Promise<void> {
  if (HTMLScriptElement.supports?.("speculationrules")) return;
  (await import("./prefetch-by-hand.js")).prefetchByHand(page, signal);
}
