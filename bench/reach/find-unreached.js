// Finds the fields of operations that no reader of a built site can reach: on the page, or in the parts that it loads.

import { listOperations } from "./list-operations.js";
import { descendants, readReference } from "./read-elements.js";
import { fieldReader } from "./read-fields.js";

/**
 * @typedef {import("./read-elements.js").Elem} Elem
 * @typedef {any} Json
 * @typedef {import("./list-operations.js").Direction} Direction
 * @typedef {import("./list-operations.js").Operation} Operation
 * @typedef {(address: string) => ({ root: Elem, ids: Map<string, Elem> } | null)} OpenPage
 * @typedef {{ count: number, top: number, loaded: Set<string>, unreached: string[], pages: number, missing: string[] }} Reach
 */

/**
 * Compares a description with the pages of its site. `fileAt` gives a page's HTML by its address, or null.
 * @returns {Reach}
 */
export function findUnreached(
  /** @type {Json} */ document,
  /** @type {readonly string[]} */ addresses,
  /** @type {(address: string) => string | null} */ fileAt,
) {
  const reader = fieldReader(document);
  /** @type {Reach} */
  const reach = { count: 0, top: 0, loaded: new Set(), unreached: [], pages: 0, missing: [] };
  const wanted = listOperations(document, reader);
  const shared = new Map();
  // What is loaded by many operations is compared once.
  const seen = new WeakMap();
  const openPage = (/** @type {string} */ address) => {
    if (!shared.has(address)) shared.set(address, readReference(fileAt(address) ?? ""));
    return shared.get(address);
  };
  for (const address of addresses) {
    const page = readReference(fileAt(address) ?? "");
    const name = page && nameOf(page.root);
    const operation = name && wanted.get(name);
    if (!page || !operation) continue;
    wanted.delete(name);
    reach.pages++;
    checkOperation(operation, { name, page, openPage, reader, reach, seen });
  }
  reach.missing.push(...wanted.keys());
  return reach;
}

/** What a page is about: `get /pets/{id}`, `webhook orderUpdated`. */
function nameOf(/** @type {Elem} */ root) {
  const all = [...descendants(root)];
  const head = all.find((each) => each.classes.has("api-endpoint"));
  const path = all.find((each) => each.classes.has("api-path-text"));
  return head && path ? `${head.attributes["data-method"]} ${path.text}` : null;
}

/**
 * @typedef {{
 *   name: string, page: { root: Elem, ids: Map<string, Elem> }, openPage: OpenPage,
 *   reader: ReturnType<typeof fieldReader>, reach: Reach, seen: WeakMap<Elem, { request: Set<Json>, response: Set<Json> }>
 * }} Checking
 */

function checkOperation(
  /** @type {Operation} */ { parameters, body, responses, directions },
  /** @type {Checking} */ checking,
) {
  const { page, name } = checking;
  const [sent, answered] = directions;
  const all = [...descendants(page.root)];
  for (const parameter of parameters) {
    if (!parameter?.name || /^(?:accept|content-type|authorization)$/i.test(parameter.name)) continue;
    const section = page.ids.get(`parameters-${parameter.in}`)?.parent?.parent;
    const [media] = Object.values(parameter.content ?? {});
    checkField(
      { name: parameter.name, schema: parameter.schema ?? media?.schema },
      { at: section ? [section] : [], path: `${parameter.in} `, direction: sent, isTop: true },
      checking,
    );
  }
  checkMedia(body, { at: page.ids.get("request-body")?.parent?.parent, path: "body", direction: sent }, checking);
  const choice = all.find((each) => each.classes.has("status-choice"));
  for (const [status, response] of Object.entries(responses)) {
    if (status.startsWith("x-") || !response) continue;
    const panel = choice && [...descendants(choice)].find((each) => isPanel(each, status));
    checkMedia(response, { at: panel, path: status, direction: answered }, checking);
    for (const [header, value] of Object.entries(response.headers ?? {})) {
      if (header.toLowerCase() === "content-type") continue;
      const schema = (value.$ref ? checking.reader.find(value.$ref) : value)?.schema;
      checkField(
        { name: header, schema },
        { at: panel ? [panel] : [], path: `${status} header `, direction: answered, isTop: true },
        checking,
      );
    }
  }
  if (all.length === 0) throw new Error(`${name} has an empty page.`);
}

/** An only panel is named in the line above it. */
function isPanel(/** @type {Elem} */ { classes, attributes, parent }, /** @type {string} */ title) {
  if (!classes.has("choice-panel")) return false;
  const { "data-title": own } = attributes;
  if (own !== undefined || !parent) return own === title;
  return [...descendants(parent)].some(({ classes, text }) => classes.has("choice-only") && text.startsWith(title));
}

/** @typedef {{ at: Elem | undefined, path: string, direction: Direction }} MediaPlace */

function checkMedia(
  /** @type {Json} */ holder,
  /** @type {MediaPlace} */ { at, path, direction },
  /** @type {Checking} */ checking,
) {
  for (const [type, media] of Object.entries(holder?.content ?? {})) {
    const schema = media.schema ?? media.itemSchema;
    if (schema === undefined) continue;
    const panel = at && [...descendants(at)].find((each) => isPanel(each, type));
    check(schema, { at: panel ? [panel] : [], path: `${path} ${type}`, direction, isTop: true }, checking);
  }
}

/**
 * The elements that show a schema, and how to say where it is.
 * @typedef {{ at: Elem[], path: string, direction: Direction, isTop: boolean }} Place
 */

/** Everything in a schema, to any depth; what was compared in the same place is not compared again. */
function check(/** @type {Json} */ schema, /** @type {Place} */ place, /** @type {Checking} */ checking) {
  const { key, fields, unions, inner } = checking.reader.contentOf(schema, place.direction);
  const level = wholeLevel(place.at, checking);
  const [first] = level;
  if (key && first) {
    const compared = checking.seen.get(first) ?? { request: new Set(), response: new Set() };
    checking.seen.set(first, compared);
    if (compared[place.direction].has(key)) return;
    compared[place.direction].add(key);
  }
  for (const field of fields) checkField(field, { ...place, at: level }, checking);
  for (const each of inner) checkInner(each, { ...place, at: level }, checking);
  for (const members of unions) checkUnion(members, { ...place, at: level }, checking);
}

function checkField(
  /** @type {import("./read-fields.js").Field} */ { name, schema },
  /** @type {Place} */ place,
  /** @type {Checking} */ checking,
) {
  const { reach } = checking;
  reach.count++;
  if (place.isTop) reach.top++;
  const path = `${place.path}.${name}`;
  const row = place.at.flatMap((each) => atLevel(each)).find((each) => isRow(each) && titleOf(each) === name);
  if (!row) return void reach.unreached.push(`${checking.name}: ${path}`);
  if (schema !== undefined) check(schema, { ...place, at: [row], path, isTop: false }, checking);
}

/** Items of a list are in the place of the list; values of a map have a row that is named after no key. */
function checkInner(/** @type {Json} */ schema, /** @type {Place} */ place, /** @type {Checking} */ checking) {
  const { fields, unions, inner } = checking.reader.contentOf(schema, place.direction);
  if (fields.length + unions.length + inner.length === 0) return;
  const rows = place.at
    .flatMap((each) => atLevel(each))
    .filter((each) => isRow(each) && /^\{.*\}$/.test(titleOf(each)));
  check(schema, { ...place, at: [...place.at, ...rows] }, checking);
}

/** Each choice in the panel of its position; where a union has no panels its choices are in the place itself. */
function checkUnion(/** @type {Json[]} */ members, /** @type {Place} */ place, /** @type {Checking} */ checking) {
  const choices = place.at
    .flatMap((each) => atLevel(each))
    .filter((each) => each.classes.has("choice") && each.parent?.classes.has("schema-choice"))
    .map((each) => each.children.filter((child) => child.classes.has("choice-panel")))
    .filter((panels) => panels.length === members.length);
  const panels =
    choices.find((each) => members.every((member, index) => fits(member, each[index], place, checking))) ?? choices[0];
  for (const [index, member] of members.entries()) {
    const panel = panels?.[index];
    check(member, { ...place, at: panel ? [panel] : place.at, path: `${place.path}|${index + 1}` }, checking);
  }
}

function fits(
  /** @type {Json} */ member,
  /** @type {Elem | undefined} */ panel,
  /** @type {Place} */ place,
  /** @type {Checking} */ checking,
) {
  if (!panel) return false;
  const { fields } = checking.reader.contentOf(member, place.direction);
  const names = new Set(
    wholeLevel([panel], checking)
      .flatMap((each) => atLevel(each))
      .filter(isRow)
      .map(titleOf),
  );
  return fields.every(({ name }) => names.has(name));
}

/** The elements of one level: rows and choices inside are not entered. @returns {Elem[]} */
function atLevel(/** @type {Elem} */ of) {
  of.level ??= [...descendants(of, (each) => !isRow(each) && !isVariant(each))];
  return of.level;
}

function isRow(/** @type {Elem} */ { classes }) {
  return classes.has("api-field");
}

function isVariant(/** @type {Elem} */ { classes, parent }) {
  return classes.has("choice-panel") && parent?.parent?.classes.has("schema-choice") === true;
}

function titleOf(/** @type {Elem} */ row) {
  return atLevel(row).find((each) => each.classes.has("field-name"))?.text ?? "";
}

/** The elements, what they load, and what they link to on the same page. */
function wholeLevel(/** @type {Elem[]} */ elements, /** @type {Checking} */ checking) {
  const found = [...elements];
  for (const each of found)
    for (const inside of atLevel(each)) {
      const led = inside.attributes["data-part"] ? loaded(inside, checking) : linked(inside, each);
      if (led && !found.includes(led)) found.push(led);
    }
  return found;
}

/** What the page puts in when the part is opened: the script's rules, on the file that the link leads to. */
function loaded(/** @type {Elem} */ details, /** @type {Checking} */ { openPage, reach }) {
  const link = [...descendants(details)].find((each) => each.tag === "a");
  const [address = "", anchor = "schema"] = (link?.attributes["href"] ?? "").split("#");
  const target = openPage(decodeURIComponent(address))?.ids.get(decodeURIComponent(anchor));
  if (!target || decodeURIComponent(anchor) !== details.attributes["data-part"]) return null;
  reach.loaded.add(address);
  return target.tag === "h2" ? (target.parent?.parent ?? null) : target;
}

function linked(/** @type {Elem} */ link, /** @type {Elem} */ from) {
  const href = link.attributes["href"] ?? "";
  if (link.tag !== "a" || !href.startsWith("#") || !link.parent?.classes.has("field-end")) return null;
  let root = from;
  while (root.parent) root = root.parent;
  return root.ids?.get(decodeURIComponent(href.slice(1))) ?? null;
}
