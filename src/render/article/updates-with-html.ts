// Draws the entries of a changelog by themselves.
import type { FoundFacts } from "../../content/tree/facts.js";
import type { ContentNode } from "../../model/content-tree.js";
import type { Html, UpdateFact } from "../../model.js";

/** The entries of a changelog with their HTML, for feeds. */
export function updatesWithHtml(
  { facts, updates }: FoundFacts,
  draw: (children: readonly ContentNode[]) => Html,
): UpdateFact[] {
  return facts.updates.map((update, index) => ({ ...update, html: draw(updates[index]?.children ?? []) }));
}
