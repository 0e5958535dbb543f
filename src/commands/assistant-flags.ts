// Owns the flags of `serve-assistant`, in the order in which help lists them.
import type { Command } from "commander";
import { option } from "./options/environment-option.js";

const FLAGS: readonly (readonly [flags: string, description: string])[] = [
  ["--domain <name>", "domain of the site, if there is only one"],
  ["--site <domain=dist...>", "a domain and its built site, a folder or the URL of the deployed site; repeatable"],
  ["--site-url <domain=url...>", "the URL that readers know a site by, for links where the build does not say"],
  ["--site-interval <seconds>", "how often to look for a new edition of sites on the web (default: 60)"],
  ["--site-megabytes <number>", "most megabytes that are fetched of a site on the web (default: 1000)"],
  ["--private-hosts", "also read sites at private addresses"],
  ["--config <file>", "JSON or YAML file with these settings"],
  ["--port <number>", "port to listen on (default: 8787)"],
  ["--host <address>", "address to listen on (default: 127.0.0.1)"],
  ["--base-path <path>", "path prefix of all endpoints (default: /)"],
  ["--store <where>", "sqlite:PATH or postgres://… (default: sqlite:.docsgen/assistant.db)"],
  [
    "--model <name>",
    "extractive, openai-compatible:NAME, anthropic:NAME, openai:NAME, google:NAME; with commas: the next where one fails",
  ],
  [
    "--embeddings <name>",
    "model whose vectors help to find sections: openai-compatible:NAME, openai:NAME or google:NAME",
  ],
  ["--embeddings-folder <path>", "where the vectors of sections are kept (default: .docsgen/embeddings)"],
  ["--model-passage-tokens <number>", "tokens of documentation for a reply, or a search over MCP (default: 3000)"],
  ["--model-output-tokens <number>", "tokens of an answer (default: 2000)"],
  ["--model-reasoning-tokens <number>", "tokens for reasoning, beside those of the answer (default: 6000)"],
  ["--model-reasoning <effort>", "none, minimal, low, medium or high (default: the provider's)"],
  ["--model-temperature <number>", "sampling temperature (default: the provider's)"],
  ["--model-steps <number>", "calls for a reply; the last one cannot search (default: 5)"],
  ["--model-silence <seconds>", "longest wait for the first word, and for each further one (default: 30)"],
  ["--model-time <seconds>", "longest time of a reply (default: 120)"],
  ["--link-host <host...>", "other hosts that answers may link to"],
  ["--price-input <amount>", "price of a million input tokens"],
  ["--price-output <amount>", "price of a million output tokens"],
  ["--budget-day-tokens <number>", "tokens that models may use in a day (UTC)"],
  ["--budget-day-cost <amount>", "what models may cost in a day, in the currency of the prices"],
  ["--budget-key-tokens <number>", "tokens that models may use for a key in a calendar month"],
  ["--budget-key-cost <amount>", "what models may cost for a key in a calendar month"],
  ["--over-budget <what>", "extractive (answer without a model) or refuse (default: extractive)"],
  ["--no-answer-cache", "ask the model again for questions that it has answered"],
  ["--limit-open-ip <number>", "replies under way for an IP address (default: 1000)"],
  ["--limit-open-key <number>", "replies under way for a key (default: 10000)"],
  ["--no-insights", "keep no questions for docsgen insights"],
  ["--insights-days <number>", "days for which questions are kept for insights (default: 90)"],
  ["--forget-anonymous", "keep and log nothing of what readers ask whose fp is anonymous"],
  ["--trust-proxy <number>", "number of proxies in front of the server to trust"],
  ["--limit-key-month <number>", "messages per key per calendar month"],
  ["--limit-org-hour <number>", "requests per organisation per hour"],
  ["--limit-ip-day <number>", "requests per IP address per day"],
  ["--cors-origin <origin...>", "allowed origins (default: all)"],
  ["--synchronous <when>", "when SQLite has turns on the disk: normal, or full before they are acknowledged"],
  ["--retention-days <number>", "delete threads older than this"],
  ["--log-texts", "also log questions and answers"],
  ["--metrics-port <number>", "port for /metrics alone, on the same address (default: beside the endpoints)"],
  ["--drain-delay <seconds>", "how long the port stays open after SIGTERM, while /health/ready says 503 (default: 0)"],
  ["--admin-port <number>", "port for a local admin page with keys and usage"],
  ["--allowed-host <names>", "host names of the admin page behind a proxy, separated by commas"],
  ["--playground-proxy", "forward API playground requests to the site's APIs"],
  ["--playground-secret <text>", "secret for signing reader tokens"],
];

export function addAssistantFlags(command: Command): Command {
  for (const [flags, description] of FLAGS) command.addOption(option(flags, description));
  return command;
}
