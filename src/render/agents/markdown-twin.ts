// Makes a page's Markdown twin: its title and description, then its body as Markdown.
import type { Page } from "../../model.js";

/** The file at `<page>.md`. A body that begins with the title keeps it. */
export function markdownTwin(page: Page, markdown: string): string {
  const { description } = page.matter;
  const head = [`# ${page.title}`, ...(description === null ? [] : [quoted(description)])];
  const body = withoutTitle(markdown, page.title).trimEnd();
  return `${[...head, ...(body === "" ? [] : [body])].join("\n\n")}\n`;
}

/** The body of a page below its title. */
export function withoutTitle(markdown: string, title: string): string {
  const body = markdown.trimStart();
  return body.startsWith(`# ${title}\n`) ? body.slice(title.length + 3).trimStart() : body;
}

function quoted(text: string): string {
  return text
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
}
