// Finds the icons of docs.json and of front matter that no library has. Those in the text of pages are told of where they are drawn.
import { settingsIcons } from "../layout/icons/icon-sheet.js";
import type { IconRef } from "../model.js";
import { fileOf, type Problem, warning } from "../shared/problem.js";
import type { Site } from "../site/site.js";
import { loadIcons } from "./load-icons.js";

/** One warning per file and name. */
export function iconProblems(site: Site): Problem[] {
  const icons = loadIcons(site.config.icons.library);
  const problems: Problem[] = [];
  const look = (file: string, refs: Iterable<IconRef>): void => {
    const warn = (code: string, what: string, hint?: string) =>
      void problems.push(warning(code, fileOf(file), what, hint ?? null));
    const draw = icons.forPage({ link: (path) => path, warn });
    for (const ref of refs) draw(ref);
  };
  look("docs.json", settingsIcons(site));
  for (const { source, matter } of site.pages.values()) {
    if (source !== null && matter.icon) look(source.file, [matter.icon]);
  }
  return problems;
}
