// Runs in the browser: marks the entries of the contents whose sections are in view, and the one that is being read.
import { type ContentsEntry, contentsEntries } from "./contents-entries.js";

export function followContents(page: HTMLElement, signal: AbortSignal): void {
  const current = page.querySelector(".contents-current");
  const entries = contentsEntries(page);
  const top = ({ heading }: ContentsEntry) => heading.getBoundingClientRect().top;
  let active: HTMLAnchorElement | undefined;
  // Where a linked heading comes to rest, and a little below.
  const line = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 8;
  /** The last heading above the line. At an end of the page the outermost one, or the linked one while it is visible. */
  const beingRead = () => {
    const shown = entries.filter(({ link }) => !link.parentElement?.hidden);
    const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
    if (scrollY > 0 && !isAtEnd) return shown.filter((entry) => top(entry) < line).at(-1) ?? shown[0];
    const inView = shown.filter((entry) => top(entry) >= 0 && top(entry) < innerHeight);
    return inView.find(({ link }) => link.hash === location.hash) ?? shown.at(scrollY > 0 ? -1 : 0);
  };
  const mark = () => {
    const read = beingRead();
    const link = read?.link;
    for (const [at, entry] of entries.entries()) {
      const next = entries[at + 1];
      const isSeen = entry === read || (top(entry) < innerHeight && (!next || top(next) > line));
      entry.link.parentElement?.toggleAttribute("data-active", isSeen);
    }
    if (link === active) return;
    active?.removeAttribute("aria-current");
    active = link;
    link?.setAttribute("aria-current", "location");
    if (current) current.textContent = link?.textContent ?? "";
    keepInView(link);
  };

  // Each heading reports when it crosses the line or the edge of the screen; nothing runs in between.
  const observer = new IntersectionObserver(mark, { rootMargin: `-${line}px 0px 0px`, threshold: 1 });
  for (const { heading } of entries) observer.observe(heading);
  addEventListener("scrollend", mark, { signal });
  addEventListener("hashchange", mark, { signal });
  signal.addEventListener("abort", () => observer.disconnect());
  mark();
}

/** Scrolls the column of the contents, never the page. */
function keepInView(link: HTMLAnchorElement | undefined): void {
  const column = link?.closest(".page-side");
  if (!link || !column) return;
  const { top, bottom } = link.getBoundingClientRect();
  const box = column.getBoundingClientRect();
  if (top < box.top + 80 || bottom > box.bottom - 80) column.scrollTop += top - box.top - box.height / 2;
}
