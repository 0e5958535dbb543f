// Answers which part of the navigation at a git ref is the version that docs.json names.
import type { Holder, NavBranch, NavNode } from "../../model.js";

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
export function withIds(nodes: readonly NavNode[], above: string): NavNode[] {
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
