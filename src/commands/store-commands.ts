// Declares commands that use an assistant's store: keys and insights.
import type { Command } from "commander";
import type { loadCommand } from "./load-command.js";
import { option } from "./options/environment-option.js";

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
