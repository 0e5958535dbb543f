// Switches the samples of a request between the usual fields and all of them.

class DocsSamples extends HTMLElement {
  private listeners = new AbortController();
  /** What the samples showed before, by their code element. */
  private readonly usual = new Map<HTMLElement, readonly Node[]>();

  connectedCallback(): void {
    this.listeners = new AbortController();
    const { signal } = this.listeners;
    const button = this.querySelector<HTMLButtonElement>("[data-action=all]");
    if (!button) return;
    button.addEventListener("pointerenter", load, { signal, once: true });
    button.addEventListener("click", () => this.toggle(button), { signal });
  }

  disconnectedCallback(): void {
    this.listeners.abort();
  }

  private async toggle(button: HTMLButtonElement): Promise<void> {
    const isOn = button.getAttribute("aria-pressed") === "true";
    button.setAttribute("aria-pressed", String(!isOn));
    if (isOn) {
      for (const [code, nodes] of this.usual) code.replaceChildren(...nodes);
      return;
    }
    const { writeWhole } = await load();
    for (const panel of this.querySelectorAll<HTMLElement>("[data-title]")) {
      const code = panel.querySelector<HTMLElement>("pre > code");
      const text = code && (await writeWhole(this.request(), panel.dataset["title"] ?? ""));
      if (!code || !text) continue;
      if (!this.usual.has(code)) this.usual.set(code, [...code.childNodes]);
      code.replaceChildren(text);
    }
  }

  private request(): string {
    return this.querySelector(":scope > script[type='application/json']")?.textContent ?? "null";
  }
}

function load() {
  return import("./write-whole.js");
}

customElements.define("docs-samples", DocsSamples);
