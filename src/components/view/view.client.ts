// Offers the choice between the views of a page and shows the chosen one.

/** The latest chosen titles, so that the next page opens with the same. */
const STORE = "docs-view";

class DocsView extends HTMLElement {
  connectedCallback(): void {
    if (document.getElementById("multi-view-dropdown")) return;
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
  menu.setAttribute("aria-label", first.dataset["label"] ?? "");
  menu.append(...titles.map((title) => new Option(title)));
  const show = (title: string): void => {
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
    remember(menu.value);
    menu.focus();
  });
  const showNamed = (): boolean => {
    const title = viewInHash()?.dataset["title"];
    if (title) show(title);
    return title !== undefined;
  };
  addEventListener("hashchange", showNamed);
  first.before(box);
  if (!showNamed()) show(titles.find((title) => title === remembered()) ?? titles[0] ?? "");
}

/** The view that an address names, or that contains its target. */
function viewInHash(): HTMLElement | null {
  try {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    return target?.closest<HTMLElement>("docs-view") ?? null;
  } catch {
    return null; // A hash with a stray `%` names nothing.
  }
}

function remembered(): string | null {
  try {
    return localStorage.getItem(STORE);
  } catch {
    return null; // No storage in this browser.
  }
}

function remember(title: string): void {
  try {
    localStorage.setItem(STORE, title);
  } catch {
    // Without storage the choice lasts for this page.
  }
}

customElements.define("docs-view", DocsView);
