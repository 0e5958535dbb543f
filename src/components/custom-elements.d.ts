// Declares docsgen's custom elements: `<name>.client.ts` defines `docs-<name>`.
import type { HTMLAttributes } from "preact";

type DocsElement = HTMLAttributes<HTMLElement> & { readonly [name: `data-${string}`]: string | boolean | undefined };

declare module "preact" {
  namespace JSX {
    interface IntrinsicElements {
      readonly [element: `docs-${string}`]: DocsElement;
    }
  }
}
