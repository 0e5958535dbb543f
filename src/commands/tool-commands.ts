// Declares the commands of tools: for another tool's site, translations and API descriptions.
import type { Command } from "commander";
import type { loadCommand } from "./load-command.js";
import { option } from "./options/option.js";
import { settle } from "./options/reading-command.js";

/** Adds `translations` and `api-diff`. `load` loads what runs them. */
export function addChangeCommands(cli: Command, load: typeof loadCommand): void {
  cli
    .command("translations")
    .argument("[root]", "folder with docs.json", ".")
    .description("list outdated and missing translations")
    .addOption(option("--language <code>", "only this language, as docs.json names it"))
    .addOption(option("--format <name>", "output format", ["text", "json"]).default("text"))
    .addOption(option("--update", "record changed translations as up to date"))
    .addOption(option("--done <pages>", "record these pages or folders as up to date, separated by commas"))
    .addOption(option("--verbose", "list every page and every change"))
    .action(async (root, options) => {
      await settle(root, load);
      const { translations } = await load("translations");
      process.exitCode = await translations(root, options);
    });

  cli
    .command("api-diff")
    .argument("<old>", "the earlier description: a file, an address, or REF:FILE")
    .argument("[new]", "the later description")
    .description("list changes between two API descriptions")
    .addOption(option("--since <ref>", "compare a file with itself at a git ref"))
    .addOption(option("--format <name>", "output format", ["text", "json", "markdown", "update"]).default("text"))
    .addOption(option("--label <text>", "label of the update (default: the later version)"))
    .addOption(option("--fail-on <level>", "exit with 1 on a change of this level", ["breaking", "risky", "any"]))
    .addOption(option("--private-hosts", "also fetch descriptions from private addresses"))
    .action(async (before, after, options) => {
      const { apiDiff } = await load("api-diff");
      process.exitCode = await apiDiff(before, after, options);
    });
}

/** Adds `migrate`. `load` loads what runs it. */
export function addMigrateCommand(cli: Command, load: typeof loadCommand): void {
  cli
    .command("migrate")
    .argument("[root]", "folder with mint.json, or a Docusaurus, VitePress, Starlight or MkDocs site", ".")
    .description("convert a mint.json, or a site of another tool")
    .addOption(option("--write", "write docs.json next to mint.json instead of printing it"))
    .addOption(option("--out <folder>", "new folder for the converted site"))
    .addOption(option("--addresses <path>", "old addresses to keep: a sitemap, a list, or the folder of a build"))
    .action(async (root, options) => {
      await settle(root, load);
      const { migrate } = await load("migrate");
      process.exitCode = await migrate(root, options);
    });
}
