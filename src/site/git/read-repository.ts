// Finds from settings and git where a project can be edited on the web.
import type { ProjectGit } from "./project-git.js";

/** A project's place in a repository on the web. */
export interface Repository {
  /** Web address without a slash at the end. */
  readonly url: string;
  readonly branch: string;
  /** The project's folder in the repository: empty, or such as `docs/`. */
  readonly folder: string;
}

interface Wanted {
  readonly repository: string | null;
  readonly branch: string | null;
}

/** Null where neither the settings nor git name a repository. */
export function readRepository(git: ProjectGit, wanted: Wanted): Repository | null {
  const url = webAddress(wanted.repository ?? git.ask(["remote", "get-url", "origin"])?.trim() ?? "");
  if (url === null) return null;
  const [branch = "HEAD"] = git.ask(["rev-parse", "--abbrev-ref", "HEAD"])?.split("\n") ?? [];
  const folder = git.ask(["rev-parse", "--show-prefix"])?.trim() ?? "";
  // A checkout of one commit, as build servers make it, is on no branch.
  return { url, branch: wanted.branch ?? (branch === "HEAD" ? "main" : branch), folder };
}

/** `git@host:owner/name.git` and `https://user:key@host/owner/name` as an address for readers, without what is secret. */
function webAddress(remote: string): string | null {
  const [, host, path] = /^(?:ssh:\/\/)?[\w.-]+@([\w.-]+)(?::\d+)?[:/]\/?(.+)$/.exec(remote) ?? [];
  const address = host ? `https://${host}/${path}` : remote;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const { protocol, host: server, pathname } = new URL(address);
  return `${protocol}//${server}${pathname.replace(/\.git\/?$|\/+$/, "")}`;
}
