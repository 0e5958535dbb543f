// Draws what people see; what is for agents alone stands in the Markdown twin only.
import type { ComponentChildren } from "preact";

export interface VisibilityProps {
  readonly for?: unknown;
  readonly children?: ComponentChildren;
}

/** A site without sign-in shows what signed-out readers see. */
const SHOWN = new Set(["humans", "signed-out"]);

export function Visibility({ for: audience, children }: VisibilityProps) {
  return typeof audience === "string" && SHOWN.has(audience) ? children : null;
}
