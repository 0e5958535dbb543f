// Plans the pages of an AsyncAPI document: one per channel.
import { pagePath } from "../../shared/page-path.js";
import type { Description } from "../description.js";
import { entriesAt, isTrue, listAt, textAt } from "../json.js";
import { below } from "../pointer.js";
import { createResolver } from "../resolve.js";
import type { GeneratedPage } from "./generated-page.js";
import { channelSummary } from "./page-summary.js";
import { isUsable, scriptSlug, slug, wholeSlug } from "./slug.js";

/** The group for channels without a tag. */
const UNTAGGED = "Websockets";

export function channelPages(description: Description, { directory }: { readonly directory: string }): GeneratedPage[] {
  const resolver = createResolver(description.document);
  const pages: GeneratedPage[] = [];
  const taken = new Set<string>();
  for (const [name, written] of entriesAt(description.document, "channels")) {
    const channel = resolver.open(written, below("#/channels", name))?.value;
    if (!channel || isTrue(channel, "x-excluded")) continue;
    const tag = resolver.open(listAt(channel, "tags")[0], "")?.value;
    const group = textAt(tag, "name") ?? UNTAGGED;
    const folder = [directory, slug(group)].filter((part) => part !== "").join("/");
    const title = textAt(channel, "title") ?? "";
    const first = wholeSlug(title) || slug(name) || scriptSlug(title) || scriptSlug(name) || "channel";
    let path = `${folder}/${first}`;
    for (let count = 2; taken.has(path) || !isUsable(path.slice(folder.length + 1)); count++)
      path = `${folder}/${first}-${count}`;
    taken.add(path);
    pages.push({
      path: pagePath(path),
      target: { kind: "channel", description: description.id, name },
      ...channelSummary(description, name),
      groups: [group],
      isHidden: isTrue(channel, "x-hidden"),
      content: null,
      metadata: {},
      aliases: [],
      problem: null,
    });
  }
  return pages;
}
