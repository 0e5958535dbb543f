// Gives each member of a list a label that no other has.

/** Equal labels are numbered from the first: `A`, `A` become `A 1`, `A 2`. */
export function withOwnLabels<T extends { readonly label: string }>(members: readonly T[]): T[] {
  const given = new Map<string, number>();
  for (const { label } of members) given.set(label, (given.get(label) ?? 0) + 1);
  const taken = new Set(members.map(({ label }) => label));
  const numbers = new Map<string, number>();
  return members.map((member) => {
    if ((given.get(member.label) ?? 0) < 2) return member;
    let number = numbers.get(member.label) ?? 0;
    let label: string;
    do label = `${member.label} ${++number}`;
    while (taken.has(label));
    numbers.set(member.label, number);
    taken.add(label);
    return { ...member, label };
  });
}
