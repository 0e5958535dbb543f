// Writes the overview of an API as Markdown, for readers that are programs.
import type { LinkedText, OverviewView, TagView } from "../views.js";
import { securityLines } from "./access-markdown.js";
import { marked, words } from "./schema-markdown.js";
import { serverLines } from "./server-markdown.js";

export function overviewLines(view: OverviewView): string[] {
  const about: [string, readonly (LinkedText | null)[]][] = [
    ["Format", [{ text: view.format, url: null }]],
    ["Version", view.version === null ? [] : [{ text: view.version, url: null }]],
    ["Contact", view.contact],
    ["Licence", [view.licence]],
    ["Terms of service", [view.terms]],
  ];
  const facts = about.flatMap(([name, entries]) => {
    const shown = entries.filter((entry) => entry !== null).map(linked);
    return shown.length === 0 ? [] : [`- ${name}: ${shown.join(", ")}`];
  });
  const docs =
    view.externalDocs === null ? [] : [`See [${view.externalDocs.label}](${marked(view.externalDocs.url)})`, ""];
  return [
    ...[...facts, "", words(view.description), "", ...docs],
    ...[...view.servers.flatMap(serverLines), "", ...securityLines(view.security)],
    ...view.groups.flatMap(({ name, tags }) => [
      ...(name === null ? [] : [`## ${name}`, ""]),
      ...tags.flatMap(tagLines),
    ]),
  ];
}

function linked({ text, url }: LinkedText): string {
  return url === null ? text : `[${text}](${marked(url)})`;
}

function tagLines({ label, kind, description, externalDocs, pages }: TagView): string[] {
  return [
    ...[`### ${label === "" ? "More" : label}${kind === null || kind === "nav" ? "" : ` (${kind})`}`, ""],
    ...[words(description), ""],
    ...(externalDocs === null ? [] : [`See [${externalDocs.label}](${marked(externalDocs.url)})`, ""]),
    ...pages.map(({ method, label: path, title, address }) => `- [${title}](${marked(address)}): ${method} ${path}`),
    "",
  ];
}
