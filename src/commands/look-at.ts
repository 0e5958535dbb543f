// Says how to look at a site that a command made.

/** A line with the command; a folder is quoted where a shell would take its name apart. */
export function lookAt(folder: string): string {
  return `Preview it with: docsgen dev ${/^[\w./@%+=:,-]+$/.test(folder) ? folder : JSON.stringify(folder)}\n`;
}
