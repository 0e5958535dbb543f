// Loads the commands. The command line is a script, which Node starts sooner; its bundle has this as its door to the modules.

/** One module per command, by command name, what reads their options from a project, and what undoes a change of one. */
const COMMANDS = {
  build: () => import("./build.js"),
  check: () => import("./check.js"),
  explain: () => import("./explaining/explain.js"),
  dev: () => import("./dev.js"),
  pdf: () => import("../tools/pdf/pdf.js"),
  preview: () => import("./preview.js"),
  search: () => import("./search.js"),
  init: () => import("../tools/init/init.js"),
  move: () => import("../tools/editing/move.js"),
  migrate: () => import("../tools/migrate/migrate.js"),
  translations: () => import("../tools/translations/translations.js"),
  "api-diff": () => import("../tools/api-diff/api-diff.js"),
  "serve-assistant": () => import("./serve-assistant.js"),
  insights: () => import("./insights.js"),
  keys: () => import("./keys.js"),
  "project-file": () => import("./options/project-file.js"),
  "settle-project": () => import("../files/write-changes.js"),
  "read-severities": () => import("./options/read-severities.js"),
};

type Commands = { [Name in keyof typeof COMMANDS]: Awaited<ReturnType<(typeof COMMANDS)[Name]>> };

/** The module of a command. */
export function loadCommand<Name extends keyof Commands>(name: Name): Promise<Commands[Name]> {
  return COMMANDS[name]() as Promise<Commands[Name]>;
}
