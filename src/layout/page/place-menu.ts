// Runs in browsers without CSS anchors: places an open menu below its button.

export function placeMenu(menu: HTMLElement, button: HTMLElement): void {
  if (innerWidth < 768) return;
  const { left, right, bottom } = button.getBoundingClientRect();
  const isRightToLeft = document.documentElement.dir === "rtl";
  const wanted = isRightToLeft ? right - menu.offsetWidth : left;
  const x = Math.min(Math.max(8, wanted), innerWidth - menu.offsetWidth - 8);
  menu.style.cssText = `inset:auto;margin:0;left:${x}px;top:${bottom + 6}px`;
}
