// Writes changes of an API for people: as text, as Markdown for a comment, and as an entry of a changelog page.
import type { Change, Subject } from "./change.js";
import { LEVELS, type Level, type RuleName } from "./change-rules.js";

const TITLES: Readonly<Record<Level, string>> = { breaking: "Breaking", risky: "Risky", compatible: "Compatible" };

export function asText(changes: readonly Change[]): string {
  const parts = byLevel(changes).map(({ level, subjects }) => {
    const lines = subjects.flatMap(({ subject, changes: those }) => [
      `  ${plain(nameOf(subject, AS_CODE))}`,
      ...those.map((change) => `    ${plain(lineOf(change))}`),
    ]);
    return [TITLES[level], ...lines, ""].join("\n");
  });
  return `${[...parts, countLine(changes)].join("\n")}\n`;
}

/** For a comment on a pull request. */
export function asMarkdown(changes: readonly Change[]): string {
  const parts = byLevel(changes).map(({ level, subjects }) => `### ${TITLES[level]}\n\n${bullets(subjects)}\n`);
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
    headOf: (level) => `### ${TITLES[level]}`,
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
  /** What stands above the changes of a level. */
  readonly headOf: (level: Level) => string;
}

/** A coloured label, which is no heading: those would repeat in every entry. */
export function levelBadge(level: Level): string {
  return `**<Badge color="${COLOURS[level]}">${TITLES[level]}</Badge>**`;
}

/** The same with links. Whatever the descriptions say, it runs no code. */
export function asEntry(
  changes: readonly Change[],
  { label, id, date, tags: own, links, headOf }: EntryOptions,
): string {
  const tags = [...own, ...tagsOf(changes)];
  const attributes = [
    `label=${attribute(label)}`,
    ...(id === null ? [] : [`id=${attribute(id)}`]),
    ...(date === null ? [] : [`description="${date}"`]),
    ...(tags.length === 0 ? [] : [`tags={[${tags.map((tag) => JSON.stringify(tag)).join(", ")}]}`]),
  ];
  const parts = byLevel(changes).map(({ level, subjects }) => {
    const [shown, more] = [subjects.slice(0, MOST_SHOWN), subjects.slice(MOST_SHOWN)];
    const rest =
      more.length === 0 ? "" : `\n<Accordion title="${more.length} more">\n\n${items(more, links)}\n\n</Accordion>\n`;
    return `${headOf(level)}\n\n${items(shown, links)}\n${rest}`;
  });
  const body = parts.length > 0 ? parts.join("\n") : "No changes for clients.\n";
  return `<Update ${attributes.join(" ")}>\n\n${body}\n</Update>\n`;
}

const COLOURS: Readonly<Record<Level, string>> = { breaking: "red", risky: "orange", compatible: "green" };

/** What comes after this many operations and schemas of one level is behind a click. */
const MOST_SHOWN = 40;

/** What is looked for in a list of changes. */
function tagsOf(changes: readonly Change[]): string[] {
  const has = (test: (change: Change) => boolean) => changes.some(test);
  return [
    ...(has(({ level }) => level === "breaking") ? ["Breaking"] : []),
    ...(has(({ rule }) => rule === "operation-added") ? ["New operations"] : []),
    ...(has(({ rule }) => DEPRECATIONS.has(rule)) ? ["Deprecations"] : []),
  ];
}

const DEPRECATIONS: ReadonlySet<RuleName> = new Set<RuleName>([
  ...(["operation-deprecated", "parameter-deprecated", "property-deprecated"] as const),
]);

/** A line for each operation and schema; with a list below where more than one thing changed. */
function items(subjects: readonly SubjectChanges[], links: ChangeLinks): string {
  return subjects
    .map(({ subject, changes }) => {
      const [first] = changes;
      const name = nameOf(subject, {
        operation: (each) => linked(each, links.operation(each)),
        schema: (each) => linked(each, links.schema(each)),
      });
      if (first && changes.length === 1 && first.where.length === 0) return `- ${name}: ${safeInMdx(first.what)}`;
      return [`- ${name}`, ...changes.map((each) => `  - ${safeInMdx(lineOf(each))}`)].join("\n");
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
  readonly changes: Change[];
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
  const found = new Map<string, SubjectChanges>();
  for (const change of changes) {
    const key = JSON.stringify(change.subject);
    const known = found.get(key);
    if (known) known.changes.push(change);
    else found.set(key, { subject: change.subject, changes: [change] });
  }
  return [...found.values()];
}

/** The operations of a schema are named up to this many. */
const MOST_NAMED = 3;

/** How names are written. */
interface Spelling {
  readonly operation: (name: string) => string;
  readonly schema: (name: string) => string;
}

const AS_CODE: Spelling = { operation: (name) => `\`${name}\``, schema: (name) => `\`${name}\`` };

function nameOf(subject: Subject, { operation, schema }: Spelling): string {
  switch (subject.kind) {
    case "api":
      return "The API";
    case "operation":
      return operation(subject.name);
    case "schema": {
      const { name, operations } = subject;
      const isNamed = operations.length > 0 && operations.length <= MOST_NAMED;
      const where = isNamed ? operations.map(operation).join(", ") : `${operations.length} operations`;
      return `Schema ${schema(name)} in ${where}`;
    }
  }
}

function lineOf({ where, what }: Change): string {
  return where.length > 0 ? `${where.join(" › ")}: ${what}` : what;
}

/** Code keeps its quotes only where something renders it. */
function plain(markdown: string): string {
  return markdown.replaceAll("`", "");
}

function bullets(subjects: readonly SubjectChanges[]): string {
  return subjects
    .map(({ subject, changes }) =>
      [`- ${nameOf(subject, AS_CODE)}`, ...changes.map((each) => `  - ${lineOf(each)}`)].join("\n"),
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
  if (changes.length === 0) return "No changes for clients.";
  const counts = LEVELS.map((level) => `${changes.filter((each) => each.level === level).length} ${level}`);
  return `${changes.length} ${changes.length === 1 ? "change" : "changes"}: ${counts.join(", ")}.`;
}
