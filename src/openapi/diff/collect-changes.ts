// Collects changes while two descriptions are compared: each schema once, with the operations that it reaches.
import type { Change, Subject } from "./change.js";
import { type Direction, LEVELS, type Level, levelOf, type RuleName } from "./change-rules.js";

/** Where a comparison stands: what it is about, the way from there, and which way the values travel. */
export interface At {
  /** The API, an operation or a named schema; the collector knows which. */
  readonly subject: string;
  readonly where: readonly string[];
  readonly direction: Direction;
}

export interface Collector {
  /** Begins an operation. */
  operation(name: string): At;
  /** Notes a change, unless the rule says that it is no news in this direction. */
  note(at: At, rule: RuleName, what: string): void;
  /** Enters a named schema: null where it was compared before in the same direction. Either way `at` reaches it. */
  enter(at: At, schema: string, pair: string): At | null;
  /** All changes, the hardest first, else in the order they were found. */
  changes(): Change[];
}

/** The subject of what belongs to no operation. */
export const API: At = { subject: "api", where: [], direction: "sent" };

interface Noted {
  readonly at: At;
  readonly rule: RuleName;
  readonly level: Level;
  readonly what: string;
}

export function createCollector(): Collector {
  const noted = new Map<string, Noted>();
  const subjects = new Map<string, { readonly kind: Subject["kind"]; readonly name: string }>([
    [API.subject, { kind: "api", name: "" }],
  ]);
  /** Subjects that hold a schema, by its subject. */
  const holders = new Map<string, Set<string>>();
  const entered = new Set<string>();

  function operationsOf(schema: string): string[] {
    const seen = new Set([schema]);
    const found: string[] = [];
    for (const each of seen) {
      const subject = subjects.get(each);
      if (subject?.kind === "operation") found.push(subject.name);
      for (const holder of holders.get(each) ?? []) seen.add(holder);
    }
    return found.sort();
  }

  function subjectOf(id: string): Subject {
    const { kind, name } = subjects.get(id) ?? { kind: "api", name: "" };
    if (kind === "schema") return { kind, name, operations: operationsOf(id) };
    return kind === "operation" ? { kind, name } : { kind: "api" };
  }

  return {
    operation(name) {
      const subject = `operation ${name}`;
      subjects.set(subject, { kind: "operation", name });
      return { subject, where: [], direction: "sent" };
    },
    note(at, rule, what) {
      const level = levelOf(rule, at.direction);
      if (level === null) return;
      // The same news of a schema that is both sent and received: the harder of the two is kept.
      const id = JSON.stringify([at.subject, at.where, what]);
      const known = noted.get(id);
      if (known === undefined || rank(level) < rank(known.level)) noted.set(id, { at, rule, level, what });
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
      const all = [...noted.values()].map(({ at, rule, level, what }) => ({
        rule,
        level,
        subject: subjectOf(at.subject),
        where: at.where,
        what,
      }));
      return LEVELS.flatMap((level) => all.filter((change) => change.level === level));
    },
  };
}

function rank(level: Level): number {
  return LEVELS.indexOf(level);
}

/** One step further from the subject. */
export function into(at: At, step: string): At {
  return { ...at, where: [...at.where, step] };
}

/** The same place for what travels the other way. */
export function turned(at: At): At {
  return { ...at, direction: at.direction === "sent" ? "received" : "sent" };
}
