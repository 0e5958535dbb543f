// Takes words, default and limits of a field from the page, to show them beside its input.
import { element } from "../element.js";

/** The row of a page that is about this property, among those directly inside of what is about the object. */
export function rowOf(about: Element | null, name: string): Element | null {
  if (!about) return null;
  const own = about.closest(".api-field");
  for (const row of about.querySelectorAll(".api-field")) {
    const isDirect = row !== own && (row.parentElement?.closest(".api-field") ?? null) === own;
    if (isDirect && row.querySelector(":scope > .field-head > .field-name")?.textContent === name) return row;
  }
  return null;
}

/** The panel of one option of a choice. */
export function panelOf(about: Element | null, label: string): Element | null {
  const panels = [...(about?.querySelectorAll(".choice-panel") ?? [])];
  return panels.find((panel) => panel.getAttribute("data-title") === label) ?? null;
}

/** The words, or null where the page has none. */
export function fieldWords(row: Element | null): HTMLElement | null {
  const parts = [...(row?.querySelectorAll(":scope > .field-description, :scope > .field-facts") ?? [])];
  if (parts.length === 0) return null;
  const words = element("div", { class: "play-words" });
  for (const part of parts) {
    const copy = document.importNode(part, true);
    if (!(copy instanceof Element)) continue;
    for (const each of [copy, ...copy.querySelectorAll("[id]")]) each.removeAttribute("id");
    for (const link of copy.querySelectorAll("a[href]")) leaveOpen(link);
    words.append(copy);
  }
  return words;
}

/** What the page says of a field that is no longer to be used; nothing of others. */
export function deprecatedPill(row: Element | null): Node[] {
  const pill = row?.querySelector(":scope > .field-head > .field-pill-deprecated");
  return pill ? [document.importNode(pill, true)] : [];
}

/** What is filled in stays where a reader follows a link; places of the page are covered by the playground. */
function leaveOpen(link: Element): void {
  if (link.getAttribute("href")?.startsWith("#")) {
    link.replaceWith(...link.childNodes);
    return;
  }
  link.setAttribute("target", "_blank");
  link.setAttribute("rel", "noopener");
}
