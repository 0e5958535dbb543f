// Lets a reader go on to another operation of the API without leaving the playground.
import { element, refill } from "../element.js";
import type { Session } from "../session.js";
import type { ListedOperation } from "./operation-list.js";

/** What another operation is opened with. */
export interface OtherPage {
  /** The data of its script tag. */
  readonly json: string;
  readonly page: Document;
}

/** More results than this say that the words should be more exact. */
const MOST_SHOWN = 40;

/** The menu, or null where the site lists no operations. */
export function operationMenu({ data, word, say }: Session, open: (other: OtherPage) => void): HTMLElement | null {
  const { operations } = data;
  if (operations === null) return null;
  let all: readonly ListedOperation[] | null = null;
  const box = element("input", {
    class: "play-input",
    type: "search",
    "aria-label": word("operation"),
    placeholder: word("operation"),
    spellcheck: "false",
    autocomplete: "off",
  });
  const list = element("ul", { class: "play-operations" });
  const note = (text: string) => {
    refill(list, element("li", { class: "api-note" }, text));
    say(text);
  };
  const menu = element(
    "details",
    { class: "play-chooser" },
    element("summary", { class: "play-link" }, word("operation")),
  );
  const draw = () => {
    const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
    const found = (all ?? []).filter((each) =>
      words.every((one) => each.slice(0, 3).join(" ").toLowerCase().includes(one)),
    );
    if (found.length === 0) return note(word("noResults", { query: box.value }));
    refill(
      list,
      ...found.slice(0, MOST_SHOWN).map(row),
      ...(found.length > MOST_SHOWN ? [element("li", {}, "…")] : []),
    );
  };
  const row = ([method, path, title, page]: ListedOperation) =>
    element(
      "li",
      {},
      element(
        "button",
        { type: "button", class: "play-operation", onclick: () => go(page) },
        element("span", { class: "method-pill", "data-method": method.toLowerCase() }, method),
        // Without a summary the title says method and path once more.
        title === `${method} ${path}` ? null : element("span", { class: "play-operation-title" }, title),
        element("code", {}, path),
      ),
    );
  const go = async (address: string) => {
    note(word("partLoading"));
    try {
      const page = await fetchPage(address);
      const json = page.querySelector("docs-playground > script[type='application/json']")?.textContent;
      // A page without a playground is opened itself, and so is one that may send to other servers.
      if (!json || serversOf(page) !== serversOf(document)) return location.assign(address);
      menu.open = false;
      open({ json, page });
    } catch {
      note(word("partFailed"));
      box.focus();
    }
  };
  menu.addEventListener("toggle", async () => {
    if (!menu.open) return;
    // Not before: browsers style the inputs of what is closed, to look for some to fill in.
    if (!box.isConnected) menu.append(element("div", { class: "play-chooser-box" }, box, list));
    box.focus();
    if (all) return draw();
    note(word("partLoading"));
    try {
      const response = await fetch(operations);
      all = response.ok ? await response.json() : null;
    } catch {
      all = null;
    }
    if (all) draw();
    else note(word("partFailed"));
  });
  const step = (by: number): void => {
    const stops: (Element | null)[] = [box, ...list.querySelectorAll("button")];
    const next = stops[stops.indexOf(document.activeElement) + by];
    if (next instanceof HTMLElement) next.focus();
  };
  menu.addEventListener("keydown", (event) => {
    const { key } = event;
    if (!menu.open || !["Escape", "ArrowDown", "ArrowUp"].includes(key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (key !== "Escape") return step(key === "ArrowDown" ? 1 : -1);
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
  // It would cover what readers go on to.
  menu.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
  });
  box.addEventListener("input", draw);
  return menu;
}

/** Where the policy of a page lets it send requests. */
function serversOf(page: Document): string {
  const policy = page.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute("content") ?? "";
  return /(?:^|;)connect-src[^;]*/.exec(policy)?.[0] ?? "";
}

async function fetchPage(address: string): Promise<Document> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(String(response.status));
  return new DOMParser().parseFromString(await response.text(), "text/html");
}
