// Tells the compiler which elements stand around interactive parts; islands bring their browser code along themselves.
import type { HTMLAttributes } from "preact";

declare module "preact" {
  namespace JSX {
    interface IntrinsicElements {
      "docs-island": HTMLAttributes<HTMLElement> & { readonly [name: `data-${string}`]: string | undefined };
      "docs-slot": HTMLAttributes<HTMLElement>;
      "docs-hole": HTMLAttributes<HTMLElement>;
    }
  }
}
