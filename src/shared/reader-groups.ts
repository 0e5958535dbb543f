// Owns who may read a page: group names, where `*` is everybody and `!name` excludes a group.

/** Names of groups as pages carry them; null: the page is for everybody. */
export type ReaderGroups = readonly string[];

/** Whether a reader in the groups `own` may read this. An empty list lets no one in. */
export function isOpenTo(groups: ReaderGroups | null, own: readonly string[]): boolean {
  if (groups === null) return true;
  if (groups.some((group) => own.includes(keptOut(group) ?? ""))) return false;
  return groups.some((group) => keptOut(group) === null && (group === "*" || own.includes(group)));
}

/** The groups by name that are let in, for messages. */
export function namesLetIn(groups: ReaderGroups): string[] {
  return groups.filter((group) => group !== "*" && keptOut(group) === null);
}

/** The entry that keeps a group out. */
export function keepOut(group: string): string {
  return `!${group}`;
}

function keptOut(entry: string): string | null {
  return entry.startsWith("!") ? entry.slice(1) : null;
}

/**
 * Who may see a page; null: everybody. Where its playground is for `auth` readers, groups lock the playground alone
 * and the page is for all (specification, extension on operations, `metadata`).
 */
export function pageReaders(matter: {
  readonly groups: ReaderGroups | null;
  readonly playground: string | null;
}): ReaderGroups | null {
  return matter.playground === "auth" ? null : matter.groups;
}
