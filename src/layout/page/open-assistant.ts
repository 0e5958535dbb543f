// Runs in the browser: on a page whose mode is `assistant` the chat opens by itself.

export function openAssistant(page: HTMLElement, signal: AbortSignal): void {
  if (document.documentElement.dataset["pageMode"] !== "assistant") return;
  const button = page.querySelector<HTMLElement>("#assistant-entry");
  if (!button) return;
  void customElements.whenDefined("docs-assistant").then(() => {
    if (!signal.aborted) button.click();
  });
}
