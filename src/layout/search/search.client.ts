// Opens the search dialog: by its button, Ctrl+K or Cmd+K, and the slash key. The dialog is loaded when it is first wanted.
import type { SearchDialog } from "./search-dialog.js";

class DocsSearch extends HTMLElement {
  private readonly listening = new AbortController();
  private dialog: Promise<SearchDialog> | null = null;

  connectedCallback(): void {
    const { signal } = this.listening;
    const button = this.querySelector("button");
    button?.addEventListener("click", () => this.open(), { signal });
    for (const event of ["pointerenter", "focus"]) button?.addEventListener(event, () => this.load(), { signal });
    document.addEventListener("keydown", (event) => this.onKey(event), { signal });
    this.addEventListener("docsgen:search", () => this.open(), { signal });
  }

  disconnectedCallback(): void {
    this.listening.abort();
  }

  private onKey(event: KeyboardEvent): void {
    if (document.querySelector("docs-search") !== this) return;
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "k";
    const isSlash = event.key === "/" && !event.ctrlKey && !event.metaKey && !isWriting(event.target);
    if (!isShortcut && !isSlash) return;
    event.preventDefault();
    this.open();
  }

  private load(): Promise<SearchDialog> {
    this.dialog ??= import("./search-dialog.js").then(({ createSearchDialog }) => createSearchDialog(this.dataset));
    this.dialog.catch(() => {
      this.dialog = null;
    });
    return this.dialog;
  }

  /** Without the dialog's script (offline, blocked) the search page is the way. */
  private open(): void {
    this.load().then(
      (dialog) => dialog.open(),
      () => location.assign(`${this.dataset["base"] ?? ""}/search/`),
    );
  }
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

customElements.define("docs-search", DocsSearch);
