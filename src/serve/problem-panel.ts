// Runs in the browser: the dock below a page of the live preview that says what is wrong with it. It covers nothing: the
// page gives way.
import { type Problem, placeText } from "../shared/problem.js";
import type { ProblemNews, ShownProblem } from "./live.js";
import style from "./problem-panel.shadow.css";

/** The page and everything sticky end above the dock; the chat opens next to it. */
const ROOM = `
html[data-problems] { scroll-padding-block-end: var(--height-problems); }
html[data-problems] body { padding-block-end: var(--height-problems); }
html[data-problems] :is(.sidebar:not(:popover-open), .page-side) {
  max-height: calc(100dvh - var(--height-header) - var(--height-problems)); }
html[data-problems] .content-area[data-panel] .page-panel {
  max-height: calc(100dvh - var(--height-header) - 2 * var(--space-10) - var(--height-problems)); }
@media (min-width: 48rem) { html[data-assistant-state="open"] docs-live { inset-inline-end: 27rem; } }
@media (max-width: 47.99rem) { html[data-assistant-state="open"] docs-live { display: none; } }
`;

export interface ProblemPanel {
  readonly show: (news: ProblemNews) => void;
}

/** Makes the dock in the element, which takes no room while all is well. */
export function problemPanel(host: HTMLElement): ProblemPanel {
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const closed = closedProblems(sessionStorage);
  let shown = "";
  let news: ProblemNews | null = null;
  const parts = makeParts();
  document.head.append(make("style", { textContent: ROOM }));
  new ResizeObserver(() => giveRoom(host)).observe(host);

  const isOpen = () => parts.toggle.ariaExpanded === "true";
  const choose = (open: boolean) => {
    unfold(parts, open);
    if (news) closed.choose(news.own, open);
  };
  parts.toggle.addEventListener("click", () => choose(!isOpen()));
  const close = () => {
    choose(false);
    parts.toggle.focus();
  };
  parts.close.addEventListener("click", close);
  parts.section.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && isOpen()) close();
  });
  return {
    show: (next) => {
      const text = JSON.stringify(next);
      if (text === shown) return;
      shown = text;
      news = next;
      const { own, others, counts } = next;
      if (counts.own + counts.others === 0) root.replaceChildren();
      else if (root.childElementCount === 0) root.append(make("style", { textContent: style }), parts.section);
      listProblems(parts.list, next);
      sayCounts(parts, next);
      const isNew = closed.opens(own, [...own, ...others]);
      // Where the page itself is fine, only a list that is being read stays open.
      unfold(parts, own.length > 0 ? isNew : isOpen() && counts.others > 0 && root.activeElement !== null);
    },
  };
}

type Parts = ReturnType<typeof makeParts>;

function makeParts() {
  const toggle = make("button", { type: "button", className: "count" });
  const close = make("button", { type: "button", textContent: "Close" });
  const list = make("div", { className: "list", id: "list", tabIndex: 0, role: "group", ariaLabel: "Problems" });
  const status = make("div", { className: "unseen", role: "status" });
  const section = make("section", { ariaLabel: "Problems" });
  const header = make("header", {});
  toggle.setAttribute("aria-controls", list.id);
  header.append(toggle, close);
  section.append(status, header, list);
  return { toggle, close, list, status, section };
}

function unfold({ toggle, list, close }: Parts, isOpen: boolean): void {
  toggle.setAttribute("aria-expanded", String(isOpen));
  list.hidden = close.hidden = !isOpen;
}

function listProblems(list: HTMLElement, news: ProblemNews): void {
  const { own, counts } = news;
  const wasOpenBelow = list.querySelector("details")?.open ?? false;
  list.replaceChildren(...own.map(problemBlock), ...moreBlock(counts.own - own.length));
  if (counts.others > 0) list.append(othersBlock(news, wasOpenBelow || own.length === 0));
}

/** `2 problems · 5 elsewhere`, for the eyes and for those who listen. */
function sayCounts({ toggle, status }: Parts, { own, counts }: ProblemNews): void {
  const isElsewhere = counts.own === 0;
  toggle.dataset["worst"] = own.length === 0 ? "" : worst(own);
  toggle.textContent = isElsewhere ? `${counted(counts.others)} elsewhere` : counted(counts.own);
  if (!isElsewhere && counts.others > 0) {
    toggle.append(make("span", { className: "elsewhere", textContent: ` · ${counts.others} elsewhere` }));
  }
  const words = toggle.textContent ?? "";
  if (status.textContent !== words) status.textContent = words;
}

function counted(count: number): string {
  return count === 1 ? "One problem" : `${count} problems`;
}

function worst(problems: readonly Problem[]): string {
  return problems.some(({ severity }) => severity === "error") ? "error" : "warning";
}

function problemBlock({ severity, place, what, hint, frame }: ShownProblem): HTMLElement {
  const block = make("article", {});
  block.append(whereLine(severity, place), make("p", { className: "what", textContent: what }));
  // Lines that are wider than the dock are scrolled to by key, too.
  if (frame) block.append(make("pre", { textContent: frame, tabIndex: 0 }));
  if (hint) block.append(make("p", { textContent: hint }));
  return block;
}

function whereLine(severity: string, place: Problem["place"]): HTMLElement {
  const line = make("div", {});
  const kind = make("span", { className: "severity", textContent: severity === "error" ? "Error" : "Warning" });
  kind.dataset["worst"] = severity;
  line.append(kind, make("code", { textContent: place ? placeText(place) : "" }));
  return line;
}

function othersBlock({ others, counts }: ProblemNews, isOpen: boolean): HTMLElement {
  const block = make("details", { open: isOpen });
  const list = make("ul", {});
  for (const { severity, place, what } of others) {
    const item = make("li", {});
    item.append(whereLine(severity, place), make("p", { className: "what", textContent: what }));
    list.append(item);
  }
  block.append(make("summary", { textContent: `${counts.others} elsewhere` }), list);
  block.append(...moreBlock(counts.others - others.length));
  return block;
}

function moreBlock(count: number): HTMLElement[] {
  return count > 0 ? [make("p", { textContent: `${count} more in the terminal` })] : [];
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}

/** A dock next to or above the chat needs no room. */
function giveRoom(host: HTMLElement): void {
  const { offsetHeight } = host;
  const page = document.documentElement;
  page.toggleAttribute("data-problems", offsetHeight > 0);
  page.style.setProperty("--height-problems", `${offsetHeight}px`);
}

const KEY = "docsgen-closed-problems";

export function closedProblems(storage: Pick<Storage, "getItem" | "setItem">) {
  const read = () => new Set<string>(JSON.parse(storage.getItem(KEY) ?? "[]"));
  const keep = (names: Iterable<string>) => storage.setItem(KEY, JSON.stringify([...names]));
  return {
    /** Whether any of a page's problems is not closed. Forgets the ones that are fixed: if they come back, they are new. */
    opens: (own: readonly Problem[], standing: readonly Problem[]) => {
      const there = new Set(namesOf(standing));
      const closed = new Set([...read()].filter((name) => there.has(name)));
      keep(closed);
      return namesOf(own).some((name) => !closed.has(name));
    },
    /** The writer opens or closes the list of a page's problems. */
    choose: (own: readonly Problem[], isOpen: boolean) => {
      const names = namesOf(own);
      const closed = read();
      for (const name of names) isOpen ? closed.delete(name) : closed.add(name);
      keep(closed);
    },
  };
}

/** Lines move with every edit above them, so a problem is identified by its message, and a repeated one also by its number. */
function namesOf(problems: readonly Problem[]): string[] {
  const seen = new Map<string, number>();
  return problems.map(({ code, place, what }) => {
    const words = JSON.stringify([code, place?.file, what]);
    const number = (seen.get(words) ?? 0) + 1;
    seen.set(words, number);
    return `${words} ${number}`;
  });
}
