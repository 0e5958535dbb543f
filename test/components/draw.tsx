// Draws a component as a page would, with services that a test can look into.
import type { ComponentChildren } from "preact";
import { renderToString } from "preact-render-to-string";
import { expect, it } from "vitest";
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

/** What the HTML of a case must hold or match, or hold so many times. */
type Part = string | RegExp | { readonly part: string; readonly count: number };

export function times(count: number, part: string): Part {
  return { part, count };
}

/** A case for each row: what it proves, what is drawn, and parts of its HTML. */
export function itDraws(
  rows: readonly (readonly [what: string, drawn: ComponentChildren, ...parts: readonly Part[]])[],
): void {
  it.each(rows.map(([what, ...row]) => ({ what, row })))("$what", ({ row: [drawn, ...parts] }) => {
    const html = draw(drawn);
    for (const part of parts) {
      if (typeof part === "string") expect(html).toContain(part);
      else if (part instanceof RegExp) expect(html).toMatch(part);
      else expect(html.split(part.part)).toHaveLength(part.count + 1);
    }
  });
}
