// Runs in the browser: copies the address of a heading whose mark was clicked, and says so beside it.

export async function copyHeadingLink(link: HTMLAnchorElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    return; // Where copying is not allowed, the address bar has the link.
  }
  const note = document.createElement("span");
  note.className = "anchor-note";
  note.setAttribute("role", "status");
  link.parentElement?.append(note);
  // A status is read out when words come into it.
  requestAnimationFrame(() => {
    note.textContent = document.querySelector<HTMLElement>("docs-page")?.dataset["copied"] ?? "";
  });
  setTimeout(() => note.remove(), 1600);
}
