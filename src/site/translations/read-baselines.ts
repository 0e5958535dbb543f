// Reads from git what the originals said when their translations were last changed.
import { readBlobs } from "../../shared/git/read-blobs.js";
import { askGit } from "../../shared/git/run-git.js";

/** A translation and its original, as files relative to the root. */
export interface TranslatedFile {
  readonly translation: string;
  readonly original: string;
}

/** What git knows of a translation. */
export type Baseline =
  /** The text of the original at that time. */
  | { readonly kind: "text"; readonly text: string }
  /** The translation is being worked on: it is as new as its original. */
  | { readonly kind: "now" }
  /** It is not in git, a shallow clone lacks its history, or the original had another name. */
  | { readonly kind: "unknown" };

const UNKNOWN: Baseline = { kind: "unknown" };

/** One call for the history of all files, one for their texts. Null where the project is not in git. */
export function readBaselines(root: string, files: readonly TranslatedFile[]): Map<string, Baseline> | null {
  const prefix = askGit(root, ["rev-parse", "--show-prefix"])?.trim();
  if (prefix === undefined) return null;
  const commits = lastCommits(root, new Set(files.map(({ translation }) => translation)));
  const changed = changedFiles(root);
  const asked = files.filter(({ translation }) => commits.has(translation) && !changed.has(translation));
  const names = asked.map(({ translation, original }) => `${commits.get(translation)}:${prefix}${original}`);
  const texts = new Map(readBlobs(root, names).map((bytes, index) => [asked[index]?.translation, bytes]));
  return new Map(
    files.map(({ translation }): [string, Baseline] => {
      if (changed.has(translation)) return [translation, { kind: "now" }];
      const text = texts.get(translation);
      return [translation, text ? { kind: "text", text: text.toString("utf8") } : UNKNOWN];
    }),
  );
}

/** The last commit of each file, except where a shallow clone ends: git calls the commit there the first of all. */
function lastCommits(root: string, wanted: ReadonlySet<string>): Map<string, string> {
  const log = [
    "-c",
    "core.quotepath=off",
    "log",
    "--format=%x01%H %P",
    "--name-only",
    "--relative",
    "--no-renames",
    "-z",
  ];
  const isShallow = askGit(root, ["rev-parse", "--is-shallow-repository"])?.trim() === "true";
  const found = new Map<string, string>();
  const seen = new Set<string>();
  let [commit, isEnd] = ["", false];
  for (const field of (askGit(root, [...log, "--", "."]) ?? "").split(/[\0\n]+/)) {
    if (field.startsWith("\u0001")) {
      const [own = "", ...parents] = field.slice(1).trim().split(" ");
      [commit, isEnd] = [own, isShallow && parents.length === 0];
    } else if (wanted.has(field) && !seen.has(field)) {
      seen.add(field);
      if (!isEnd) found.set(field, commit);
    }
  }
  return found;
}

/** What was changed since the last commit, or is not in git yet. */
function changedFiles(root: string): Set<string> {
  const ask = (args: readonly string[]) => (askGit(root, args) ?? "").split("\0").filter((each) => each !== "");
  return new Set([
    ...ask(["diff", "--name-only", "--relative", "-z", "HEAD", "--", "."]),
    ...ask(["ls-files", "--others", "--exclude-standard", "-z", "--", "."]),
  ]);
}
