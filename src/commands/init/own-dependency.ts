// Decides how a project that docsgen writes gets docsgen: the only place that knows whether it is on npm.
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { packageFolder, packageVersion } from "../../emit/package-files.js";

/** Whether the name "docsgen" on npm is ours. Until it is, a project takes the docsgen that wrote it. */
const IS_ON_NPM = false;

/** What package.json of the project in `target` says of docsgen. */
export function ownDependency(target: string, from: string = packageFolder()): string {
  if (IS_ON_NPM) return `^${packageVersion()}`;
  const modules = dirname(from);
  const installed = basename(modules) === "node_modules" ? installedAs(dirname(modules)) : null;
  return installed === null ? fileDependency(target, from) : movedTo(target, installed);
}

/** The project that installed docsgen, and from where: a tarball, an address, or a folder. */
interface Installed {
  readonly project: string;
  readonly from: string;
}

function installedAs(project: string): Installed | null {
  const file = join(project, "package.json");
  if (!existsSync(file)) return null;
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, "utf8")) as {
    readonly dependencies?: Readonly<Record<string, string>>;
    readonly devDependencies?: Readonly<Record<string, string>>;
  };
  const from = devDependencies?.["docsgen"] ?? dependencies?.["docsgen"];
  return from === undefined ? null : { project, from };
}

/** Paths are relative to the project that names them. */
function movedTo(target: string, { project, from }: Installed): string {
  const path = /^file:(.+)$/.exec(from)?.[1];
  return path === undefined ? from : fileDependency(target, resolve(project, path));
}

function fileDependency(target: string, path: string): string {
  return `file:${relative(target, path).replaceAll("\\", "/")}`;
}
