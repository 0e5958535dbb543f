// Finds out which texts of a project are not saved as UTF-8: their letters are lost when they are read.

import { isUtf8 } from "node:buffer";
import { openFolder } from "../files/open-folder.js";
import { placeIn } from "../shared/places/place-in.js";
import { type Problem, warning } from "../shared/problem.js";

/** What reading puts where bytes are no letter. */
const LOST = "\uFFFD";

/** Names the first letter that was lost in a text: one problem, or none. An author may write that sign himself. */
export function encodingProblems(root: string, file: string, text: string): Problem[] {
  const at = text.indexOf(LOST);
  const bytes = at < 0 ? null : openFolder(root).read(file);
  if (bytes === null || isUtf8(bytes)) return [];
  const what = `This file is not UTF-8: characters like this one show up as "${LOST}".`;
  const hint =
    "Save it as UTF-8. In VS Code, click the encoding in the status bar, reopen the file with its current encoding\n" +
    "(often Windows 1252), then save it with UTF-8.";
  return [warning("not-utf8", placeIn(text, at, { file, line: 1, column: 1 }), what, hint)];
}
