// Opens the search dialog: by its button, Ctrl+K or Cmd+K, and the slash key. The dialog is loaded when it is first wanted.

import { keep, recall } from "../../components/browser-memory.js";
import { LiveElement, type Until } from "../../components/live-element.js";
import type { SearchDialog } from "./search-dialog.js";

/** As in `search-start.ts`; a module for both would be one more request of every page. */
const KEY = "docsgen:pages";
const MOST = 6;

/** One line a page, latest first. A page that is not there has no title to remember. */
function rememberPage(): void {
  const { pathname } = location;
  const title = document.querySelector(":not([data-current-path='/404']) > body h1")?.textContent;
  if (!title) return;
  const known = recall(KEY)?.split("\n") ?? [];
  const others = known.filter((line) => !line.startsWith(`${pathname}\t`));
  keep(KEY, [`${pathname}\t${title}`, ...others].slice(0, MOST).join("\n"));
}

class DocsSearch extends LiveElement {
  private dialog: Promise<SearchDialog> | null = null;
  /** Text typed before the requested dialog is open; null while none is requested. */
  private written: string | null = null;

  live(until: Until): void {
    rememberPage();
    const button = this.querySelector("button");
    button?.addEventListener("click", () => this.open(), until);
    for (const event of ["pointerenter", "focus"]) button?.addEventListener(event, () => this.load(), until);
    document.addEventListener("keydown", (event) => this.onKey(event), until);
    this.addEventListener("docsgen:search", () => this.open(), until);
    document.getElementById("sidebar")?.addEventListener("beforetoggle", () => this.enterSheet(), until);
  }

  /** The sheet of a small screen has a button of its own once it opens: before, it would only weigh on each page. */
  private enterSheet(): void {
    const own = document.importNode(this, true);
    const button = own.querySelector("button");
    if (button) button.id += "-mobile";
    document.querySelector(".sheet-close:not(:has(+docs-search))")?.after(own);
  }

  private onKey(event: KeyboardEvent): void {
    if (document.querySelector("docs-search") !== this) return;
    const { key } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const isShortcut = isCommand && !event.altKey && key.toLowerCase() === "k";
    const isLetter = key.length === 1 && !isCommand && !isWriting(event.target);
    if (isLetter && this.written !== null) this.written += key;
    else if (isShortcut || (isLetter && key === "/")) this.open();
    else return;
    event.preventDefault();
  }

  private load(): Promise<SearchDialog> {
    this.dialog ??= import("./search-dialog.js").then(({ createSearchDialog }) => createSearchDialog(this.dataset));
    this.dialog.catch(() => {
      this.dialog = null;
    });
    return this.dialog;
  }

  /** Without the dialog's script (offline, blocked), the search page is the fallback. */
  private open(): void {
    this.written ??= "";
    this.load().then(
      (dialog) => {
        dialog.open();
        if (this.written) dialog.query(this.written);
        this.written = null;
      },
      () => location.assign(`${this.dataset["base"] ?? ""}/search/`),
    );
  }
}

/** A field of a dialog that has just closed keeps the focus until the browser draws again; nobody writes in it. */
function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || target.closest("dialog:not([open])")) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

customElements.define("docs-search", DocsSearch);
