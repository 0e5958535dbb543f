// Writes counts: `1 page`, `2 pages`.

/** `1 page` or `3 pages`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
