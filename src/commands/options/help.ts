// Owns how `--help` reads: one screen for each command, and every option with `--help-all`.
import { type Command, Option } from "commander";

/** How help is written. Names of variables are left out: they follow from the names of options. */
export const HELP = {
  subcommandTerm: (command: Command): string => command.name(),
  optionDescription: ({ description, argChoices, defaultValue, negate }: Option): string => {
    const choices = argChoices === undefined ? [] : [`choices: ${argChoices.join(", ")}`];
    const preset = defaultValue === undefined || negate ? [] : [`default: ${defaultValue}`];
    const notes = [...choices, ...preset];
    return notes.length === 0 ? description : `${description} (${notes.join("; ")})`;
  },
};

/** Adds `--help-all` to each command with rare options, which its help leaves out. */
export function offerAllHelp(command: Command): void {
  for (const each of command.commands) offerAllHelp(each);
  if (!command.options.some(({ hidden }) => hidden)) return;
  command.addOption(new Option("--help-all", "list every option"));
  command.on("option:help-all", () => {
    for (const option of command.options) option.hideHelp(false);
    command.help();
  });
}
