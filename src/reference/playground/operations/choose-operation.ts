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
export function operationMenu({ data, word }: Session, open: (other: OtherPage) => void): HTMLElement | null {
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
  const say = (text: string) => refill(list, element("li", { class: "api-note", role: "status" }, text));
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
    say(word("partLoading"));
    try {
      const page = await fetchPage(address);
      const json = page.querySelector("docs-playground > script[type='application/json']")?.textContent;
      // A page without a playground is opened itself, and so is one that may send to other servers.
      if (!json || serversOf(page) !== serversOf(document)) return location.assign(address);
      menu.open = false;
      open({ json, page });
    } catch {
      say(word("partFailed"));
    }
  };
  menu.addEventListener("toggle", async () => {
    if (!menu.open) return;
    // Not before: browsers style the inputs of what is closed, to look for some to fill in.
    if (!box.isConnected) menu.append(element("div", { class: "play-chooser-box" }, box, list));
    box.focus();
    if (all) return draw();
    say(word("partLoading"));
    try {
      const response = await fetch(operations);
      all = response.ok ? await response.json() : null;
    } catch {
      all = null;
    }
    if (all) draw();
    else say(word("partFailed"));
  });
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu.open) return;
    event.preventDefault();
    event.stopPropagation();
    menu.open = false;
    menu.querySelector("summary")?.focus();
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
