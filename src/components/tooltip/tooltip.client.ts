// Places a tooltip on a side with enough room, above everything else; Escape closes it.
import { LiveElement, type Until } from "../live-element.js";

/** The pointer may leave the word for a moment on its way to the explanation. */
const GRACE = 120;
const DISTANCE = 8;

class DocsTooltip extends LiveElement {
  private timer = 0;

  live(until: Until): void {
    const content = this.querySelector<HTMLElement>(".tooltip-content");
    if (!content || !("showPopover" in content)) return;
    content.popover = "manual";
    this.dataset["ready"] = "";
    for (const comes of ["pointerenter", "focusin"]) this.addEventListener(comes, () => this.show(content), until);
    for (const goes of ["pointerleave", "focusout"]) this.addEventListener(goes, () => this.hideSoon(content), until);
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.hide(content), until);
    // Focus may scroll the word into sight after the explanation has opened.
    window.addEventListener("scroll", () => this.place(content), { ...until, passive: true });
  }

  private show(content: HTMLElement): void {
    clearTimeout(this.timer);
    if (content.matches(":popover-open")) return;
    content.showPopover();
    this.place(content);
  }

  private hideSoon(content: HTMLElement): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.hide(content), GRACE);
  }

  private hide(content: HTMLElement): void {
    if (content.matches(":popover-open")) content.hidePopover();
  }

  private place(content: HTMLElement): void {
    const trigger = this.querySelector(".tooltip-trigger");
    if (!trigger || !content.matches(":popover-open")) return;
    const word = trigger.getClientRects()[0] ?? trigger.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = content;
    const { clientWidth, clientHeight } = document.documentElement;
    const fitsAbove = word.top - height - DISTANCE > 0;
    const fitsBelow = word.bottom + height + DISTANCE < clientHeight;
    const isBelow = this.dataset["side"] === "bottom" ? fitsBelow || !fitsAbove : !fitsAbove && fitsBelow;
    const start = { start: word.left, end: word.right - width }[this.dataset["align"] ?? ""];
    const left = start ?? word.left + (word.width - width) / 2;
    content.style.left = `${Math.max(8, Math.min(left, clientWidth - width - 8))}px`;
    content.style.top = `${isBelow ? word.bottom + DISTANCE : word.top - height - DISTANCE}px`;
  }
}

customElements.define("docs-tooltip", DocsTooltip);
