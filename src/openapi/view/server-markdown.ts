// Writes servers as Markdown, with the variables in their addresses.
import type { Copy, ServerView } from "../views.js";

export function serverLines({ url, label, variables }: ServerView, copy: Copy): string[] {
  const lines = [`Server: ${url}${label === url ? "" : ` (${label})`}`, ...variableLines(variables, copy)];
  return variables.length === 0 ? lines : [...lines, ""];
}

export function variableLines(variables: ServerView["variables"], { words }: Copy): string[] {
  const lines: string[] = [];
  for (const { name, default: standard, values, description } of variables) {
    const said = [
      values.length === 0 ? "" : `allowed values ${values.map((value) => `"${value}"`).join(", ")}`,
      standard === "" ? "" : `default "${standard}"`,
    ];
    const facts = [...said, words(description)].filter((text) => text !== "");
    lines.push(`- \`{${name}}\`${facts.length === 0 ? "" : `: ${facts.join(", ")}`}`);
  }
  return lines;
}
