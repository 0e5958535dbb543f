// The command line: one block per command, each loaded when it is called. The only place that catches, prints and exits.
// It is bundled by itself, as a script: all it imports is its own copy.
import { Command, CommanderError, InvalidArgumentError } from "commander";
import packageJson from "../package.json" with { type: "json" };
import { answerTo } from "./commands/commands-elsewhere.js";
import { option } from "./commands/environment-option.js";
import type { loadCommand } from "./commands/load-command.js";
import { isUsageError, UsageError } from "./shared/problem.js";

/** What Node and esbuild say of packages that are not there. Some hold what is made for one kind of machine. */
const MISSING_PACKAGE = /(?:Cannot find (?:module|package)|The package) ['"]([^'"]+)['"]/;
/** What the system says where docsgen may not read or write, or cannot for want of room. */
const REFUSAL = /\b(?:EACCES|EDQUOT|ENOSPC|EPERM|EROFS): (.+)/;
const INSTALL_AGAIN =
  "Install it again on this machine, with optional packages (npm leaves them out with --omit=optional).";

/** Runs the command line and sets the exit code: 0 fine, 1 problems in the content, 2 could not run. */
export async function run(argv: readonly string[]): Promise<void> {
  try {
    const answer = answerTo(argv[2]);
    if (answer !== null) throw new UsageError(answer);
    await program().parseAsync(argv);
  } catch (error) {
    process.exitCode = exitCodeOf(error);
  }
}

const load: typeof loadCommand = async (name) => (await import("./commands/load-command.js")).loadCommand(name);

function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (isUsageError(error)) {
    console.error(`error  ${error.message}${error.hint ? `\n  ${error.hint.replaceAll("\n", "\n  ")}` : ""}`);
    return 2;
  }
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const missing = MISSING_PACKAGE.exec(text)?.[1];
  if (missing !== undefined) {
    console.error(`error  A part of docsgen is not installed: ${missing}.\n  ${INSTALL_AGAIN}`);
    return 2;
  }
  const refusal = REFUSAL.exec(text)?.[1];
  if (refusal !== undefined) {
    console.error(
      `error  The system refuses: ${refusal}.\n  Check who may read and write there, and that there is room.`,
    );
    return 2;
  }
  console.error(`docsgen made a mistake of its own, not you. Please report it with this text:\n\n${text}`);
  return 2;
}

function program(): Command {
  const cli = new Command("docsgen")
    .description("Turns MDX pages, a docs.json and OpenAPI descriptions into a fast static documentation site.")
    .exitOverride()
    .configureHelp({ sortSubcommands: false })
    .showHelpAfterError("(docsgen --help lists the commands)")
    .version(packageJson.version, "-v, --version");

  reading(cli.command("build").argument("[root]", "folder with docs.json", "."))
    .description("write the static site")
    .addOption(option("--out <dir>", "folder to write (default: <root>/dist)"))
    .addOption(option("--report <file>", "write a JSON report: pages, problems, seconds per stage, bytes"))
    .action(async (root, options) => {
      const { build } = await load("build");
      process.exitCode = await build(root, options);
    });

  reading(cli.command("check").argument("[root]", "folder with docs.json", "."))
    .description("report every problem, write nothing")
    .addOption(option("--no-links", "leave internal links and anchors unchecked"))
    .addOption(option("--external", "also ask the addresses of external links"))
    .addOption(option("--orphans", "also list pages that the navigation does not reach"))
    .addOption(option("--redirects", "also check where redirects lead"))
    .addOption(option("--a11y", "also check colours, and pictures without a description"))
    .action(async (root, options) => {
      const { check } = await load("check");
      process.exitCode = await check(root, options);
    });

  reading(cli.command("dev").argument("[root]", "folder with docs.json", "."))
    .description("live preview that follows your edits")
    .addOption(
      option("--port <number>", "port; the next free one where it is taken").argParser(portNumber).default(3000),
    )
    .addOption(option("--host <address>", "address to listen on").default("127.0.0.1"))
    .addOption(option("--open", "open the browser"))
    .action(async (root, options) => {
      const { dev } = await load("dev");
      await dev(root, options);
    });

  cli
    .command("preview")
    .argument("[dist]", "folder of a built site", "dist")
    .description("serve a built site with its redirects and 404 page")
    .addOption(
      option("--port <number>", "port; the next free one where it is taken").argParser(portNumber).default(3000),
    )
    .addOption(option("--host <address>", "address to listen on").default("127.0.0.1"))
    .action(async (dist, options) => {
      const { preview } = await load("preview");
      await preview(dist, options);
    });

  cli
    .command("search")
    .argument("<query>", "what a reader would type")
    .argument("[dist]", "folder of a built site", "dist")
    .description("search a built site, with scores and reasons")
    .addOption(option("--limit <number>", "most sections to show").argParser(wholeNumber).default(5))
    .addOption(option("--language <code>", "pages of one language only"))
    .addOption(option("--explain", "say which words found each section, and how"))
    .addOption(option("--format <name>", "how to print", ["text", "json"]).default("text"))
    .action(async (query, dist, options) => {
      const { search } = await load("search");
      process.exitCode = await search(query, dist, options);
    });

  cli
    .command("init")
    .argument("[dir]", "folder to make the site in", ".")
    .description("make a new site; never overwrites a file")
    .addOption(option("--template <name>", "what to start from", ["starter", "api"]).default("starter"))
    .addOption(option("--name <name>", "name of the site (default: the folder's)"))
    .action(async (dir, options) => {
      const { init } = await load("init");
      await init(dir, options);
    });

  cli
    .command("migrate")
    .argument("[root]", "folder with mint.json", ".")
    .description("turn an older mint.json into docs.json")
    .addOption(option("--write", "write docs.json beside it instead of printing"))
    .action(async (root, options) => {
      const { migrate } = await load("migrate");
      process.exitCode = await migrate(root, options);
    });

  cli
    .command("serve-assistant")
    .argument("[dist]", "folder of a built site (default: dist)")
    .description("answer readers' questions: the chat backend")
    .addOption(option("--domain <name>", "domain of the one site"))
    .addOption(option("--site <domain=dist...>", "several sites, one each time"))
    .addOption(option("--config <file>", "a JSON or YAML file with these settings"))
    .addOption(option("--port <number>", "port to listen on (default: 8787)"))
    .addOption(option("--host <address>", "address to listen on (default: 127.0.0.1)"))
    .addOption(option("--base-path <path>", "path before all addresses (default: /)"))
    .addOption(option("--store <where>", "sqlite:PATH or postgres://… (default: sqlite:.docsgen/assistant.db)"))
    .addOption(option("--model <name>", "extractive, openai-compatible:NAME, anthropic:NAME, openai:NAME, google:NAME"))
    .addOption(option("--trust-proxy <number>", "proxies before the server that may name the client"))
    .addOption(option("--limit-key-month <number>", "uses per key and calendar month"))
    .addOption(option("--limit-org-hour <number>", "requests per organisation and hour"))
    .addOption(option("--limit-ip-day <number>", "requests per address and day"))
    .addOption(option("--cors-origin <origin...>", "origins that may call (default: every one)"))
    .addOption(option("--retention-days <number>", "forget threads older than this"))
    .addOption(option("--log-texts", "log questions and answers too"))
    .addOption(option("--admin-port <number>", "serve a local page with keys and usage"))
    .addOption(option("--playground-proxy", "forward requests of the API playground to the APIs of the site"))
    .addOption(option("--playground-secret <text>", "what tokens of readers are signed with"))
    .action(async (dist, options) => {
      const { serveAssistant } = await load("serve-assistant");
      await serveAssistant(dist, options);
    });

  const keys = cli.command("keys").description("create, list and revoke keys of the assistant");
  const store = () => option("--store <where>", "sqlite:PATH or postgres://…; the same as of serve-assistant");
  keys
    .command("create")
    .description("print a new key")
    .addOption(option("--domain <name>", "domain the key is for"))
    .addOption(option("--org <name>", "organisation whose hourly limit it counts against"))
    .addOption(option("--label <text>", "a note to know it by"))
    .addOption(store())
    .action(async (options) => {
      const { keysCreate } = await load("keys");
      await keysCreate(options);
    });
  keys
    .command("list")
    .description("list keys without their secret part")
    .addOption(option("--domain <name>", "keys of one domain only"))
    .addOption(store())
    .action(async (options) => {
      const { keysList } = await load("keys");
      await keysList(options);
    });
  keys
    .command("revoke")
    .argument("<key>", "the key, or the id that list shows")
    .description("refuse a key from now on")
    .addOption(store())
    .action(async (key, options) => {
      const { keysRevoke } = await load("keys");
      await keysRevoke(key, options);
    });

  return cli;
}

/** The options of every command that reads a project. */
function reading(command: Command): Command {
  return command
    .addOption(option("--lenient", "content errors become warnings; publish what a lenient host would"))
    .addOption(option("--strict", "warnings fail the run"))
    .addOption(option("--offline", "no network: hosted descriptions come from the cache"))
    .addOption(option("--private-hosts", "read hosted descriptions from this machine and its network too"))
    .addOption(option("--groups <names>", "build for these reader groups, separated by commas"))
    .addOption(option("--base <path>", "path the site lives under, such as /docs"))
    .addOption(option("--site-url <url>", "address of the site, such as https://docs.example.com"))
    .addOption(option("--parser <engine>", "Markdown engine", ["native", "remark"]).default("native"))
    .addOption(option("--jobs <number>", "threads (default: one per core)").argParser(wholeNumber))
    .addOption(
      option("--page-timeout <seconds>", "how long the code of a page may run (default: 10)").argParser(seconds),
    )
    .addOption(option("--no-cache", "do not use or write the cache"))
    .addOption(option("--format <format>", "how problems are printed", ["text", "json", "github"]).default("text"))
    .addOption(option("--quiet", "print problems only"))
    .addOption(option("--verbose", "print every problem and the time of each stage"));
}

function portNumber(text: string): number {
  const port = wholeNumber(text);
  if (port > 65_535) throw new InvalidArgumentError("It must be at most 65535.");
  return port;
}

function seconds(text: string): number {
  const number = Number(text);
  if (!(number > 0 && number <= MOST_SECONDS))
    throw new InvalidArgumentError("It must be a number of seconds above 0.");
  return number;
}

/** A day: timers of the engine take no more than some weeks. */
const MOST_SECONDS = 86_400;

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0) throw new InvalidArgumentError("It must be a whole number.");
  return number;
}
