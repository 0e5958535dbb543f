// Writes changes of an API for people: as text, as Markdown for a comment, and as an entry of a changelog page.

import { fillIn } from "../../shared/fill-in.js";
import { groupBy } from "../../shared/lists.js";
import { EN } from "../../shared/ui-strings.js";
import type { Change, Subject } from "./change.js";
import { LEVELS, type Level, type RuleName } from "./change-rules.js";
import { type ChangeWords, code, inEnglish, textOf } from "./said.js";

const TITLES = {
  breaking: "changesBreaking",
  risky: "changesRisky",
  compatible: "changesCompatible",
} as const satisfies Record<Level, keyof ChangeWords>;

/** For programs. */
export function asData({ where, what, ...change }: Change) {
  return { ...change, where: where.map(inEnglish), what: inEnglish(what) };
}

export function asText(changes: readonly Change[]): string {
  const parts = byLevel(changes).map(({ level, subjects }) => {
    const lines = subjects.flatMap(({ subject, changes: those }) => [
      `  ${plain(nameOf(subject, AS_CODE, EN))}`,
      ...those.map((change) => `    ${plain(lineOf(change, EN))}`),
    ]);
    return [EN[TITLES[level]], ...lines, ""].join("\n");
  });
  return `${[...parts, countLine(changes)].join("\n")}\n`;
}

/** For a comment on a pull request. */
export function asMarkdown(changes: readonly Change[]): string {
  const parts = byLevel(changes).map(({ level, subjects }) => `### ${EN[TITLES[level]]}\n\n${bullets(subjects)}\n`);
  return [`## API changes\n\n${countLine(changes)}\n`, ...parts].join("\n");
}

/** An `<Update>`, ready to be put into a changelog page, from which the site makes its feed. */
export function asUpdate(
  changes: readonly Change[],
  { label, date }: { readonly label: string; readonly date: Date },
): string {
  const day = date.toISOString().slice(0, 10);
  return asEntry(changes, {
    label,
    id: null,
    date: day,
    tags: ["API"],
    links: NO_LINKS,
    words: EN,
    headOf: (title) => `### ${title}`,
  });
}

/** The pages of operations and schemas; null where there is none. */
export interface ChangeLinks {
  readonly operation: (name: string) => string | null;
  readonly schema: (name: string) => string | null;
}

const NO_LINKS: ChangeLinks = { operation: () => null, schema: () => null };

interface EntryOptions {
  readonly label: string;
  /** The anchor; null: made from the label. */
  readonly id: string | null;
  /** Such as `2026-01-15`; null where it is not known. */
  readonly date: string | null;
  /** What readers filter by, besides what the changes say. */
  readonly tags: readonly string[];
  readonly links: ChangeLinks;
  readonly words: ChangeWords;
  /** What stands above the changes of a level. */
  readonly headOf: (title: string, level: Level) => string;
}

/** A coloured label, which is no heading: those would repeat in every entry. */
export function levelBadge(title: string, level: Level): string {
  return `**<Badge color="${COLOURS[level]}">${title}</Badge>**`;
}

/** The same with links. Whatever the descriptions say, it runs no code. */
export function asEntry(
  changes: readonly Change[],
  { label, id, date, tags: own, links, words, headOf }: EntryOptions,
): string {
  const tags = [...own, ...tagsOf(changes, words)];
  const attributes = [
    `label=${attribute(label)}`,
    ...(id === null ? [] : [`id=${attribute(id)}`]),
    ...(date === null ? [] : [`description="${date}"`]),
    ...(tags.length === 0 ? [] : [`tags={[${tags.map((tag) => JSON.stringify(tag)).join(", ")}]}`]),
  ];
  const parts = byLevel(changes).map(({ level, subjects }) => {
    const [shown, more] = [subjects.slice(0, MOST_SHOWN), subjects.slice(MOST_SHOWN)];
    const rest =
      more.length === 0
        ? ""
        : `\n<Accordion title=${attribute(fillIn(words.moreValues, { count: more.length }))}>\n\n${items(more, { links, words })}\n\n</Accordion>\n`;
    return `${headOf(words[TITLES[level]], level)}\n\n${items(shown, { links, words })}\n${rest}`;
  });
  const body = parts.length > 0 ? parts.join("\n") : `${words.changesNone}\n`;
  return `<Update ${attributes.join(" ")}>\n\n${body}\n</Update>\n`;
}

const COLOURS: Readonly<Record<Level, string>> = { breaking: "red", risky: "orange", compatible: "green" };

/** What comes after this many operations and schemas of one level is behind a click. */
const MOST_SHOWN = 40;

/** What is looked for in a list of changes. */
function tagsOf(changes: readonly Change[], words: ChangeWords): string[] {
  const has = (test: (change: Change) => boolean) => changes.some(test);
  return [
    ...(has(({ level }) => level === "breaking") ? [words.changesBreaking] : []),
    ...(has(({ rule }) => rule === "operation-added") ? [words.changesNewOperations] : []),
    ...(has(({ rule }) => DEPRECATIONS.has(rule)) ? [words.changesDeprecations] : []),
  ];
}

const DEPRECATIONS: ReadonlySet<RuleName> = new Set([
  "operation-deprecated",
  "parameter-deprecated",
  "property-deprecated",
]);

/** A line for each operation and schema; with a list below where more than one thing changed. */
function items(subjects: readonly SubjectChanges[], { links, words }: Pick<EntryOptions, "links" | "words">): string {
  return subjects
    .map(({ subject, changes }) => {
      const [first] = changes;
      const spelling = {
        operation: (each: string) => linked(each, links.operation(each)),
        schema: (each: string) => linked(each, links.schema(each)),
      };
      const name = nameOf(subject, spelling, words);
      const lines = changes.map((each) => safeInMdx(lineOf(each, words)));
      if (first && changes.length === 1) return `- ${name}${first.where.length > 0 ? " › " : ": "}${lines[0]}`;
      return [`- ${name}`, ...lines.map((line) => `  - ${line}`)].join("\n");
    })
    .join("\n");
}

function linked(name: string, address: string | null): string {
  const code = safeInMdx(`\`${name}\``);
  if (address === null) return code;
  const href = encodeURI(address).replace(/[<>()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `[${code}](${href})`;
}

/** As a value in JSX, which knows no escapes in quotes. */
function attribute(text: string): string {
  return /["&{}]/.test(text) ? `{${JSON.stringify(text)}}` : `"${text}"`;
}

interface SubjectChanges {
  readonly subject: Subject;
  readonly changes: readonly Change[];
}

function byLevel(changes: readonly Change[]): { readonly level: Level; readonly subjects: SubjectChanges[] }[] {
  return LEVELS.flatMap((level) => {
    const ofLevel = changes.filter((change) => change.level === level);
    const subjects = bySubject(ORDER.flatMap((kind) => ofLevel.filter(({ subject }) => subject.kind === kind)));
    return subjects.length > 0 ? [{ level, subjects }] : [];
  });
}

const ORDER: readonly Subject["kind"][] = ["api", "operation", "schema"];

function bySubject(changes: readonly Change[]): SubjectChanges[] {
  const groups = groupBy(changes, ({ subject }) => JSON.stringify(subject)).values();
  return [...groups].flatMap((each) => each.slice(0, 1).map(({ subject }) => ({ subject, changes: each })));
}

/** The operations of a schema are named up to this many. */
const MOST_NAMED = 3;

/** How names are written. */
interface Spelling {
  readonly operation: (name: string) => string;
  readonly schema: (name: string) => string;
}

const AS_CODE: Spelling = { operation: code, schema: code };

function nameOf(subject: Subject, { operation, schema }: Spelling, words: ChangeWords): string {
  switch (subject.kind) {
    case "api":
      return words.changesOfApi;
    case "operation":
      return operation(subject.name);
    case "schema": {
      const { name, operations } = subject;
      const isNamed = operations.length > 0 && operations.length <= MOST_NAMED;
      return isNamed
        ? fillIn(words.schemaIn, { name: schema(name), operations: operations.map(operation).join(", ") })
        : fillIn(words.schemaInMany, { name: schema(name), count: operations.length });
    }
  }
}

function lineOf({ where, what }: Change, words: ChangeWords): string {
  const said = textOf(what, words);
  return where.length > 0 ? `${where.map((step) => textOf(step, words)).join(" › ")}: ${said}` : said;
}

/** Code keeps its quotes only where something renders it. */
function plain(markdown: string): string {
  return markdown.replaceAll("`", "");
}

function bullets(subjects: readonly SubjectChanges[]): string {
  return subjects
    .map(({ subject, changes }) =>
      [`- ${nameOf(subject, AS_CODE, EN)}`, ...changes.map((each) => `  - ${lineOf(each, EN)}`)].join("\n"),
    )
    .join("\n");
}

/**
 * Text with code in it as MDX that shows the same and runs nothing: names may hold anything, back-quotes too. Code lasts until
 * as many back-quotes as it began with; outside of it, every sign that means something is escaped.
 */
function safeInMdx(text: string): string {
  // Every second part is a run of back-quotes.
  const parts = text.replace(/\s+/g, " ").split(/(`+)/);
  let safe = "";
  for (let at = 0; at < parts.length; at++) {
    const end = at % 2 === 1 ? parts.indexOf(parts[at] ?? "", at + 1) : -1;
    safe += end < 0 ? escaped(parts[at] ?? "") : parts.slice(at, end + 1).join("");
    if (end > 0) at = end;
  }
  return safe;
}

function escaped(text: string): string {
  return text.replace(/[\\`*_[\]{}<>&!~$#|]/g, "\\$&");
}

function countLine(changes: readonly Change[]): string {
  if (changes.length === 0) return EN.changesNone;
  const counts = LEVELS.map((level) => `${changes.filter((each) => each.level === level).length} ${level}`);
  return `${changes.length} ${changes.length === 1 ? "change" : "changes"}: ${counts.join(", ")}.`;
}
