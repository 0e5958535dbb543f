// Makes options, which can also be set in the environment, `--site-url` by DOCSGEN_SITE_URL, and owns how help lists them.
import { type Command, Option } from "commander";
import { PROBLEM_FORMATS } from "./choices.js";

/** Values that turn a switch off. */
const OFF = /^(?:0|false|no|off)$/i;

/** Variables apply to all commands: a value that makes no sense for this option counts as unset. */
export function option(flags: string, description: string, choices: readonly string[] = []): Option {
  const made = new Option(flags, description);
  if (choices.length > 0) made.choices(choices);
  const name = `DOCSGEN_${made.name().replace(/^no-/, "NO_").replaceAll("-", "_").toUpperCase()}`;
  const value = process.env[name]?.trim() ?? "";
  const isSwitch = made.isBoolean() || made.negate;
  const isOfAnother = choices.length > 0 && !choices.includes(value) && FORMATS.includes(value);
  // The library takes any value of a switch as on, even an empty one.
  if (value === "" || (isSwitch && OFF.test(value)) || isOfAnother) delete process.env[name];
  return made.env(name);
}

/** An option that only `--help-all` lists. */
export function rare(made: Option): Option {
  return made.hideHelp();
}

/** The formats of all commands: one that CI sets for `build` may not be one of `search`. */
const FORMATS: readonly string[] = PROBLEM_FORMATS;

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
