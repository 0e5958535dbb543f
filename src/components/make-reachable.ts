// Makes what scrolls reachable by keyboard, and leaves alone what does not: each stop costs a reader a key.
export function makeReachable(region: HTMLElement): void {
  const scrolls = region.scrollWidth > region.clientWidth || region.scrollHeight > region.clientHeight;
  if (scrolls) region.tabIndex = 0;
  else region.removeAttribute("tabindex");
}
