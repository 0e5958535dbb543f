// Reads the fields of a navigation element: icon, tag, root page and others, each by its own schema.
import * as z from "zod";
import type { Holder } from "../model.js";
import { languageOf } from "../shared/languages.js";
import { toPagePath } from "../shared/page-path.js";
import type { Report } from "../shared/problem.js";
import { readDescriptionRefs, siblingDirectory } from "./description-refs.js";
import type { JsonObject, Places } from "./json/places.js";
import type { FieldKey, NavElement } from "./nav-elements.js";
import { parseSetting } from "./parse-setting.js";
import { colorPair, icon, text } from "./settings/shapes.js";
import { banner, footer, navbar } from "./settings/shell.js";

/** Fields with a shape of their own. `href` and `global` are nodes, descriptions have places: those are read elsewhere. */
export const FIELD_SHAPES = {
  align: z.enum(["start", "end"]),
  banner,
  boost: z.number().positive({ error: "must be greater than 0" }),
  color: colorPair,
  default: z.boolean(),
  description: text,
  directory: z.enum(["none", "accordion", "card"]),
  expanded: z.boolean(),
  footer,
  hidden: z.boolean(),
  icon,
  iconType: text,
  name: text,
  navbar,
  public: z.boolean(),
  ref: text,
  root: text.transform(toPagePath),
  searchable: z.boolean(),
  tag: text,
  version: text,
} satisfies Partial<Record<FieldKey, z.ZodType>>;

/** What every reader of navigation is handed. */
export interface NavReading {
  readonly places: Places;
  readonly report: Report;
  readonly toldKeys: Set<string>;
  /** The run goes on after broken rules, so messages say what is left out. */
  readonly isLenient: boolean;
}

/** What a group or an item takes from no description is no page that was promised. */
function isOptional({ kind }: NavElement): boolean {
  return kind === "group" || kind === "item";
}

function asWarnings(report: Report): Report {
  return (each) => report({ ...each, severity: "warning" });
}

/** The element's own words; `name` has been checked before. Fields the element does not have are not looked at. */
export function readHolder(
  element: NavElement,
  item: JsonObject,
  { name, reading }: { name: string; reading: NavReading },
): Holder {
  const field = <Schema extends z.ZodType>(key: FieldKey, schema: Schema): z.output<Schema> | null => {
    if (!element.fields.includes(key) || item[key] === undefined) return null;
    return parseSetting(schema, { ...reading, top: item, at: [key] }) ?? null;
  };
  const words = (key: "description" | "tag") => (item[key] === "" ? null : field(key, FIELD_SHAPES[key]));
  const namesFolder = siblingDirectory(item) !== null && (item["openapi"] ?? item["asyncapi"]) !== undefined;
  const style = field("iconType", FIELD_SHAPES.iconType);
  const ownIcon = field("icon", FIELD_SHAPES.icon);
  const ofDescriptions = isOptional(element) ? { ...reading, report: asWarnings(reading.report) } : reading;
  return {
    kind: element.kind,
    isGenerated: false,
    name,
    label: field("name", FIELD_SHAPES.name) ?? (element.kind === "language" ? languageOf(name)?.ownName : null) ?? name,
    icon: ownIcon && style && !ownIcon.style ? { ...ownIcon, style } : ownIcon,
    color: field("color", FIELD_SHAPES.color),
    description: words("description"),
    tag: words("tag"),
    hidden: field("hidden", FIELD_SHAPES.hidden) ?? false,
    searchable: field("searchable", FIELD_SHAPES.searchable),
    expanded: field("expanded", FIELD_SHAPES.expanded) ?? false,
    isDefault: field("default", FIELD_SHAPES.default) ?? false,
    align: field("align", FIELD_SHAPES.align) ?? "start",
    public: field("public", FIELD_SHAPES.public),
    boost: field("boost", FIELD_SHAPES.boost),
    directory: namesFolder ? null : field("directory", FIELD_SHAPES.directory),
    root: field("root", FIELD_SHAPES.root),
    version: field("version", FIELD_SHAPES.version),
    openapi: readDescriptionRefs(item, "openapi", ofDescriptions),
    asyncapi: readDescriptionRefs(item, "asyncapi", ofDescriptions),
    banner: field("banner", FIELD_SHAPES.banner),
    navbar: field("navbar", FIELD_SHAPES.navbar),
    footer: field("footer", FIELD_SHAPES.footer),
  };
}
