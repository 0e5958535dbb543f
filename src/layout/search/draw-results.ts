// Draws the options of the search list: pages with their sections, and the question to the assistant.

import type { DisplayPage, DisplaySection } from "../../search/browser-files.js";
import { excerpt, markTerms } from "../../search/query/mark-terms.js";
import type { PageResult, SiteAnswer } from "../../search/reading/site-search.js";
import { type Children, element, icon } from "./element.js";

/** What choosing an option does besides following its link. */
export type Choice =
  | { readonly kind: "result" }
  | { readonly kind: "query"; readonly text: string }
  | { readonly kind: "page" }
  | { readonly kind: "action"; readonly run: () => void }
  | { readonly kind: "ask" };

export interface Option {
  readonly node: HTMLElement;
  readonly choice: Choice;
}

export interface Drawn {
  readonly nodes: readonly HTMLElement[];
  readonly options: readonly Option[];
}

const PAGE = "M14 3H6a1 1 0 0 0-1 1v16a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V8zM14 3v5h5";
const HASH = "M5 9h14M5 15h14M11 4 8 20M16 4l-3 16";
const STAR = "M12 3q1 8 9 9-8 1-9 9-1-8-9-9 8-1 9-9z";

const EXCERPT_LENGTH = 130;

/** A group per page: the page itself, then its matching sections. */
export function drawResults(answer: SiteAnswer, base: string): Drawn {
  const groups = answer.results.map((result) => drawPage(result, answer, base));
  return { nodes: groups.map(({ node }) => node), options: groups.flatMap(({ options }) => options) };
}

function drawPage({ page, version, sections }: PageResult, answer: SiteAnswer, base: string) {
  // A page with a match only at its top or in one section is a single option; otherwise its sections are listed below it.
  const top = sections.find(({ anchor }) => anchor === null);
  const own = top ?? (sections.length === 1 ? sections[0] : undefined);
  const place = [...(version === null ? [] : [version]), ...page.crumbs];

  function drawOption(section: DisplaySection | undefined, isPage: boolean, trail: readonly string[]) {
    const headings = section === top ? [] : (section?.headings ?? []);
    const names = [...trail, ...(isPage || headings.length === 0 ? [page.title] : []), ...headings];
    const href = `${base}${page.address}${section?.anchor ? `#${section.anchor}` : ""}`;
    return option(href, isPage, [
      line("search-crumbs", [names.slice(0, -1).join(" › ")]),
      element("span", { class: "search-title" }, [
        isPage ? method(page) : null,
        element("span", {}, marked(names.at(-1) ?? "", answer)),
      ]),
      section ? line("search-text", marked(excerpt(section.text, EXCERPT_LENGTH, answer), answer)) : null,
    ]);
  }

  const others = sections.filter((section) => section !== own);
  const options = [drawOption(own, true, place), ...others.map((section) => drawOption(section, false, []))];
  const node = element("div", { role: "group", class: "search-group", "aria-label": page.title }, options);
  return { node, options: options.map((each) => ({ node: each, choice: { kind: "result" } as const })) };
}

/** The method of an operation that has a name: others are called by it, such as `GET /users`. */
function method({ method, title }: DisplayPage): HTMLElement | null {
  if (method === null || title.startsWith(`${method} /`)) return null;
  return element("span", { class: "search-method", "data-method": method.toLowerCase() }, [method]);
}

/** The last row, which passes the question on. */
export function drawAsk(text: string, words: string): Drawn {
  const node = element("div", { role: "option", class: "search-option search-ask" }, [
    icon(STAR),
    element("span", { class: "search-title" }, [`${words}: `, element("q", {}, [text])]),
  ]);
  return { nodes: [node], options: [{ node, choice: { kind: "ask" } }] };
}

function option(href: string, isPage: boolean, children: Children): HTMLElement {
  const body = element("span", { class: "search-option-body" }, children);
  const kind = isPage ? "search-option" : "search-option search-section";
  return element("a", { role: "option", tabindex: "-1", class: kind, href }, [icon(isPage ? PAGE : HASH), body]);
}

function line(name: string, children: Children): HTMLElement | null {
  const isEmpty = children.every((child) => child === "" || child === null);
  return isEmpty ? null : element("span", { class: name }, children);
}

function marked(text: string, answer: SiteAnswer): Node[] {
  return markTerms(text, answer).map((piece) =>
    piece.isMarked ? element("mark", {}, [piece.text]) : document.createTextNode(piece.text),
  );
}
