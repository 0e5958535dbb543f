// Lets readers filter a changelog by tags: an entry is shown when it has all that are chosen.

class DocsUpdate extends HTMLElement {
  connectedCallback(): void {
    if (this.dataset["tags"] !== undefined && !document.getElementById("changelog-filters")) showFilters(this);
  }
}

/** The first entry with tags draws the filters for the whole page. */
function showFilters(first: HTMLElement): void {
  const all = [...document.querySelectorAll<HTMLElement>("docs-update")];
  const chosen = new Set(new URLSearchParams(location.search).get("tags")?.split(",").filter(Boolean));
  const filters = document.createElement("div");
  filters.id = "changelog-filters";
  filters.setAttribute("role", "group");
  const title = document.createElement("span");
  title.className = "update-filters-title";
  title.id = "changelog-filters-title";
  title.textContent = first.dataset["filters"] ?? "";
  filters.setAttribute("aria-labelledby", title.id);
  const buttons = tagsByCount(all).map(([tag, count]) => filterButton(tag, count));
  filters.append(title, ...buttons);

  const apply = (): void => {
    for (const button of buttons) button.setAttribute("aria-pressed", String(chosen.has(button.dataset["tag"] ?? "")));
    for (const update of all) update.hidden = ![...chosen].every((tag) => tagsOf(update).includes(tag));
  };
  filters.addEventListener("click", (event) => {
    const tag =
      event.target instanceof Element ? event.target.closest<HTMLElement>("[data-tag]")?.dataset["tag"] : null;
    if (!tag) return;
    if (!chosen.delete(tag)) chosen.add(tag);
    writeAddress(chosen);
    apply();
  });
  place(filters, all[0] ?? first);
  apply();
}

function filterButton(tag: string, count: number): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "update-filter";
  button.dataset["tag"] = tag;
  const number = document.createElement("span");
  number.className = "update-filter-count";
  number.textContent = String(count);
  button.append(tag, number);
  return button;
}

function tagsOf(update: HTMLElement): string[] {
  return update.dataset["tags"]?.split("\n") ?? [];
}

function tagsByCount(updates: readonly HTMLElement[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const tag of updates.flatMap(tagsOf)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].sort(([a, many], [b, few]) => few - many || a.localeCompare(b));
}

function writeAddress(chosen: ReadonlySet<string>): void {
  const address = new URL(location.href);
  if (chosen.size > 0) address.searchParams.set("tags", [...chosen].join(","));
  else address.searchParams.delete("tags");
  history.replaceState(history.state, "", address);
}

/** Next to the text where the page has a column for it, else above the first entry. */
function place(filters: HTMLElement, first: HTMLElement): void {
  const column = document.getElementById("table-of-contents");
  if (column?.offsetParent) column.prepend(filters);
  else first.before(filters);
}

customElements.define("docs-update", DocsUpdate);
