// Filters a changelog by tags: an entry shows if it has all chosen ones. Draws distant entries in time.

class DocsUpdate extends HTMLElement {
  connectedCallback(): void {
    if (document.querySelector("docs-update") === this) void document.fonts.ready.then(drawInTurn);
    const filters = document.querySelectorAll<HTMLElement>(".update-filters:not([data-ready])");
    if (filters.length === 0) return;
    for (const group of filters) group.dataset["ready"] = "";
    offer([...filters]);
  }
}

/**
 * Entries that `far-away.css` leaves out of the first layout follow one by one, while there is nothing else to do: the height
 * of each was a guess, and where a reader is in the page is remembered in pixels.
 */
function drawInTurn(): void {
  const updates = document.querySelectorAll<HTMLElement>("docs-update").values();
  const next = () => {
    const { value: update } = updates.next();
    if (!update) return;
    update.style.contentVisibility = "visible";
    requestIdleCallback(next);
  };
  // Safari has no such moments, and would not keep in place what follows.
  if ("requestIdleCallback" in window) requestIdleCallback(next);
}

/** The first entry makes the filters of the whole page work. */
function offer(filters: readonly HTMLElement[]): void {
  const updates = [...document.querySelectorAll<HTMLElement>("docs-update")];
  const chosen = new Set(new URLSearchParams(location.search).get("tags")?.split(",").filter(Boolean));
  const buttons = filters.flatMap((group) => [...group.querySelectorAll<HTMLElement>("[data-tag]")]);

  const apply = (): void => {
    for (const button of buttons) button.setAttribute("aria-pressed", String(chosen.has(button.dataset["tag"] ?? "")));
    for (const update of updates) update.hidden = ![...chosen].every((tag) => tagsOf(update).includes(tag));
  };
  for (const button of buttons)
    button.addEventListener("click", () => {
      const { tag = "" } = button.dataset;
      if (!chosen.delete(tag)) chosen.add(tag);
      writeAddress(chosen);
      apply();
    });
  apply();
}

function tagsOf(update: HTMLElement): string[] {
  return update.dataset["tags"]?.split("\n") ?? [];
}

function writeAddress(chosen: ReadonlySet<string>): void {
  const address = new URL(location.href);
  if (chosen.size > 0) address.searchParams.set("tags", [...chosen].join(","));
  else address.searchParams.delete("tags");
  history.replaceState(history.state, "", address);
}

customElements.define("docs-update", DocsUpdate);
