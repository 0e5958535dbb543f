// Explains why git does not know a ref, and what to do.
import { askGit, type GitError } from "../../shared/git/run-git.js";
import { UnknownRef } from "../past/check-out.js";

const ALL_COMMITS = "run git fetch --unshallow --tags, or set `fetch-depth: 0` on actions/checkout in GitHub Actions.";
const KNOWN_REFS = "Name a tag, branch or commit of this repository: git tag lists tags, git fetch --tags gets them.";

/** @param what needs the repository, such as "versions from git". */
export function hintForRefs(root: string, what: string): string {
  const isShallow = isShallowClone(root);
  if (isShallow === null) return `The project must be in a git repository to have ${what}.`;
  return isShallow ? `This git clone only has the newest commits: ${ALL_COMMITS}` : KNOWN_REFS;
}

interface RefFault {
  /** The end of a sentence, without a full stop. */
  readonly reason: string;
  readonly hint: string | null;
}

/** Why a ref that a command was given names no commit. */
export function refFault(root: string): RefFault {
  if (askGit(root, ["--version"]) === null) return { reason: "git is not installed", hint: null };
  const isShallow = isShallowClone(root);
  if (isShallow === null) return { reason: "the project is not in a git repository", hint: null };
  if (!isShallow) return { reason: "git knows no such ref", hint: KNOWN_REFS };
  return {
    reason: "git knows no such ref, and this clone only has the newest commits",
    hint: `For all of them, ${ALL_COMMITS}`,
  };
}

/** Why git refused what a command asked for a ref: the ref is unknown, or as git says it. */
export function gitFault(root: string, cause: GitError): RefFault {
  return cause instanceof UnknownRef ? refFault(root) : { reason: cause.message, hint: null };
}

/** Null where there is no git or no repository. */
function isShallowClone(root: string): boolean | null {
  const answer = askGit(root, ["rev-parse", "--is-shallow-repository"])?.trim();
  return answer === undefined ? null : answer === "true";
}
