// Makes deep links land: opens whatever is closed around the row that the address names, and copies paths.

class DocsReference extends HTMLElement {
  private listeners = new AbortController();

  connectedCallback(): void {
    this.listeners = new AbortController();
    const { signal } = this.listeners;
    addEventListener("hashchange", () => this.reveal(), { signal });
    this.addEventListener("click", (event) => this.onClick(event), { signal });
    // Choices on the page may be upgraded after this element.
    customElements.whenDefined("docs-choice").then(() => this.reveal());
  }

  disconnectedCallback(): void {
    this.listeners.abort();
  }

  private reveal(): void {
    const target = this.target();
    if (!target) return;
    for (let at: HTMLElement | null = target; at && at !== this; at = at.parentElement)
      if (at instanceof HTMLDetailsElement) at.open = true;
    target.dispatchEvent(new CustomEvent("docs-reveal", { bubbles: true }));
    if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: "start" });
  }

  private target(): HTMLElement | null {
    const id = decoded(location.hash.slice(1));
    const target = id ? document.getElementById(id) : null;
    return target && this.contains(target) ? target : null;
  }

  private onClick(event: Event): void {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-copy]") : null;
    const text = button?.dataset["copy"];
    if (!button || text === undefined) return;
    navigator.clipboard.writeText(text).then(() => {
      button.dataset["state"] = "copied";
      setTimeout(() => delete button.dataset["state"], 1500);
    });
  }
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

customElements.define("docs-reference", DocsReference);
