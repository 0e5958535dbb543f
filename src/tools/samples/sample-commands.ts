// Knows how code in a language is run: the ending of its file and the command.

interface Runner {
  readonly ending: string;
  readonly command: string;
}

const RUNNERS: Readonly<Record<string, Runner>> = {
  bash: { ending: "sh", command: "bash -eu {file}" },
  go: { ending: "go", command: "go run {file}" },
  javascript: { ending: "mjs", command: "node {file}" },
  php: { ending: "php", command: "php {file}" },
  python: { ending: "py", command: "python3 {file}" },
  ruby: { ending: "rb", command: "ruby {file}" },
};

const ALIASES: Readonly<Record<string, string>> = {
  js: "javascript",
  mjs: "javascript",
  node: "javascript",
  py: "python",
  python3: "python",
  rb: "ruby",
  sh: "bash",
  shell: "bash",
  golang: "go",
};

function runnerOf(language: string): Runner | undefined {
  const name = language.toLowerCase();
  return RUNNERS[ALIASES[name] ?? name];
}

/** Null where the page has to say it. */
export function defaultCommand(language: string): string | null {
  return runnerOf(language)?.command ?? null;
}

/** The title where it is the name of a file, else one with the ending of the language. */
export function fileNameOf({ language, meta }: { readonly language: string; readonly meta: string }): string {
  const title = meta.replace(/\w+=(?:"[^"]*"|'[^']*'|\S+)/g, "").match(/(?:^|\s)([\w-]+\.\w{1,5})(?=\s|$)/)?.[1];
  const ending = runnerOf(language)?.ending ?? (/^\w+$/.test(language) ? language : "txt");
  return title ?? `sample.${ending}`;
}
