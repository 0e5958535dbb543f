// Opens the accordion that an address names, with those around it, and keeps the address in step.
import { LiveElement, type Until } from "../live-element.js";
import { namedId } from "../named-place.js";

class DocsAccordion extends LiveElement {
  live(until: Until): void {
    const details = this.parentElement;
    if (!(details instanceof HTMLDetailsElement)) return;
    const openNamed = () => {
      if (namesInHash().some((id) => details.id === id || contains(details, id))) details.open = true;
    };
    openNamed();
    window.addEventListener("hashchange", openNamed, until);
    // Only what the reader opens changes the address: `toggle` also fires for what the page opens.
    this.previousElementSibling?.addEventListener("click", () => writeHash(details), until);
  }
}

/** An address may join the ids of nested accordions with a colon. */
function namesInHash(): string[] {
  const hash = namedId();
  return hash === "" ? [] : [hash, ...hash.split(":")];
}

function contains(details: HTMLDetailsElement, id: string): boolean {
  const target = document.getElementById(id);
  return target !== null && details.contains(target);
}

/** A click comes before the change: what is closed now is about to open. */
function writeHash(details: HTMLDetailsElement): void {
  const opens = !details.open;
  const around = details.parentElement?.closest<HTMLDetailsElement>("details.accordion")?.id;
  const id = opens ? details.id : around;
  if (!opens && namedId() !== details.id) return;
  history.replaceState(history.state, "", id ? `#${id}` : location.pathname + location.search);
}

customElements.define("docs-accordion", DocsAccordion);
