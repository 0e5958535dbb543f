// Says the overview of an API: what it is, and its operations by tag.

import type { LinkedText, OverviewView, TagView } from "../overview-views.js";
import type { Copy } from "../views.js";
import { securityLines } from "./access-markdown.js";
import { type ApiLine, copied, docsLines, securityNames } from "./api-lines.js";
import { serverLines } from "./say-channel.js";

export function overviewLines(view: OverviewView, copy: Copy): ApiLine[] {
  const linked = (entries: readonly (LinkedText | null)[]) =>
    entries.flatMap((entry) =>
      entry === null ? [] : entry.url === null ? entry.text : `[${entry.text}](${copy.link(entry.url)})`,
    );
  const about = Object.entries({
    Format: [view.format],
    Version: view.version === null ? [] : [view.version],
    Contact: linked(view.contact),
    Licence: linked([view.licence]),
    "Terms of service": linked([view.terms]),
  });
  return [
    ...copied(about.flatMap(([name, shown]) => (shown.length === 0 ? [] : `- ${name}: ${shown.join(", ")}`))),
    ...["", copy.words(view.description), ...securityNames(view.security), "", ...docsLines(view.externalDocs, copy)],
    ...copied([...view.servers.flatMap((server) => serverLines(server, copy)), ""]),
    ...copied(securityLines(view.security, copy)),
    ...view.groups.flatMap(({ name, tags }): ApiLine[] => [
      ...copied(name === null ? [] : [`## ${name}`, ""]),
      ...tags.flatMap((tag) => tagLines(tag, copy)),
    ]),
  ];
}

/** The operations have pages of their own. */
function tagLines({ label, kind, description, externalDocs, pages }: TagView, copy: Copy): ApiLine[] {
  const title = `### ${label === "" ? "More" : label}${kind === null || kind === "nav" ? "" : ` (${kind})`}`;
  const links = pages.map((page) => `- [${page.title}](${copy.link(page.address)}): ${page.method} ${page.label}`);
  return [
    { anchor: null, headings: [label] },
    ...copied([title, ""]),
    copy.words(description),
    "",
    ...docsLines(externalDocs, copy),
    ...copied([...links, ""]),
  ];
}
