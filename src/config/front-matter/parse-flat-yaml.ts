// Parses the front matter that nearly every page has, lines of `key: value`, at a small part of a YAML parser's cost.
// Measured on a first build of 200 pages: 4 % of user CPU. It also reads `title: {{product}} guide`, which is not YAML.
import type { MatterValue, MatterValues } from "./find-front-matter.js";

const LINE = /^([A-Za-z_][\w.-]*(?::[\w.-]+)*|"[^"\\\n]+"|'[^'\n]+'):(?:[ \t]+(.*?))?[ \t]*$/;

/** Null where the text has anything but scalars and plain lists, each on its line: then it needs a YAML parser. */
export function parseFlatYaml(text: string): MatterValues | null {
  const values: MatterValues = new Map();
  for (const written of text.split("\n")) {
    const line = written.endsWith("\r") ? written.slice(0, -1) : written;
    if (line === "" || line.startsWith("#") || line.trim() === "") continue;
    const match = LINE.exec(line);
    if (!match) return null;
    const [, key = "", raw = ""] = match;
    const name = /^["']/.test(key) ? key.slice(1, -1) : key;
    const value = raw.startsWith("[") ? parseList(raw) : parseScalar(raw);
    if (value === null || values.has(name)) return null;
    values.set(name, value);
  }
  return values;
}

function parseScalar(raw: string): MatterValue | null {
  const quoted = /^"([^"\\]*)"$/.exec(raw) ?? /^'([^']*)'$/.exec(raw);
  if (quoted) return { value: quoted[1], source: quoted[1] ?? "" };
  if (VARIABLE_FIRST.test(raw) && !/:(?:\s|$)|\s#/.test(raw)) return { value: raw, source: raw };
  if (/^(?:[[\]{}&*!|>'"%@`,#?:]|-(?:\s|$))/.test(raw) || /:(?:\s|$)|\s#/.test(raw)) return null;
  return { value: plainValue(raw), source: raw };
}

/** `{{product}} guide`: YAML would take it for a record in a record, which no page means. */
const VARIABLE_FIRST = /^\{\{\s*[A-Za-z_][\w.-]*\s*\}\}/;

const NUMBER = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i;

/** What YAML takes a scalar without quotes for. */
function plainValue(raw: string): unknown {
  if (/^(?:|~|null|Null|NULL)$/.test(raw)) return null;
  if (/^(?:true|True|TRUE)$/.test(raw)) return true;
  if (/^(?:false|False|FALSE)$/.test(raw)) return false;
  return NUMBER.test(raw) ? Number(raw) : raw;
}

const ITEM = /\s*(?:"([^"\\]*)"|'([^']*)'|([A-Za-z][\w .+/-]*?))\s*(?:,|$)/y;

/** A list of texts on one line: `[guide, "first steps"]`. */
function parseList(raw: string): MatterValue | null {
  if (!raw.endsWith("]")) return null;
  const inner = raw.slice(1, -1).trim();
  const items: unknown[] = [];
  ITEM.lastIndex = 0;
  while (ITEM.lastIndex < inner.length) {
    const match = ITEM.exec(inner);
    if (!match) return null;
    items.push(match[1] ?? match[2] ?? plainValue(match[3] ?? ""));
  }
  return { value: items, source: null };
}
