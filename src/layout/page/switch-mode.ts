// Runs in the browser: the buttons for light and dark, which are never printed. What the system says needs no memory.

import { forget, keep, recall } from "../../components/browser-memory.js";
import type { Until } from "../../components/live-element.js";

const KEY = "docs-mode";

export function switchMode(page: HTMLElement, until: Until): void {
  const root = document.documentElement;
  const system = matchMedia("(prefers-color-scheme: dark)");
  const buttons = [...page.querySelectorAll<HTMLElement>("[data-action=mode]")];
  const standard = buttons[0]?.dataset["value"];
  const isDark = (mode?: string) => mode === "dark" || (mode === "system" && system.matches);
  const paint = (dark: boolean) => root.classList.toggle("light", !root.classList.toggle("dark", dark));
  let mode = recall(KEY) ?? standard;
  const show = (chosen?: string) => {
    mode = chosen ?? standard;
    paint(isDark(mode));
    markButtons();
  };
  const markButtons = () => {
    for (const button of buttons)
      if (button.dataset["mode"]) button.ariaPressed = String(button.dataset["mode"] === mode);
  };
  const choose = ({ dataset }: HTMLElement) => {
    const dark = !root.classList.contains("dark");
    // Where the system says the same, the button of the bar leaves it to the system.
    show(dataset["mode"] ?? (standard === "system" && dark === system.matches ? "system" : dark ? "dark" : "light"));
    if (mode === standard) forget(KEY);
    else keep(KEY, mode ?? "");
  };

  if (standard) {
    markButtons();
    for (const button of buttons) button.addEventListener("click", () => choose(button), until);
    system.addEventListener("change", () => show(mode), until);
    // Chosen in another window, or among the actions of the search.
    addEventListener("storage", ({ key, newValue }) => key === KEY && show(newValue ?? standard), until);
  }
  whitenPaper(paint, until);
}

function whitenPaper(paint: (dark: boolean) => void, until: Until): void {
  let wasDark = false;
  const toPaper = () => {
    wasDark = document.documentElement.classList.contains("dark");
    paint(false);
  };
  addEventListener("beforeprint", toPaper, until);
  addEventListener("afterprint", () => paint(wasDark), until);
}
