// Tells the compiler which custom elements docsgen draws: `docs-<name>` is defined by `<name>.client.ts`.
import type { HTMLAttributes } from "preact";

type DocsElement = HTMLAttributes<HTMLElement> & { readonly [name: `data-${string}`]: string | boolean | undefined };

declare module "preact" {
  namespace JSX {
    interface IntrinsicElements {
      readonly [element: `docs-${string}`]: DocsElement;
    }
  }
}
