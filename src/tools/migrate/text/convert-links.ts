// Finds links and pictures in a line outside code, and gives each its new target.
import { outsideSpans } from "./plain-text.js";

type NewTarget = (target: string) => string;

export function convertLinks(line: string, newTarget: NewTarget): string {
  const definition = /^([ \t]*\[[^\]]+\]:[ \t]*)(\S+)(.*)$/.exec(line);
  if (definition && !line.includes("]: #")) return `${definition[1]}${newTarget(definition[2] ?? "")}${definition[3]}`;
  return outsideSpans(line, (text) =>
    text
      .replace(/(\]\()(<[^>]*>|[^()\s]*(?:\([^()\s]*\)[^()\s]*)*)/g, (_, start: string, target: string) => {
        return start + newTarget(target.replace(/^<(.*)>$/, "$1").replaceAll(" ", "%20"));
      })
      .replace(/(\b(?:href|src)=)("[^"]*"|'[^']*')/g, (_, start: string, written: string) => {
        return `${start}"${newTarget(written.slice(1, -1))}"`;
      }),
  );
}
