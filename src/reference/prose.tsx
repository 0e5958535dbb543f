// Draws a description: HTML that was sanitised when the view was made.
import type { Html } from "../model.js";

export function Prose({ html, class: name = "field-description" }: { html: Html | null; class?: string }) {
  if (html === null || html === "") return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: views hold sanitised HTML only.
  return <div class={`${name} api-prose mdx-content`} dangerouslySetInnerHTML={{ __html: html }} />;
}
