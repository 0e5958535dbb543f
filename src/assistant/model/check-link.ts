// Decides which links of a model's answer are kept: to pages of the site, or named by the documentation.

import type { BundlePage } from "../../search/bundle.js";
import { plainWords } from "../../search/words/plain-words.js";
import { decodePath } from "../../shared/encode-path.js";
import { type AssistantSite, sectionUrl } from "../assistant-site.js";
import type { Passage } from "../passages/read-passages.js";
import type { Source } from "../streams/reply-event.js";
import type { LinkRules } from "./answer-step.js";

/** Knows what an answer may link to, and what it linked. */
export class LinkChecker implements LinkRules {
  readonly #pages: ReadonlyMap<string, BundlePage>;
  readonly #passages = new Map<string, Passage>();
  readonly #written = new Set<string>();
  readonly #used = new Map<string, Source>();

  /** @param allowedHosts hosts of other sites that answers may link to */
  constructor(
    readonly site: AssistantSite,
    readonly allowedHosts: readonly string[],
  ) {
    const named = site.bundle.pages.flatMap((page) =>
      [page.path, page.address].map((at) => [nameOf(at), page] as const),
    );
    this.#pages = new Map(named);
    const { contact, instructions } = site.words ?? {};
    this.#learn(`${contact ?? ""}\n${instructions ?? ""}`);
  }

  /** From now on links to these passages, and links that they contain, are known. */
  know(passages: readonly Passage[]): void {
    for (const passage of passages) {
      if (!this.#passages.has(passage.link)) this.#passages.set(passage.link, passage);
      this.#learn(passage.markdown);
    }
  }

  /** Where a link of the answer leads, as it should be written; null for one that is foreign or invented. */
  check(target: string): string | null {
    if (target === "") return null;
    const isNamed = this.#written.has(target) || this.allowedHosts.includes(hostOf(target));
    return this.#passageLink(target) ?? this.#pageLink(target) ?? (isSafe(target) && isNamed ? target : null);
  }

  /** The link of the passage with this number, counted from 1 in the order in which passages became known. */
  numbered(number: number): string | null {
    const link = [...this.#passages.keys()][number - 1];
    return link === undefined ? null : this.#passageLink(link);
  }

  /** The number of a passage that is known. */
  numberOf(link: string): number | null {
    const index = [...this.#passages.keys()].indexOf(link);
    return index < 0 ? null : index + 1;
  }

  /** What the answer rests on: what it links, in its order; where it links nothing, the passages that it quotes or names. */
  sources(answer: string): Source[] {
    if (this.#used.size > 0) return [...this.#used.values()];
    return quotedPassages(answer, [...this.#passages.values()]).map(sourceOf);
  }

  #learn(markdown: string): void {
    for (const target of linksIn(markdown)) this.#written.add(target);
  }

  #use(link: string, source: Source): string {
    if (!this.#used.has(link)) this.#used.set(link, source);
    return link;
  }

  #passageLink(link: string): string | null {
    const passage = this.#passages.get(link);
    return passage ? this.#use(link, sourceOf(passage)) : null;
  }

  #pageLink(target: string): string | null {
    const path = pathOnSite(target, this.site.prefix);
    const page = path === null ? undefined : this.#pages.get(nameOf(path));
    if (!page) return null;
    const anchor = /#([^?]+)/.exec(target)?.[1] ?? null;
    const link = sectionUrl(this.site, page.address, anchor);
    // An anchor that is not known may be invented: the page is there all the same.
    const isKnown = this.#passages.has(link) || this.#written.has(target);
    const url = isKnown ? link : sectionUrl(this.site, page.address, null);
    return this.#passageLink(url) ?? this.#use(url, { id: page.path, url, title: page.title });
  }
}

function sourceOf({ path, link, title }: Passage): Source {
  const anchor = link.split("#")[1];
  const id = anchor === undefined ? path : `${path}#${anchor}`;
  return { id, url: link, title: title.split(" › ").at(-1) ?? title };
}

/** The path of a link within the site; null for one that leads elsewhere. */
function pathOnSite(target: string, prefix: string): string | null {
  if (target.startsWith("#") || target.startsWith("//")) return null;
  if (prefix !== "" && (target === prefix || /^[/?#]/.test(target.slice(prefix.length))) && target.startsWith(prefix))
    return target.slice(prefix.length) || "/";
  return /^[a-z][a-z\d+.-]*:/i.test(target) ? null : target;
}

function nameOf(path: string): string {
  return decodePath(path.replace(/[?#].*$/, ""))
    .replace(/^(?:\.{0,2}\/)+|\/+$/g, "")
    .replace(/\.mdx?$/, "");
}

function hostOf(target: string): string {
  return URL.canParse(target) ? new URL(target).hostname : "";
}

/** Whatever a page says, no link runs anything. */
function isSafe(target: string): boolean {
  return /^(?:https?:\/\/|mailto:|\/(?!\/))/i.test(target);
}

/** The targets of Markdown links, and addresses that are written out, also of mailboxes. */
export function linksIn(markdown: string): string[] {
  const targets = markdown.matchAll(/\]\(\s*<?([^\s<>)]+)/g);
  const addresses = markdown.matchAll(/https?:\/\/[^\s<>()`"'\]]*[^\s<>()`"'\].,;:!?]/g);
  const mailboxes = markdown.matchAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g);
  return [
    ...[...targets].map(([, target = ""]) => target),
    ...[...addresses].map(([address]) => address),
    ...[...mailboxes].map(([mailbox]) => `mailto:${mailbox}`),
  ];
}

/** Letters of a line that no answer has by chance. */
const SHORTEST_LINE = 30;

/** Words of a title that is hardly said without being meant. */
const FEWEST_WORDS = 2;

/** In the order in which they were given. */
function quotedPassages(answer: string, passages: readonly Passage[]): Passage[] {
  // An answer may set off what it quotes.
  const said = plainWords(answer);
  return passages.filter(({ title, markdown }) => {
    const name = plainWords(title.split(" › ").at(-1) ?? "");
    if (name.split(" ").length >= FEWEST_WORDS && ` ${said} `.includes(` ${name} `)) return true;
    return markdown.split("\n").some((line) => {
      const words = plainWords(line);
      return words.length >= SHORTEST_LINE && said.includes(words);
    });
  });
}
