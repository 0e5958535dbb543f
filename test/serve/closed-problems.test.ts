import { describe, expect, it } from "vitest";
import { closedProblems } from "../../src/serve/problem-panel.js";
import { type Problem, warning } from "../../src/shared/problem.js";

function tab() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

function fault(what: string, line = 1, file = "a.mdx"): Problem {
  return warning("dead-link", { file, line, column: 1 }, what);
}

describe("closedProblems", () => {
  it("stay closed in the tab, also when their lines moved", () => {
    const storage = tab();
    const own = [fault("One."), fault("Two.")];
    expect(closedProblems(storage).opens(own, own)).toBe(true);
    closedProblems(storage).choose(own, false);
    expect(closedProblems(storage).opens(own, own)).toBe(false);
    const moved = [fault("One.", 7)];
    expect(closedProblems(storage).opens(moved, moved)).toBe(false);
  });

  it("open with a new one, with one more of the same words, and with one that comes again", () => {
    const closed = closedProblems(tab());
    const own = [fault("One.")];
    closed.choose(own, false);
    expect(closed.opens([...own, fault("Two.")], [...own, fault("Two.")])).toBe(true);
    expect(closed.opens([...own, fault("One.", 5)], [...own, fault("One.", 5)])).toBe(true);
    expect(closed.opens(own, own)).toBe(false);
    expect(closed.opens([], [])).toBe(false);
    expect(closed.opens(own, own)).toBe(true);
  });

  it("are remembered while another page is shown, where they stand elsewhere", () => {
    const closed = closedProblems(tab());
    const [here, there] = [fault("Here."), fault("There.", 1, "b.mdx")];
    closed.choose([here], false);
    expect(closed.opens([there], [there, here])).toBe(true);
    expect(closed.opens([here], [here, there])).toBe(false);
    closed.choose([here], true);
    expect(closed.opens([here], [here, there])).toBe(true);
  });
});
