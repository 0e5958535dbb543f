// Tells the compiler which custom elements the frame draws.
import type { HTMLAttributes } from "preact";

type DocsElement = HTMLAttributes<HTMLElement> & { readonly [name: `data-${string}`]: string | boolean | undefined };

declare module "preact" {
  namespace JSX {
    interface IntrinsicElements {
      "docs-page": DocsElement;
      "docs-groups": DocsElement;
      "docs-search": DocsElement;
      "docs-search-page": DocsElement;
      "docs-assistant": DocsElement;
    }
  }
}
