// Writes samples of a request that are not in the page, once they are chosen, or all with all fields; colours what is plain.

class DocsSamples extends HTMLElement {
  private listeners = new AbortController();
  /** What the samples showed with the usual fields, by their code element. */
  private readonly usual = new Map<HTMLElement, readonly Node[]>();
  /** A block of code, for the samples that have none yet. */
  private frame: Node | null = null;
  private chosen: HTMLElement | null = null;

  connectedCallback(): void {
    this.listeners = new AbortController();
    const { signal } = this.listeners;
    this.frame ??= this.querySelector("docs-code-block")?.cloneNode(true) ?? null;
    this.addEventListener("pointerover", load, { signal, once: true });
    this.addEventListener("docs-show", (event) => this.onShow(event), { signal });
    const button = this.button();
    button?.addEventListener("click", () => this.toggle(button), { signal });
    for (const panel of this.querySelectorAll<HTMLElement>("[data-active=true]:empty")) this.fill(panel);
  }

  disconnectedCallback(): void {
    this.listeners.abort();
  }

  /** What was shown before stays until the sample is written. */
  private async onShow(event: Event): Promise<void> {
    const panel = event.target;
    if (!(panel instanceof HTMLElement)) return;
    this.chosen = panel;
    if (panel.childNodes.length > 0) return this.colour(panel);
    event.preventDefault();
    await this.fill(panel);
    if (this.chosen === panel) panel.dispatchEvent(new CustomEvent("docs-reveal", { bubbles: true }));
  }

  /** Only the code that is seen first has its colours in the page. */
  private async colour(panel: HTMLElement): Promise<void> {
    const block = panel.querySelector<HTMLElement>("docs-code-block");
    const code = block?.querySelector("pre > code");
    if (!code || code.childElementCount > 0) return;
    const { colourCode } = await load();
    code.replaceChildren(colourCode(code.textContent ?? "", block?.dataset["language"] ?? ""));
  }

  private async toggle(button: HTMLElement): Promise<void> {
    button.setAttribute("aria-pressed", String(!this.hasAll()));
    for (const panel of this.querySelectorAll<HTMLElement>("[data-title]:not(:empty)")) await this.fill(panel);
  }

  /** Writes the sample of a panel with the fields that are asked for, unless the author wrote it. */
  private async fill(panel: HTMLElement): Promise<void> {
    const { writeSample, colourCode } = await load();
    const fields = this.hasAll() ? "all" : "usual";
    const sample = await writeSample(this.requests(), panel.dataset["title"] ?? "", fields);
    if (!sample) return;
    const code = panel.querySelector<HTMLElement>("pre > code");
    const usual = code && this.usual.get(code);
    if (!code) panel.append(this.framed(colourCode(sample.code, sample.grammar), sample.grammar));
    else if (fields === "usual" && usual) code.replaceChildren(...usual);
    else {
      if (!usual) this.usual.set(code, [...code.childNodes]);
      code.replaceChildren(colourCode(sample.code, sample.grammar));
    }
  }

  private framed(code: Node, grammar: string): Node {
    const frame = this.frame?.cloneNode(true);
    if (!(frame instanceof HTMLElement)) return code;
    frame.dataset["language"] = grammar;
    frame.querySelector("pre > code")?.replaceChildren(code);
    return frame;
  }

  private hasAll(): boolean {
    return this.button()?.getAttribute("aria-pressed") === "true";
  }

  private button(): HTMLElement | null {
    return this.querySelector<HTMLElement>("[data-action=all]");
  }

  private requests() {
    return JSON.parse(this.querySelector(":scope > script[type='application/json']")?.textContent ?? "null");
  }
}

async function load() {
  const [{ writeSample }, { colourCode }] = await Promise.all([
    import("./write-sample.js"),
    import("../code/colour-code.js"),
  ]);
  return { writeSample, colourCode };
}

customElements.define("docs-samples", DocsSamples);
