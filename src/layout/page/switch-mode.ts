// Runs in the browser: the button that switches between light and dark, which is never printed. What the system says needs no memory.

const KEY = "docs-mode";

export function switchMode(page: HTMLElement, signal: AbortSignal): void {
  const root = document.documentElement;
  const system = matchMedia("(prefers-color-scheme: dark)");
  const button = page.querySelector<HTMLElement>("[data-action='mode']");
  const standard = button?.dataset["value"];
  const show = (mode: string | null | undefined) =>
    root.classList.toggle("dark", mode === "dark" || (mode === "system" && system.matches));

  button?.addEventListener(
    "click",
    () => {
      const dark = root.classList.toggle("dark");
      if (standard === "system" && dark === system.matches) stored((store) => store.removeItem(KEY));
      else stored((store) => store.setItem(KEY, dark ? "dark" : "light"));
    },
    { signal },
  );
  if (button) {
    const follow = () => (stored((store) => store.getItem(KEY)) ?? standard) === "system" && show("system");
    system.addEventListener("change", follow, { signal });
    // Chosen in another window, or among the actions of the search.
    addEventListener("storage", ({ key, newValue }) => key === KEY && show(newValue ?? standard), { signal });
  }
  // Paper is white.
  let wasDark = false;
  const print = (isPrinting: boolean): void => {
    if (isPrinting) wasDark = root.classList.contains("dark");
    root.classList.toggle("dark", !isPrinting && wasDark);
  };
  addEventListener("beforeprint", () => print(true), { signal });
  addEventListener("afterprint", () => print(false), { signal });
}

/** Null where the browser stores nothing: then a choice lasts for this page. */
function stored<Value>(use: (store: Storage) => Value): Value | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}
