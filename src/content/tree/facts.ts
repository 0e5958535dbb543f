// Collects facts about a page for shell, index and checks, in one pass over its tree.
import type { Anchor, TitleHeading } from "../../components/component.js";
import { wordOf } from "../../components/prop-words.js";
import type { ContentNode, ElementNode, SaidNode } from "../../model/content-tree.js";
import type { Heading, LinkFact, PageFacts, UpdateFact } from "../../model.js";
import { addAll } from "../../shared/lists.js";
import { readRawHtml } from "../parse/raw-html.js";
import { cutPassages, type Opening } from "../said/cut-passages.js";
import { say } from "../said/say.js";
import { componentOf } from "./component-of.js";
import { countHeadingIds, FRAME_IDS, githubId, headingId, levelOfSize, titleSizeBelow } from "./heading-id.js";
import { textOf } from "./text-of.js";

/** The facts, and what drawing must know of them. */
export interface FoundFacts {
  /** `updates` have no HTML yet: it is drawn later. */
  readonly facts: PageFacts;
  /** What the page says. */
  readonly said: readonly SaidNode[];
  /** Ids of headings and of components that are anchors. */
  readonly ids: ReadonlyMap<ContentNode, string>;
  /** Second ids of headings: what other hosts would have called them. */
  readonly aliases: ReadonlyMap<ContentNode, string>;
  readonly updates: readonly ElementNode[];
}

/** Reads the facts of a page. No heading gets the id that is taken. */
export function findFacts(nodes: readonly ContentNode[], taken = ""): FoundFacts {
  const finder = new FactFinder();
  finder.uniqueId(taken);
  finder.visitAll(nodes);
  return finder.result(say(nodes));
}

interface OpenHeading {
  readonly node: ContentNode;
  readonly text: string;
  readonly level: number;
  readonly wantedId: string | null;
  /** Whether it opens a part of its own of what is searched. */
  readonly isSection?: boolean;
}

/** The titles in a component. */
interface TitlesOfParts {
  readonly size: string;
  /** Whether their size is the author's: then each opens a section. */
  readonly isWritten: boolean;
}

class FactFinder {
  private readonly ids = new Map<ContentNode, string>();
  private readonly aliases = new Map<ContentNode, string>();
  readonly uniqueId = countHeadingIds();
  private readonly headings: Heading[] = [];
  private readonly wishes: WishedAnchor[] = [];
  private readonly ownIds: string[] = [];
  private readonly links: LinkFact[] = [];
  private readonly openings = new Map<ContentNode, Opening>();
  private readonly updates: ElementNode[] = [];
  private trail: { readonly level: number; readonly text: string }[] = [];
  private firstParagraph: string | null = null;
  /** How deep in components whose headings stay out of the table of contents. */
  private closed = 0;
  /** Of the last heading. */
  private level = 1;
  private titles: TitlesOfParts = { size: "p", isWritten: true };

  visitAll(nodes: readonly ContentNode[]): void {
    for (const node of nodes) this.visit(node);
  }

  result(said: readonly SaidNode[]): FoundFacts {
    const taken = new Set([...this.headings.map(({ id }) => id), ...this.ownIds]);
    giveAnchors(this.wishes, taken, this.ids);
    for (const [node, alias] of this.aliases) {
      if (taken.has(alias)) this.aliases.delete(node);
      taken.add(alias);
    }
    const facts: PageFacts = {
      headings: this.headings,
      anchors: [...taken].filter((id) => id !== ""),
      links: this.links,
      passages: cutPassages(said, this.openings),
      updates: this.updates.flatMap((node): UpdateFact[] => {
        const update = componentOf(node)?.update?.(node.props);
        return update ? [{ anchor: this.ids.get(node) ?? "", ...update, html: "" }] : [];
      }),
      firstParagraph: this.firstParagraph,
    };
    return { facts, said, ids: this.ids, aliases: this.aliases, updates: this.updates };
  }

  private visit(node: ContentNode): void {
    switch (node.type) {
      case "heading":
        this.level = node.depth;
        this.heading({ node, text: textOf(node), level: node.depth, wantedId: node.wantedId });
        break;
      case "paragraph":
        this.firstParagraph ??= textOf(node).trim() || null;
        break;
      case "element":
        this.element(node);
        return;
      case "link":
        this.links.push({ target: node.url, text: textOf(node), isImage: false, place: node.place });
        break;
      case "image":
        this.links.push({ target: node.url, text: node.alt, isImage: true, place: node.place });
        break;
      case "html": {
        const { links, ids } = readRawHtml(node.value, node.place);
        addAll(this.links, links);
        addAll(this.ownIds, ids);
        break;
      }
    }
    if ("children" in node) this.visitAll(node.children);
  }

  private heading({ node, text, level, wantedId, isSection = true }: OpenHeading): void {
    const id = this.uniqueId(wantedId ?? (headingId(text) || "section"));
    this.ids.set(node, id);
    const alias = githubId(text);
    if (alias !== id && alias !== "" && !FRAME_IDS.has(alias)) this.aliases.set(node, alias);
    this.headings.push({
      id,
      text: text.trim(),
      level,
      inContents: this.closed === 0 && level <= 4 && text.trim() !== "",
    });
    if (!isSection) return;
    this.trail = [...this.trail.filter((above) => above.level < level), { level, text: text.trim() }];
    this.openings.set(node, { anchor: id, headings: this.trail.map((above) => above.text) });
  }

  private element(node: ElementNode): void {
    const { props } = node;
    const component = componentOf(node);
    if (component?.isForAgents?.(props)) return;
    const level = headingLevel(node);
    const title = component?.titleHeading?.(props, this.titles.size) ?? null;
    if (level !== null) {
      this.level = level;
      this.titleOf(node, { level, text: textOf(node) });
    } else if (title) this.titleOf(node, title, this.titles.isWritten);
    if (component?.update) this.updates.push(node);
    this.readElement(node);
    const { titles, level: above } = this;
    if (component?.titleSize) {
      const written = component.titleSize(props);
      this.titles = { size: written ?? titleSizeBelow(above), isWritten: written !== null };
      this.level = levelOfSize(this.titles.size) ?? above;
    }
    if (component?.closesContents) this.closed++;
    this.visitAll(node.children);
    if (component?.closesContents) this.closed--;
    if (component?.titleSize) this.level = above;
    this.titles = titles;
  }

  private titleOf(node: ElementNode, { level, text }: TitleHeading, isSection = true): void {
    this.heading({ node, text, level, wantedId: wordOf(node.props["id"]), isSection });
  }

  private readElement(node: ElementNode): void {
    addAll(this.links, elementLinks(node));
    if (this.ids.has(node)) return;
    const wish = anchorWish(node);
    if (wish) this.wishes.push(wish);
    else if (typeof node.props["id"] === "string") this.ownIds.push(node.props["id"]);
    if (node.name === "a" && typeof node.props["name"] === "string") this.ownIds.push(node.props["name"]);
  }
}

/** The level of `<h2>` and `<Heading level={2}>`; null for everything else. */
export function headingLevel(node: ElementNode): number | null {
  const { name, props, component } = node;
  if (component.kind === "html") return /^h[1-6]$/.test(name) ? Number(name[1]) : null;
  return componentOf(node)?.headingLevel?.(props) ?? null;
}

/** The links and files that a component or a tag names. */
function elementLinks(node: ElementNode): LinkFact[] {
  const { props, place, name } = node;
  const links: LinkFact[] = [];
  for (const key of LINKING) {
    const target = props[key];
    if (typeof target !== "string" || target === "") continue;
    if (isIcon(node, key)) continue;
    const text = wordOf(props["title"]) ?? wordOf(props["alt"]) ?? textOf(node).trim();
    const isImage = key !== "href" && name !== "iframe";
    const decorative = isImage && props["alt"] === "" ? ({ isDecorative: true } as const) : {};
    links.push({ target, text, isImage, ...decorative, place });
  }
  return links;
}

const LINKING = ["href", "src", "img", "poster"];

/** Whether a prop names an icon, which may be no file. */
function isIcon(node: ElementNode, prop: string): boolean {
  return componentOf(node)?.props?.props.get(prop)?.kind === "icon";
}

/** An anchor a component would like to have. */
interface WishedAnchor {
  readonly node: ElementNode;
  readonly id: string;
  /** What separates the wanted id from the number of a duplicate. */
  readonly joint: Anchor["joint"];
}

/** The anchor of a component; null for components that are none. */
function anchorWish(node: ElementNode): WishedAnchor | null {
  const anchor = componentOf(node)?.anchor;
  if (!anchor) return null;
  const id = wordOf(node.props["id"]) ?? idOf(anchor, node);
  return id === null ? null : { node, id, joint: anchor.joint };
}

function idOf({ prefix, words }: Anchor, { props }: ElementNode): string | null {
  const wished = words(props);
  return wished === null ? null : prefix + headingId(wished);
}

/** Gives each component its wish, or the next free one. The shell, headings and ids of the author come first. */
function giveAnchors(wishes: readonly WishedAnchor[], taken: Set<string>, ids: Map<ContentNode, string>): void {
  for (const { node, id, joint } of wishes) {
    let free = id;
    for (let number = joint === "-" ? 2 : 1; taken.has(free) || FRAME_IDS.has(free); number++)
      free = `${id}${joint}${number}`;
    taken.add(free);
    ids.set(node, free);
  }
}
