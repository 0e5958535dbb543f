// Frames and colours examples once they are chosen, and lets the samples of a request show all fields or a named example.
import { LiveElement, type Until } from "../../components/live-element.js";
import type { Asked } from "./write-other.js";

/** Longer code keeps a phone busy: it is coloured once a reader chooses it. */
const LONGEST_AT_ONCE = 8_000;

class DocsSamples extends LiveElement {
  /** What the samples showed first, by their code element. */
  private readonly usual = new Map<HTMLElement, readonly Node[]>();
  /** A block of code, as samples that are plain so far will have it. */
  private frame: Node | null = null;
  private chosen: HTMLElement | null = null;

  protected live(until: Until): void {
    this.frame ??= this.querySelector("docs-code-block")?.cloneNode(true) ?? null;
    this.addEventListener("pointerover", loadColours, { ...until, once: true });
    this.addEventListener("docs-show", (event) => this.onShow(event), until);
    const button = this.button();
    button?.addEventListener("pointerenter", loadWriters, { ...until, once: true });
    button?.addEventListener("click", () => this.toggle(button), until);
    const menu = this.menu();
    menu?.addEventListener("pointerenter", loadWriters, { ...until, once: true });
    menu?.addEventListener("change", () => this.chooseNamed(), until);
    this.addEventListener("docs-server", (event) => event instanceof CustomEvent && this.callServer(event.detail), {
      ...until,
    });
    for (const panel of this.querySelectorAll<HTMLElement>("[data-active=true]:has(> pre)")) this.fill(panel);
    whenIdle(() => this.colourShown());
  }

  /** What was shown before stays until the sample is framed. */
  private async onShow(event: Event): Promise<void> {
    const panel = event.target;
    if (!(panel instanceof HTMLElement)) return;
    this.chosen = panel;
    if (!panel.querySelector(":scope > pre")) return this.colour(panel);
    event.preventDefault();
    await this.fill(panel);
    if (this.chosen === panel) panel.dispatchEvent(new CustomEvent("docs-reveal", { bubbles: true }));
  }

  /** What a reader sees from the start without colours: it is long. */
  private colourShown(): void {
    for (const block of this.querySelectorAll<HTMLElement>("docs-code-block"))
      if (isLightAtOnce(block) && block.checkVisibility()) this.colour(block);
  }

  /** Only short code that is seen first has its colours in the page. */
  private async colour(shown: Element): Promise<void> {
    const block = shown.closest<HTMLElement>("docs-code-block") ?? shown.querySelector<HTMLElement>("docs-code-block");
    const code = block?.querySelector("pre > code");
    if (!code || code.childElementCount > 0) return;
    const { showCode } = await loadColours();
    code.replaceChildren(showCode(code.textContent ?? "", block?.dataset["language"] ?? ""));
  }

  /** All fields are those of the first example. */
  private async toggle(button: HTMLElement): Promise<void> {
    button.setAttribute("aria-pressed", String(!this.hasAll()));
    const menu = this.menu();
    if (menu) menu.selectedIndex = 0;
    await this.rewrite();
  }

  private async chooseNamed(): Promise<void> {
    this.button()?.setAttribute("aria-pressed", "false");
    await this.rewrite();
  }

  private async rewrite(): Promise<void> {
    for (const panel of this.querySelectorAll<HTMLElement>("[data-title]:has(> docs-code-block)"))
      await this.fill(panel);
  }

  /** Frames the sample of a panel, and writes in it what is asked for, unless the author wrote it. */
  private async fill(panel: HTMLElement): Promise<void> {
    const { showCode } = await loadColours();
    const plain = panel.querySelector<HTMLElement>(":scope > pre");
    if (plain)
      plain.replaceWith(this.framed(showCode(plain.textContent ?? "", plain.dataset["language"] ?? ""), plain));
    const code = panel.querySelector<HTMLElement>("pre > code");
    if (!code) return;
    const usual = this.usual.get(code);
    const asked = this.asked();
    if (asked === null) {
      if (usual) code.replaceChildren(...usual);
      return;
    }
    const { writeOther } = await loadWriters();
    const other = await writeOther(this.requests(), panel.dataset["title"] ?? "", asked);
    if (!other || this.asked() !== asked) return;
    if (!usual) this.usual.set(code, [...code.childNodes]);
    code.replaceChildren(other);
  }

  /** Also in what is not shown now, and in the requests that others are written from. */
  private callServer({ from, to }: { from: string; to: string }): void {
    for (const part of [this, ...[...this.usual.values()].flat()]) {
      const nodes = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let node: Node | null = nodes.currentNode; node; node = nodes.nextNode())
        if (node instanceof Text) node.data = node.data.replaceAll(from, to);
    }
  }

  private framed(code: Node, plain: HTMLElement): Node {
    const frame = this.frame?.cloneNode(true);
    if (!(frame instanceof HTMLElement)) return plain;
    frame.dataset["language"] = plain.dataset["language"];
    frame.querySelector("pre > code")?.replaceChildren(code);
    return frame;
  }

  /** Null where the samples show what they showed first. */
  private asked(): Asked | null {
    return this.hasAll() ? "whole" : this.menu()?.selectedIndex || null;
  }

  private hasAll(): boolean {
    return this.button()?.getAttribute("aria-pressed") === "true";
  }

  private button(): HTMLElement | null {
    return this.querySelector<HTMLElement>("[data-action=all]");
  }

  private menu(): HTMLSelectElement | null {
    return this.querySelector<HTMLSelectElement>(":scope > .samples-named");
  }

  private requests(): string {
    return this.querySelector(":scope > script[type='application/json']")?.textContent ?? "null";
  }
}

/** Folded JSON has colours only where it is open. */
function isLightAtOnce(block: HTMLElement): boolean {
  return block.dataset["language"] === "json" || (block.textContent ?? "").length <= LONGEST_AT_ONCE;
}

/** Not every browser says when it has nothing else to do. */
function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(act);
  else setTimeout(act, 200);
}

function loadColours() {
  return import("../code/show-code.js");
}

function loadWriters() {
  return import("./write-other.js");
}

customElements.define("docs-samples", DocsSamples);
