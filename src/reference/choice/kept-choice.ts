// Keeps what readers chose, such as a language, for other pages and for the playground.
import { keep, recall } from "../../components/browser-memory.js";

export function keepChoice(group: string, title: string): void {
  keep(`docs-choice:${group}`, title);
}

export function keptChoice(group: string): string | null {
  return recall(`docs-choice:${group}`);
}
