// Reports navigation entries without a page file.
import { languageOf } from "../../shared/languages.js";
import type { FindNearest } from "../../shared/nearest.js";
import { toPagePath } from "../../shared/page-path.js";
import { type Place, type Problem, problem } from "../../shared/problem.js";

/** What helps with a missing page. */
export interface NearPages {
  /** The authored page that was probably meant. */
  readonly near: FindNearest;
  /** What can be done besides adding the file. */
  readonly out?: string;
}

/** The language whose folder a page is in: a page of another one is never what was meant. */
function languageFolder(path: string): string | null {
  const [folder = ""] = path.split("/");
  return path.includes("/") ? (languageOf(folder)?.tag ?? null) : null;
}

const METHOD_WITHOUT_SLASH = /^(GET|PUT|POST|DELETE|OPTIONS|HEAD|PATCH|TRACE|QUERY)\s+(?!\/)(\S+)$/i;

export function missingPage(
  text: string,
  place: Place,
  { near: nearOf, out = "remove the entry" }: NearPages,
): Problem {
  if (/^https?:/.test(text)) {
    const hint = 'Add a page file with "url" in its front matter, or use "href" on an anchor, tab or menu item.';
    return problem("missing-page", place, `"${text}" is a URL, but entries of "pages" must be page files.`, hint);
  }
  const [, method = "", operation = ""] = METHOD_WITHOUT_SLASH.exec(text) ?? [];
  if (method !== "") {
    const what = `The page "${text}" does not exist.`;
    return problem(
      "missing-page",
      place,
      what,
      `The path of an operation starts with a slash: "${method} /${operation}".`,
    );
  }
  const path = toPagePath(text);
  const found = nearOf(path);
  const near = found !== null && languageFolder(found) === languageFolder(path) ? found : null;
  const hint = near ? `Did you mean "${near}"? Otherwise add the file, or ${out}.` : `Add the file, or ${out}.`;
  return problem("missing-page", place, `The page "${text}" does not exist (looked for ${path || "index"}.mdx).`, hint);
}
