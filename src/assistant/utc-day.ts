// Names days for operators: in UTC, like the limits.

/** Such as `2026-11-21`. */
export function utcDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
