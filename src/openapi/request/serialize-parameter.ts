// Serializes a parameter by its style, as in RFC 6570 and OpenAPI's table of styles.

import type { ParameterStyle } from "../views.js";

/** How a value becomes text. */
export interface StyleRule {
  readonly style: ParameterStyle;
  readonly explode: boolean;
  /** Reserved characters stay as they are. */
  readonly allowReserved: boolean;
}

/** A name and a value, both encoded. */
type Pair = readonly [name: string, value: string];

type Encode = (text: string) => string;

/** The text that replaces `{name}` in a path. */
export function pathText(name: string, value: unknown, rule: StyleRule): string {
  const encode = encoder(rule, "path");
  if (rule.style === "matrix") return matrixText(encodeText(name), value, { rule, encode });
  const members = membersOf(value, rule.explode, encode);
  if (rule.style !== "label") return members.join(",");
  return members.length === 0 ? "" : `.${members.join(rule.explode ? "." : ",")}`;
}

/** The pairs for a query, a URL-encoded body or cookies. None where there is no value. */
export function queryPairs(name: string, value: unknown, rule: StyleRule): Pair[] {
  const encode = encoder(rule, "query");
  const key = encodeText(name);
  if (isMissing(value)) return [];
  if (rule.style === "deepObject" && isNested(value)) return deepPairs(name, value, encode);
  if (!isNested(value)) return [[key, encode(textOf(value))]];
  if (rule.explode && Array.isArray(value)) return present(value).map((each) => [key, encode(textOf(each))]);
  if (rule.explode) return presentEntries(value).map(([name, each]) => [encodeText(name), encode(textOf(each))]);
  const members = membersOf(value, false, encode);
  return members.length === 0 ? [] : [[key, members.join(DELIMITERS[rule.style] ?? ",")]];
}

/** Cookies as they are (`style: cookie`), except characters that headers cannot contain. */
export function plainPairs(name: string, value: unknown, explode: boolean): { name: string; value: string }[] {
  if (!isNested(value)) return [{ name, value: headerSafe(textOf(value)) }];
  if (!explode) return [{ name, value: headerText(value, false) }];
  if (Array.isArray(value)) return present(value).map((each) => ({ name, value: headerSafe(textOf(each)) }));
  return presentEntries(value).map(([key, each]) => ({ name: key, value: headerSafe(textOf(each)) }));
}

/** The value of a header. Headers are not percent-encoded, except characters that they cannot contain. */
export function headerText(value: unknown, explode: boolean): string {
  return membersOf(value, explode, headerSafe).join(",");
}

/** Encodes all but the unreserved characters of RFC 3986. */
export function encodeText(text: string): string {
  return encodeURIComponent(wellFormed(text)).replace(/[!'()*]/g, percent);
}

/** Encodes characters that headers cannot contain. */
export function headerSafe(text: string): string {
  return wellFormed(text).replace(/[^\x20-\x7e]+/g, encodeURIComponent);
}

/** A scalar as text; anything nested as JSON. */
export function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  return isNested(value) ? JSON.stringify(value) : String(value);
}

/** RFC 6570 treats null like a value that is not there. */
export function isMissing(value: unknown): boolean {
  return value === undefined || value === null;
}

const DELIMITERS: Partial<Record<ParameterStyle, string>> = { spaceDelimited: "%20", pipeDelimited: "%7C" };

function matrixText(key: string, value: unknown, { rule, encode }: { rule: StyleRule; encode: Encode }): string {
  if (isMissing(value)) return "";
  const pair = (name: string, text: string) => (text === "" ? `;${name}` : `;${name}=${text}`);
  if (rule.explode && Array.isArray(value)) {
    return present(value)
      .map((each) => pair(key, encode(textOf(each))))
      .join("");
  }
  if (rule.explode && isNested(value)) {
    return presentEntries(value)
      .map(([name, each]) => pair(encode(name), encode(textOf(each))))
      .join("");
  }
  return pair(key, membersOf(value, false, encode).join(","));
}

/** The comma-separated members: items, `name,value` runs, or `name=value` where exploded. */
function membersOf(value: unknown, explode: boolean, encode: Encode): string[] {
  if (isMissing(value)) return [];
  if (Array.isArray(value)) return present(value).map((each) => encode(textOf(each)));
  if (!isNested(value)) return [encode(textOf(value))];
  return presentEntries(value).flatMap(([name, each]) => {
    const text = encode(textOf(each));
    return explode ? [`${encode(name)}=${text}`] : [encode(name), text];
  });
}

/** `a[b][c]=1`; the items of a list repeat its name, with `[]` where they hold more. */
function deepPairs(name: string, value: object, encode: Encode): Pair[] {
  const pairs: Pair[] = [];
  const walk = (path: string, each: unknown) => {
    if (isMissing(each)) return;
    if (Array.isArray(each)) for (const item of each) walk(`${path}[]`, item);
    else if (isNested(each)) for (const [key, item] of Object.entries(each)) walk(`${path}[${key}]`, item);
    else pairs.push([encodeText(path), encode(textOf(each))]);
  };
  walk(name, value);
  return pairs;
}

/** Even where reserved characters are allowed, some would end the path or query. */
function encoder({ allowReserved }: StyleRule, place: "path" | "query"): Encode {
  if (!allowReserved) return encodeText;
  const forbidden = place === "path" ? /[/?#[\]]/g : /[&#?+[\]]/g;
  return (text) => keepReserved(text).replace(forbidden, percent);
}

/** Like `encodeText`, but leaves reserved characters and existing percent-encoding. */
function keepReserved(text: string): string {
  return wellFormed(text)
    .split(/(%[0-9A-Fa-f]{2}|[:/?#[\]@!$&'()*+,;=])/)
    .map((part, index) => (index % 2 === 1 ? part : encodeText(part)))
    .join("");
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

/** Half a surrogate pair cannot be encoded. */
function wellFormed(text: string): string {
  return text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, "\ufffd");
}

function isNested(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function present(values: readonly unknown[]): unknown[] {
  return values.filter((each) => !isMissing(each));
}

/** The members of an object that have a value. */
export function presentEntries(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, each]) => !isMissing(each));
}
