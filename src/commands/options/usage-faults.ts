// Explains wrong options, arguments and variables.
import type { Command } from "commander";
import { nearest } from "../../shared/nearest.js";

/** Makes every command tell its faults so, and lead to its own help. */
export function tellUsageFaults(cli: Command): void {
  for (const { command, name } of namedCommands(cli)) {
    command.showHelpAfterError(`  See: ${name} --help`);
    command.configureOutput({ outputError: (text, write) => write(styled(text, cli)) });
  }
}

interface NamedCommand {
  readonly command: Command;
  /** As it is called: `docsgen keys create`. */
  readonly name: string;
}

function namedCommands(command: Command, above = ""): NamedCommand[] {
  const name = `${above}${command.name()}`;
  return [{ command, name }, ...command.commands.flatMap((each) => namedCommands(each, `${name} `))];
}

/** The library writes "error: unknown option '--x'", and below it what was meant. */
function styled(text: string, cli: Command): string {
  const [first = "", ...more] = text.trim().split("\n");
  const what = first.replace(/^error: /, "").replace(/'([^']*)'/g, '"$1"');
  const [, flag, value, variable = flag, demand] = INVALID_VALUE.exec(what) ?? [];
  if (demand !== undefined) return `error  "${value}" is not a valid value of ${variable}.\n  ${demand}\n`;
  const sentence = `${what.charAt(0).toUpperCase()}${what.slice(1)}${/[.?!]$/.test(what) ? "" : "."}`;
  const option = /^unknown option "(--[\w-]+)"/.exec(what)?.[1];
  const owners = option === undefined ? [] : commandsWith(option, cli);
  const hints =
    owners.length > 0
      ? [`It is an option of ${owners.join(", ")}.`]
      : more.map((line) => line.replace(/^\((.*)\)$/, "$1"));
  return `${[`error  ${sentence}`, ...hints.map((hint) => `  ${hint}`)].join("\n")}\n`;
}

const INVALID_VALUE =
  /^option "(?:-\w, )?(--[\w-]+)[^"]*" (?:argument|value) "(.*?)"(?: from env "(\w+)")? is invalid\. (.+)$/;

function commandsWith(option: string, cli: Command): string[] {
  return namedCommands(cli)
    .filter(({ command }) => command.options.some(({ long }) => long === option && long !== "--version"))
    .map(({ name }) => name);
}

/** A line for each variable that is nearly one of docsgen's, and so has no effect. */
export function misspeltVariables(cli: Command, env: Readonly<Record<string, string | undefined>>): string[] {
  const written = Object.keys(env).filter((name) => name.startsWith(PREFIX));
  if (written.length === 0) return [];
  const options = namedCommands(cli).flatMap(({ command }) => command.options);
  const known = [...options.flatMap(({ envVar }) => envVar ?? []), ...SECRETS].map(withoutPrefix);
  return written.flatMap((name) => {
    const near = known.includes(withoutPrefix(name)) ? null : nearest(withoutPrefix(name), known);
    return near === null ? [] : `warning  ${name} has no effect. Did you mean ${PREFIX}${near}?`;
  });
}

const PREFIX = "DOCSGEN_";

/** What only the environment can say. */
const SECRETS = [
  ...["DOCSGEN_MODEL_KEY", "DOCSGEN_MODEL_URL", "DOCSGEN_EMBEDDINGS_KEY", "DOCSGEN_EMBEDDINGS_URL"],
  "DOCSGEN_ADMIN_TOKEN",
];

function withoutPrefix(name: string): string {
  return name.slice(PREFIX.length);
}
