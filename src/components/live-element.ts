// Owns the elements of pages that answer to readers. Runs in the browser.

/** Options for listeners and requests: they end when the element leaves the page. */
export interface Until {
  readonly signal: AbortSignal;
}

export abstract class LiveElement extends HTMLElement {
  private listening: AbortController | null = null;

  /** Called each time it comes to a page. */
  protected abstract live(until: Until): void;

  connectedCallback(): void {
    this.listening = new AbortController();
    this.live({ signal: this.listening.signal });
  }

  disconnectedCallback(): void {
    this.listening?.abort();
  }
}
