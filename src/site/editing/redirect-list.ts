// Finds the list of redirects in the files of a project.

import { posix } from "node:path";
import { findNodeAtLocation, parseTree } from "jsonc-parser";
import { openFolder } from "../../files/open-folder.js";

/** Where redirects are written: in docs.json, or in a file that it includes for them. `settingsFiles` begins with docs.json. */
export function redirectList(
  root: string,
  [main = "docs.json", ...others]: readonly string[],
): { readonly file: string; readonly at: readonly string[] } {
  const tree = parseTree(
    openFolder(root)
      .listed(main)
      .replace(/^\uFEFF/, ""),
  );
  const ref: unknown = tree && findNodeAtLocation(tree, ["redirects", "$ref"])?.value;
  const included = typeof ref === "string" ? posix.join(posix.dirname(main), ref) : null;
  return included !== null && others.includes(included)
    ? { file: included, at: [] }
    : { file: main, at: ["redirects"] };
}
