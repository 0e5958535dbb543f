// Prints what a command did, with counts, and how to preview the site.

/** A line with a command to run; a folder is quoted where the shell needs it. */
export function lookAt(folder: string): string {
  return `Preview it with: npx docsgen dev ${/^[\w./@%+=:,-]+$/.test(folder) ? folder : JSON.stringify(folder)}\n`;
}

/** A line of a command for people, on stderr. */
export function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** `1 page` or `3 pages`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
