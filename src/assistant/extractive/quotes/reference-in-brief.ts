// Rewrites the Markdown of reference pages, made for programs, for people.
import type { Block } from "../read-sections.js";
import type { SplitSentences } from "../split-sentences.js";

/** The address of a request with that of its server, and each field with its type, its values and what it is. */
export function inBrief(blocks: readonly Block[], split: SplitSentences): Block[] {
  const servers = blocks.filter(isServer);
  const [server] = servers;
  const url = servers.length === 1 && server?.kind === "text" ? ONE_SERVER.exec(server.text)?.[1] : undefined;
  return blocks.flatMap((block): Block[] => {
    if (isServer(block)) return url === undefined ? [block] : [];
    if (block.kind === "list") return [{ ...block, items: block.items.map((item) => fieldInBrief(item, split)) }];
    if (block.kind !== "text" || url === undefined) return [block];
    return [{ ...block, text: block.text.replace(REQUEST, (_, method, path) => `\`${method} ${joined(url, path)}\``) }];
  });
}

/** Whether a block is the address of a request. */
export function isRequest(block: Block | undefined): boolean {
  return block?.kind === "text" && REQUEST.test(block.text);
}

/** Whether a block says how a request is authenticated. */
export function isAccess(block: Block): boolean {
  return block.kind === "text" && /^Authentication: /.test(block.text);
}

function isServer(block: Block): boolean {
  return block.kind === "text" && /^Server: /.test(block.text);
}

const REQUEST = /^`([A-Z]+) (\S+)`$/;

/** An address that stands alone, perhaps with its name. */
const ONE_SERVER = /^Server: ([^\s{}]+)(?: \([^)]*\))?$/;

function joined(server: string, path: string): string {
  return path.startsWith("/") ? server.replace(/\/$/, "") + path : path;
}

/** What a field is called, and what is noted of it: where it goes, and whether it is required. */
const FIELD = /^((?:keys that match )?`[^`]+`|each item)(?: \(([^)]*)\))?(?::[ \n]|$)/;

/** Facts of a field that a reader needs; the page has the others. */
const TELLING = /^(?:default |always |deprecated$|read-only$|write-only$)| \| /;

const SENTENCES = 2;

function fieldInBrief(item: string, split: SplitSentences): string {
  const head = FIELD.exec(item);
  if (head === null) return item;
  const [line = "", ...below] = item.slice(head[0].length).split("\n");
  const { facts, said } = readFacts(line);
  const [type = "", ...others] = facts;
  const values = below.filter((each) => VALUE.test(each));
  const told = split(said).slice(0, SENTENCES).join(" ");
  const words = [[type, ...others.filter((fact) => TELLING.test(fact))].join(", "), told].filter((part) => part !== "");
  return [`${head[0].replace(/:?\s*$/, "")}: ${words.join(". ")}`, ...values].join("\n");
}

/** An allowed value with what it means. */
const VALUE = /^- (?:"|-?\d|true\b|false\b|null\b)/;

/** Facts are separated by commas, and end with the first full stop that is not inside a quotation. */
function readFacts(line: string): { readonly facts: readonly string[]; readonly said: string } {
  const facts: string[] = [];
  let fact = "";
  let at = 0;
  while (at < line.length) {
    const quoted = /^(?:`[^`]*`|"(?:[^"\\]|\\.)*")/.exec(line.slice(at))?.[0] ?? line.charAt(at);
    if (line.startsWith(", ", at)) {
      facts.push(fact);
      fact = "";
      at += 2;
    } else if (line.startsWith(". ", at)) break;
    else {
      fact += quoted;
      at += quoted.length;
    }
  }
  return { facts: [...facts, fact], said: line.slice(at + 2) };
}

/** Whether an item of a list is a field that must be sent. */
export function isRequired(item: string): boolean {
  return FIELD.exec(item)?.[2]?.split(", ").includes("required") ?? false;
}

/** Whether an item of a list is a field. */
export function isField(item: string): boolean {
  return FIELD.test(item);
}
