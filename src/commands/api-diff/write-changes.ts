// Writes changes of an API for people: as text, as Markdown for a comment, and as an entry of a changelog page.
import type { Change, Subject } from "../../openapi/diff/change.js";
import { LEVELS, type Level } from "../../openapi/diff/change-rules.js";

const TITLES: Readonly<Record<Level, string>> = { breaking: "Breaking", risky: "Risky", compatible: "Compatible" };

export function asText(changes: readonly Change[]): string {
  const parts = byLevel(changes).map(({ level, subjects }) => {
    const lines = subjects.flatMap(({ subject, changes: those }) => [
      `  ${plain(nameOf(subject))}`,
      ...those.map((change) => `    ${plain(lineOf(change))}`),
    ]);
    return [TITLES[level], ...lines, ""].join("\n");
  });
  return `${[...parts, countLine(changes)].join("\n")}\n`;
}

/** For a comment on a pull request. */
export function asMarkdown(changes: readonly Change[]): string {
  const parts = byLevel(changes).map(
    ({ level, subjects }) => `### ${TITLES[level]}\n\n${bullets(subjects, (text) => text)}\n`,
  );
  return [`## API changes\n\n${countLine(changes)}\n`, ...parts].join("\n");
}

/** An `<Update>`, ready to be put into a changelog page, from which the site makes its feed. */
export function asUpdate(
  changes: readonly Change[],
  { label, date }: { readonly label: string; readonly date: Date },
): string {
  const day = date.toISOString().slice(0, 10);
  const hasBreaking = changes.some(({ level }) => level === "breaking");
  const tags = hasBreaking ? ' tags={["API", "Breaking"]}' : ' tags={["API"]}';
  const parts = byLevel(changes).map(
    ({ level, subjects }) => `### ${TITLES[level]}\n\n${bullets(subjects, safeInMdx)}\n`,
  );
  const body = parts.length > 0 ? parts.join("\n") : "No changes for clients.\n";
  return `<Update label=${attribute(label)} description="${day}"${tags}>\n\n${body}\n</Update>\n`;
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
    const subjects = bySubject(changes.filter((change) => change.level === level));
    return subjects.length > 0 ? [{ level, subjects }] : [];
  });
}

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

function nameOf(subject: Subject): string {
  switch (subject.kind) {
    case "api":
      return "The API";
    case "operation":
      return `\`${subject.name}\``;
    case "schema": {
      const { name, operations } = subject;
      const where =
        operations.length > MOST_NAMED
          ? `${operations.length} operations`
          : operations.map((each) => `\`${each}\``).join(", ");
      return `Schema \`${name}\` in ${where}`;
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

function bullets(subjects: readonly SubjectChanges[], write: (text: string) => string): string {
  return subjects
    .map(({ subject, changes }) =>
      [`- ${write(nameOf(subject))}`, ...changes.map((each) => `  - ${write(lineOf(each))}`)].join("\n"),
    )
    .join("\n");
}

/** Outside of code, braces and angle brackets would be read as MDX. */
function safeInMdx(text: string): string {
  return text.replace(/`[^`]*`|[<{]/g, (found) => (found.length > 1 ? found : `\\${found}`));
}

function countLine(changes: readonly Change[]): string {
  if (changes.length === 0) return "No changes for clients.";
  const counts = LEVELS.map((level) => `${changes.filter((each) => each.level === level).length} ${level}`);
  return `${changes.length} ${changes.length === 1 ? "change" : "changes"}: ${counts.join(", ")}.`;
}
