// Finds parts of author-written code that need the browser: hooks, handlers, refs, and everything made of them.

/** A top-level statement: the names it brings, and its text. */
export interface Statement {
  readonly names: readonly string[];
  readonly text: string;
}

const NEEDS_BROWSER =
  /\buse[A-Z]\w*\s*\(|\bon[A-Z]\w*\s*=\s*\{|\bref\s*=\s*\{|\baddEventListener\b|\bcreateElement\s*\([^)]*\bon[A-Z]/;

/** The names whose code needs the browser. `imported` holds names from elsewhere that do. */
export function findInteractive(statements: readonly Statement[], imported: Iterable<string> = []): Set<string> {
  const found = new Set(imported);
  const waiting = statements.filter(({ names, text }) => {
    if (!NEEDS_BROWSER.test(text)) return true;
    for (const name of names) found.add(name);
    return false;
  });
  let size = -1;
  while (size !== found.size) {
    size = found.size;
    for (const { names, text } of waiting) {
      if (names.every((name) => found.has(name)) || !mentions(text, found)) continue;
      for (const name of names) found.add(name);
    }
  }
  return found;
}

function mentions(text: string, names: ReadonlySet<string>): boolean {
  for (const match of text.matchAll(/[A-Za-z_$][\w$]*/g)) if (names.has(match[0])) return true;
  return false;
}
