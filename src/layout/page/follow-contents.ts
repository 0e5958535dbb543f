// Runs in the browser: marks the entry of the contents whose section is being read.

export function followContents(page: HTMLElement, signal: AbortSignal): void {
  const links = [...page.querySelectorAll<HTMLAnchorElement>("#table-of-contents a")];
  const current = page.querySelector(".contents-current");
  const byHeading = new Map<Element, HTMLAnchorElement>();
  for (const link of links) {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (heading) byHeading.set(heading, link);
  }
  if (byHeading.size === 0) return;

  const headings = [...byHeading.keys()];
  let active: HTMLAnchorElement | undefined;
  /** The last one in the upper third; at an edge of the page the outermost, or the one asked for where it is in view. */
  const beingRead = () => {
    const shown = headings.filter((heading) => !byHeading.get(heading)?.parentElement?.hidden);
    const top = (heading: Element) => heading.getBoundingClientRect().top;
    const isAtStart = scrollY <= 0;
    const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
    if (!isAtStart && !isAtEnd) return shown.filter((heading) => top(heading) < innerHeight / 3).at(-1) ?? shown[0];
    const asked = shown.find((heading) => byHeading.get(heading)?.hash === location.hash);
    if (asked && top(asked) >= 0 && top(asked) < innerHeight) return asked;
    return shown.at(isAtStart ? 0 : -1);
  };
  const mark = () => {
    const heading = beingRead();
    const link = heading && byHeading.get(heading);
    if (link === active) return;
    active?.removeAttribute("data-active");
    active?.removeAttribute("aria-current");
    active = link;
    link?.setAttribute("data-active", "true");
    link?.setAttribute("aria-current", "location");
    if (current) current.textContent = link?.textContent ?? "";
    keepInView(link);
  };

  // Each heading reports when it crosses the line or the edge of the screen: nothing runs between.
  const observer = new IntersectionObserver(mark, { rootMargin: "0px 0px -66% 0px", threshold: [0, 1] });
  for (const heading of headings) observer.observe(heading);
  for (const event of ["scrollend", "hashchange"]) addEventListener(event, mark, { signal });
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
