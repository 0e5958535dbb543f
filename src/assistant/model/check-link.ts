// Decides which links of a model's answer are kept: to pages of the site, or named by the documentation.

import { plainWords } from "../../search/words/plain-words.js";
import { type AssistantSite, sectionUrl } from "../assistant-site.js";
import type { Passage } from "../passages/read-passages.js";
import type { Source } from "../streams/reply-event.js";

export interface LinkChecker {
  /** From now on links to these passages, and links that they contain, are known. */
  know(passages: readonly Passage[]): void;
  /** Where a link of the answer leads, as it should be written; null for one that is foreign or invented. */
  check(target: string): string | null;
  /** The link of the passage with this number, counted from 1 in the order in which passages became known. */
  numbered(number: number): string | null;
  /** The number of a passage that is known. */
  numberOf(link: string): number | null;
  /** What the answer rests on: what it links, in its order; where it links nothing, the passages that it quotes or names. */
  sources(answer: string): Source[];
}

/** @param allowedHosts hosts of other sites that answers may link to */
export function createLinkChecker(site: AssistantSite, allowedHosts: readonly string[]): LinkChecker {
  const byName = new Map(
    site.bundle.pages.flatMap((page) => [page.path, page.address].map((at) => [nameOf(at), page])),
  );
  const passages = new Map<string, Passage>();
  const written = new Set<string>();
  const used = new Map<string, Source>();
  const { contact = null, instructions = null } = site.words ?? {};
  learn(`${contact ?? ""}\n${instructions ?? ""}`);

  function learn(markdown: string): void {
    for (const target of linksIn(markdown)) written.add(target);
  }

  function use(link: string, source: Source): string {
    if (!used.has(link)) used.set(link, source);
    return link;
  }

  function passageLink(link: string): string | null {
    const passage = passages.get(link);
    if (!passage) return null;
    return use(link, sourceOf(passage));
  }

  function pageLink(target: string): string | null {
    const path = pathOnSite(target, site.prefix);
    const page = path === null ? undefined : byName.get(nameOf(path));
    if (!page) return null;
    const anchor = /#([^?]+)/.exec(target)?.[1] ?? null;
    const link = sectionUrl(site, page.address, anchor);
    // An anchor that is not known may be invented: the page is there all the same.
    const url =
      anchor === null || passages.has(link) || written.has(target) ? link : sectionUrl(site, page.address, null);
    return passageLink(url) ?? use(url, { id: page.path, url, title: page.title });
  }

  return {
    know(found) {
      for (const passage of found) {
        if (!passages.has(passage.link)) passages.set(passage.link, passage);
        learn(passage.markdown);
      }
    },
    check(target) {
      if (target === "") return null;
      return (
        passageLink(target) ??
        pageLink(target) ??
        (isSafe(target) && (written.has(target) || allowedHosts.includes(hostOf(target))) ? target : null)
      );
    },
    numbered: (number) => {
      const link = [...passages.keys()][number - 1];
      return link === undefined ? null : passageLink(link);
    },
    numberOf: (link) => {
      const index = [...passages.keys()].indexOf(link);
      return index < 0 ? null : index + 1;
    },
    sources: (answer) =>
      used.size > 0 ? [...used.values()] : quotedPassages(answer, [...passages.values()]).map(sourceOf),
  };
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
  return decoded(path.replace(/[?#].*$/, ""))
    .replace(/^(?:\.{0,2}\/)+|\/+$/g, "")
    .replace(/\.mdx?$/, "");
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
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
