// Tells texts whose brackets are nested so deeply that whatever follows them would fill the stack.

/** Whether brackets are in one another more than so many times, wherever they stand. `brackets` finds all of them. */
export function nestsDeeply(text: string, brackets: RegExp, most: number): boolean {
  let depth = 0;
  for (const bracket of text.match(brackets) ?? []) {
    depth = Math.max(0, depth + ("([{".includes(bracket) ? 1 : -1));
    if (depth > most) return true;
  }
  return false;
}
