// Keeps what readers chose, such as a language, for other pages and for the playground.

/** Storage may be blocked, and then choices are not kept. */
export function keepChoice(group: string, title: string): void {
  try {
    localStorage.setItem(keyOf(group), title);
  } catch {
    // Only the memory of the choice is lost.
  }
}

export function keptChoice(group: string): string | null {
  try {
    return localStorage.getItem(keyOf(group));
  } catch {
    return null;
  }
}

function keyOf(group: string): string {
  return `docs-choice:${group}`;
}
