// Declares the command that makes a project of what another tool left.
import type { Command } from "commander";
import type { loadCommand } from "./load-command.js";
import { option } from "./options/environment-option.js";
import { settle } from "./options/reading-command.js";

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
