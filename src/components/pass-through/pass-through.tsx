// Draws the children alone: for components that add nothing in this output.
import type { ComponentChildren } from "preact";

export function PassThrough({ children }: { children?: ComponentChildren }) {
  return <>{children}</>;
}
