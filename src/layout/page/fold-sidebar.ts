// Runs in the browser: folds the sidebar away, on this page and the next ones.

export function foldSidebar(): void {
  const isFolded = document.documentElement.classList.toggle("fold");
  try {
    if (isFolded) localStorage.setItem("docsFold", "1");
    else localStorage.removeItem("docsFold");
  } catch {
    // The browser stores nothing: the sidebar is back on the next page.
  }
}
