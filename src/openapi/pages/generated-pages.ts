// Plans the pages of one description: which there are, under which addresses, in which groups.
import { type PagePath, pagePath, toPagePath } from "../../shared/page-path.js";
import { type Problem, warning } from "../../shared/problem.js";
import type { Description } from "../description.js";
import {
  entriesAt,
  extensionOf,
  isObject,
  isTrue,
  type JsonObject,
  listAt,
  member,
  objectAt,
  sitePath,
  textAt,
} from "../json.js";
import { addressWords, summaryOf } from "../operation-title.js";
import { type AnyOperation, fallbackTitle, isHiddenOperation, listOperations, targetOf } from "../operations.js";
import type { Locate } from "../parsed.js";
import { below, keysTo } from "../pointer.js";
import { createResolver, type Resolver } from "../resolve.js";
import type { GeneratedPage } from "./generated-page.js";
import { PLAIN_PAGE } from "./overview-page.js";
import { firstTag, type PageGroups, pageGroups } from "./page-groups.js";
import { channelSummary, operationSummary } from "./page-summary.js";
import { hostedSlug, inFolder, isUsable, scriptSlug, slug, slugOfEnds, wholeSlug } from "./slug.js";

export interface PlanOptions {
  /** Folder of the pages without slashes at the ends, such as `api-reference`. */
  readonly directory: string;
  /** The folder that the author named, if `directory` had to differ from it. */
  readonly named: string;
  readonly locate: Locate;
  /** Whether an author wrote a page, about something else, at an address. */
  readonly isWritten: (path: PagePath) => boolean;
}

/** Every page of the description in the order of bulk generation: ungrouped ones, declared tags, other tags. */
export function generatedPages(description: Description, options: PlanOptions): GeneratedPage[] {
  if (description.kind === "asyncapi") return channelPages(description, options);
  const operations = listOperations(description.document, createResolver(description.document)).filter(
    ({ value, item }) => !isTrue(value, "x-excluded") && !isTrue(item, "x-excluded"),
  );
  // Hidden ones get their address last, so that showing or hiding an operation moves no other page.
  const ordered = [...operations.filter((one) => !isHiddenOperation(one)), ...operations.filter(isHiddenOperation)];
  const taken = new Map<string, AnyOperation>();
  const groups = pageGroups(description.document, operations);
  const pages = ordered.map((operation) => pageOf(operation, { ...options, description, taken, groups }));
  return inGroupOrder(pages, groups);
}

interface Planning extends PlanOptions {
  readonly description: Description;
  readonly taken: Map<string, AnyOperation>;
  readonly groups: PageGroups;
}

function pageOf(operation: AnyOperation, planning: Planning): GeneratedPage {
  const { value } = operation;
  const extension = extensionOf(value);
  const { path, found } = choosePath(operation, planning);
  planning.taken.set(path.toLowerCase(), operation);
  const metadata = metadataOf(operation);
  return {
    path,
    target: targetOf(planning.description.id, operation),
    ...operationSummary(operation),
    groups: planning.groups.of(operation),
    isHidden: isHiddenOperation(operation),
    content: extension ? contentOf(operation, extension, planning.locate) : null,
    metadata,
    aliases: aliasesOf(operation, planning).filter((address) => address !== `/${path}`),
    problem: found,
  };
}

function choosePath(operation: AnyOperation, planning: Planning): { path: PagePath; found: Problem | null } {
  const extension = extensionOf(operation.value);
  const href = sitePath(member(extension?.value, "href"));
  if (extension === null || href === null) return chooseSlug(operation, planning);
  const path = toPagePath(href);
  const owner = planning.taken.get(path.toLowerCase());
  if (planning.isWritten(path)) return besideWritten(operation, href, planning);
  if (!owner) return { path: path === "" ? pagePath("index") : path, found: null };
  const place = planning.locate(keysTo(operation.pointer, extension.key, "href"));
  const other = planning.locate(keysTo(owner.pointer, extension.key, "href"));
  const what = `"${href}" is already the address of ${fallbackTitle(owner)}, at ${other.line}:${other.column}.`;
  const found = warning("href-collision", place, what, `Choose a different \`${extension.key}.href\`.`);
  return { path: chooseSlug(operation, planning).path, found };
}

/** The page of an author keeps the address that an operation asks for. */
function besideWritten(operation: AnyOperation, href: string, planning: Planning): { path: PagePath; found: Problem } {
  const { path } = chooseSlug(operation, planning);
  const key = extensionOf(operation.value)?.key ?? "x-svc";
  const place = planning.locate(keysTo(operation.pointer, key, "href"));
  const what = `A page of this site has the address "${href}", so ${fallbackTitle(operation)} is at "/${path}".`;
  const hint = `Choose another \`${key}.href\`, or write the operation into the front matter of that page.`;
  return { path, found: warning("slug-collision", place, what, hint) };
}

function chooseSlug(operation: AnyOperation, planning: Planning): { path: PagePath; found: Problem | null } {
  const folder = inFolder(planning.directory, slug(firstTag(operation) ?? ""));
  const plain = wholeSlug(addressWords(operation));
  const long = spelledSlug(operation);
  const isFree = (name: string) => isUsable(name) && !planning.taken.has(`${folder}/${name}`.toLowerCase());
  const first = plain === "" ? long : plain;
  if (isFree(first)) return { path: pagePath(`${folder}/${first}`), found: null };
  const method = scriptSlug(`${operation.kind === "webhook" ? "webhook " : ""}${operation.method} ${operation.name}`);
  const ends = slugOfEnds(spelledOut(operation));
  // Paths that only became equal when they were cut are nobody's mistake.
  if (plain === "" && ends !== null && isFree(ends)) return { path: pagePath(`${folder}/${ends}`), found: null };
  let name = [long, method, ends ?? ""].find(isFree) ?? method;
  for (let count = 2; !isFree(name); count++) name = `${method}-${count}`;
  return { path: pagePath(`${folder}/${name}`), found: collision(operation, { folder, first, name }, planning) };
}

/** Without a title in Latin letters: method and path, or where these have other letters or none, those of title or path. */
function spelledSlug(operation: AnyOperation): string {
  const spelled = spelledOut(operation);
  if (wholeSlug(operation.name) !== "") return slug(spelled);
  const words = scriptSlug(addressWords(operation));
  return words || scriptSlug(spelled) || slug(`${operation.kind} ${operation.method}`);
}

/** Method and path; of a webhook its name. */
function spelledOut({ kind, method, name }: AnyOperation): string {
  return kind === "webhook" ? name : `${method} ${name}`;
}

interface Collision {
  readonly folder: string;
  readonly first: string;
  readonly name: string;
}

function collision(operation: AnyOperation, { folder, first, name }: Collision, planning: Planning): Problem | null {
  const owner = planning.taken.get(`${folder}/${first}`.toLowerCase());
  // One path item under two paths cannot have two summaries.
  if (owner?.pointer === operation.pointer) return null;
  const place = planning.locate(keysTo(operation.pointer), "key");
  const reason = owner ? `is already taken by ${fallbackTitle(owner)}` : "is reserved";
  const what = `The address "/${folder}/${first}" of ${fallbackTitle(operation)} ${reason}, so the page is at "/${folder}/${name}".`;
  return warning("slug-collision", place, what, "Change the summary, or set the address with `x-svc.href`.");
}

/** Addresses in the hosted product's spelling, below the folder that the author named; none where the author chose one. */
function aliasesOf(operation: AnyOperation, { directory, named }: Planning): string[] {
  if (sitePath(member(extensionOf(operation.value)?.value, "href")) !== null) return [];
  const tag = firstTag(operation);
  const summary = summaryOf(operation);
  const name =
    summary !== ""
      ? hostedSlug(summary)
      : operation.kind === "webhook"
        ? hostedSlug(operation.name)
        : `${operation.method.toLowerCase()}-${hostedSlug(operation.name)}`;
  const ownName = wholeSlug(addressWords(operation));
  const own = inFolder(slug(tag ?? ""), ownName);
  const hosted = inFolder(hostedSlug(tag ?? ""), name);
  const addresses = [`/${named}/${hosted}`];
  if (named !== directory && ownName !== "") addresses.push(`/${named}/${own}`);
  return [...new Set(addresses)];
}

/** Front matter overrides, with the visibility that path and operation set next to it. */
function metadataOf(operation: AnyOperation): JsonObject {
  const extension = extensionOf(operation.value)?.value;
  const written = member(extension, "metadata");
  const { openapi: _, ...metadata } = isObject(written) ? written : {};
  // Kept as written: groups that cannot be read must not make the page public.
  const named = [metadata, extension, extensionOf(operation.item)?.value]
    .map((each) => member(each, "groups"))
    .filter((each) => each !== undefined);
  const isPublic = member(metadata, "public") ?? member(extension, "public");
  return {
    ...metadata,
    ...(named.length > 0 && { groups: [...new Set(named.flat())] }),
    ...(typeof isPublic === "boolean" && { public: isPublic }),
  };
}

function contentOf(
  operation: AnyOperation,
  extension: { readonly key: string; readonly value: JsonObject },
  locate: Locate,
): GeneratedPage["content"] {
  const text = textAt(extension.value, "content");
  if (text === null) return null;
  const path = keysTo(operation.pointer, extension.key, "content");
  const place = locate(path, "text");
  const keepsLines = !text.trimEnd().includes("\n") || place.line !== locate(path).line;
  return { text, place, keepsLines };
}

function inGroupOrder(pages: readonly GeneratedPage[], { order }: PageGroups): GeneratedPage[] {
  const keyOf = (groups: readonly string[]) => JSON.stringify(groups);
  const keys = [...new Set([[], ...order, ...pages.map(({ groups }) => groups)].map(keyOf))];
  const byKey = new Map(keys.map((key): [string, GeneratedPage[]] => [key, []]));
  for (const page of pages) byKey.get(keyOf(page.groups))?.push(page);
  return [...byKey.values()].flat();
}

/** The group for channels without a tag. */
function untaggedChannels(document: JsonObject, resolver: Resolver): string {
  const servers = Object.values(objectAt(document, "servers") ?? {}).map((server) => resolver.open(server)?.value);
  const isOther = servers.length > 0 && servers.every((server) => !/^wss?$/i.test(textAt(server, "protocol") ?? "ws"));
  return isOther ? "Channels" : "Websockets";
}

function channelPages(description: Description, { directory }: { readonly directory: string }): GeneratedPage[] {
  const resolver = createResolver(description.document);
  const pages: GeneratedPage[] = [];
  const taken = new Set<string>();
  const untagged = untaggedChannels(description.document, resolver);
  for (const [name, written] of entriesAt(description.document, "channels")) {
    const channel = resolver.open(written, below("#/channels", name))?.value;
    if (!channel || isTrue(channel, "x-excluded")) continue;
    const tag = resolver.open(listAt(channel, "tags")[0])?.value;
    const group = textAt(tag, "name") ?? untagged;
    const folder = inFolder(directory, slug(group));
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
      ...PLAIN_PAGE,
      groups: [group],
      isHidden: isTrue(channel, "x-hidden"),
    });
  }
  return pages;
}
