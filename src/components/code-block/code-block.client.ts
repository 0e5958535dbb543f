// Copies code, unfolds long blocks, hides types by Escape, and makes blocks that scroll reachable by keyboard.

import { copyOrSelect } from "../copy-text.js";
import { LiveElement, type Until } from "../live-element.js";
import { makeReachable } from "../make-reachable.js";
import { commandsOf, isShell } from "./commands-of.js";

class DocsCodeBlock extends LiveElement {
  live(until: Until): void {
    this.addEventListener("click", (event) => this.onClick(event), until);
    if (this.querySelector(".type-hint")) this.hideTypesByEscape(until);
    const pre = this.querySelector("pre");
    if (!pre) return;
    pre.tabIndex = 0; // Until it is drawn and can be measured, which may be when a reader comes near.
    new ResizeObserver(() => makeReachable(pre)).observe(pre);
  }

  /** Until the pointer or the focus comes to a name again. */
  private hideTypesByEscape(until: Until): void {
    const show = () => this.toggleAttribute("data-types-hidden", false);
    const hide = ({ key }: KeyboardEvent) => key === "Escape" && this.toggleAttribute("data-types-hidden", true);
    for (const comes of ["pointerover", "focusin"]) this.addEventListener(comes, show, until);
    document.addEventListener("keydown", hide, until);
  }

  private onClick(event: Event): void {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-action]") : null;
    const action = button?.dataset["action"];
    if (button && action === "copy") void copyOrSelect(this.code(), button, this.querySelector("code") ?? this);
    if (button && action === "expand") this.toggle(button);
  }

  /** The code without lines that a diff removes, what a type checker says below lines, and what a terminal printed. */
  private code(): string {
    const code = this.querySelector("code");
    const lines = [...(code?.querySelectorAll(".line") ?? [])];
    const isWhole = !code?.querySelector(".remove, .type-line");
    const kept = lines
      .filter((line) => !line.classList.contains("remove"))
      .map((line) => (line.textContent ?? "").replace(/\n$/, ""));
    const text = isWhole ? (code?.textContent ?? "") : kept.join("\n");
    return isShell(this.dataset["language"] ?? "") ? commandsOf(text) : text;
  }

  private toggle(button: HTMLElement): void {
    const other = button.dataset["less"] ?? "";
    button.dataset["less"] = button.textContent ?? "";
    button.textContent = other;
    this.dataset["folded"] = this.dataset["folded"] === "open" ? "" : "open";
    if (this.dataset["folded"] === "") this.scrollIntoView({ block: "nearest" });
  }
}

customElements.define("docs-code-block", DocsCodeBlock);
