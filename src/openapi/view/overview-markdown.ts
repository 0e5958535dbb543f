// Writes the overview of an API as Markdown, for readers that are programs.
import type { Copy, LinkedText, OverviewView, TagView } from "../views.js";
import { securityLines } from "./access-markdown.js";
import { serverLines } from "./server-markdown.js";

export function overviewLines(view: OverviewView, copy: Copy): string[] {
  const about: [string, readonly (LinkedText | null)[]][] = [
    ["Format", [{ text: view.format, url: null }]],
    ["Version", view.version === null ? [] : [{ text: view.version, url: null }]],
    ["Contact", view.contact],
    ["Licence", [view.licence]],
    ["Terms of service", [view.terms]],
  ];
  const facts = about.flatMap(([name, entries]) => {
    const shown = entries.filter((entry) => entry !== null).map((entry) => linked(entry, copy));
    return shown.length === 0 ? [] : [`- ${name}: ${shown.join(", ")}`];
  });
  const docs =
    view.externalDocs === null ? [] : [`See [${view.externalDocs.label}](${copy.link(view.externalDocs.url)})`, ""];
  return [
    ...[...facts, "", copy.words(view.description), "", ...docs],
    ...[...view.servers.flatMap((server) => serverLines(server, copy)), "", ...securityLines(view.security, copy)],
    ...view.groups.flatMap(({ name, tags }) => [
      ...(name === null ? [] : [`## ${name}`, ""]),
      ...tags.flatMap((tag) => tagLines(tag, copy)),
    ]),
  ];
}

function linked({ text, url }: LinkedText, { link }: Copy): string {
  return url === null ? text : `[${text}](${link(url)})`;
}

function tagLines({ label, kind, description, externalDocs, pages }: TagView, { words, link }: Copy): string[] {
  return [
    ...[`### ${label === "" ? "More" : label}${kind === null || kind === "nav" ? "" : ` (${kind})`}`, ""],
    ...[words(description), ""],
    ...(externalDocs === null ? [] : [`See [${externalDocs.label}](${link(externalDocs.url)})`, ""]),
    ...pages.map(({ method, label: path, title, address }) => `- [${title}](${link(address)}): ${method} ${path}`),
    "",
  ];
}
