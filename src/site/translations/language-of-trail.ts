// Finds the language at a position in the navigation.
import type { Trail } from "../../model.js";

/** As docs.json names it; null where it names none. */
export function languageOfTrail(trail: Trail | undefined): string | null {
  return trail?.branches.find(({ holder }) => holder.kind === "language")?.holder.name ?? null;
}
