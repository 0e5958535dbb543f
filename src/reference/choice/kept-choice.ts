// Keeps what readers chose, such as a language, for other pages and for the playground.

/** Under a key of all pages of the site; null keeps nothing any more. Storage may be forbidden or full: then only the memory is lost. */
export function keepLocally(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Nothing is kept.
  }
}

export function keptLocally(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keepChoice(group: string, title: string): void {
  keepLocally(`docs-choice:${group}`, title);
}

export function keptChoice(group: string): string | null {
  return keptLocally(`docs-choice:${group}`);
}
