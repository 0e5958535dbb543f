// Says what to do where git does not know a ref that docs.json names.
import { askGit } from "../../shared/git/run-git.js";

/** @param what needs the repository, such as "versions from git". */
export function hintForRefs(root: string, what: string): string {
  const answer = askGit(root, ["rev-parse", "--is-shallow-repository"])?.trim();
  if (answer === undefined) return `The project must be in a git repository to have ${what}.`;
  if (answer !== "true")
    return "Name a tag, branch or commit of this repository: git tag lists tags, git fetch --tags gets them.";
  return "This git clone only has the newest commits: run git fetch --unshallow --tags, or set `fetch-depth: 0` on actions/checkout in GitHub Actions.";
}
