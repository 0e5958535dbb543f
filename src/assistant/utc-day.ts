// Names days for operators: in UTC, like the limits.

/** Such as `2026-11-21`. */
export function utcDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** For lists of days: one of which only a part is looked at is not to be compared with the others. */
export function markedDay({ day, isWhole }: { readonly day: string; readonly isWhole: boolean }): string {
  return isWhole ? day : `${day} (in part)`;
}
