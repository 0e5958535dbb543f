// Puts the pages that an unknown address may have meant first in the list of ways on. The index is loaded for it.

import { nearest } from "../../shared/nearest.js";
import { createSession } from "../search/search-session.js";
import { searchSettings } from "../search/search-settings.js";

/** Shown at most; the list keeps its length where it has that many ways. */
const MOST = 5;

class DocsNearPages extends HTMLElement {
  async connectedCallback(): Promise<void> {
    const settings = searchSettings(this.dataset);
    const session = createSession(settings, { onOpened: () => {}, onFiltered: () => {} });
    const near = misspelt();
    if (near) this.show([{ title: near.textContent.trim(), href: near.pathname }]);
    for (const words of near ? [] : wordings(location.pathname.slice(settings.base.length))) {
      const { results } = await session.search(words).catch(() => ({ results: [] }));
      if (results.length === 0) continue;
      this.show(results.map(({ page }) => ({ title: page.title, href: `${settings.base}${page.address}` })));
      return;
    }
  }

  private show(pages: readonly { readonly title: string; readonly href: string }[]): void {
    const list = this.querySelector("ul");
    if (!list) return;
    const near = pages.slice(0, MOST).map(({ title, href }) => {
      const link = document.createElement("a");
      link.href = href;
      link.textContent = title;
      const item = document.createElement("li");
      item.append(link);
      return item;
    });
    const known = new Set(pages.map(({ href }) => href));
    const ways = [...list.children].filter((item) => !known.has(item.querySelector("a")?.getAttribute("href") ?? ""));
    const room = Math.max(list.children.length, near.length);
    list.replaceChildren(...[...near, ...ways].slice(0, room));
    for (const nav of this.querySelectorAll("nav")) nav.hidden = false;
  }
}

/** The link of this page whose address differs from this one by a few letters. */
function misspelt(): HTMLAnchorElement | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("#sidebar a[href], docs-near-pages a")];
  const path = nearest(
    bare(location.pathname),
    links.filter(({ origin }) => origin === location.origin).map(({ pathname }) => bare(pathname)),
  );
  return links.find(({ pathname }) => bare(pathname) === path);
}

function bare(path: string): string {
  return path.replace(/\/$/, "");
}

/** All words of an address, then those of its last part, then each of these, the longest first. */
function wordings(path: string): string[] {
  const parts = path
    .split("/")
    .map(wordsOf)
    .filter((words) => words.length > 0);
  const last = parts.at(-1) ?? [];
  const single = last.filter((word) => word.length > 2).sort((a, b) => b.length - a.length);
  return [...new Set([parts.flat().join(" "), last.join(" "), ...single])].filter((words) => words !== "");
}

function wordsOf(part: string): string[] {
  const text = decoded(part).replace(/\.(?:html?|mdx?)$/i, "");
  return text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== "" && word !== "index");
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // A stray `%` stands for itself.
  }
}

customElements.define("docs-near-pages", DocsNearPages);
