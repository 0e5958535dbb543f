// Makes the addresses at which a page can be edited, or an issue with it reported.
import { encodePath } from "../../shared/encode-path.js";
import type { Repository } from "../../site/git/read-repository.js";

/** Hosts whose addresses differ from GitHub's, by a word in their name. */
const HOSTS: readonly { readonly name: RegExp; readonly edit: string; readonly issue: string }[] = [
  { name: /gitlab/, edit: "/-/edit/", issue: "/-/issues/new?issue[title]=" },
  { name: /codeberg|gitea|forgejo/, edit: "/_edit/", issue: "/issues/new?title=" },
];
const GITHUB = { edit: "/edit/", issue: "/issues/new?title=" };

export function editAddress({ url, branch, folder }: Repository, file: string): string {
  const path = encodePath(`${folder}${file}`);
  if (/bitbucket/.test(new URL(url).host)) return `${url}/src/${encodePath(branch)}/${path}?mode=edit`;
  return `${url}${hostOf(url).edit}${encodePath(branch)}/${path}`;
}

/** The issue says which page it is about. */
export function issueAddress({ url }: Repository, page: { readonly title: string; readonly path: string }): string {
  return url + hostOf(url).issue + encodeURIComponent(`${page.title} (${page.path})`);
}

function hostOf(url: string) {
  const { host } = new URL(url);
  return HOSTS.find(({ name }) => name.test(host)) ?? GITHUB;
}
