// Reads versions of the navigation from git refs. Each commit is read once and cached.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { findParts } from "../../content/code/find-parts.js";
import { hashOf } from "../../emit/hash-of.js";
import { buildId } from "../../emit/package-files.js";
import { makeFolder } from "../../files/make-folder.js";
import { openFolder, type ProjectFolder } from "../../files/open-folder.js";
import { putFile, takeFile } from "../../memory/sealed-file.js";
import type { WrittenNavigation, WrittenNode } from "../../model.js";
import { GitError, runGit } from "../../shared/git/run-git.js";
import { fileOf, type Problem, problem, type Report, warning } from "../../shared/problem.js";
import { codeFileFrom, versionFolder } from "../../shared/version-files.js";
import { hintForRefs } from "../git/hint-for-refs.js";
import { commitOf, writeFilesOf } from "../past/check-out.js";
import { readRepositoryFiles } from "../past/read-repository-files.js";
import type { Site, SiteOptions } from "../site.js";
import { type GitVersions, NO_VERSIONS, versionPrefix } from "./git-versions.js";
import { partOfVersion } from "./part-of-version.js";
import { belowPrefix, type VersionSite } from "./version-site.js";

/** A version in docs.json that names a ref. */
type VersionNode = WrittenNode & { readonly kind: "branch" };

interface VersionProject {
  readonly root: string;
  readonly options: SiteOptions;
  /** Reads the project in a folder. */
  readonly open: (folder: string, report: Report) => Promise<Site | null>;
}

/** Faults of refs are reported at their place in docs.json. */
export async function readVersions(
  navigation: WrittenNavigation,
  project: VersionProject,
  report: Report,
): Promise<GitVersions> {
  const found = versionsIn(navigation.children, null);
  if (found.length === 0) return NO_VERSIONS;
  const ofNode = new Map<WrittenNode, VersionSite>();
  const commits: Record<string, string> = {};
  for (const { node, language } of found) {
    const ref = node.ref?.text ?? "";
    try {
      const commit = commits[ref] ?? commitOf(project.root, ref);
      commits[ref] = commit;
      const site = await readVersion({ node, commit }, project, report);
      const part = site && partOfVersion(site.children, { version: node.holder.name, language });
      if (site && part) ofNode.set(node, { ...site, children: part });
    } catch (cause) {
      if (!(cause instanceof GitError)) throw cause;
      report(unknownRef(node, project.root, cause));
    }
  }
  forgetOthers(project.root, Object.values(commits));
  return { ofNode, commits };
}

function versionsIn(
  nodes: readonly WrittenNode[],
  language: string | null,
): { readonly node: VersionNode; readonly language: string | null }[] {
  return nodes.flatMap((node) => {
    if (node.kind !== "branch") return [];
    const { kind, name } = node.holder;
    const inner = versionsIn(node.children, kind === "language" ? name : language);
    return node.ref === null ? inner : [{ node, language }];
  });
}

async function readVersion(
  { node, commit }: { readonly node: VersionNode; readonly commit: string },
  { root, options, open }: VersionProject,
  report: Report,
): Promise<VersionSite | null> {
  const folder = versionFolder(commit, versionPrefix(node.holder.name));
  const { groups, offline, privateHosts, base } = options;
  const kept = join(root, dirname(folder), `${hashOf([buildId(), folder, groups, offline, privateHosts, base])}.site`);
  const bytes = takeFile(kept);
  if (bytes !== null && existsSync(join(root, folder))) {
    const { version, ...faults } = deserialize(bytes) as KeptVersion;
    tellOfFaults(node, faults, report);
    return version;
  }
  writeFiles(root, commit, folder);
  const files = openFolder(join(root, folder));
  writeCodeFiles(root, commit, { folder, files });
  const problems: Problem[] = [];
  const site = await open(join(root, folder), (each) => problems.push(each));
  if (site === null || site.pages.size === 0) {
    const what = `The project at "${node.ref?.text}" has no docs.json that can be read.`;
    const hint = problems[0]?.what ?? "Name a ref at which this folder has docs.json and pages.";
    report(problem("version-ref", node.ref?.place ?? null, what, hint));
    return null;
  }
  const version = belowPrefix(site, folder);
  const faults = {
    submodules: submodulesOf(root, commit),
    pointers: site.files.flatMap(({ file }) => (isPointer(files, file) ? [file] : [])),
    errors: problems.filter(({ severity }) => severity === "error").map((each) => inFolder(each, folder)),
  };
  putFile(kept, serialize({ version, ...faults } satisfies KeptVersion));
  tellOfFaults(node, faults, report);
  return version;
}

/** What is wrong with the files of a version. */
interface VersionFaults {
  /** Folders that are other repositories. */
  readonly submodules: readonly string[];
  /** Files that only say where Git LFS has the real ones. */
  readonly pointers: readonly string[];
  /** What its readers miss, such as pages of its navigation without a file. */
  readonly errors: readonly Problem[];
}

interface KeptVersion extends VersionFaults {
  readonly version: VersionSite;
}

/** Pointers are shorter. */
const LONGEST_POINTER = 1024;

function isPointer({ head }: ProjectFolder, file: string): boolean {
  const bytes = head(file, LONGEST_POINTER + 1);
  if (bytes === null || bytes.length > LONGEST_POINTER) return false;
  return bytes.toString("latin1").startsWith("version https://git-lfs.github.com/spec/");
}

function inFolder(fault: Problem, folder: string): Problem {
  const { file, ...at } = fault.place ?? fileOf("docs.json");
  return { ...fault, place: { file: `${folder}/${file}`, ...at } };
}

function tellOfFaults({ holder, ref }: VersionNode, faults: VersionFaults, report: Report): void {
  const { submodules, pointers, errors } = faults;
  errors.forEach(report);
  const tell = (what: string, hint: string) =>
    report(warning("version-ref", ref?.place ?? null, `The version "${holder.name}" ${what}.`, hint));
  if (submodules.length > 0)
    tell(`is without the files of ${named("submodule", submodules)}`, "A commit names submodules without their files.");
  if (pointers.length > 0)
    tell(
      `has only pointers of Git LFS in the place of ${named("file", pointers)}`,
      "Install git-lfs and run git lfs fetch --all, or set `lfs: true` on actions/checkout; then delete .docsgen/versions.",
    );
}

function named(what: string, [first = "", ...others]: readonly string[]): string {
  return others.length === 0 ? `the ${what} "${first}"` : `${others.length + 1} ${what}s, such as "${first}"`;
}

/** All files appear at once: an interrupted run leaves no half of a version. */
function writeFiles(root: string, commit: string, folder: string): void {
  const target = join(root, folder);
  if (existsSync(target)) return;
  makeFolder(dirname(target));
  const draft = `${target}.${process.pid}`;
  try {
    mkdirSync(draft, { recursive: true });
    writeFilesOf(root, commit, { folder: draft, areEmpty: () => [] });
    if (!existsSync(target)) renameSync(draft, target);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

interface VersionFiles {
  /** Relative to the root. */
  readonly folder: string;
  readonly files: ProjectFolder;
}

/** What pages of a version show of files around the project. */
function writeCodeFiles(root: string, commit: string, { folder, files }: VersionFiles): void {
  const pages = files.filesBelow("").filter((file) => /\.mdx?$/i.test(file));
  const named = pages.flatMap((file) => findParts(files.text(file) ?? "").codeFiles);
  const outside = [...new Set(named.filter((file) => file.startsWith("../")))];
  for (const [file, text] of readRepositoryFiles(root, commit, outside)) {
    const target = join(root, codeFileFrom(file, `${folder}/`));
    makeFolder(dirname(target));
    writeFileSync(target, text);
  }
}

/** Commits that no version names any more. */
function forgetOthers(root: string, commits: readonly string[]): void {
  const folder = join(root, ".docsgen/versions");
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (!commits.includes(name)) rmSync(join(folder, name), { recursive: true, force: true });
}

function unknownRef({ holder, ref }: VersionNode, root: string, cause: GitError): Problem {
  const what = `The version "${holder.name}" cannot be read from the git ref "${ref?.text}": ${cause.message}.`;
  return problem("version-ref", ref?.place ?? null, what, hintForRefs(root, "versions from git"));
}

/** Folders of the project that are other repositories: a commit names them without their files. */
function submodulesOf(root: string, commit: string): string[] {
  const entries = runGit(root, ["ls-tree", "-r", "-z", commit, "--", "."]).split("\0");
  return entries.filter((entry) => entry.startsWith("160000 ")).map((entry) => entry.slice(entry.indexOf("\t") + 1));
}
