// Draws content for people; content for agents only appears in Markdown.
import type { ComponentChildren } from "preact";

export interface VisibilityProps {
  readonly for?: unknown;
  readonly children?: ComponentChildren;
}

/** A site without sign-in shows what signed-out readers see. */
const SHOWN = new Set<unknown>(["humans", "signed-out"]);

export function Visibility({ for: audience, children }: VisibilityProps) {
  return SHOWN.has(audience) ? children : null;
}
