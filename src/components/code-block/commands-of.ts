// Extracts commands from a terminal session: no prompts, no output.

const SHELLS =
  "bash bat batch cmd console fish powershell ps1 sh shell shell-session shellscript shellsession terminal zsh";

/** Whether a language is that of a command line. */
export function isShell(language: string): boolean {
  return SHELLS.split(" ").includes(language.toLowerCase());
}

/** Where no line begins with a prompt, all of it was typed. */
export function commandsOf(shown: string): string {
  const lines = shown.split("\n");
  const prompt = lines.some((line) => isTypedAt("$", line)) ? "$" : ">";
  const first = lines.find((line) => line.trim() !== "") ?? "";
  if (prompt === ">" && !isTypedAt(prompt, first)) return shown;
  const typed: string[] = [];
  let end: string | null = null; // What ends the text that a command is given: `<<EOF`.
  let goesOn = false;
  for (const line of lines) {
    const isTyped = isTypedAt(prompt, line) || (typed.length > 0 && isTypedAt(">", line));
    if (!isTyped && !goesOn && end === null) continue;
    const command = isTyped ? line.replace(/^\s*[$>] ?/, "") : line;
    typed.push(command);
    if (command.trim() === end) end = null;
    else end ??= /<<-?\s*["']?(\w+)/.exec(command)?.[1] ?? null;
    goesOn = /[\\`]\s*$/.test(command) || /(?:&&|\|)\s*$/.test(command);
  }
  return typed.join("\n");
}

function isTypedAt(prompt: string, line: string): boolean {
  return line.trimStart().startsWith(`${prompt} `);
}
