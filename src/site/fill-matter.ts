// Puts the variables of docs.json into what a page's front matter says of it: `title: Install {{product}}`.
import { undefinedVariable } from "../content/code/import-problems.js";
import { VARIABLE } from "../content/parse/prepare-source.js";
import type { FrontMatter } from "../model.js";
import type { Report } from "../shared/problem.js";
import type { FindMatterPlace } from "./read-matter-place.js";

export type Variables = Readonly<Record<string, string>>;

interface FillOptions {
  readonly file: string;
  readonly variables: Variables;
  readonly placeOf: FindMatterPlace;
}

const KEYS = ["title", "sidebarTitle", "description"] as const;

/** The same front matter where it names no variable. */
export function fillMatter(
  matter: FrontMatter,
  { file, variables, placeOf }: FillOptions,
  report: Report,
): FrontMatter {
  const fill = (text: string, key: string): string =>
    text.replace(new RegExp(VARIABLE, "g"), (written, name: string) => {
      if (Object.hasOwn(variables, name)) return (variables[name] ?? "").replaceAll("\n", " ");
      report(undefinedVariable(name, placeOf(file, key), Object.keys(variables)));
      return written;
    });
  const filled: Record<string, string> = {};
  for (const key of KEYS) {
    const text = matter[key];
    if (text?.includes("{{")) filled[key] = fill(text, key);
  }
  const tags = Object.entries(matter.metatags);
  const metatags = tags.some(([, text]) => text.includes("{{"))
    ? Object.fromEntries(tags.map(([key, text]) => [key, fill(text, key)]))
    : matter.metatags;
  return Object.keys(filled).length === 0 && metatags === matter.metatags ? matter : { ...matter, ...filled, metatags };
}
