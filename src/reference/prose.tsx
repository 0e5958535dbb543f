// Draws a description: HTML that was sanitised when the view was made.
import { countHeadingIds, headingId } from "../content/tree/heading-id.js";
import type { Html } from "../model.js";
import { htmlText } from "../openapi/view/html-text.js";
import type { SchemaPen } from "./schema/schema-pen.js";

export function Prose({ html, class: name = "field-description" }: { html: Html | null; class?: string }) {
  if (html === null || html === "") return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: views contain sanitised HTML only.
  return <div class={name} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The same among rows. */
export function writeProse(html: Html | null, pen: SchemaPen): void {
  if (html === null || html === "") return;
  // One paragraph is its own element: a page has many of them.
  const [, words] = /^<p>((?:(?!<\/p>).)*)<\/p>$/s.exec(html) ?? [];
  const tag = words === undefined ? "div" : "p";
  pen.writeHtml(`<${tag} class="field-description">${words ?? html}</${tag}>`);
}

/** The description of the page itself. Its headings have ids for links, which no row or section uses. */
export function PageProse({ html }: { html: Html | null }) {
  const unique = countHeadingIds();
  const linked = html?.replace(/<(h[3-6])>(.*?)<\/\1>/gs, (_, tag: string, inner: string) => {
    return `<${tag} id="${unique(`description-${headingId(htmlText(inner)).replace(/["&<>]/g, "")}`)}">${inner}</${tag}>`;
  });
  return <Prose html={linked ?? null} class="api-description mdx-content" />;
}
