// Turns the `navigation` of docs.json into the written navigation, telling of every rule of the table that it breaks.
import type { Holder, WrittenNavigation, WrittenNode } from "../model.js";
import { type Place, problem, warning } from "../shared/problem.js";
import {
  article,
  type ChildList,
  chooseChildren,
  isChildless,
  type Parent,
  reportNothingHeld,
} from "./choose-children.js";
import { isObject, type JsonObject } from "./json/places.js";
import { elementOf, NAV_ELEMENTS, type NavElement, ROOT_PATTERNS } from "./nav-elements.js";
import { parseSetting } from "./parse-setting.js";
import { readElementName, reportUnknownFields } from "./read-element-name.js";
import { readGlobal } from "./read-global.js";
import { FIELD_SHAPES, type NavReading, readHolder } from "./read-holder.js";
import { readHref } from "./read-href.js";
import { describe, warnOfKey } from "./setting-problems.js";

const ROOT_KEYS = [...ROOT_PATTERNS, "global", "directory"];

/** Reads `docs.navigation`. Nothing is looked up: page paths stay as written. */
export function readNavigation(docs: JsonObject, reading: NavReading): WrittenNavigation {
  const { places, report } = reading;
  const navigation = docs["navigation"];
  if (!isObject(navigation)) {
    const place = places.ofValue(docs, "navigation");
    const what =
      navigation === undefined
        ? `${place.file} has no "navigation".`
        : `"navigation" must be an object in braces, not ${describe(navigation)}.`;
    report(problem("missing-navigation", place, what, navigationHint(navigation)));
    return { children: [], global: [] };
  }
  const parent: Parent = {
    element: null,
    above: null,
    item: navigation,
    subject: '"navigation"',
    allowed: ROOT_PATTERNS,
    tolerated: [],
  };
  for (const key of Object.keys(navigation)) {
    if (!ROOT_KEYS.includes(key)) reportRootKey(navigation, key, reading);
  }
  if (isChildless(navigation)) {
    const what = '"navigation" has no pages.';
    const hint = `Add one of ${ROOT_PATTERNS.toReversed()
      .map((key) => `"${key}"`)
      .join(", ")}.`;
    report(problem("missing-navigation", places.ofValue(docs, "navigation"), what, hint));
  }
  const lists = chooseChildren(parent, reading);
  const children = readLists(lists, { reading, inherits: false, above: null });
  return { children: withDirectory(children, navigation, reading), global: readGlobal(navigation, reading) };
}

/** A list of groups, as older settings have it, only needs its key. */
function navigationHint(navigation: unknown): string {
  if (!Array.isArray(navigation)) return 'Add "navigation": { "pages": ["index"] }.';
  const [first] = navigation;
  const element = NAV_ELEMENTS.find(({ nameKey }) => isObject(first) && nameKey in first);
  return `Put the list into an object: "navigation": { "${element?.key ?? "pages"}": [ … ] }.`;
}

/** `directory` at the root applies to every element that does not set its own. */
function withDirectory(nodes: readonly WrittenNode[], navigation: JsonObject, reading: NavReading): WrittenNode[] {
  const written = navigation["directory"];
  const setting = { ...reading, top: navigation, at: ["directory"] };
  const directory = written === undefined ? null : (parseSetting(FIELD_SHAPES.directory, setting) ?? null);
  return nodes.map((node) =>
    node.kind === "branch" && node.holder.directory === null
      ? { ...node, holder: { ...node.holder, directory } }
      : node,
  );
}

function reportRootKey(navigation: JsonObject, key: string, { places, report, toldKeys }: NavReading): void {
  if (key !== "openapi" && key !== "asyncapi") {
    warnOfKey({ holder: navigation, key, known: ROOT_KEYS, owner: '"navigation"' }, { places, report, toldKeys });
    return;
  }
  const hint = `Move it to "api": { "${key}": … } for the whole site, or into a navigation element.`;
  report(
    warning(
      "unknown-key",
      places.ofKey(navigation, key),
      `"${key}" has no effect at the root of the navigation.`,
      hint,
    ),
  );
}

interface Level {
  readonly reading: NavReading;
  /** An element above names a description, so that a group without pages can be filled. */
  readonly inherits: boolean;
  /** The element whose lists are read; null at the root. */
  readonly above: NavElement | null;
}

function readLists(lists: readonly ChildList[], level: Level): WrittenNode[] {
  return lists.flatMap((list) => readList(list, level));
}

function readList({ key, items, placeOf }: ChildList, level: Level): WrittenNode[] {
  const element = elementOf(key);
  const nodes = items.flatMap((item, index) => {
    const place = placeOf(index);
    const node = element ? readElement(element, { item, place }, level) : readEntry({ item, place }, level);
    return node ? [node] : [];
  });
  if (key === "versions" || key === "languages") reportRepeats(nodes, level.reading);
  return nodes;
}

interface Written {
  readonly item: unknown;
  readonly place: Place;
}

/** An entry of `pages`: a path, an operation, or a nested group. */
function readEntry({ item, place }: Written, level: Level): WrittenNode | null {
  const { report } = level.reading;
  if (isObject(item)) return readObject({ item, place }, level);
  if (typeof item !== "string") {
    report(
      problem(
        "invalid-entry",
        place,
        `Entries of "pages" must be page paths or groups, not ${describe(item)}.`,
        entryHint(item),
      ),
    );
    return null;
  }
  if (item.trim() === "") {
    report(
      problem(
        "invalid-entry",
        place,
        'Empty entry in "pages".',
        "Write the path of a page without its extension, or remove the entry.",
      ),
    );
    return null;
  }
  if (/^https?:\/\//i.test(item.trim())) {
    const hint =
      'To link to another site, add a page with "url:" in its front matter, or a tab, anchor or dropdown with "href".';
    report(problem("invalid-entry", place, `"${item}" is a URL, not a page of this site.`, hint));
    return null;
  }
  if (/[*]/.test(item.trim().replace(/(^|\/)\*$/, ""))) {
    const hint = 'A star stands for all pages of a folder, at the end: "guides/*". Folders below it become groups.';
    report(problem("invalid-entry", place, `"${item}" is a pattern that is not supported.`, hint));
    return null;
  }
  return { kind: "entry", text: item.trim(), place };
}

function entryHint(item: unknown): string {
  if (typeof item === "number") return `If the file is called ${item}.mdx, quote the number: "${item}".`;
  if (Array.isArray(item)) return 'Remove the brackets, or make it a group: { "group": "…", "pages": [ … ] }.';
  return "Write the path of a page in quotes, or remove the entry.";
}

/** An object among `pages`: a group, or what is read as one because it has pages. */
function readObject({ item, place }: Written & { readonly item: JsonObject }, level: Level): WrittenNode | null {
  const { report } = level.reading;
  const group = elementOf("groups");
  const other = NAV_ELEMENTS.find(({ kind, nameKey }) => kind !== "group" && typeof item[nameKey] === "string");
  if (!other && isNoGroup(item)) {
    const what = 'An object in "pages" must be a group, but this one has neither a name nor pages.';
    const hint = 'Write the path of a page in quotes, or { "group": "…", "pages": [ … ] }.';
    report(problem("invalid-entry", place, what, hint));
    return null;
  }
  if (group && (!other || typeof item[group.nameKey] === "string" || !isChildless(item)))
    return readElement(group, { item, place }, level);
  const what = `"pages" contains ${article(other?.noun ?? "element")}, but can only contain page paths and groups.`;
  report(problem("forbidden-child", place, what, other ? `Move it to "${other.key}".` : null));
  return null;
}

/** Nothing in it says that a group was meant. */
function isNoGroup(item: JsonObject): boolean {
  return isChildless(item) && !["group", "root", "openapi", "asyncapi", "sourceRef"].some((key) => key in item);
}

function readElement(element: NavElement, { item, place }: Written, level: Level): WrittenNode | null {
  const { reading } = level;
  if (!isObject(item)) {
    const what = `Every entry of "${element.key}" must be ${article(element.noun)} in braces, not ${describe(item)}.`;
    reading.report(problem("invalid-navigation", place, what, `Write { "${element.nameKey}": "…", … }.`));
    return null;
  }
  if (typeof item["sourceRef"] === "string") {
    const what = `"sourceRef": "${item["sourceRef"]}" points to another repository, which is not supported; ignored.`;
    reading.report(warning("source-ref", reading.places.ofKey(item, "sourceRef"), what));
    return null;
  }
  const name = readElementName(element, item, reading);
  const namePlace = reading.places.ofKey(item, element.nameKey);
  reportUnknownFields(element, item, reading);
  const holder = readHolder(element, item, { name, reading });
  const hasChildren = !isChildless(item);
  const ref = readRef(element, item, reading);
  const href = element.fields.includes("href") ? readHref(item, { isGlobal: false, hasChildren }, reading) : null;
  const subject = `The ${element.noun} "${name}"`;
  const { children: allowed, tolerated } = element;
  const parent: Parent = { element, above: level.above, item, subject, allowed, tolerated };
  if (href !== null) {
    const what = `${subject} has both an "href" and children; the children are ignored.`;
    const hint = "Remove one of the two.";
    if (hasChildren) reading.report(warning("mixed-children", reading.places.ofKey(item, "href"), what, hint));
    return { kind: "link", holder, place: namePlace, href };
  }
  if (ref !== null && hasChildren) {
    const what = `${subject} has both a "ref" and children; the children are ignored.`;
    reading.report(warning("mixed-children", ref.place, what, "Remove one of the two."));
  }
  const inherits = level.inherits || hasDescription(holder);
  const lists = chooseChildren(parent, reading);
  const isGenerated = inherits || ref !== null || item["sdk"] !== undefined || item["graphql"] !== undefined;
  if (!hasChildren && item["href"] === undefined && !isGenerated) reportNothingHeld(parent, reading);
  const children = ref === null ? readLists(lists, { reading, inherits, above: element }) : [];
  const rootPlace = holder.root === null ? null : reading.places.ofValue(item, "root");
  return { kind: "branch", holder, place: namePlace, rootPlace, ref, children, global: readGlobal(item, reading) };
}

/** The git ref that a version is read from. */
function readRef(element: NavElement, item: JsonObject, reading: NavReading) {
  if (!element.fields.includes("ref") || item["ref"] === undefined) return null;
  const text = parseSetting(FIELD_SHAPES.ref, { ...reading, top: item, at: ["ref"] });
  return text ? { text, place: reading.places.ofValue(item, "ref") } : null;
}

function hasDescription({ openapi, asyncapi }: Holder): boolean {
  return Boolean(openapi?.length || asyncapi?.length);
}

/** Only one version or language can be the default, and names must be unique. */
function reportRepeats(nodes: readonly WrittenNode[], { report }: NavReading): void {
  const names = new Set<string>();
  let defaultName: string | null = null;
  for (const node of nodes) {
    if (node.kind === "entry") continue;
    const { name, isDefault, kind } = node.holder;
    if (names.has(name)) report(warning("repeated-name", node.place, `Duplicate ${kind} "${name}".`));
    names.add(name);
    if (isDefault && defaultName !== null) {
      const what = `The ${kind} "${name}" is also marked as default; "${defaultName}" is used.`;
      report(warning("second-default", node.place, what, `Keep "default": true on only one ${kind}.`));
    }
    if (isDefault) defaultName ??= name;
  }
}
