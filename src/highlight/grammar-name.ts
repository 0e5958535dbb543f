// Finds the grammar for a language as writers name it.
import { bundledLanguages } from "shiki/langs";

type BundledGrammar = keyof typeof bundledLanguages;

/** Common names that no grammar uses as its name or alias. */
const ALIASES: Readonly<Record<string, BundledGrammar>> = {
  cmd: "bat",
  conf: "ini",
  curl: "bash",
  env: "dotenv",
  golang: "go",
  gradle: "groovy",
  javascriptreact: "jsx",
  mysql: "sql",
  node: "javascript",
  npm: "bash",
  pgsql: "sql",
  pip: "bash",
  pnpm: "bash",
  postgres: "sql",
  postgresql: "sql",
  psql: "sql",
  pycon: "python",
  python3: "python",
  react: "tsx",
  request: "http",
  "shell-session": "shellsession",
  sqlite: "sql",
  svg: "xml",
  terminal: "bash",
  typescriptreact: "tsx",
  yarn: "bash",
};

/** Null for plain text and for unknown names. */
export function grammarName(language: string): BundledGrammar | null {
  const name = language.trim().toLowerCase();
  if (isBundled(name)) return name;
  return Object.hasOwn(ALIASES, name) ? (ALIASES[name] ?? null) : null;
}

function isBundled(name: string): name is BundledGrammar {
  return Object.hasOwn(bundledLanguages, name);
}
