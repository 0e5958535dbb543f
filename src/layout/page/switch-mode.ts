// Runs in the browser: the button that switches between light and dark, which is never printed. What the system says needs no memory.

const KEY = "docs-mode";

export function switchMode(page: HTMLElement, signal: AbortSignal): void {
  const root = document.documentElement;
  const system = matchMedia("(prefers-color-scheme: dark)");
  const followsSystem = page.querySelector<HTMLElement>("[data-action='mode'][data-value='system']") !== null;

  for (const button of page.querySelectorAll<HTMLElement>("[data-action='mode']")) {
    button.addEventListener(
      "click",
      () => {
        const dark = root.classList.toggle("dark");
        if (followsSystem && dark === system.matches) stored((store) => store.removeItem(KEY));
        else stored((store) => store.setItem(KEY, dark ? "dark" : "light"));
      },
      { signal },
    );
  }
  system.addEventListener(
    "change",
    () => {
      if (followsSystem && stored((store) => store.getItem(KEY)) === null)
        root.classList.toggle("dark", system.matches);
    },
    { signal },
  );
  addEventListener(
    "storage",
    ({ key, newValue }) => {
      if (key === KEY) root.classList.toggle("dark", newValue === "dark" || (newValue === null && system.matches));
    },
    { signal },
  );
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
