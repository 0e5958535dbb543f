// Prints what a command did, with counts, and commands to go on with.
import { basename } from "node:path";
import { folderFromHere } from "./places/name-files.js";

/**
 * A command of docsgen as its reader can run it: in the way that this one was started. `npx` is for projects that have
 * docsgen installed; elsewhere it would fetch a package of that name.
 */
export function ownCommand(...words: readonly string[]): string {
  return [startedAs(process.argv[1] ?? ""), ...words.map(inShell)].join(" ");
}

function startedAs(script: string): string {
  if (/[\\/]node_modules[\\/]/.test(script)) return "npx docsgen";
  return basename(script) === "docsgen" ? "docsgen" : `node ${inShell(folderFromHere(script))}`;
}

/** Quoted where the shell needs it. */
function inShell(word: string): string {
  return /^[\w./@%+=:,-]+$/.test(word) ? word : JSON.stringify(word);
}

/** A line that says how to see a site. */
export function lookAt(folder: string): string {
  return `Preview it with: ${ownCommand("dev", folder)}\n`;
}

/** A line of a command for people, on stderr. */
export function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** `1 page` or `3 pages`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
