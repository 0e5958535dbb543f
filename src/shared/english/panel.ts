// Owns the English words that search and chat share.

export const PANEL_WORDS = {
  askAssistant: "Ask assistant",
  clear: "Clear",
  close: "Close",
  searching: "Searching…",
};
