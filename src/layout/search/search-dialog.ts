// Puts the search panel into a modal dialog. Loaded on first use.
import { element } from "./element.js";
import { createSearchPanel } from "./search-panel.js";
import { searchSettings } from "./search-settings.js";

export interface SearchDialog {
  readonly open: () => void;
  readonly query: (text: string) => void;
}

/** `data`: the data attributes of `<docs-search>`. */
export async function createSearchDialog(data: DOMStringMap): Promise<SearchDialog> {
  const settings = searchSettings(data);
  await loadStyle(data["style"]);
  const dialog = element("dialog", { class: "search-dialog" });
  const close = () => dialog.close();
  const panel = createSearchPanel(settings, "search-dialog-list", close);
  dialog.append(panel.root);
  document.body.append(dialog);

  // A click outside the panel targets the dialog itself.
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) close();
  });
  return {
    query: panel.query,
    open() {
      if (dialog.open) return;
      dialog.setAttribute("aria-label", panel.label());
      dialog.showModal();
      panel.begin();
    },
  };
}

/** Waits for the sheet, so that the dialog never appears unstyled. If the sheet fails, the dialog opens all the same. */
function loadStyle(href: string | undefined): Promise<void> {
  if (!href || document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const link = element("link", { rel: "stylesheet", href });
  return new Promise((resolve) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => resolve());
    document.head.append(link);
  });
}
