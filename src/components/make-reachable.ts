// Makes scrollable elements reachable by keyboard, and only those: each stop costs a key press.
export function makeReachable(region: HTMLElement): void {
  const scrolls = region.scrollWidth > region.clientWidth || region.scrollHeight > region.clientHeight;
  if (scrolls) region.tabIndex = 0;
  else region.removeAttribute("tabindex");
}
