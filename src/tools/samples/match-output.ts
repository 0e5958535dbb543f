// Compares what a program printed with what a page says it prints.
import { escapePattern } from "../../shared/escape-pattern.js";

/** Spaces at the ends of lines do not count; `...` stands for any text, also of several lines. */
export function matches(output: string, expected: string): boolean {
  const pattern = tidy(expected).split("...").map(escapePattern).join("[\\s\\S]*?");
  return new RegExp(`^${pattern}$`).test(tidy(output));
}

function tidy(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .join("\n")
    .trim();
}
