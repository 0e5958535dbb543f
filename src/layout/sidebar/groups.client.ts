// <docs-groups>: opens the closed groups of a long sidebar in place. Without it each is a link to a page that shows it open.

class DocsGroups extends HTMLElement {
  readonly #loading = new Map<string, Promise<string>>();

  connectedCallback(): void {
    this.#unfold(this);
  }

  #unfold(part: ParentNode): void {
    for (const link of part.querySelectorAll<HTMLAnchorElement>("a[data-group]")) {
      const { group = "" } = link.dataset;
      const details = toDetails(link);
      const load = () => this.#load(group);
      for (const sign of ["pointerenter", "focus"]) {
        details.firstElementChild?.addEventListener(sign, () => void load().catch(() => {}), { once: true });
      }
      details.addEventListener("toggle", () => void this.#fill(details, load, link.href), { once: true });
    }
  }

  #load(group: string): Promise<string> {
    const known = this.#loading.get(group);
    if (known) return known;
    const loading = fetch(`${this.dataset["from"]}${group}.txt`).then((response) => {
      if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
      return response.text();
    });
    this.#loading.set(group, loading);
    return loading;
  }

  /** If a group cannot be loaded, its page opens instead: the site may have been rebuilt meanwhile. */
  async #fill(details: HTMLDetailsElement, load: () => Promise<string>, page: string): Promise<void> {
    try {
      details.insertAdjacentHTML("beforeend", await load());
    } catch {
      location.assign(page);
      return;
    }
    this.#unfold(details);
    for (const link of details.querySelectorAll<HTMLAnchorElement>("a[href]")) {
      if (link.origin !== location.origin || bare(link.pathname) !== bare(location.pathname)) continue;
      link.setAttribute("aria-current", "page");
      link.dataset["active"] = "true";
    }
  }
}

/** Turns a closed row into an open group: a summary, or a summary without text next to the title's link. */
function toDetails(link: HTMLAnchorElement): HTMLDetailsElement {
  const details = document.createElement("details");
  const summary = document.createElement("summary");
  details.append(summary);
  if (link.closest("li")?.matches(".sidebar-rooted")) {
    summary.ariaLabel = (link.querySelector(".sidebar-title") ?? link).textContent;
    delete link.dataset["group"];
    link.after(details);
  } else {
    summary.className = link.className;
    summary.append(...link.childNodes);
    link.replaceWith(details);
  }
  return details;
}

function bare(path: string): string {
  return path.replace(/\/$/, "");
}

customElements.define("docs-groups", DocsGroups);
