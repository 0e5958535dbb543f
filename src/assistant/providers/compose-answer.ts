// Writes an answer from passages: quoted sentence by sentence, linked to their sections.
import type { Hit } from "../../search/bundle.js";
import { sectionUrl } from "../assistant-site.js";
import type { ReplyTask } from "../provider.js";
import type { Source } from "../reply-event.js";

export interface Answer {
  readonly text: string;
  readonly sources: readonly Source[];
}

export function composeAnswer({ site }: ReplyTask, hits: readonly Hit[]): Answer {
  if (hits.length === 0) return { text: "I found nothing about this in the documentation.", sources: [] };
  const sources = hits.map(({ page, anchor, headings }) => ({
    id: anchor === null ? page.path : `${page.path}#${anchor}`,
    url: sectionUrl(site, page.address, anchor),
    title: headings.at(-1) ?? page.title,
  }));
  const text = hits
    .map((hit, index) => `${hit.content}\n\n[${sources[index]?.title}](${sources[index]?.url})`)
    .join("\n\n");
  return { text, sources };
}
