// Draws the options of the search list: pages with their sections, recent searches, the question to the assistant.

import { excerpt, markTerms } from "../../search/mark-terms.js";
import type { PageResult, SiteAnswer } from "../../search/site-search.js";
import { type Children, element, icon } from "./element.js";

/** What choosing an option does besides following its link. */
export type Choice =
  | { readonly kind: "result" }
  | { readonly kind: "recent"; readonly text: string }
  | { readonly kind: "ask" };

export interface Option {
  readonly node: HTMLElement;
  readonly choice: Choice;
}

export interface Drawn {
  readonly nodes: readonly HTMLElement[];
  readonly options: readonly Option[];
}

const excerptLength = 130;

/** A group for each page: the page itself, then the sections that answered. */
export function drawResults(answer: SiteAnswer, base: string): Drawn {
  const groups = answer.results.map((result) => drawPage(result, answer, base));
  return { nodes: groups.map(({ node }) => node), options: groups.flatMap(({ options }) => options) };
}

function drawPage({ page, version, sections }: PageResult, answer: SiteAnswer, base: string) {
  const [best] = sections;
  // A page found by its top, or by one section alone, is one option; else sections stand beneath their page.
  const top = sections.find(({ anchor }) => anchor === null);
  const own = top ?? (sections.length === 1 ? best : undefined);
  const href = `${base}${page.address}`;
  const crumbs = [...(version === null ? [] : [version]), ...page.crumbs, ...(own && own !== top ? [page.title] : [])];
  const title = own && own !== top ? own.headings.at(-1) || page.title : page.title;
  const options = [
    option(`${href}${own?.anchor ? `#${own.anchor}` : ""}`, "page", [
      line("search-crumbs", [crumbs.join(" › ")]),
      element("span", { class: "search-title" }, [
        page.method &&
          element("span", { class: "search-method", "data-method": page.method.toLowerCase() }, [page.method]),
        element("span", {}, marked(title, answer)),
      ]),
      own ? line("search-text", marked(excerpt(own.text, excerptLength, answer), answer)) : null,
    ]),
  ];
  for (const section of sections) {
    if (section === own) continue;
    const name = section.headings.join(" › ") || page.title;
    options.push(
      option(`${href}${section.anchor ? `#${section.anchor}` : ""}`, "section", [
        element("span", { class: "search-title" }, [element("span", {}, marked(name, answer))]),
        line("search-text", marked(excerpt(section.text, excerptLength, answer), answer)),
      ]),
    );
  }
  const node = element("div", { role: "group", class: "search-group", "aria-label": page.title }, options);
  return { node, options: options.map((each) => ({ node: each, choice: { kind: "result" } as const })) };
}

/** Past searches under their heading. */
export function drawRecent(texts: readonly string[], heading: string): Drawn {
  const options = texts.map((text) => {
    const node = element("div", { role: "option", class: "search-option" }, [
      icon("clock"),
      element("span", { class: "search-title" }, [text]),
    ]);
    return { node, choice: { kind: "recent", text } as const };
  });
  const group = element("div", { role: "group", class: "search-group", "aria-label": heading }, [
    ...options.map(({ node }) => node),
  ]);
  return { nodes: texts.length === 0 ? [] : [group], options };
}

/** The last row: hands the question on. */
export function drawAsk(text: string, words: string): Drawn {
  const node = element("div", { role: "option", class: "search-option search-ask" }, [
    icon("ask"),
    element("span", { class: "search-title" }, [`${words}: `, element("q", {}, [text])]),
  ]);
  return { nodes: [node], options: [{ node, choice: { kind: "ask" } }] };
}

function option(href: string, shape: "page" | "section", children: Children): HTMLElement {
  const body = element("span", { class: "search-option-body" }, children);
  const kind = shape === "section" ? "search-option search-section" : "search-option";
  return element("a", { role: "option", tabindex: "-1", class: kind, href }, [icon(shape), body]);
}

function line(name: string, children: Children): HTMLElement | null {
  const isEmpty = children.every((child) => child === "" || child === null);
  return isEmpty ? null : element("span", { class: name }, children);
}

function marked(text: string, { terms, tokeniser }: SiteAnswer): Node[] {
  return markTerms(text, terms, tokeniser).map((piece) =>
    piece.isMarked ? element("mark", {}, [piece.text]) : document.createTextNode(piece.text),
  );
}
