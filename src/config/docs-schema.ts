// Makes the JSON Schema of docs.json, by which editors complete and check it, from the schemas and the table that read it.
import * as z from "zod";
import { languageCodes } from "../shared/languages.js";
import { DOCS_SETTINGS } from "./docs-config.js";
import { isObject, type JsonObject } from "./json/places.js";
import { type ChildKey, type FieldKey, NAV_ELEMENTS, type NavElement, ROOT_PATTERNS } from "./nav-elements.js";
import { FIELD_SHAPES } from "./read-holder.js";

/** The schema as plain JSON. */
export function docsSchema(): JsonObject {
  const settings = asObject(toJson(DOCS_SETTINGS)["properties"]);
  const api = asObject(asObject(settings["api"])["properties"]);
  const wordsOf = (key: string) => asObject(settings[key])["description"];
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "docs.json",
    description: "Settings and navigation of a documentation site.",
    type: "object",
    properties: {
      ...settings,
      $schema: { type: "string", description: wordsOf("$schema") },
      api: { ...asObject(settings["api"]), properties: { ...api, ...descriptionKeys() } },
      redirects: { description: wordsOf("redirects"), anyOf: [settings["redirects"], reference("include")] },
      navigation: { description: wordsOf("navigation"), allOf: [reference("navigation")] },
    },
    required: ["name", "navigation"],
    additionalProperties: false,
    definitions: {
      include: object(
        { $ref: { type: "string", description: "Path to a JSON file, relative to this one." } },
        ["$ref"],
        true,
      ),
      description: descriptionSchema(),
      navigation: navigationSchema(),
      global: globalSchema(),
      pages: pagesSchema(),
      ...Object.fromEntries(NAV_ELEMENTS.map((element) => [element.kind, elementSchema(element)])),
    },
  };
}

/** Zod writes its own `$schema` and takes defaults for given; neither belongs into a part of a larger schema. */
function toJson(schema: z.ZodType): JsonObject {
  const { $schema: _schema, ...json } = z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    unrepresentable: "any",
  });
  return json;
}

function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

function reference(name: string): JsonObject {
  return { $ref: `#/definitions/${name}` };
}

function object(properties: JsonObject, required: readonly string[], isOpen = false): JsonObject {
  return { type: "object", properties, required, ...(isOpen ? {} : { additionalProperties: false }) };
}

function listOf(items: JsonObject, mayBeNone = true): JsonObject {
  return { anyOf: [{ type: "array", items, ...(mayBeNone ? {} : { minItems: 1 }) }, reference("include")] };
}

function descriptionKeys(): JsonObject {
  return { openapi: reference("description"), asyncapi: reference("description") };
}

function descriptionSchema(): JsonObject {
  const source = { type: "string", description: "Path to a file in the project, or a URL." };
  const full = object(
    {
      source,
      directory: { type: "string", description: "Folder for the generated pages." },
      overlays: { type: "array", items: { type: "string" } },
      overview: { type: "boolean" },
      changes: releasesSchema(),
    },
    ["source"],
  );
  return { anyOf: [source, full, { type: "array", items: { anyOf: [source, full] } }] };
}

function releasesSchema(): JsonObject {
  const source = { type: "string", description: "A git ref, a pattern of tags such as `v*`, or a file." };
  const full = object(
    {
      source,
      label: { type: "string", description: "What readers know the release as." },
      date: { type: "string", description: "The day it came out: `2026-01-15`." },
    },
    ["source"],
  );
  const one = { anyOf: [source, full] };
  return { anyOf: [...one.anyOf, { type: "array", items: one }] };
}

function navigationSchema(): JsonObject {
  const patterns = object(
    { ...children(ROOT_PATTERNS), global: reference("global"), directory: toJson(FIELD_SHAPES.directory) },
    [],
  );
  const one = ROOT_PATTERNS.map((key) => ({ required: [key] }));
  return { anyOf: [{ ...patterns, oneOf: one }, reference("include")] };
}

function pagesSchema(): JsonObject {
  const path = {
    type: "string",
    minLength: 1,
    description:
      "Path to a page, without its extension; a folder, as `guides/*`; or METHOD /path for an API operation.",
  };
  const folder = { type: "string", minLength: 1, description: "Folder whose pages to list, such as `guides/*`." };
  return { anyOf: [folder, listOf({ anyOf: [path, reference("group"), reference("include")] })] };
}

function elementSchema(element: NavElement): JsonObject {
  const name =
    element.kind === "language"
      ? { description: "Code of the language.", enum: languageCodes() }
      : { description: FIELD_WORDS["name"], type: "string", minLength: 1 };
  const fields = element.fields.map((key) => [key, describedField(key)]);
  const properties = { [element.nameKey]: name, ...Object.fromEntries(fields), ...children(element.children) };
  return { ...object({ ...properties, $ref: { type: "string" } }, []), ...anyRequired(element) };
}

/** An element has its name, or includes a file that has it, or comes from another repository. */
function anyRequired({ nameKey }: NavElement): JsonObject {
  return { anyOf: [{ required: [nameKey] }, { required: ["$ref"] }] };
}

function children(keys: readonly ChildKey[]): JsonObject {
  return Object.fromEntries(keys.map((key) => [key, childSchema(key)]));
}

function childSchema(key: ChildKey): JsonObject {
  const element = NAV_ELEMENTS.find((each) => each.key === key);
  return element ? listOf(reference(element.kind), element.mayBeNone) : reference("pages");
}

/** A reference has to be alone in its object, or its siblings are ignored, so it is wrapped. */
function describedField(key: FieldKey): JsonObject {
  const { description: _ofSetting, ...schema } = fieldSchema(key);
  const description = FIELD_WORDS[key];
  return schema["$ref"] === undefined ? { description, ...schema } : { description, allOf: [schema] };
}

function fieldSchema(key: FieldKey): JsonObject {
  switch (key) {
    case "openapi":
    case "asyncapi":
      return reference("description");
    case "global":
      return reference("global");
    case "href":
      return { type: "string", description: "URL, path from the root, anchor or mailto: address." };
    default:
      return toJson(FIELD_SHAPES[key]);
  }
}

/** Links only: what an element may say of itself, and where it leads. */
function globalSchema(): JsonObject {
  const elements = NAV_ELEMENTS.filter(({ kind }) => kind !== "group" && kind !== "item");
  const lists = elements.map(({ key, nameKey, fields }) => {
    const own = Object.fromEntries(
      fields.filter((field) => field !== "global").map((field) => [field, fieldSchema(field)]),
    );
    return [key, listOf(object({ [nameKey]: { type: "string", minLength: 1 }, ...own }, [nameKey, "href"]))];
  });
  return object(Object.fromEntries(lists), []);
}

/** Field of a navigation element → what it does. */
const FIELD_WORDS: Readonly<Record<string, string>> = {
  align: "Which side of the bar to show it on.",
  asyncapi: "AsyncAPI description for the pages below.",
  banner: "Banner to use instead of the site's.",
  boost: "Factor that raises or lowers these pages in search results.",
  color: "Icon colour, per mode.",
  default: "Whether this is the default.",
  description: "Text below the name.",
  directory: "Lists the group's pages below its root page.",
  expanded: "Whether a nested group starts expanded.",
  footer: "Footer to use instead of the site's.",
  global: "Links that are always shown.",
  hidden: "Hides it from navigation and search.",
  href: "URL, path from the root, anchor or mailto: address.",
  icon: "Name in the icon library, path, URL or inline SVG.",
  iconType: "Style of the icon.",
  name: "Name to display.",
  navbar: "Top bar links to use instead of the site's.",
  openapi: "OpenAPI description for the pages below.",
  public: "No effect; accepted from other tools. Pages are public unless they name `groups`.",
  ref: "Git ref (tag, branch or commit) to read the version from.",
  root: "Page to open when the title is clicked.",
  searchable: "Whether search finds it even if it is hidden.",
  tag: "Label next to the name.",
  version: "Version of the pages generated from an API description.",
};
