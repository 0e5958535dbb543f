// Says the overview of an API: what it is, and its operations by tag.
import type { Copy, LinkedText, OverviewView, TagView } from "../views.js";
import { securityLines } from "./access-markdown.js";
import { type ApiLine, copied, docsLines, securityNames } from "./api-lines.js";
import { serverLines } from "./server-markdown.js";

export function overviewLines(view: OverviewView, copy: Copy): ApiLine[] {
  const about = Object.entries({
    Format: [{ text: view.format, url: null }],
    Version: view.version === null ? [] : [{ text: view.version, url: null }],
    Contact: view.contact,
    Licence: view.licence === null ? [] : [view.licence],
    "Terms of service": view.terms === null ? [] : [view.terms],
  });
  return [
    ...about.flatMap(([name, shown]) =>
      shown.length === 0 ? [] : copied([`- ${name}: ${shown.map((each) => linked(each, copy)).join(", ")}`]),
    ),
    ...["", copy.words(view.description), ...securityNames(view.security), "", ...docsLines(view.externalDocs, copy)],
    ...copied([...view.servers.flatMap((server) => serverLines(server, copy)), ""]),
    ...copied(securityLines(view.security, copy)),
    ...view.groups.flatMap(({ name, tags }): ApiLine[] => [
      ...copied(name === null ? [] : [`## ${name}`, ""]),
      ...tags.flatMap((tag) => tagLines(tag, copy)),
    ]),
  ];
}

function linked({ text, url }: LinkedText, { link }: Copy): string {
  return url === null ? text : `[${text}](${link(url)})`;
}

/** The operations have pages of their own. */
function tagLines({ label, kind, description, externalDocs, pages }: TagView, copy: Copy): ApiLine[] {
  const title = `### ${label === "" ? "More" : label}${kind === null || kind === "nav" ? "" : ` (${kind})`}`;
  const links = pages.map((page) => `- [${page.title}](${copy.link(page.address)}): ${page.method} ${page.label}`);
  return [
    { anchor: null, headings: [label] },
    ...[
      ...copied([title, ""]),
      copy.words(description),
      "",
      ...docsLines(externalDocs, copy),
      ...copied([...links, ""]),
    ],
  ];
}
