// Calls pages that name no title after their headings.

import { ownValue } from "../memory/own-value.js";
import type { Page, PagePath } from "../model.js";
import type { ParserName } from "./parse/parse.js";
import { markdownParser } from "./parse/parse-markdown.js";
import { VARIABLE } from "./parse/prepare-source.js";
import { titleHeading } from "./parse/title-heading.js";
import type { ProjectTexts } from "./read-texts.js";

interface Reading {
  readonly texts: ProjectTexts;
  readonly parser: ParserName;
  /** Values of `{{name}}`. */
  readonly variables: Readonly<Record<string, string>>;
}

/** The same pages, with the titles that their bodies give them. */
export async function withTitleHeadings(
  pages: ReadonlyMap<PagePath, Page>,
  { texts, parser, variables }: Reading,
): Promise<Map<PagePath, Page>> {
  const titled = new Map(pages);
  const untitled = [...pages.values()].filter(({ matter }) => matter.title === null);
  if (untitled.length === 0) return titled;
  const parse = await markdownParser(parser);
  for (const page of untitled) {
    if (page.source === null) continue;
    const { file, bodyOffset } = page.source;
    const words = texts.ask(file, "title heading", (text) => titleHeading(text.slice(bodyOffset), parse));
    if (words === null) continue;
    const title = words.replace(
      new RegExp(VARIABLE, "g"),
      (written, name: string) => ownValue(variables, name) ?? written,
    );
    const matter = { ...page.matter, title };
    titled.set(page.path, { ...page, title, label: matter.sidebarTitle ?? title, matter });
  }
  return titled;
}
