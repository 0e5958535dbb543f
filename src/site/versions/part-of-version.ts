// Takes the navigation of a version from that of a git ref, and inserts it into docs.json's.
import type { Holder, NavBranch, NavNode } from "../../model.js";
import { openingPage } from "../find-trails.js";
import type { VersionSite } from "./version-site.js";

/** What docs.json says of a version: its name, and the language around it, if there is one. */
interface WantedPart {
  readonly version: string;
  readonly language: string | null;
}

/** Without the versions and languages of that time around it: the version of the same name, else the default one. */
export function partOfVersion(nodes: readonly NavNode[], wanted: WantedPart): readonly NavNode[] {
  const branches = nodes.filter((node): node is NavBranch => node.kind === "branch");
  const versions = branches.filter(({ holder }) => holder.kind === "version");
  const languages = wanted.language === null ? [] : branches.filter(({ holder }) => holder.kind === "language");
  const chosen = choose(versions, wanted.version) ?? choose(languages, wanted.language);
  return chosen === null ? nodes : partOfVersion(chosen.children, wanted);
}

function choose(branches: readonly NavBranch[], name: string | null): NavBranch | null {
  const has = (test: (holder: Holder) => boolean) => branches.find(({ holder }) => test(holder));
  return has((holder) => holder.name === name) ?? has(({ isDefault }) => isDefault) ?? branches[0] ?? null;
}

/** The same nodes below another branch. */
function withIds(nodes: readonly NavNode[], above: string): NavNode[] {
  return nodes.map((node) => {
    if (node.kind === "page") return node;
    const id = `${above}.${node.id}`;
    if (node.kind === "link") return { ...node, id };
    return {
      ...node,
      id,
      children: withIds(node.children, above),
      global: node.global.map((link) => ({ ...link, id: `${above}.${link.id}` })),
    };
  });
}

export type PlacedVersion = Pick<VersionSite, "children" | "global" | "pages">;

/** `own` is what docs.json says of the version. */
export function placeVersion(version: PlacedVersion, own: Pick<NavBranch, "id" | "holder" | "global">): NavBranch {
  const children = withIds(version.children, own.id);
  const links = version.global.map((link) => ({ ...link, id: `${own.id}.${link.id}` }));
  const first = openingPage(null, children, (path) => version.pages.get(path));
  return { ...own, kind: "branch", children, global: [...links, ...own.global], first };
}
