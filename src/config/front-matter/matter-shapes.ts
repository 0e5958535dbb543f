// Owns the shapes of front matter values: each returns a usable value or explains what is expected.
import type { FrontMatter, IconRef, PageMode } from "../../model.js";
import { keepOut, type ReaderGroups } from "../../shared/reader-groups.js";
import { isObject } from "../json/places.js";
import { hrefFault, ICON_LIBRARIES, ICON_STYLES, iconName } from "../link-and-icon.js";
import type { MatterValue } from "./find-front-matter.js";
import { PAGE_MODES } from "./matter-keys.js";

/** The replacement for a wrong value, and a sentence that describes it. */
interface Instead<Value> {
  readonly value: Value;
  readonly says: string;
}

/** The value, or a sentence's end: `must be true or false`. `undefined`: as if the key were not written. */
export type Shape<Value> = (
  written: MatterValue,
) => { readonly value: Value } | { readonly fault: string; readonly instead?: Instead<Value> } | undefined;

export const text: Shape<string> = ({ value, source }) => {
  if (value === null) return undefined;
  if (source === null) return { fault: "must be a string" };
  const trimmed = source.trim();
  return trimmed === "" ? undefined : { value: trimmed };
};

/** An empty title asks for a page without a heading. */
export const title: Shape<string> = (written) =>
  written.source?.trim() === "" && written.value !== null ? { value: "" } : text(written);

export const flag: Shape<boolean> = ({ value, source }) => {
  if (value === null) return undefined;
  if (typeof value === "boolean") return { value };
  if (source === "true" || source === "false") return { value: source === "true" };
  return { fault: "must be true or false" };
};

export const number: Shape<number> = ({ value, source }) => {
  if (value === null) return undefined;
  const found = Number(source?.trim() || Number.NaN);
  return Number.isFinite(found) ? { value: found } : { fault: "must be a number" };
};

export const positive: Shape<number> = ({ value, source }) => {
  if (value === null) return undefined;
  const number = Number(source ?? Number.NaN);
  return number > 0 ? { value: number } : { fault: "must be a number greater than 0" };
};

/** One of a few words. */
export function word<const Word extends string>(words: readonly Word[]): Shape<Word> {
  return ({ value, source }) => {
    if (value === null || source === "") return undefined;
    const found = words.find((each) => each === source);
    return found === undefined ? { fault: `must be one of ${words.join(", ")}` } : { value: found };
  };
}

export const mode: Shape<PageMode> = word(PAGE_MODES);

/** A list of texts, or one text with commas. */
export const texts: Shape<readonly string[]> = ({ value, source }) => {
  if (value === null) return undefined;
  const list = Array.isArray(value) ? value : (source?.split(",") ?? null);
  if (list === null || list.some((item) => typeof item === "object" && item !== null))
    return { fault: "must be a list of strings" };
  return { value: list.map((item) => String(item ?? "").trim()).filter((item) => item !== "") };
};

export const icon: Shape<IconRef> = ({ value }) => {
  if (value === null || value === "") return undefined;
  const ref = typeof value === "string" ? { name: value } : value;
  return isIcon(ref)
    ? { value: { ...ref, name: iconName(ref.name) } }
    : { fault: 'must be an icon name, or an object with "name", "style" and "library"' };
};

function isIcon(value: unknown): value is IconRef {
  if (!isObject(value)) return false;
  const { name, style, library, ...rest } = value;
  if (typeof name !== "string" || name.trim() === "" || Object.keys(rest).length > 0) return false;
  return isOneOf(style, ICON_STYLES) && isOneOf(library, ICON_LIBRARIES);
}

function isOneOf(value: unknown, words: readonly string[]): boolean {
  return value === undefined || (typeof value === "string" && words.includes(value));
}

export const link: Shape<string> = ({ value, source }) => {
  if (value === null || source === "") return undefined;
  if (source === null) return { fault: "must be a link" };
  const fault = hrefFault(source);
  return fault ? { fault } : { value: source };
};

/** Reader groups: names, or rules of the form `includes: [name]`, `excludes: [name]`. If they cannot be read, no one may read the page. */
export const readerGroups: Shape<ReaderGroups> = ({ value, source }) => {
  if (value === null) return { value: [] };
  const list: readonly unknown[] = Array.isArray(value) ? value : [isObject(value) ? value : source];
  const rules = list.map(rule);
  if (!rules.every((each) => each !== null)) {
    return { fault: 'must be a list of group names, or of rules with "includes" and "excludes"', instead };
  }
  const letIn = rules.flatMap(({ includes }) => includes ?? []);
  const keptOut = rules.flatMap(({ excludes }) => excludes.map(keepOut));
  // Rules that only exclude let everyone else in; next to others they only remove.
  const onlyExcludes = keptOut.length > 0 && rules.every(({ includes }) => includes === null);
  return { value: [...(onlyExcludes ? ["*"] : letIn), ...keptOut] };
};

const instead = { value: [], says: "the page is hidden from all readers until this is fixed" };

function rule(written: unknown) {
  if (typeof written === "string") return isGroup(written) ? { includes: [written.trim()], excludes: [] } : null;
  if (!isObject(written)) return null;
  const { includes = null, excludes = [], ...rest } = written;
  if (Object.keys(rest).length > 0 || (includes !== null && !isGroupList(includes)) || !isGroupList(excludes))
    return null;
  return excludes.includes("*") ? null : { includes, excludes };
}

function isGroupList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string" && isGroup(each));
}

function isGroup(name: string): boolean {
  return name.trim() !== "" && !name.startsWith("!");
}

/** `false`, or links: a path, a URL, or `Title: link`. */
export const related: Shape<FrontMatter["related"]> = ({ value }) => {
  if (value === null) return undefined;
  if (value === false) return { value };
  const fault = { fault: "must be false or a list of links (a path, a URL or Title: link)" };
  if (!Array.isArray(value)) return fault;
  const links: { title: string | null; href: string }[] = [];
  for (const item of value) {
    const pairs = isObject(item) ? Object.entries(item) : [[null, item] as const];
    const [title, href] = pairs[0] ?? [];
    if (pairs.length !== 1 || typeof href !== "string") return fault;
    links.push({ title: title ?? null, href });
  }
  return { value: links };
};
