// Collects changes while two descriptions are compared: each schema once, with the operations that it reaches.
import { isTrue, type Maybe } from "../json.js";
import { type Change, type Mark, STEP, type Subject } from "./change.js";
import { type Direction, LEVELS, type Level, levelOf, type RuleName } from "./change-rules.js";
import { inEnglish, type Said, say } from "./said.js";

/** Where a comparison stands: what it is about, the way from there, and which way the values travel. */
export interface At {
  /** The API, an operation or a named schema; the collector knows which. */
  readonly subject: string;
  readonly where: readonly Said[];
  readonly direction: Direction;
  /** What is said of the part that readers see by itself, a parameter or a property: its format, one of its limits. */
  readonly detail?: Said;
}

export interface Collector {
  /** Begins an operation. Its shape is the same in all releases. */
  operation(name: string, shape: string): At;
  /** Notes a change, unless the rule says that it is no news in this direction. */
  note(at: At, rule: RuleName, what: Said): void;
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

/** At something that is said of a part. */
export function atDetail(at: At, detail: Said): At {
  return { ...at, detail };
}

/** How is noted what only one of two versions has. */
interface Unpaired<Thing> {
  readonly at: (thing: Thing) => At;
  readonly removed: RuleName | ((thing: Thing) => RuleName);
  readonly added: RuleName;
}

export function noteUnpaired<Thing>(
  changes: Collector,
  pairs: { readonly removed: readonly Thing[]; readonly added: readonly Thing[] },
  { at, removed, added }: Unpaired<Thing>,
): void {
  for (const thing of pairs.removed)
    changes.note(at(thing), typeof removed === "string" ? removed : removed(thing), say("changeGone"));
  for (const thing of pairs.added) changes.note(at(thing), added, say("changeNew"));
}

/** Something in both versions. */
interface Both<Kind> {
  readonly kind: Kind;
  readonly before: Maybe;
  readonly after: Maybe;
}

/** Notes that something is no longer to be used, or is again. */
export function noteDeprecation(
  changes: Collector,
  at: At,
  { kind, before, after }: Both<"operation" | "parameter" | "property">,
): void {
  const [was, is] = [isTrue(before, "deprecated"), isTrue(after, "deprecated")];
  if (is && !was) changes.note(at, `${kind}-deprecated`, say("changeDeprecated"));
  if (was && !is) changes.note(at, `${kind}-no-longer-deprecated`, say("changeNotDeprecated"));
}

/** Notes that something is needed now, or no longer. */
export function noteNeed(changes: Collector, at: At, { kind, before, after }: Both<"body" | "parameter">): void {
  const [was, is] = [isTrue(before, "required"), isTrue(after, "required")];
  if (is && !was) changes.note(at, `${kind}-became-required`, say("changeNowRequired"));
  if (was && !is) changes.note(at, `${kind}-became-optional`, say("changeNotRequired"));
}

/** The subject of what belongs to no operation. */
export const API: At = { subject: "api", where: [], direction: "sent" };

interface Noted {
  readonly at: At;
  readonly rule: RuleName;
  readonly level: Level;
  readonly what: Said;
}

/** What was collected. */
interface Collected {
  readonly noted: Map<string, Noted>;
  readonly subjects: Map<string, { readonly kind: Subject["kind"]; readonly name: string }>;
  /** Subjects that hold a schema, by its subject. */
  readonly holders: Map<string, Set<string>>;
}

export function createCollector(): Collector {
  const collected: Collected = {
    noted: new Map(),
    subjects: new Map([[API.subject, { kind: "api", name: "" }]]),
    holders: new Map(),
  };
  const { noted, subjects, holders } = collected;
  const entered = new Set<string>();
  const visited = new Map<string, string>();
  return {
    operation(name, shape) {
      const subject = `operation ${shape}`;
      subjects.set(subject, { kind: "operation", name });
      return { subject, where: [], direction: "sent" };
    },
    note(at, rule, what) {
      const level = levelOf(rule, at.direction);
      if (level !== null) keepHarder(noted, { at, rule, level, what });
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
    changes: () => changesIn(collected),
    marks: () => [...noted.values()].flatMap((each) => marksOf(each, collected)),
    visited: () => visited,
  };
}

function changed(key: string): Mark {
  return { key, kind: "changed" };
}

/** The same news of a schema that is both sent and received: the harder of the two is kept. */
function keepHarder(noted: Map<string, Noted>, news: Noted): void {
  const id = JSON.stringify([news.at.subject, whereOf(news.at), news.what]);
  const known = noted.get(id);
  if (known === undefined || rank(news.level) < rank(known.level)) noted.set(id, news);
}

function changesIn(collected: Collected): Change[] {
  const all = [...collected.noted.values()].map(({ at, rule, level, what }) => ({
    rule,
    level,
    subject: subjectOf(at.subject, collected),
    where: whereOf(at),
    what,
  }));
  return LEVELS.flatMap((level) => all.filter((change) => change.level === level));
}

function subjectOf(id: string, collected: Collected): Subject {
  const { kind, name } = collected.subjects.get(id) ?? { kind: "api", name: "" };
  if (kind === "schema")
    return {
      kind,
      name,
      operations: operationsOf(id, collected)
        .map((each) => collected.subjects.get(each)?.name ?? "")
        .sort(),
    };
  return kind === "operation" ? { kind, name } : { kind: "api" };
}

function operationsOf(schema: string, { holders, subjects }: Collected): string[] {
  const seen = new Set([schema]);
  for (const each of seen) for (const holder of holders.get(each) ?? []) seen.add(holder);
  return [...seen].filter((each) => subjects.get(each)?.kind === "operation");
}

function marksOf({ at, rule, level }: Noted, collected: Collected): Mark[] {
  const own: Mark = { key: keyOf(at), kind: kindOfMark(rule) };
  // Of schemas that operations share, only what breaks clients is said of the operations, too.
  if (collected.subjects.get(at.subject)?.kind === "schema")
    return [own, ...(level === "breaking" ? operationsOf(at.subject, collected) : []).map(changed)];
  return own.key === at.subject ? [own] : [own, changed(at.subject)];
}

/** How the part that a rule is about is marked: most rules tell of a change, some that it came or went. */
function kindOfMark(rule: RuleName): Mark["kind"] {
  if (ADDING.has(rule)) return "added";
  return REMOVING.has(rule) ? "removed" : "changed";
}

const ADDING: ReadonlySet<RuleName> = new Set<RuleName>([
  ...(["operation-added", "required-parameter-added", "optional-parameter-added"] as const),
  ...(["response-added", "header-added", "required-property-added", "optional-property-added"] as const),
]);

const REMOVING: ReadonlySet<RuleName> = new Set<RuleName>([
  ...(["operation-removed", "deprecated-operation-removed", "parameter-removed"] as const),
  ...(["success-response-removed", "error-response-removed"] as const),
  ...(["required-header-removed", "optional-header-removed"] as const),
  ...(["required-property-removed", "optional-property-removed"] as const),
]);

/** In English, so that a part is the same in all releases and languages. */
function keyOf({ subject, where }: At): string {
  return [subject, ...where.map(inEnglish)].join(STEP);
}

function whereOf({ where, detail }: At): readonly Said[] {
  return detail === undefined ? where : [...where, detail];
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
