// <docs-groups>: opens the closed groups of a long sidebar in place. Without it each is a link to a page that shows it open.

class DocsGroups extends HTMLElement {
  readonly #loading = new Map<string, Promise<string>>();

  connectedCallback(): void {
    this.#unfold(this);
  }

  #unfold(part: ParentNode): void {
    for (const link of part.querySelectorAll<HTMLAnchorElement>("a[data-group]")) {
      const { group = "" } = link.dataset;
      const button = toButton(link);
      const load = () => this.#load(group);
      for (const sign of ["pointerenter", "focus"]) {
        button.addEventListener(sign, () => void load().catch(() => {}), { once: true });
      }
      button.addEventListener("click", () => void this.#fill(button, load, link.href), { once: true });
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
  async #fill(button: HTMLElement, load: () => Promise<string>, page: string): Promise<void> {
    try {
      button.insertAdjacentHTML("afterend", await load());
    } catch {
      location.assign(page);
      return;
    }
    const list = button.nextElementSibling;
    if (!list) return;
    this.#unfold(list);
    for (const link of list.querySelectorAll<HTMLAnchorElement>("a[href]")) {
      if (link.origin !== location.origin || bare(link.pathname) !== bare(location.pathname)) continue;
      link.setAttribute("aria-current", "page");
      link.dataset["active"] = "true";
    }
  }
}

/** Turns a closed row into the button that opens it, or puts a button without words beside the link of its title. */
function toButton(link: HTMLAnchorElement): HTMLButtonElement {
  const button = document.createElement("button");
  const title = (link.querySelector(".sidebar-title") ?? link).textContent;
  button.type = "button";
  button.ariaExpanded = "false";
  if (link.parentElement?.matches(".sidebar-rooted")) {
    button.ariaLabel = title;
    delete link.dataset["group"];
    link.after(button);
  } else {
    button.className = link.className;
    button.append(...link.childNodes);
    link.replaceWith(button);
  }
  button.parentElement?.setAttribute("data-title", title);
  return button;
}

function bare(path: string): string {
  return path.replace(/\/$/, "");
}

customElements.define("docs-groups", DocsGroups);
