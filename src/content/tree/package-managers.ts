// Writes the npm commands of a fence that is marked `npm2yarn` for other package managers.
import type { CodeNode } from "../../model/content-tree.js";

type Manager = "pnpm" | "yarn" | "bun";

/** The same fence for npm, pnpm, yarn and bun; null for any other fence. */
export function packageManagerFences(node: CodeNode): readonly CodeNode[] | null {
  if (!/(?:^|\s)npm2yarn(?:\s|$)/.test(node.meta ?? "")) return null;
  const others = (["pnpm", "yarn", "bun"] as const).map((name) => [name, commandsFor(name, node.value)] as const);
  return [["npm", node.value] as const, ...others].map(([name, value]) => ({
    ...node,
    value,
    meta: `title="${name}"`,
  }));
}

function commandsFor(manager: Manager, commands: string): string {
  return commands
    .split("\n")
    .map((line) =>
      line
        .split(/(\s*(?:&&|\|\||;|\|)\s*)/)
        .map((command) => commandFor(manager, command))
        .join(""),
    )
    .join("\n");
}

/** A prompt, `sudo` and variables may stand before a command. */
const COMMAND = /^(\s*(?:[$>] )?\s*(?:sudo\s+|\w+=\S+\s+)*)(npm|npx)\s+(\S+)\s*(.*)$/;

function commandFor(manager: Manager, command: string): string {
  const [, before, program, verb = "", rest = ""] = COMMAND.exec(command) ?? [];
  if (program === undefined) return command;
  const written = program === "npx" ? run(manager, `${verb} ${rest}`) : npmCommand(manager, verb, rest);
  return written === null ? command : `${before}${written.trimEnd()}`;
}

/** Null for what only npm does. */
function npmCommand(manager: Manager, verb: string, rest: string): string | null {
  switch (verb) {
    case "i":
    case "install":
    case "add":
      return install(manager, rest);
    case "ci":
      return `${manager} install --frozen-lockfile ${rest}`;
    case "rm":
    case "remove":
    case "un":
    case "uninstall":
      return change(manager, "remove", rest);
    case "up":
    case "update":
      return change(manager, manager === "yarn" ? "upgrade" : "update", rest);
    case "x":
    case "exec":
      return run(manager, withoutDashes(rest));
    case "run":
    case "run-script":
      return `${manager} run ${withoutDashes(rest)}`;
    case "start":
    case "test":
    case "stop":
      return `${manager === "bun" ? "bun run" : manager} ${verb} ${withoutDashes(rest)}`;
    case "init":
    case "create":
      return `${manager} ${/^[^-\s]/.test(rest) ? "create" : "init"} ${withoutDashes(rest)}`;
    default:
      return null;
  }
}

function install(manager: Manager, rest: string): string {
  return /(?:^|\s)[^-\s]/.test(rest) ? change(manager, "add", rest) : `${manager} install ${rest}`;
}

/** npm's flags and those of yarn and bun; pnpm takes npm's. */
const FLAGS: Readonly<Record<string, string>> = {
  "-D": "--dev",
  "--save-dev": "--dev",
  "-E": "--exact",
  "--save-exact": "--exact",
  "-O": "--optional",
  "--save-optional": "--optional",
  "--save-peer": "--peer",
};

/** Adds, removes or updates packages: those of the machine if npm is told so. */
function change(manager: Manager, verb: string, rest: string): string {
  const words = rest.split(/\s+/).filter((word) => word !== "-S" && word !== "--save");
  const isGlobal = (word: string) => word === "-g" || word === "--global";
  const flagged = manager === "pnpm" ? words : words.map((word) => FLAGS[word] ?? word);
  if (manager !== "yarn" || !words.some(isGlobal)) return [manager, verb, ...flagged].join(" ");
  return ["yarn global", verb, ...flagged.filter((word) => !isGlobal(word))].join(" ");
}

function run(manager: Manager, command: string): string {
  return `${manager === "bun" ? "bunx" : `${manager} dlx`} ${command.replace(/^(?:-y|--yes)\s+/, "")}`;
}

/** Only npm needs `--` before what it passes on. */
function withoutDashes(rest: string): string {
  return rest.replace(/(^|\s)--\s+/, "$1");
}
