// Lists the tags of a git repository that a pattern such as `v*` means.
import { askGit } from "./run-git.js";

export function isTagPattern(name: string): boolean {
  return name.includes("*");
}

/** Their full names in the order of their versions, with what they stand for; none where there is no repository. */
export function tagsLike(folder: string, pattern: string): readonly { readonly ref: string; readonly id: string }[] {
  const format = ["--sort=version:refname", "--format=%(refname) %(objectname)"];
  const lines = askGit(folder, ["for-each-ref", ...format, `refs/tags/${pattern}`])?.split("\n") ?? [];
  return lines.flatMap((line) => {
    const [ref, id] = line.split(" ");
    return ref && id ? [{ ref, id }] : [];
  });
}

/** Identifies what a pattern means: another tag makes another one. */
export function tagState(folder: string, pattern: string): string {
  return tagsLike(folder, pattern)
    .map(({ ref, id }) => `${ref} ${id}`)
    .join("\n");
}
