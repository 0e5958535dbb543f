// Tells the compiler which custom elements API pages draw.
import type { HTMLAttributes } from "preact";

type DocsElement = HTMLAttributes<HTMLElement> & { readonly [name: `data-${string}`]: string | boolean | undefined };

declare module "preact" {
  namespace JSX {
    interface IntrinsicElements {
      "docs-choice": DocsElement;
      "docs-playground": DocsElement;
      "docs-reference": DocsElement;
    }
  }
}
