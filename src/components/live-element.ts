// Owns the elements of pages that answer to readers. Runs in the browser.

/** What such an element listens to ends when it leaves the page. */
export abstract class LiveElement extends HTMLElement {
  private listening: AbortController | null = null;

  /** Called each time it comes to a page. */
  protected abstract live(signal: AbortSignal): void;

  connectedCallback(): void {
    this.listening = new AbortController();
    this.live(this.listening.signal);
  }

  disconnectedCallback(): void {
    this.listening?.abort();
  }
}
