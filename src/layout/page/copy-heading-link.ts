// Runs in the browser: copies the address of a heading whose mark was clicked, and says so beside it.
import { announceCopied } from "../../components/copy-text.js";

export async function copyHeadingLink(link: HTMLAnchorElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    return; // Where copying is not allowed, the address bar has the link.
  }
  announceCopied();
  const note = document.createElement("span");
  note.className = "anchor-note";
  note.ariaHidden = "true";
  note.textContent = document.querySelector<HTMLElement>("docs-page > [role=status]")?.dataset["copied"] ?? "";
  link.parentElement?.append(note);
  setTimeout(() => note.remove(), 1600);
}
