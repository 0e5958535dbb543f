// Runs in the browser: remembers per tab which problems were closed.
import type { Problem } from "../shared/problem.js";

interface ClosedProblems {
  /** Whether any of a page's problems is not closed. Forgets the ones that are fixed: if they come back, they are new. */
  readonly opens: (own: readonly Problem[], standing: readonly Problem[]) => boolean;
  /** The writer opens or closes the list of a page's problems. */
  readonly choose: (own: readonly Problem[], isOpen: boolean) => void;
}

const KEY = "docsgen-closed-problems";

export function closedProblems(storage: Pick<Storage, "getItem" | "setItem">): ClosedProblems {
  const read = () => new Set<string>(JSON.parse(storage.getItem(KEY) ?? "[]"));
  const keep = (names: Iterable<string>) => storage.setItem(KEY, JSON.stringify([...names]));
  return {
    opens: (own, standing) => {
      const there = new Set(namesOf(standing));
      const closed = new Set([...read()].filter((name) => there.has(name)));
      keep(closed);
      return namesOf(own).some((name) => !closed.has(name));
    },
    choose: (own, isOpen) => {
      const names = namesOf(own);
      const closed = read();
      for (const name of names) isOpen ? closed.delete(name) : closed.add(name);
      keep(closed);
    },
  };
}

/** Lines move with every edit above them, so a problem is identified by its message, and a repeated one also by its number. */
function namesOf(problems: readonly Problem[]): string[] {
  const seen = new Map<string, number>();
  return problems.map(({ code, place, what }) => {
    const words = JSON.stringify([code, place?.file, what]);
    const number = (seen.get(words) ?? 0) + 1;
    seen.set(words, number);
    return `${words} ${number}`;
  });
}
