// Tells the compiler which custom elements components draw; the browser code of each lies in its folder.
import type { HTMLAttributes } from "preact";

type DocsElement = HTMLAttributes<HTMLElement> & { readonly [name: `data-${string}`]: string | boolean | undefined };

declare module "preact" {
  namespace JSX {
    interface IntrinsicElements {
      "docs-accordion": DocsElement;
      "docs-code-block": DocsElement;
      "docs-color": DocsElement;
      "docs-github-repo": DocsElement;
      "docs-image": DocsElement;
      "docs-mermaid": DocsElement;
      "docs-prompt": DocsElement;
      "docs-table": DocsElement;
      "docs-tabs": DocsElement;
      "docs-tooltip": DocsElement;
      "docs-tree": DocsElement;
      "docs-update": DocsElement;
      "docs-view": DocsElement;
    }
  }
}
