// Owns the English words of the list of keyboard shortcuts, which its script contains. Pages carry those of other languages.

export const SHORTCUT_WORDS = {
  keyboardShortcuts: "Keyboard shortcuts",
  search: "Search",
  askAssistant: "Ask assistant",
  copyPageText: "Copy this page as Markdown",
  previous: "Previous",
  next: "Next",
  collapseSidebar: "Collapse sidebar",
  close: "Close",
};
