// The way in: gives the view of whatever a page is about.

import type { ApiTarget } from "../../model.js";
import { addTo, groupBy } from "../../shared/lists.js";
import { unreachable } from "../../shared/problem.js";
import { isObject, type JsonObject, listAt, objectAt, textAt, textsAt } from "../json.js";
import { operationTitle } from "../operation-title.js";
import { isHiddenOperation, targetOf } from "../operations.js";
import type { LinkedText, OverviewView, TagGroupView, TagView } from "../overview-views.js";
import { pageGroups, UNGROUPED } from "../pages/page-groups.js";
import { isPointer, partPointer, partTitle } from "../parts/large-parts.js";
import { isSafeLink } from "../safe-address.js";
import type { ApiView, SchemaPageView, UsedByView } from "../views.js";
import { channelView } from "./channel-view.js";
import { schemaExamples } from "./examples.js";
import { endpointView, webhookView } from "./operation-view.js";
import { externalDocs } from "./schema/bare-view.js";
import { PART_ID } from "./schema/block.js";
import { pageSchemas } from "./schema/page-schemas.js";
import { schemaView } from "./schema/schema-view.js";
import { securityOfSchemes } from "./security-view.js";
import { serverViews } from "./servers-view.js";
import type { Viewer } from "./viewer.js";

/** The view of a target; null where the description does not contain it (any more). */
export function apiView(target: ApiTarget, viewer: Viewer): ApiView | null {
  switch (target.kind) {
    case "endpoint":
    case "webhook": {
      const operation = viewer.operationOf(target);
      if (operation?.kind === "webhook") return webhookView(operation, viewer);
      return operation && endpointView(operation, viewer);
    }
    case "schema":
      return schemaPageView(target.name, viewer);
    case "channel":
      return channelView(target.name, viewer);
    case "overview":
      return overviewView(viewer);
    case "changes":
      return null;
    default:
      return unreachable(target);
  }
}

/** Makes a schema's own page ready to draw, with a list of what uses it. */
function schemaPageView(name: string, viewer: Viewer): SchemaPageView | null {
  const pointer = partPointer(name);
  const written = viewer.resolver.find(pointer)?.value;
  if (written === undefined) return null;
  const schema = isPointer(name) ? written : { $ref: pointer };
  const opened = viewer.open(schema);
  const page = pageSchemas(name);
  const title = partTitle(name);
  return {
    kind: "schema",
    name: title,
    title: textAt(opened.keywords, "title") ?? title,
    description: viewer.prose(textAt(opened.keywords, "description")),
    deprecated: opened.keywords["deprecated"] === true,
    schema: schemaView({ value: schema, pointer: "" }, { id: PART_ID, direction: "both", page }, viewer),
    schemaPointer: pointer,
    examples: schemaExamples(opened),
    usedBy: usedBy(name, viewer),
  };
}

/** Operations first, then schemas, each in document order. */
function usedBy(name: string, viewer: Viewer): UsedByView[] {
  const { id } = viewer.description;
  const uses = viewer.uses().get(name);
  if (!uses) return [];
  const operations = uses.operations.map((operation) => ({
    method: operation.method,
    label: operation.name,
    title: operationTitle(operation),
    address: viewer.options.addressOf(targetOf(id, operation)),
  }));
  const schemas = uses.schemas.map((other) => ({
    method: null,
    label: other,
    title: other,
    address: viewer.options.addressOf({ kind: "schema", description: id, name: other }),
  }));
  return [...operations, ...schemas];
}

/** Makes the overview of an API ready to draw: what its description says about all of it, and where its pages are. */
function overviewView(viewer: Viewer): OverviewView {
  const { document, version: format, title } = viewer.description;
  const info = objectAt(document, "info") ?? {};
  const summary = textAt(info, "summary");
  const words = textAt(info, "description");
  return {
    kind: "overview",
    title,
    version: textAt(info, "version"),
    format: `${viewer.description.kind === "openapi" ? "OpenAPI" : "AsyncAPI"} ${format}`,
    description: viewer.prose([summary, words].filter((text) => text !== null).join("\n\n")),
    servers: serverViews([document], viewer),
    security: securityOfSchemes(viewer),
    contact: contactOf(info),
    licence: licenceOf(info),
    terms: linkOf(textAt(info, "termsOfService"), textAt(info, "termsOfService")),
    externalDocs: externalDocs(document),
    groups: groupsOf(viewer),
  };
}

function contactOf(info: JsonObject): LinkedText[] {
  const contact = info["contact"];
  const name = textAt(contact, "name");
  const email = textAt(contact, "email");
  const url = linkOf(name ?? textAt(contact, "url"), textAt(contact, "url"));
  const named = url ?? (name === null ? null : { text: name, url: null });
  return [named, email === null ? null : { text: email, url: `mailto:${email}` }].filter((each) => each !== null);
}

function licenceOf(info: JsonObject): LinkedText | null {
  const licence = info["license"];
  const name = textAt(licence, "name") ?? textAt(licence, "identifier");
  const identifier = textAt(licence, "identifier");
  const url =
    textAt(licence, "url") ?? (identifier && `https://spdx.org/licenses/${encodeURIComponent(identifier)}.html`);
  return linkOf(name ?? url, url) ?? (name === null ? null : { text: name, url: null });
}

/** Null without an address that may be linked to. */
function linkOf(text: string | null, url: string | null): LinkedText | null {
  return url === null || text === null || !isSafeLink(url) ? null : { text, url };
}

/** The groups that `x-tagGroups` names, or those that tags of 3.2 are the parents of; else one of all tags. */
function groupsOf(viewer: Viewer): TagGroupView[] {
  const { document } = viewer.description;
  const tags = tagsOf(viewer);
  const named = listAt(document, "x-tagGroups").filter(isObject);
  if (named.length === 0) return nested(tags, document);
  const groups = named.map((group) => {
    const names = textsAt(group, "tags");
    return { name: textAt(group, "name"), tags: tags.filter((tag) => names.includes(tag.name)) };
  });
  const listed = new Set(groups.flatMap((group) => group.tags));
  const rest = tags.filter((tag) => !listed.has(tag));
  return [...groups, { name: null, tags: rest }].filter((group) => group.tags.length > 0);
}

function nested(tags: readonly TagView[], document: JsonObject): TagGroupView[] {
  const parents = new Map(
    listAt(document, "tags").flatMap((tag) => {
      const name = textAt(tag, "name");
      return name === null ? [] : [[name, textAt(tag, "parent")] as const];
    }),
  );
  const rootOf = (name: string): string => {
    const seen = new Set<string>();
    let at = name;
    for (let up = parents.get(at); up && parents.has(up) && !seen.has(up); up = parents.get(at)) {
      seen.add(up);
      at = up;
    }
    return at;
  };
  const isRoot = (name: string) => tags.some((tag) => tag.name !== name && rootOf(tag.name) === name);
  const byRoot = groupBy(tags, ({ name }) => {
    const root = rootOf(name);
    return isRoot(root) ? root : null;
  });
  return [...byRoot].map(([root, members]) => {
    const head = members.find((tag) => tag.name === root);
    return { name: head?.label ?? root, tags: members };
  });
}

/** Tags in the order of the description, then those that only operations name, else what the sidebar lists them under; with their pages. */
function tagsOf(viewer: Viewer): TagView[] {
  const { document, id } = viewer.description;
  const pages = new Map<string, TagView["pages"][number][]>();
  const headings = pageGroups(document, viewer.operations());
  for (const operation of viewer.operations()) {
    const address = viewer.options.addressOf(targetOf(id, operation));
    if (address === null || isHiddenOperation(operation)) continue;
    const tags = textsAt(operation.value, "tags");
    const names = tags.length > 0 ? tags : headings.of(operation);
    const method = operation.kind === "webhook" ? "WEBHOOK" : operation.method;
    const page = { method, label: operation.name, title: operationTitle(operation), address };
    for (const name of names.length > 0 ? names : [UNTAGGED]) addTo(pages, name, page);
  }
  const declared = listAt(document, "tags").filter(isObject);
  const names = new Set([...declared.map((tag) => textAt(tag, "name") ?? UNTAGGED), ...pages.keys()]);
  if (names.delete(UNTAGGED) && pages.has(UNTAGGED)) names.add(UNTAGGED);
  return [...names].map((name) => {
    const tag = declared.find((each) => textAt(each, "name") === name) ?? {};
    return {
      name,
      label:
        name === UNTAGGED && names.size === 1
          ? UNGROUPED
          : (textAt(tag, "summary") ?? textAt(tag, "x-displayName") ?? name),
      kind: textAt(tag, "kind"),
      description: viewer.prose(textAt(tag, "description")),
      externalDocs: externalDocs(tag),
      pages: pages.get(name) ?? [],
    };
  });
}

/** Operations without a tag stand last, under no name. */
const UNTAGGED = "";
