// Explains wrong options, arguments and variables, and commands of other tools, above all Mintlify's.
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

const PREVIEW = 'Use "docsgen dev" for a live preview, or "docsgen preview" for a built site';
const A11Y = 'To check accessibility, use "docsgen check --a11y"';
const NO_ACCOUNT = "docsgen needs no account: everything runs on your machine";
const NEW_VERSION = 'Update with npm: "npm install docsgen@latest"';
const TELLS_VERSION = 'To see the version, use "docsgen --version"';

const ANSWERS: Readonly<Record<string, string>> = {
  serve: PREVIEW,
  start: PREVIEW,
  server: PREVIEW,
  watch: 'For a live preview, use "docsgen dev"',
  "broken-links": 'To check links, use "docsgen check" (--external and --redirects check more)',
  links: 'To check links, use "docsgen check"',
  a11y: A11Y,
  accessibility: A11Y,
  "accessibility-check": A11Y,
  "a11y-check": A11Y,
  "openapi-check": 'To check API descriptions, use "docsgen check"',
  validate: 'To find problems, use "docsgen check"; with --strict, warnings fail it',
  lint: 'To find problems, use "docsgen check"',
  test: 'To find problems, use "docsgen check"',
  export: 'To write a site that any host can serve, use "docsgen build"',
  generate: 'To write the site, use "docsgen build"',
  deploy: 'Run "docsgen build" and copy the folder "dist" to any host',
  publish: 'Run "docsgen build" and copy the folder "dist" to any host',
  rename: 'To move or rename a page with its links, use "docsgen move"',
  mv: 'To move or rename a page with its links, use "docsgen move"',
  new: 'To create a new site, use "docsgen init"',
  create: 'To create a new site, use "docsgen init"',
  scrape: 'Sites cannot be imported: start with "docsgen init" and copy your Markdown files',
  scraping: 'Sites cannot be imported: start with "docsgen init" and copy your Markdown files',
  "migrate-mdx":
    'Pages with "openapi" in their front matter work as they are; "docsgen migrate" converts mint.json to docs.json',
  login: NO_ACCOUNT,
  logout: NO_ACCOUNT,
  signup: NO_ACCOUNT,
  status: NO_ACCOUNT,
  "add-domain": 'Set the URL of the site when you build: "docsgen build --site-url https://docs.example.com"',
  config: "Settings are in docs.json, and in the options that --help lists",
  install: 'Install with npm: "npm install docsgen"',
  update: NEW_VERSION,
  upgrade: `${NEW_VERSION}; "docsgen migrate" converts mint.json to docs.json`,
  version: TELLS_VERSION,
  v: TELLS_VERSION,
  format: "To reformat pages, use a formatter such as Prettier",
  score: 'Every "docsgen build" writes llms.txt and Markdown pages; there is no score',
  mcp: 'To serve agents, use "docsgen serve-assistant"',
  ai: 'To answer readers\' questions, use "docsgen serve-assistant"',
  analytics: 'Add your analytics service to "integrations" in docs.json',
  automations: "Automations are not supported",
  workflow: "Automations are not supported",
  workflows: "Automations are not supported",
};

/** One line for another tool's command; null where no tool has one of that name. */
export function answerTo(command: string | undefined): string | null {
  const answer = command === undefined || !Object.hasOwn(ANSWERS, command) ? undefined : ANSWERS[command];
  return answer === undefined ? null : `Unknown command "${command}". ${answer}.`;
}
