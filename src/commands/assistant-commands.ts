// Declares the commands of the assistant: its server, with flags in the order in which help lists them, its keys and insights.
import type { Command } from "commander";
import type { loadCommand } from "./load-command.js";
import { option, rare } from "./options/option.js";

const FLAGS: readonly (readonly [flags: string, description: string])[] = [
  ["--domain <name>", "domain of the site, if there is only one"],
  ["--site <domain=dist...>", "a domain, and the folder or URL of its site"],
  ["--site-url <domain=url...>", "public URL of a site, for links (default: from the build)"],
  ["--config <file>", "JSON or YAML file with these settings"],
  ["--port <number>", "port to listen on (default: 8787)"],
  ["--host <address>", "address to listen on (default: 127.0.0.1)"],
  ["--base-path <path>", "path prefix of all endpoints (default: /)"],
  ["--store <where>", "sqlite:PATH or postgres://… (default: sqlite:.docsgen/assistant.db)"],
  [
    "--model <name>",
    "extractive, or PROVIDER:NAME of openai, anthropic, google or openai-compatible; after a comma: the fallback",
  ],
  ["--embeddings <name>", "embedding model: PROVIDER:NAME of openai, google or openai-compatible"],
  ["--price-input <amount>", "price of a million input tokens"],
  ["--price-output <amount>", "price of a million output tokens"],
  ["--budget-day-cost <amount>", "maximum cost of models per day, in the currency of the prices"],
  ["--insights-days <number>", "days to keep questions for insights (default: 90)"],
  ["--trust-proxy <number>", "number of trusted proxies in front of the server"],
  ["--cors-origin <origin...>", "allowed origins (default: all)"],
  ["--retention-days <number>", "delete threads older than this many days"],
  ["--log-texts", "also log questions and answers"],
  ["--admin-port <number>", "port for a local admin page with keys and usage"],
  ["--playground-proxy", "forward API playground requests to the site's APIs"],
];

/** What only `--help-all` lists. */
const RARE_FLAGS: readonly (readonly [flags: string, description: string])[] = [
  ["--site-interval <seconds>", "how often to check sites on the web for a new build (default: 60)"],
  ["--site-megabytes <number>", "download limit for a site on the web (default: 1000)"],
  ["--private-hosts", "also read sites at private addresses"],
  ["--embeddings-folder <path>", "folder for embeddings (default: .docsgen/embeddings)"],
  ["--model-passage-tokens <number>", "tokens of documentation in a reply, or a search over MCP (default: 3000)"],
  ["--model-output-tokens <number>", "maximum tokens of an answer (default: 2000)"],
  ["--model-reasoning-tokens <number>", "maximum tokens for reasoning, in addition to the answer (default: 6000)"],
  ["--model-reasoning <effort>", "none, minimal, low, medium or high (default: the provider's)"],
  ["--model-temperature <number>", "sampling temperature (default: the provider's)"],
  ["--model-steps <number>", "maximum calls per reply; the last one cannot search (default: 5)"],
  ["--model-silence <seconds>", "maximum wait for the first word, and between words (default: 30)"],
  ["--model-time <seconds>", "time limit of a reply (default: 120)"],
  ["--link-host <host...>", "other hosts that answers may link to"],
  ["--budget-day-tokens <number>", "maximum tokens of models per day (UTC)"],
  ["--budget-key-tokens <number>", "maximum tokens of models per key and calendar month"],
  ["--budget-key-cost <amount>", "maximum cost of models per key and calendar month"],
  ["--over-budget <what>", "extractive (quote passages) or refuse (default: extractive)"],
  ["--no-answer-cache", "do not cache answers to repeated questions"],
  ["--limit-open-ip <number>", "running replies per IP address (default: 1000)"],
  ["--limit-open-key <number>", "running replies per key (default: 10000)"],
  ["--no-insights", "do not store questions for docsgen insights"],
  ["--forget-anonymous", "do not store or log questions from anonymous readers"],
  ["--limit-key-month <number>", "messages per key per calendar month"],
  ["--limit-org-hour <number>", "requests per organisation per hour"],
  ["--limit-ip-day <number>", "requests per IP address per day"],
  ["--synchronous <when>", "when SQLite writes to disk: normal, or full (before a reply ends)"],
  ["--metrics-port <number>", "separate port for /metrics (default: the port of the endpoints)"],
  ["--drain-delay <seconds>", "how long to keep answering after SIGTERM, with 503 from /health/ready (default: 0)"],
  ["--allowed-host <names>", "host names of the admin page behind a proxy, separated by commas"],
  ["--playground-secret <text>", "secret for signing reader tokens"],
];

export function addAssistantFlags(command: Command): Command {
  for (const [flags, description] of FLAGS) command.addOption(option(flags, description));
  for (const [flags, description] of RARE_FLAGS) command.addOption(rare(option(flags, description)));
  return command;
}

/** Adds `keys` and `insights`. `load` loads what runs them. */
export function addStoreCommands(cli: Command, load: typeof loadCommand): void {
  const keys = cli.command("keys").description("create, list, rotate and revoke assistant keys");
  addCreate(keys, load);
  addListRotateAndRevoke(keys, load);
  cli
    .command("insights")
    .description("show what readers ask the assistant")
    .addOption(option("--since <when>", "24h, 7d, 4w, or a date (default: 7d)"))
    .addOption(option("--domain <name>", "only this domain"))
    .addOption(option("--format <format>", "how to print it", ["table", "json", "csv"]))
    .addOption(store())
    .action(async (options) => {
      const { insights } = await load("insights");
      await insights(options);
    });
}

function store() {
  return option("--store <where>", "sqlite:PATH or postgres://…; same as for serve-assistant");
}

function addCreate(keys: Command, load: typeof loadCommand): void {
  keys
    .command("create")
    .description("create a key and print it")
    .addOption(option("--domain <name>", "domain of the key"))
    .addOption(option("--org <name>", "organisation whose hourly limit applies"))
    .addOption(option("--label <text>", "a note to recognise the key by"))
    .addOption(option("--expires <when>", "when it expires: 90d, or a date"))
    .addOption(option("--origin <origin...>", "origins whose pages may use it (default: all)"))
    .addOption(option("--search-parts", "also send sources as the result of a tool named search"))
    .addOption(store())
    .action(async (options) => {
      const { keysCreate } = await load("keys");
      await keysCreate(options);
    });
}

function addListRotateAndRevoke(keys: Command, load: typeof loadCommand): void {
  keys
    .command("list")
    .description("list keys, without their secrets")
    .addOption(option("--domain <name>", "only list keys of this domain"))
    .addOption(option("--format <format>", "how to print them", ["table", "json"]))
    .addOption(store())
    .action(async (options) => {
      const { keysList } = await load("keys");
      await keysList(options);
    });
  keys
    .command("rotate")
    .argument("<key>", "the key or its id")
    .description("create a key in place of another and print it")
    .addOption(option("--grace <days>", "days for which the old key stays valid (default: 7)"))
    .addOption(store())
    .action(async (key, options) => {
      const { keysRotate } = await load("keys");
      await keysRotate(key, options);
    });
  keys
    .command("revoke")
    .argument("<key>", "the key or its id")
    .description("revoke a key")
    .addOption(store())
    .action(async (key, options) => {
      const { keysRevoke } = await load("keys");
      await keysRevoke(key, options);
    });
}
