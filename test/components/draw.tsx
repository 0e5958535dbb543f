// Draws a component as a page would, with services that a test can look into.
import type { ComponentChildren } from "preact";
import { renderToString } from "preact-render-to-string";
import { type DrawContext, DrawProvider, plainContext } from "../../src/components/draw-context.js";

/** The HTML of one page with these components. Icons are drawn as `<i>name</i>`, links get the base path `/docs`. */
export function draw(children: ComponentChildren, services: Partial<DrawContext> = {}): string {
  const value: DrawContext = {
    ...plainContext(),
    icon: (ref) => `<i>${typeof ref === "string" ? ref : ref.name}</i>`,
    link: (href) => (href.startsWith("/") ? `/docs${href}` : href),
    ...services,
  };
  return renderToString(<DrawProvider value={value}>{children}</DrawProvider>);
}

/** The text a reader sees, with white space collapsed. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
