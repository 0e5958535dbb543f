// Gives each member of a list a label that no other has.
import { groupBy } from "../../shared/lists.js";

/** Equal labels are numbered from the first: `A`, `A` become `A 1`, `A 2`. */
export function withOwnLabels<T extends { readonly label: string }>(members: readonly T[]): T[] {
  const given = groupBy(members, ({ label }) => label);
  const taken = new Set(given.keys());
  const numbers = new Map<string, number>();
  return members.map((member) => {
    if (given.get(member.label)?.length === 1) return member;
    let number = numbers.get(member.label) ?? 0;
    let label: string;
    do label = `${member.label} ${++number}`;
    while (taken.has(label));
    numbers.set(member.label, number);
    taken.add(label);
    return { ...member, label };
  });
}
