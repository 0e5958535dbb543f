// Asks git about a project, and checks whether answers are still valid.
import { resolve } from "node:path";
import { stateIfThere } from "../../emit/fingerprint.js";
import { repositoryOf } from "../../files/ignored-by-git.js";
import { askGit, isTagPattern, tagState, tagsLike } from "../../shared/git/run-git.js";

/** The way in which a site asks git: nothing else reaches it without being noticed. */
export interface ProjectGit {
  /** The output of a git command; null where there is no git, no repository or no answer. */
  readonly ask: (args: readonly string[]) => string | null;
  /** What git was like before it was asked for the first time; null where it was not asked. */
  readonly asked: () => string | null;
}

/** What a site has from git. */
export interface UsedGit {
  /** What git was like when it was asked; null where it was not asked. */
  readonly state: string | null;
  /** The commits of the refs that versions and releases were read from; by pattern, the state of all tags that are like it. */
  readonly commits: Readonly<Record<string, string>>;
}

/** Whether git would say the same again. Calls it only where it was used. */
export function saysTheSame(root: string, { state, commits }: UsedGit): boolean {
  if (state !== null && state !== gitState(root)) return false;
  const patterns = Object.keys(commits).filter(isTagPattern);
  const refs = Object.keys(commits).filter((name) => !isTagPattern(name));
  if (patterns.some((pattern) => tagState(tagsLike(root, pattern)) !== commits[pattern])) return false;
  if (refs.length === 0) return true;
  const now = askGit(root, ["rev-parse", "--quiet", ...refs.map((ref) => `${ref}^{commit}`)]);
  return now?.trim() === refs.map((ref) => commits[ref]).join("\n");
}

export function projectGit(root: string): ProjectGit {
  let state: string | null = null;
  return {
    ask: (args) => {
      state ??= gitState(root);
      return state === NO_REPOSITORY ? null : askGit(root, args);
    },
    asked: () => state,
  };
}

const NO_REPOSITORY = "";

/** Another state may give other answers: of the commit at hand, its branch, its place, how far its history goes, and remotes. */
function gitState(root: string): string {
  // Looks for what git would: to start it takes longer than a small site.
  if (process.env["GIT_DIR"] === undefined && repositoryOf(resolve(root)) === null) return NO_REPOSITORY;
  const place = ["rev-parse", "--git-path", "shallow", "--git-path", "config", "--show-prefix"];
  const answer = askGit(root, [...place, "HEAD", "--abbrev-ref", "HEAD"]) ?? askGit(root, place); // There may be no commit yet.
  if (answer === null) return NO_REPOSITORY;
  const [shallow = "", config = "", ...rest] = answer.split("\n");
  return [...rest, ...[shallow, config].map((file) => stateIfThere(resolve(root, file)))].join("\n");
}
