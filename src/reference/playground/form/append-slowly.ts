// Puts inputs into the page a few at a time, so that a long form never keeps the reader from anything else.

/** Milliseconds: a phone takes about six times as long as the machines we write on, and notices 50. */
const SHORT = 6;

/** Lets the browser do what waits. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Makes and appends the first of them at once and the others in turns, for as long as they are wanted. */
export async function appendSlowly(
  parent: HTMLElement,
  makers: readonly (() => HTMLElement | null)[],
  isWanted: () => boolean = () => true,
): Promise<void> {
  let started = performance.now();
  for (const make of makers) {
    const made = make();
    if (made) parent.append(made);
    if (performance.now() - started < SHORT) continue;
    await pause();
    if (!isWanted()) return;
    started = performance.now();
  }
}
