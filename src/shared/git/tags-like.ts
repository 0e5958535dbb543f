// Lists the tags of a git repository that a pattern such as `v*` means.
import { askGit } from "./run-git.js";

export function isTagPattern(name: string): boolean {
  return name.includes("*");
}

interface Tag {
  /** Its full name: `refs/tags/v1`. */
  readonly ref: string;
  /** What it stands for. */
  readonly id: string;
}

/** In the order of their versions; none where there is no repository. */
export function tagsLike(folder: string, pattern: string): readonly Tag[] {
  const format = ["--sort=version:refname", "--format=%(refname) %(objectname)"];
  const lines = askGit(folder, ["for-each-ref", ...format, `refs/tags/${pattern}`])?.split("\n") ?? [];
  return lines.flatMap((line) => {
    const [ref, id] = line.split(" ");
    return ref && id ? [{ ref, id }] : [];
  });
}

/** Identifies what a pattern means: another tag makes another one. */
export function tagState(tags: readonly Tag[]): string {
  return tags.map(({ ref, id }) => `${ref} ${id}`).join("\n");
}
