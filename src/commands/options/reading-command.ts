// Declares the options of all commands that read a project.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Command, InvalidArgumentError } from "commander";
import { isUnsettled } from "../../files/unsettled.js";
import type { loadCommand } from "../load-command.js";
import { PROBLEM_FORMATS } from "./choices.js";
import { option, rare } from "./option.js";
import { seconds, wholeNumber } from "./option-values.js";

/** Commands that read a project. */
const READING = ["build", "pdf", "check", "dev"];

/** Undoes a change of the project that was killed. */
export async function settle(root: string, load: typeof loadCommand): Promise<void> {
  if (!isUnsettled(root)) return;
  const { settleProject } = await load("settle-project");
  await settleProject(root, (line) => process.stderr.write(`${line}\n`));
}

/** Takes what no flag says from the project's docsgen.json. */
export async function fromProjectFile(command: Command, root: string, load: typeof loadCommand): Promise<void> {
  await settle(root, load);
  if (!existsSync(join(root, "docsgen.json"))) return;
  const siblings = (command.parent?.commands ?? []).filter((each) => READING.includes(each.name()));
  await (await load("project-file")).applyProjectFile(root, command, siblings);
}

/** The options of every command that reads a project, which its docsgen.json can set too. `load` loads what reads them. */
export function readingCommand(command: Command, load: typeof loadCommand): Command {
  return command
    .hook("preAction", async () => {
      await fromProjectFile(command, String(command.processedArgs[0]), load);
      const { severity } = command.opts();
      if (severity) command.setOptionValue("severity", await (await load("read-severities")).readSeverities(severity));
    })
    .addOption(option("--lenient", "turn content errors into warnings, and build anyway"))
    .addOption(option("--strict", "treat warnings as errors"))
    .addOption(option("--severity <code=level...>", "set a problem code to error, warning or off").argParser(severity))
    .addOption(option("--offline", "use no network, and cached API descriptions"))
    .addOption(rare(option("--private-hosts", "also fetch API descriptions and check links at private addresses")))
    .addOption(option("--groups <names>", "reader groups to build for, separated by commas"))
    .addOption(option("--base <path>", "path the site is served under, such as /docs"))
    .addOption(option("--site-url <url>", "URL of the site, such as https://docs.example.com"))
    .addOption(rare(option("--parser <engine>", "Markdown engine", ["native", "remark"]).default("native")))
    .addOption(rare(option("--jobs <number>", "number of threads (default: one per core)").argParser(wholeNumber)))
    .addOption(
      rare(
        option(
          "--page-timeout <seconds>",
          "time limit for parsing a page and running its code (default: 10)",
        ).argParser(seconds),
      ),
    )
    .addOption(option("--no-cache", "do not read or write the cache"))
    .addOption(option("--format <format>", "output format for problems", PROBLEM_FORMATS).default("text"))
    .addOption(option("--quiet", "only print problems"))
    .addOption(option("--verbose", "print all problems and the time of each stage"));
}

/** `dead-link=error,unknown-icon=off`, added to what was said before. */
function severity(text: string, before: Record<string, string> = {}): Record<string, string> {
  const pairs = text.split(",").map((pair) => {
    const [code = "", level = ""] = pair.split("=").map((part) => part.trim());
    if (code === "" || level === "") throw new InvalidArgumentError("Write it as code=level.");
    return [code, level];
  });
  return { ...before, ...Object.fromEntries(pairs) };
}
