// The search itself as the reader sees it: the box, the filters, the list. Stands in the dialog and on the search page.
import type { SearchWords } from "../../search/browser-files.js";
import { openSiteSearch, type SiteSearch } from "../../search/site-search.js";
import { type Choice, drawAsk, drawRecent, drawResults } from "./draw-results.js";
import { element, icon } from "./element.js";
import { fallbackWords } from "./fallback-words.js";
import { createOptionList } from "./option-list.js";
import { forgetSearches, recentSearches, rememberSearch } from "./recent-searches.js";
import { createFilters, type Filters } from "./search-filters.js";

export interface SearchSettings {
  /** Base path without a slash at the end. */
  readonly base: string;
  /** BCP 47 tag of the page. */
  readonly tag: string;
  /** Version of the page; null: it belongs to none. */
  readonly version: string | null;
  /** What the empty box says; null: the usual. */
  readonly prompt: string | null;
}

export interface SearchPanel {
  readonly root: HTMLElement;
  /** The panel's name for a screen reader. */
  readonly label: () => string;
  /** Puts the focus into the box; what was typed before stays, selected. */
  readonly begin: () => void;
  readonly query: (text: string) => void;
}

/** Letters are often followed by more: a query waits this long for the next. */
const pause = 90;
let panels = 0;

/** `onDone` is called when the reader has chosen, or wants to leave. */
export function createSearchPanel(settings: SearchSettings, onDone: () => void): SearchPanel {
  const id = `search-list-${++panels}`;
  let words: SearchWords = fallbackWords;
  let search: Promise<SiteSearch> | null = null;
  let filters: Filters | null = null;
  let asked = 0;
  let waiting = 0;

  const input = element("input", {
    type: "search",
    name: "q",
    class: "search-input",
    role: "combobox",
    "aria-controls": id,
    "aria-expanded": "false",
    "aria-autocomplete": "list",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    enterkeyhint: "go",
    maxlength: "400",
  });
  const closeButton = element("button", { type: "button", class: "search-close" }, [icon("close")]);
  const form = element("form", { role: "search", class: "search-form", action: `${settings.base}/search/` }, [
    icon("search"),
    input,
    closeButton,
  ]);
  const list = element("div", { id, role: "listbox", class: "search-list" });
  const status = element("p", { role: "status", class: "search-status" });
  const recentHead = element("div", { class: "search-recent", hidden: "" });
  const keys = element("p", { class: "search-keys", "aria-hidden": "true" });
  const filterPlace = element("div");
  const root = element("div", { class: "search-panel" }, [form, filterPlace, recentHead, status, list, keys]);
  const options = createOptionList(input, list, choose);
  speak();

  closeButton.addEventListener("click", onDone);
  form.addEventListener("submit", (event) => event.preventDefault());
  input.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = window.setTimeout(answer, input.value.trim() === "" ? 0 : pause);
  });
  input.addEventListener("keydown", onKey);

  function onKey(event: KeyboardEvent): void {
    if (event.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      options.move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter") {
      event.preventDefault();
      const { ctrlKey, metaKey, shiftKey } = event;
      options
        .active()
        ?.node.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
    }
  }

  function choose(choice: Choice, event: MouseEvent): void {
    if (choice.kind === "recent") {
      query(choice.text);
      return;
    }
    const text = input.value.trim();
    rememberSearch(text);
    if (choice.kind === "ask") {
      document.dispatchEvent(new CustomEvent("docsgen:ask", { detail: { text } }));
      onDone();
    } else if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onDone();
  }

  function query(text: string): void {
    input.value = text;
    input.focus();
    void answer();
  }

  /** Opens the index once; after a failure the next query tries again. */
  function opened(): Promise<SiteSearch> {
    search ??= openSiteSearch((name, isFresh) =>
      fetch(`${settings.base}/search/${name}`, isFresh ? { cache: "no-cache" } : {}),
    ).then((site) => {
      words = site.index.words[settings.tag] ?? site.index.words[settings.tag.split("-")[0] ?? ""] ?? words;
      speak();
      filters ??= createFilters(site.index, words, settings, () => void answer());
      filterPlace.replaceChildren(filters.root);
      return site;
    });
    search.catch(() => {
      search = null;
    });
    return search;
  }

  async function answer(): Promise<void> {
    const text = input.value.trim();
    const turn = ++asked;
    recentHead.hidden = true;
    if (text === "") {
      showRecent();
      return;
    }
    const slow = window.setTimeout(() => {
      if (turn === asked) say(words.searching);
    }, 250);
    try {
      const site = await opened();
      const filter = { tag: settings.tag, version: filters?.version() ?? null, product: filters?.product() ?? null };
      const found = await site.search(input.value.trimStart(), filter);
      if (turn !== asked) return;
      const ask = document.querySelector("docs-assistant") ? [drawAsk(text, words.askAssistant)] : [];
      options.show([drawResults(found, settings.base), ...ask]);
      const count = found.results.length;
      if (count === 0) say(words.noResults.replace("{query}", text), words.noResultsHint);
      else say(`${words.searchResults}: ${count}`);
      status.classList.toggle("visually-hidden", count > 0);
    } catch {
      if (turn !== asked) return;
      // A new build may have replaced the index since it was opened.
      search = null;
      options.show([]);
      say(words.searchFailed);
    } finally {
      clearTimeout(slow);
    }
  }

  function showRecent(): void {
    const recent = recentSearches();
    options.show([drawRecent(recent, words.recentSearches)]);
    recentHead.hidden = recent.length === 0;
    say("");
  }

  function say(...lines: readonly string[]): void {
    status.classList.remove("visually-hidden");
    status.replaceChildren(...lines.flatMap((line) => (line === "" ? [] : [element("span", {}, [line])])));
  }

  /** Puts the reader's language on everything that stays. */
  function speak(): void {
    input.placeholder = settings.prompt ?? words.searchPlaceholder;
    input.setAttribute("aria-label", words.search);
    list.setAttribute("aria-label", words.searchResults);
    closeButton.setAttribute("aria-label", words.close);
    const clear = element("button", { type: "button" }, [words.clear]);
    clear.addEventListener("click", () => {
      forgetSearches();
      showRecent();
      input.focus();
    });
    recentHead.replaceChildren(element("span", {}, [words.recentSearches]), clear);
    keys.replaceChildren(
      ...hint(["↑", "↓"], words.toSelect),
      ...hint(["↵"], words.toOpen),
      ...hint(["esc"], words.toClose),
    );
  }

  return {
    root,
    query,
    label: () => words.search,
    begin() {
      input.focus();
      input.select();
      void opened().catch(() => {});
      if (input.value.trim() === "") showRecent();
    },
  };
}

function hint(keys: readonly string[], words: string): HTMLElement[] {
  return [element("span", {}, [...keys.map((key) => element("kbd", {}, [key])), words])];
}
