// Switches to another operation without leaving the playground.
import { fetchPage } from "../../page-fetcher.js";
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
export function operationMenu(session: Session, open: (other: OtherPage) => void): HTMLElement | null {
  const { data, word } = session;
  const { operations } = data;
  if (operations === null) return null;
  const menu = element(
    "details",
    { class: "play-chooser" },
    element("summary", { class: "play-link" }, word("operation")),
  );
  const chooser = {
    ...session,
    menu,
    box: searchBox(word("operation")),
    list: element("ul", { class: "play-operations" }),
    open,
  };
  const { box, list } = chooser;
  let all: readonly ListedOperation[] | null = null;
  const draw = () => drawFound(chooser, all ?? []);
  menu.addEventListener("toggle", async () => {
    if (!menu.open) return;
    // Not before: browsers style the inputs of what is closed, to look for some to fill in.
    if (!box.isConnected) menu.append(element("div", { class: "play-chooser-box" }, box, list));
    box.focus();
    if (all) return draw();
    note(chooser, word("partLoading"));
    all = await fetchOperations(operations);
    if (all) draw();
    else note(chooser, word("partFailed"));
  });
  answerKeys(chooser);
  // It would cover what readers go on to.
  menu.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
  });
  box.addEventListener("input", draw);
  return menu;
}

interface Chooser extends Session {
  readonly menu: HTMLDetailsElement;
  readonly box: HTMLInputElement;
  readonly list: HTMLElement;
  readonly open: (other: OtherPage) => void;
}

function searchBox(name: string): HTMLInputElement {
  return element("input", {
    class: "play-input",
    type: "search",
    "aria-label": name,
    placeholder: name,
    spellcheck: "false",
    autocomplete: "off",
  });
}

function note({ list, say }: Chooser, text: string): void {
  refill(list, element("li", { class: "api-note" }, text));
  say(text);
}

function drawFound(chooser: Chooser, all: readonly ListedOperation[]): void {
  const { box, list, word } = chooser;
  const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter((each) => words.every((one) => each.slice(0, 3).join(" ").toLowerCase().includes(one)));
  const rows = found.slice(0, MOST_SHOWN).map((each) => operationRow(chooser, each));
  if (found.length === 0) note(chooser, word("noResults", { query: box.value }));
  else refill(list, ...rows, ...(found.length > MOST_SHOWN ? [element("li", {}, "…")] : []));
}

function operationRow(chooser: Chooser, [method, path, title, page]: ListedOperation): HTMLElement {
  return element(
    "li",
    {},
    element(
      "button",
      { type: "button", class: "play-operation", onclick: () => goTo(chooser, page) },
      element("span", { class: "method-pill", "data-method": method.toLowerCase() }, method),
      // Without a summary the title says method and path once more.
      title === `${method} ${path}` ? null : element("span", { class: "play-operation-title" }, title),
      element("code", {}, path),
    ),
  );
}

async function goTo(chooser: Chooser, address: string): Promise<void> {
  const { menu, box, word, open } = chooser;
  note(chooser, word("partLoading"));
  try {
    const page = await fetchPage(address);
    const json = page.querySelector("docs-playground > script[type='application/json']")?.textContent;
    // A page without a playground is opened itself, and so is one that may send to other servers.
    if (!json || serversOf(page) !== serversOf(document)) return location.assign(address);
    menu.open = false;
    open({ json, page });
  } catch {
    note(chooser, word("partFailed"));
    box.focus();
  }
}

function answerKeys({ menu, box, list }: Chooser): void {
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
}

/** Null where they cannot be had. */
async function fetchOperations(address: string): Promise<readonly ListedOperation[] | null> {
  try {
    const response = await fetch(address);
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

/** Where the policy of a page lets it send requests. */
function serversOf(page: Document): string {
  const policy = page.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute("content") ?? "";
  return /(?:^|;)connect-src[^;]*/.exec(policy)?.[0] ?? "";
}
