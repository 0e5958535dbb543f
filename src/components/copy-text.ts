// Runs in the browser: copies text, and confirms that on the button.

/** How long a button says that it has copied. */
const SHOWN = 1600;

/** Copies; where nothing may be copied, the text is shown and selected, for the keys that copy. */
export async function copyOrSelect(text: string, button: HTMLElement, shown: Element): Promise<void> {
  await writeText(text, button).then(
    () => showCopied(button),
    () => {
      shown.closest("details")?.setAttribute("open", "");
      getSelection()?.selectAllChildren(shown);
    },
  );
}

/**
 * Rejects where nothing may be copied. Without https a browser gives scripts no clipboard, and elsewhere it may refuse; what is
 * selected can often be copied all the same.
 */
export async function writeText(text: string, button: HTMLElement): Promise<void> {
  const clipboard: Clipboard | undefined = navigator.clipboard;
  const isWritten = await clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  if (!isWritten && !copySelected(text, button)) throw new Error("The browser does not let this page copy.");
}

function copySelected(text: string, button: HTMLElement): boolean {
  const selected = document.createElement("textarea");
  selected.value = text;
  selected.style.cssText = "position:fixed;opacity:0";
  // Next to the button: outside an open dialog nothing can be selected.
  button.after(selected);
  selected.select();
  const isCopied = document.execCommand("copy");
  selected.remove();
  button.focus();
  return isCopied;
}

/** Says for a moment that the button has done its work: it is marked with `is-done`, and its label becomes `data-copied`. */
export function showCopied(button: HTMLElement): void {
  announceCopied();
  if (button.classList.contains("is-done")) return;
  const label = button.ariaLabel;
  button.classList.add("is-done");
  if (label !== null) button.ariaLabel = button.dataset["copied"] ?? label;
  setTimeout(() => {
    button.classList.remove("is-done");
    if (label !== null) button.ariaLabel = label;
  }, SHOWN);
}

/** Tells screen readers, in the one live region of a page. The same words are read again only if they come anew. */
export function announceCopied(): void {
  const region = document.querySelector<HTMLElement>("docs-page > [role=status]");
  if (!region) return;
  region.textContent = "";
  setTimeout(() => {
    region.textContent = region.dataset["copied"] ?? "";
  }, 50);
}
