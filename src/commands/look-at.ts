// Says how to look at a site that a command made.

/** A line with a command to run; a folder is quoted where the shell needs it. */
export function lookAt(folder: string): string {
  return `Preview it with: npx docsgen dev ${/^[\w./@%+=:,-]+$/.test(folder) ? folder : JSON.stringify(folder)}\n`;
}
