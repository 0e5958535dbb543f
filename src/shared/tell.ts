// Prints what a command did, and how to preview the site.

/** A line with a command to run; a folder is quoted where the shell needs it. */
export function lookAt(folder: string): string {
  return `Preview it with: npx docsgen dev ${/^[\w./@%+=:,-]+$/.test(folder) ? folder : JSON.stringify(folder)}\n`;
}

/** A line of a command for people, on stderr. */
export function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}
