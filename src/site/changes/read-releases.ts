// Finds the earlier releases of a description that docs.json names: files of the project, git refs, and patterns of tags.

import { createHash } from "node:crypto";
import { openFolder } from "../../files/open-folder.js";
import type { ReleaseRef } from "../../model.js";
import { askGit, childProcess, isTagPattern, readBlobs, tagState, tagsLike } from "../../shared/git/run-git.js";
import { problem, type Report } from "../../shared/problem.js";
import { hintForRefs } from "../git/hint-for-refs.js";
import { releaseFile } from "./release-file.js";

/** The text of a description as a release had it. */
export interface ReleaseText {
  /** As docs.json or the tag names it; null for files without a label. */
  readonly label: string | null;
  readonly date: string | null;
  /** Identifies the text. */
  readonly hash: string;
  /** The file that the text is in, or was. */
  readonly file: string;
  readonly read: () => string;
  readonly ref: ReleaseRef;
}

interface ReleaseSources {
  readonly root: string;
  /** JSON and YAML files of the project. */
  readonly data: readonly string[];
  /** The file of the description; null where another host has it. */
  readonly file: string | null;
}

interface FoundReleases {
  /** The oldest first. */
  readonly releases: readonly ReleaseText[];
  /** What the refs and patterns mean now. */
  readonly commits: Readonly<Record<string, string>>;
}

/** A file at a git ref. */
interface AtRef {
  readonly ref: ReleaseRef;
  /** As git is asked for it. */
  readonly name: string;
  /** As docs.json or the tag says it. */
  readonly shown: string;
  /** From the project. */
  readonly path: string;
  /** Whether docs.json names a pattern: then the description may be younger than the ref. */
  readonly isOfPattern: boolean;
}

/** What cannot be found is reported at its place. */
export function findReleases(refs: readonly ReleaseRef[], sources: ReleaseSources, report: Report): FoundReleases {
  const { root } = sources;
  const commits: Record<string, string> = {};
  const wanted = refs.flatMap((ref): (AtRef | ReleaseRef)[] => {
    if (releaseFile(ref) !== null) return [ref];
    const [, at = ref.source, path = sources.file] = /^([^:]+):(.+)$/.exec(ref.source) ?? [];
    if (path === null) {
      const what = `The description is not part of the project, so it has no git ref "${at}".`;
      report(problem("api-changes", ref.place, what, FILE_TOO));
      return [];
    }
    if (!isTagPattern(at)) return [{ ref, name: at, shown: at, path, isOfPattern: false }];
    const tags = tagsLike(root, at);
    commits[at] = tagState(tags);
    if (tags.length === 0)
      report(problem("api-changes", ref.place, `No tag of this repository matches "${at}".`, hintForRefs(root, GIT)));
    return tags.map((tag) => {
      return { ref, name: tag.ref, shown: tag.ref.replace("refs/tags/", ""), path, isOfPattern: true };
    });
  });
  const asked = lookUp(root, wanted.filter(isAtRef));
  const releases = wanted.flatMap((each) => {
    if (!isAtRef(each)) return releaseInFile(each, sources, report) ?? [];
    const found = asked.get(each) ?? NOT_FOUND;
    if (found.commit !== null && !each.isOfPattern) commits[each.name] = found.commit;
    return releaseAtRef(each, { found, root }, report) ?? [];
  });
  return { releases, commits };
}

const FILE_TOO = 'Name a file with it: "v1.0:api/openapi.yaml".';
const GIT = "releases from git";

function isAtRef(each: AtRef | ReleaseRef): each is AtRef {
  return "isOfPattern" in each;
}

interface Found {
  readonly commit: string | null;
  readonly blob: string | null;
  readonly date: string | null;
}

const NOT_FOUND: Found = { commit: null, blob: null, date: null };

/** Three calls of git, however many refs there are. */
function lookUp(root: string, wanted: readonly AtRef[]): ReadonlyMap<AtRef, Found> {
  if (wanted.length === 0) return new Map();
  // Without `./`, which would let a path lead out of the project.
  const prefix = askGit(root, ["rev-parse", "--show-prefix"])?.trim() ?? "";
  const names = wanted.flatMap(({ name, path }) => [`${name}^{commit}`, `${name}:${prefix}${path}`]);
  const objects = askObjects(root, names);
  const commits = objects.flatMap((each) => (each?.type === "commit" ? each.id : []));
  const dates =
    commits.length === 0 ? null : askGit(root, ["show", "--no-patch", "--format=%H %cs", ...new Set(commits)]);
  const days = new Map(
    dates?.split("\n").map((line) => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)]),
  );
  return new Map(
    wanted.map((each, index) => {
      const [commit, object] = [objects[index * 2]?.id ?? null, objects[index * 2 + 1]];
      const blob = object?.type === "blob" ? object.id : null;
      return [each, { commit, blob, date: days.get(commit ?? "") ?? null }];
    }),
  );
}

function releaseAtRef(
  wanted: AtRef,
  { found, root }: { found: Found; root: string },
  report: Report,
): ReleaseText | null {
  const { ref, shown, path, isOfPattern } = wanted;
  const { commit, blob, date } = found;
  if (commit === null) {
    report(problem("api-changes", ref.place, `git knows no ref "${shown}".`, hintForRefs(root, GIT)));
    return null;
  }
  if (blob === null) {
    const hint = `If it had another name, write: "${shown}:api/openapi.yaml".`;
    if (!isOfPattern) report(problem("api-changes", ref.place, `At "${shown}", there is no file "${path}".`, hint));
    return null;
  }
  const read = () => readBlobs(root, [blob])[0]?.toString("utf8") ?? "";
  const said = isOfPattern ? null : ref.label;
  // A commit's id is no name for readers.
  const label = said ?? (/^[\da-f]{7,64}$/.test(shown) ? null : shown.replace(/^v(?=\d)/, ""));
  return { label, date: (isOfPattern ? null : ref.date) ?? date, hash: blob, file: path, read, ref };
}

function releaseInFile(ref: ReleaseRef, { root, data }: ReleaseSources, report: Report): ReleaseText | null {
  const file = releaseFile(ref);
  if (file === null || !data.includes(file)) {
    const hint = "Name a JSON or YAML file of this project, or a git ref.";
    report(problem("api-changes", ref.place, `There is no file "${ref.source}".`, hint));
    return null;
  }
  const text = openFolder(root).listed(file);
  return { label: ref.label, date: ref.date, hash: blobHash(text), file, read: () => text, ref };
}

/** As git names a text, so that a file is known to be what a tag had. */
export function blobHash(text: string): string {
  const bytes = Buffer.from(text);
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

interface GitObject {
  readonly id: string;
  readonly type: string;
}

/** What git calls by these names (`REF^{commit}`, `REF:PATH`); null for what it does not know, or where there is no repository. */
function askObjects(folder: string, names: readonly string[]): (GitObject | null)[] {
  const askable = names.filter((name) => !/[\r\n]/.test(name));
  if (askable.length === 0) return names.map(() => null);
  const { stdout, status } = childProcess().spawnSync("git", ["cat-file", "--batch-check"], {
    cwd: folder,
    input: `${askable.join("\n")}\n`,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  const lines = status === 0 ? stdout.split("\n") : [];
  const found = new Map(askable.map((name, index) => [name, lines[index]]));
  return names.map((name) => {
    const [, id, type] = /^([\da-f]{40,64}) (\w+) \d+$/.exec(found.get(name) ?? "") ?? [];
    return id === undefined || type === undefined ? null : { id, type };
  });
}
