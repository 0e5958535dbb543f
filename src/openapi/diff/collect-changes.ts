// Collects changes while two descriptions are compared: each schema once, with the operations that it reaches.
import { isTrue, type Maybe } from "../json.js";
import { type Change, type Mark, STEP, type Subject } from "./change.js";
import { type Direction, LEVELS, type Level, levelOf, type RuleName } from "./change-rules.js";
import type { Located, Pair, Side } from "./comparison.js";
import { inEnglish, type Said, say } from "./said.js";

/** What is compared: the API, an operation or a named schema. */
interface Topic {
  /** The same in all releases. */
  readonly key: string;
  readonly kind: Subject["kind"];
  readonly name: string;
  /** Operations and schemas that hold a schema. */
  readonly holders: Set<Topic>;
}

/** Where a comparison stands: what it is about, the way from there, and which way the values travel. */
export interface At {
  readonly before: Side;
  readonly after: Side;
  /** What compares the schemas inside of others. */
  readonly diffSchemas: (pair: Pair<Located>, at: At) => void;
  readonly collected: Collected;
  readonly topic: Topic;
  readonly where: readonly Said[];
  readonly direction: Direction;
  /** What is said of the part that readers see by itself, a parameter or a property: its format, one of its limits. */
  readonly detail?: Said;
}

interface Noted {
  readonly at: At;
  readonly rule: RuleName;
  readonly level: Level;
  readonly what: Said;
}

/** What was found so far. */
interface Collected {
  readonly noted: Map<string, Noted>;
  readonly schemas: Map<string, Topic>;
  /** Pairs of schemas, with the direction in which they were compared. */
  readonly entered: Set<string>;
  /** Pointers into the newer description, by the key of what is there. */
  readonly visited: Map<string, string>;
}

/** Begins with what belongs to no operation. */
export function startAt(comparison: Pick<At, "before" | "after" | "diffSchemas">): At {
  const collected: Collected = { noted: new Map(), schemas: new Map(), entered: new Set(), visited: new Map() };
  const topic: Topic = { key: "api", kind: "api", name: "", holders: new Set() };
  return { ...comparison, collected, topic, where: [], direction: "sent" };
}

/** Begins an operation. Its shape is the same in all releases. */
export function operationAt(start: At, name: string, shape: string): At {
  return { ...start, topic: { key: `operation ${shape}`, kind: "operation", name, holders: new Set() } };
}

/** Notes a change, unless the rule says that it is no news in this direction. */
export function note(at: At, rule: RuleName, what: Said): void {
  const level = levelOf(rule, at.direction);
  if (level === null) return;
  const { noted } = at.collected;
  const id = JSON.stringify([at.topic.key, whereOf(at), what]);
  const known = noted.get(id);
  // The same news of a schema that is both sent and received: the harder of the two is kept.
  if (known === undefined || rank(level) < rank(known.level)) noted.set(id, { at, rule, level, what });
}

/** Says where in the newer description something is that both have. */
export function visit(at: At, pointer: string): void {
  const { visited } = at.collected;
  const key = keyOf(at);
  if (!visited.has(key)) visited.set(key, pointer);
}

/** Enters a named schema: null where it was compared before in the same direction. Either way `at` reaches it. */
export function enter(at: At, name: string, pair: string): At | null {
  const { topic, direction } = at;
  const { schemas, entered } = at.collected;
  const schema: Topic = schemas.get(name) ?? { key: `schema ${name}`, kind: "schema", name, holders: new Set() };
  schemas.set(name, schema);
  schema.holders.add(topic);
  const id = `${direction} ${pair}`;
  if (entered.has(id)) return null;
  entered.add(id);
  return { ...at, topic: schema, where: [] };
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
  pairs: { readonly removed: readonly Thing[]; readonly added: readonly Thing[] },
  { at, removed, added }: Unpaired<Thing>,
): void {
  for (const thing of pairs.removed)
    note(at(thing), typeof removed === "string" ? removed : removed(thing), say("changeGone"));
  for (const thing of pairs.added) note(at(thing), added, say("changeNew"));
}

/** Something in both versions. */
interface Both<Kind> {
  readonly kind: Kind;
  readonly before: Maybe;
  readonly after: Maybe;
}

/** Notes that something is no longer to be used, or is again. */
export function noteDeprecation(at: At, { kind, before, after }: Both<"operation" | "parameter" | "property">): void {
  const [was, is] = [isTrue(before, "deprecated"), isTrue(after, "deprecated")];
  if (is && !was) note(at, `${kind}-deprecated`, say("changeDeprecated"));
  if (was && !is) note(at, `${kind}-no-longer-deprecated`, say("changeNotDeprecated"));
}

/** Notes that something is needed now, or no longer. */
export function noteNeed(at: At, { kind, before, after }: Both<"body" | "parameter">): void {
  const [was, is] = [isTrue(before, "required"), isTrue(after, "required")];
  if (is && !was) note(at, `${kind}-became-required`, say("changeNowRequired"));
  if (was && !is) note(at, `${kind}-became-optional`, say("changeNotRequired"));
}

/** All changes, the hardest first, else in the order they were found. */
export function changesIn({ noted }: Collected): Change[] {
  const all = [...noted.values()].map(({ at, rule, level, what }) => ({
    rule,
    level,
    subject: subjectOf(at.topic),
    where: whereOf(at),
    what,
  }));
  return LEVELS.flatMap((level) => all.filter((change) => change.level === level));
}

function subjectOf(topic: Topic): Subject {
  const { kind, name } = topic;
  if (kind === "schema")
    return {
      kind,
      name,
      operations: operationsOf(topic)
        .map((each) => each.name)
        .sort(),
    };
  return kind === "operation" ? { kind, name } : { kind };
}

function operationsOf(schema: Topic): Topic[] {
  const seen = new Set([schema]);
  for (const each of seen) for (const holder of each.holders) seen.add(holder);
  return [...seen].filter(({ kind }) => kind === "operation");
}

/** What is new, gone and changed, by keys that are the same in all releases. */
export function marksIn({ noted }: Collected): Mark[] {
  return [...noted.values()].flatMap(marksOf);
}

function marksOf({ at, rule, level }: Noted): Mark[] {
  const { topic } = at;
  const own: Mark = { key: keyOf(at), kind: kindOfMark(rule) };
  // Of schemas that operations share, only what breaks clients is said of the operations, too.
  if (topic.kind === "schema") return [own, ...(level === "breaking" ? operationsOf(topic) : []).map(changed)];
  return own.key === topic.key ? [own] : [own, changed(topic)];
}

function changed({ key }: Topic): Mark {
  return { key, kind: "changed" };
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
function keyOf({ topic, where }: At): string {
  return [topic.key, ...where.map(inEnglish)].join(STEP);
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
