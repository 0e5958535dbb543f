// The command line: one block per command, each loaded when it is called. The only place that catches, prints and exits.
// It is bundled by itself, as a script: all it imports is its own copy.
import { Command, CommanderError, Option } from "commander";
import packageJson from "../package.json" with { type: "json" };
import { addAssistantFlags, addStoreCommands } from "./commands/assistant-commands.js";
import type { loadCommand } from "./commands/load-command.js";
import { TARGETS } from "./commands/options/choices.js";
import { HELP, offerAllHelp, option, rare } from "./commands/options/option.js";
import { portNumber, seconds, wholeNumber } from "./commands/options/option-values.js";
import { fromProjectFile, readingCommand, settle } from "./commands/options/reading-command.js";
import { answerTo, misspeltVariables, tellUsageFaults } from "./commands/options/usage-faults.js";
import { addChangeCommands, addMigrateCommand } from "./commands/tool-commands.js";
import { isUsageError, UsageError } from "./shared/problem.js";
import { writtenStack } from "./shared/stack-trace.js";

/** What Node and esbuild say of packages that are not there. Some hold what is made for one kind of machine. */
const MISSING_PACKAGE = /(?:Cannot find (?:module|package)|The package) ['"]([^'"]+)['"]/;
/** What the system says where docsgen may not read or write, or cannot for want of room or for the length of a path. */
const REFUSAL = /\b(EACCES|EDQUOT|ENAMETOOLONG|ENOSPC|EPERM|EROFS): (.+)/;
const NO_CURRENT_FOLDER = /\bENOENT\b.*\buv_cwd\b/;
const INSTALL_AGAIN =
  "Reinstall docsgen on this machine, including optional packages (not with npm's --omit=optional).";

/** Runs the command line and sets the exit code: 0 fine, 1 problems in the content, 2 could not run. */
export async function run(argv: readonly string[]): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", letReadersLeave);
  try {
    const answer = answerTo(argv[2]);
    if (answer !== null) throw new UsageError(answer);
    const cli = program();
    for (const line of misspeltVariables(cli, process.env)) console.error(line);
    await cli.parseAsync(argv);
  } catch (error) {
    process.exitCode = exitCodeOf(error);
  }
}

/** Who reads the output may have seen enough, such as `head`: the command goes on without them. */
function letReadersLeave(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
}

const load: typeof loadCommand = async (name) => (await import("./commands/load-command.js")).loadCommand(name);

function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (isUsageError(error)) {
    console.error(`error  ${error.message}${error.hint ? `\n  ${error.hint.replaceAll("\n", "\n  ")}` : ""}`);
    return 2;
  }
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const outside = failureOutside(text);
  console.error(
    outside
      ? `error  ${outside.join("\n  ")}`
      : `This is a bug in docsgen. Please report it with this text:\n\n${writtenStack(text)}`,
  );
  return 2;
}

/** What failed outside docsgen, and what to do about it; null: docsgen itself did. */
function failureOutside(text: string): [what: string, hint: string] | null {
  const missing = MISSING_PACKAGE.exec(text)?.[1];
  if (missing !== undefined) return [`A part of docsgen is not installed: ${missing}.`, INSTALL_AGAIN];
  if (NO_CURRENT_FOLDER.test(text)) return ["The current folder no longer exists.", "Change to a folder that does."];
  const [, code, refusal] = REFUSAL.exec(text) ?? [];
  if (refusal === undefined) return null;
  const hint = code === "ENAMETOOLONG" ? "Shorten this path." : "Check the permissions and the free disk space.";
  return [`${refusal}.`, hint];
}

/** Every command with its options. */
export function program(): Command {
  const cli = new Command("docsgen")
    .description("Turns MDX pages, a docs.json and OpenAPI descriptions into a fast static documentation site.")
    .exitOverride()
    .configureHelp(HELP)
    .addHelpText("after", "\nOptions of a command: docsgen <command> --help")
    .version(packageJson.version, "-v, --version");
  cli.commandsGroup("Write:");
  addInit(cli);
  addDev(cli);
  addMove(cli);
  addMigrateCommand(cli, load);
  cli.commandsGroup("Check:");
  addCheck(cli);
  addExplainAndSearch(cli);
  addChangeCommands(cli, load);
  cli.commandsGroup("Publish:");
  addBuild(cli);
  addPreview(cli);
  addPdf(cli);
  cli.commandsGroup("Assistant:");
  addAssistantFlags(cli.command("serve-assistant"))
    .argument("[dist]", "folder of a built site (default: dist)")
    .description("answer questions of readers from the documentation")
    .action(async (dist, options) => {
      const { serveAssistant } = await load("serve-assistant");
      await serveAssistant(dist, options);
    });

  addStoreCommands(cli, load);
  offerAllHelp(cli);
  tellUsageFaults(cli);
  return cli;
}

const PORT = option("--port <number>", "port; the next free one if it is in use").argParser(portNumber).default(3000);
const HOST = option("--host <address>", "address to listen on").default("127.0.0.1");
const ALLOWED_HOST = option("--allowed-host <names>", "more host names to answer to, separated by commas");

function addInit(cli: Command): void {
  cli
    .command("init")
    .argument("[dir]", "folder for the new site", ".")
    .description("create a new site, without overwriting any files")
    .addOption(
      option("--template <name>", "template to start with (default: your Markdown files, or starter)", [
        "starter",
        "api",
      ]),
    )
    .addOption(option("--name <name>", "name of the site (default: the name of the folder)"))
    .action(async (dir, options) => {
      const { init } = await load("init");
      await settle(dir, load);
      await init(dir, options);
    });
}

function addDev(cli: Command): void {
  readingCommand(cli.command("dev").argument("[root]", "folder with docs.json", "."), load)
    .description("preview the site, with updates as you edit")
    .addOption(PORT)
    .addOption(HOST)
    .addOption(ALLOWED_HOST)
    .addOption(option("--open", "open the browser"))
    .action(async (root, options) => {
      const { dev } = await load("dev");
      await dev(root, options);
    });
}

function addMove(cli: Command): void {
  cli
    .command("move")
    .argument("<old>", "page, folder, file, or group of docs.json")
    .argument("<new>", "its new path, or a folder with a slash at the end")
    .argument("[root]", "folder with docs.json", ".")
    .description("move or rename pages, with links and redirects")
    .addOption(option("--dry-run", "show every change and write nothing"))
    .addOption(option("--no-redirect", "do not redirect old addresses to the new ones"))
    .addOption(option("--base <path>", "path the site is served under, such as /docs"))
    .addOption(option("--site-url <url>", "URL of the site, to also update absolute links"))
    .hook("preAction", (command) => fromProjectFile(command, String(command.processedArgs[2]), load))
    .action(async (...[from, to, folder, options]) => {
      const { move } = await load("move");
      await move(from, to, { ...options, folder });
    });
}

function addCheck(cli: Command): void {
  readingCommand(
    cli.command("check").argument("[root]", "folder with docs.json, or the file of an API description", "."),
    load,
  )
    .description("report all problems without writing anything")
    .addOption(option("--no-links", "do not check internal links and anchors"))
    .addOption(option("--external", "also check external links"))
    .addOption(option("--orphans", "also list pages that are not in the navigation"))
    .addOption(option("--redirects", "also check the destinations of redirects"))
    .addOption(option("--a11y", "also check colour contrast and missing alt text"))
    .addOption(
      option(
        "--since <what>",
        "also check that old addresses still work: from a git ref, a sitemap, a list, or `last`",
      ),
    )
    .addOption(option("--changed <commit>", "only check what changes since a commit can break"))
    .addOption(option("--files <files>", "only check what changes to these files can break, separated by commas"))
    // No variable or file turns this on: it runs what pages say.
    .addOption(new Option("--samples", "also run code blocks marked `test`"))
    .addOption(rare(option("--sample-timeout <seconds>", "time limit of a block (default: 30)").argParser(seconds)))
    .addOption(option("--fix", "fix links with one similar target and duplicate keys; with --since, add redirects"))
    .addOption(option("--dry-run", "with --fix: only list the changes"))
    .addOption(option("--report <file>", "write the exit code and counts as JSON"))
    .addOption(rare(option("--report-full <file>", "the same, with every file, page, anchor, link and problem")))
    .action(async (root, options) => {
      const { check } = await load("check");
      process.exitCode = await check(root, options);
    });
}

function addExplainAndSearch(cli: Command): void {
  cli
    .command("explain")
    .argument("[codes...]", "problem codes, such as dead-link; lists all without one")
    .description("explain a problem, with an example and the fix")
    .addOption(option("--format <name>", "output format", ["text", "json"]).default("text"))
    .action(async (codes, options) => {
      const { explain } = await load("explain");
      await explain(codes, options);
    });

  cli
    .command("search")
    .argument("<query>", "what to search for")
    .argument("[dist]", "folder of a built site", "dist")
    .description("search a built site and show the scores")
    .addOption(option("--limit <number>", "maximum number of results").argParser(wholeNumber).default(5))
    .addOption(option("--language <code>", "only search pages in this language"))
    .addOption(option("--explain", "show which words matched, and how"))
    .addOption(option("--format <name>", "output format", ["text", "json"]).default("text"))
    .action(async (query, dist, options) => {
      const { search } = await load("search");
      process.exitCode = await search(query, dist, options);
    });
}

function addBuild(cli: Command): void {
  readingCommand(cli.command("build").argument("[root]", "folder with docs.json", "."), load)
    .description("write the static site")
    .addOption(option("--out <dir>", "folder to write (default: <root>/dist)"))
    .addOption(option("--report <file>", "write a JSON report with pages, problems, timings and sizes"))
    .addOption(option("--portable", "write a site that opens from any folder, without a web server"))
    .addOption(option("--zip", "also write the folder as one zip file"))
    .addOption(option("--target <host>", "also write a function that answers agents at this host", TARGETS))
    .addOption(option("--compare <ref>", "also show changes of text since a git ref, in _compare/"))
    .addOption(option("--compare-report <file>", "with --compare: write a Markdown comment, or JSON (.json)"))
    .action(async (root, options) => {
      const { build } = await load("build");
      process.exitCode = await build(root, options);
    });
}

function addPreview(cli: Command): void {
  cli
    .command("preview")
    .argument("[dist]", "folder of a built site", "dist")
    .description("serve a built site, with redirects and 404 page")
    .addOption(PORT)
    .addOption(HOST)
    .addOption(ALLOWED_HOST)
    .action(async (dist, options) => {
      const { preview } = await load("preview");
      await preview(dist, options);
    });
}

function addPdf(cli: Command): void {
  readingCommand(cli.command("pdf").argument("[root]", "folder with docs.json", "."), load)
    .description("print the site as one PDF, with Chromium")
    .addOption(option("--group <name>", "only this group, tab, version or language of the navigation"))
    .addOption(option("--out <file>", "file to write (default: <root>/book.pdf)"))
    .action(async (root, { out, ...options }, command: Command) => {
      const { pdf } = await load("pdf");
      // docsgen.json and the environment say by this name where `build` writes.
      const isNamed = command.getOptionValueSource("out") === "cli";
      process.exitCode = await pdf(root, isNamed ? { ...options, file: out } : { ...options, out });
    });
}
