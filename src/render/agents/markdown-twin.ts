// Makes a page's Markdown twin: its title and description, then its body as Markdown.
import type { Page } from "../../model.js";

/** The file at `<page>.md`. A body that begins with the title keeps it. */
export function markdownTwin(page: Page, markdown: string): string {
  const body = withoutTitle(markdown, page.title).trimEnd();
  const description = lead(page, body);
  const head = [`# ${page.title}`, ...(description === null ? [] : [quoted(description)])];
  return `${[...head, ...(body === "" ? [] : [body])].join("\n\n")}\n`;
}

/** The body of a page below its title. */
export function withoutTitle(markdown: string, title: string): string {
  const body = markdown.trimStart();
  return body.startsWith(`# ${title}\n`) ? body.slice(title.length + 3).trimStart() : body;
}

/** The description that goes before the body; null where a page of an API says it below its address anyway. */
export function lead({ matter, target }: Page, body: string): string | null {
  const { description } = matter;
  return target !== null && description !== null && body.includes(description.trim()) ? null : description;
}

function quoted(text: string): string {
  return text
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
}
