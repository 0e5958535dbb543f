// Offers the choice between the views of a page and shows the chosen one.
import { keep, recall } from "../browser-memory.js";
import { namedId } from "../named-place.js";

/** The latest chosen titles, so that the next page opens with the same. */
const STORE = "docs-view";

class DocsView extends HTMLElement {
  connectedCallback(): void {
    // The other views are further down and may not be parsed yet.
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", offer, { once: true });
    else offer();
  }
}

function offer(): void {
  const views = [...document.querySelectorAll<HTMLElement>("docs-view")];
  const first = views[0];
  if (!first || document.getElementById("multi-view-dropdown")) return;
  const titles = [...new Set(views.map((view) => view.dataset["title"] ?? ""))];
  const box = document.createElement("div");
  box.id = "multi-view-dropdown";
  const menu = document.createElement("select");
  menu.ariaLabel = first.dataset["label"] ?? "";
  menu.append(...titles.map((title) => new Option(title)));
  const show = (title: string) => {
    menu.value = title;
    for (const view of views) {
      view.dataset["ready"] = "";
      view.hidden = view.dataset["title"] !== title;
    }
    const icon = views
      .find((view) => !view.hidden)
      ?.querySelector(".view-icon")
      ?.cloneNode(true);
    box.replaceChildren(...(icon ? [icon] : []), menu);
  };
  menu.addEventListener("change", () => {
    show(menu.value);
    keep(STORE, menu.value);
    menu.focus();
  });
  const showNamed = () => {
    // That an address names, or that holds what it names.
    const view = document.getElementById(namedId())?.closest<HTMLElement>("docs-view");
    const title = view?.dataset["title"];
    if (title) show(title);
    return title !== undefined;
  };
  addEventListener("hashchange", showNamed);
  first.before(box);
  if (!showNamed()) show(titles.find((title) => title === recall(STORE)) ?? titles[0] ?? "");
}

customElements.define("docs-view", DocsView);
