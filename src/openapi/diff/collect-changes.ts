// Collects changes while two descriptions are compared: each schema once, with the operations that it reaches.
import type { Change, Subject } from "./change.js";
import { type Direction, LEVELS, type Level, levelOf, type RuleName } from "./change-rules.js";
import { kindOfMark, type Mark, STEP } from "./marks.js";
import { inEnglish, type Said } from "./said.js";

/** Where a comparison stands: what it is about, the way from there, and which way the values travel. */
export interface At {
  /** The API, an operation or a named schema; the collector knows which. */
  readonly subject: string;
  readonly where: readonly Said[];
  readonly direction: Direction;
}

export interface Collector {
  /** Begins an operation. Its shape is the same in all releases. */
  operation(name: string, shape: string): At;
  /** Notes a change, unless the rule says that it is no news in this direction. */
  note(at: At, rule: RuleName, what: Said, on?: On): void;
  /** Says where in the newer description something is that both have. */
  visit(at: At, pointer: string): void;
  /** Enters a named schema: null where it was compared before in the same direction. Either way `at` reaches it. */
  enter(at: At, schema: string, pair: string): At | null;
  /** All changes, the hardest first, else in the order they were found. */
  changes(): Change[];
  /** What is new, gone and changed, by keys that are the same in all releases. */
  marks(): Mark[];
  /** Pointers of what was visited, by its key. */
  visited(): ReadonlyMap<string, string>;
}

/** What leads on from where a comparison stands. */
export interface On {
  /** To a part that readers see by itself: a parameter, a property. */
  readonly part?: Said;
  /** To what is said of the part: its format, one of its limits. */
  readonly detail?: Said;
}

/** The subject of what belongs to no operation. */
export const API: At = { subject: "api", where: [], direction: "sent" };

interface Noted {
  readonly at: At;
  readonly rule: RuleName;
  readonly level: Level;
  readonly what: Said;
  readonly on: On;
}

export function createCollector(): Collector {
  const noted = new Map<string, Noted>();
  const subjects = new Map<string, { readonly kind: Subject["kind"]; readonly name: string }>([
    [API.subject, { kind: "api", name: "" }],
  ]);
  /** Subjects that hold a schema, by its subject. */
  const holders = new Map<string, Set<string>>();
  const entered = new Set<string>();
  const visited = new Map<string, string>();

  function operationsOf(schema: string): string[] {
    const seen = new Set([schema]);
    for (const each of seen) for (const holder of holders.get(each) ?? []) seen.add(holder);
    return [...seen].filter((each) => subjects.get(each)?.kind === "operation");
  }

  function subjectOf(id: string): Subject {
    const { kind, name } = subjects.get(id) ?? { kind: "api", name: "" };
    if (kind === "schema")
      return {
        kind,
        name,
        operations: operationsOf(id)
          .map((each) => subjects.get(each)?.name ?? "")
          .sort(),
      };
    return kind === "operation" ? { kind, name } : { kind: "api" };
  }

  return {
    operation(name, shape) {
      const subject = `operation ${shape}`;
      subjects.set(subject, { kind: "operation", name });
      return { subject, where: [], direction: "sent" };
    },
    note(at, rule, what, on = {}) {
      const level = levelOf(rule, at.direction);
      if (level === null) return;
      // The same news of a schema that is both sent and received: the harder of the two is kept.
      const id = JSON.stringify([at.subject, whereOf(at, on), what]);
      const known = noted.get(id);
      if (known === undefined || rank(level) < rank(known.level)) noted.set(id, { at, rule, level, what, on });
    },
    visit(at, pointer) {
      const key = keyOf(at);
      if (!visited.has(key)) visited.set(key, pointer);
    },
    enter(at, schema, pair) {
      const subject = `schema ${schema}`;
      subjects.set(subject, { kind: "schema", name: schema });
      const held = holders.get(subject) ?? new Set();
      holders.set(subject, held.add(at.subject));
      const id = `${at.direction} ${pair}`;
      if (entered.has(id)) return null;
      entered.add(id);
      return { subject, where: [], direction: at.direction };
    },
    changes() {
      const all = [...noted.values()].map(({ at, rule, level, what, on }) => ({
        rule,
        level,
        subject: subjectOf(at.subject),
        where: whereOf(at, on),
        what,
      }));
      return LEVELS.flatMap((level) => all.filter((change) => change.level === level));
    },
    marks: () =>
      [...noted.values()].flatMap(({ at, rule, level, on }): Mark[] => {
        const own: Mark = { key: keyOf(at, on.part), kind: kindOfMark(rule) };
        // Of schemas that operations share, only what breaks clients is said of the operations, too.
        if (subjects.get(at.subject)?.kind === "schema")
          return [own, ...(level === "breaking" ? operationsOf(at.subject) : []).map(changed)];
        return own.key === at.subject ? [own] : [own, changed(at.subject)];
      }),
    visited: () => visited,
  };
}

function changed(key: string): Mark {
  return { key, kind: "changed" };
}

/** In English, so that a part is the same in all releases and languages. */
function keyOf({ subject, where }: At, part?: Said): string {
  return [subject, ...[...where, ...listed(part)].map(inEnglish)].join(STEP);
}

function whereOf({ where }: At, { part, detail }: On): readonly Said[] {
  return [...where, ...listed(part), ...listed(detail)];
}

function listed(said: Said | undefined): Said[] {
  return said === undefined ? [] : [said];
}

function rank(level: Level): number {
  return LEVELS.indexOf(level);
}

/** One step further from the subject. */
export function into(at: At, step: Said): At {
  return { ...at, where: [...at.where, step] };
}

/** The same place for what travels the other way. */
export function turned(at: At): At {
  return { ...at, direction: at.direction === "sent" ? "received" : "sent" };
}
