// Tells releases in files of the project from those in git.
import type { ReleaseRef } from "../../model.js";
import { isTagPattern } from "../../shared/git/run-git.js";
import { toProjectPath } from "../../shared/page-path.js";

/** The path of the file that an entry of `changes` names; null where it names something in git. */
export function releaseFile({ source }: ReleaseRef): string | null {
  const isFile = !isTagPattern(source) && !source.includes(":") && /\.(?:json|ya?ml)$/i.test(source);
  return isFile ? toProjectPath(source) : null;
}
