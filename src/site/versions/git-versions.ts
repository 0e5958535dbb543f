// Owns what versions from git add to a site, and at which addresses.
import type { WrittenNode } from "../../model.js";
import { type Problem, warning } from "../../shared/problem.js";
import type { VersionSite } from "./version-site.js";

/** What versions from git add to a site. */
export interface GitVersions {
  readonly ofNode: ReadonlyMap<WrittenNode, VersionSite>;
  /** The commit of each ref: another one makes another site. */
  readonly commits: Readonly<Record<string, string>>;
}

export const NO_VERSIONS: GitVersions = { ofNode: new Map(), commits: {} };

/** Whether any version of the navigation names a ref. */
export function namesRef(nodes: readonly WrittenNode[]): boolean {
  return nodes.some((node) => node.kind === "branch" && (node.ref !== null || namesRef(node.children)));
}

/** The first folder of its addresses: the name of the version as addresses can have it. */
export function versionPrefix(name: string): string {
  return (
    name
      .trim()
      .replace(/[^\p{L}\p{N}._~-]+/gu, "-")
      .replace(/^[.-]+|[.-]+$/g, "") || "version"
  );
}

/** The project's own pages at addresses of a version are used, which is reported. */
export function collision(node: WrittenNode, paths: Iterable<string>): Problem[] {
  if (node.kind !== "branch" || node.ref === null) return [];
  const prefix = versionPrefix(node.holder.name);
  const own = [...paths].find((path) => path.startsWith(`${prefix}/`));
  if (own === undefined) return [];
  const what = `The pages of version "${node.holder.name}" are in "${prefix}/", but the project also has pages there, such as "${own}".`;
  const hint = "If both have a page, the project's is used. Remove that folder, or rename the version.";
  return [warning("version-ref", node.ref.place, what, hint)];
}
