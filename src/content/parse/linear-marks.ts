// Pairs the marks of emphasis in time that grows with the text: the reference engine's own constructs look for
// the other half of each mark through all that precedes it.
import type { Data } from "unified";

/** What the engine takes. */
type Extension = NonNullable<Data["micromarkExtensions"]>[number];
export type Construct = Exclude<NonNullable<NonNullable<Extension["text"]>[number]>, readonly unknown[]>;
type Code = Context["previous"];
type State = ReturnType<Construct["tokenize"]>;
type Resolver = NonNullable<Construct["resolveAll"]>;
type Event = Parameters<Resolver>[0][number];
type Token = Event[1];
export type Context = Event[2];
type Point = Token["start"];

/** Goes behind the extension for GFM, whose constructs it uses. */
export function linearMarks(): Extension {
  const attention = pairing("attention", 42);
  return {
    disable: { null: ["attention", "strikethrough", "htmlText"] },
    text: { 42: attention, 95: attention, 126: pairing("strikethrough", 126), null: moreText },
    insideSpan: { null: [attention] },
  };
}

/** A construct of the engine, with all marks paired at once. */
function pairing(name: string, code: number): Construct {
  return {
    name: `${name} in one pass`,
    add: "after",
    tokenize(effects, ok, nok) {
      return constructOf(this, name, code).tokenize.call(this, effects, ok, nok);
    },
    resolveAll: pairMarks,
  };
}

function constructsAt({ parser }: Context, code: number): Construct[] {
  return [parser.constructs.text?.[code] ?? []].flat();
}

/** A construct of the engine, by its name. */
export function constructOf(context: Context, name: string, code: number): Construct {
  const found = constructsAt(context, code).find((each) => each.name === name);
  if (!found) throw new Error(`The engine has no construct ${name}.`);
  return found;
}

/** A sign that turned out to be text: continues the text before it. The engine would join the two only at the end, one pair at a time. */
const moreText: Construct = {
  name: "more text",
  tokenize(effects, ok, nok) {
    const last = this.events.at(-1);
    if (last?.[0] !== "exit" || last[1].type !== "data") return nok;
    const further = (code: Code): State | undefined => {
      effects.consume(code);
      return (next) => {
        if (!mayEndText(this, next)) return further(next);
        effects.exit("data");
        return ok(next);
      };
    };
    const [, token] = last;
    const { start } = token;
    return (code) => {
      this.events.length -= 2;
      // Extensions note on the token what is before it.
      effects.enter("data", token).start = start;
      return further(code);
    };
  },
};

/** As the engine decides it. */
function mayEndText(context: Context, code: Code): boolean {
  if (code === null) return true;
  return constructsAt(context, code).some((each) => each.previous?.call(context, context.previous) ?? true);
}

/** A run of marks. It closes with its first characters and opens with its last ones. */
interface Mark {
  readonly token: Token;
  readonly sign: number;
  readonly size: number;
  readonly closes: Pair[];
  /** From the innermost. */
  readonly opens: Pair[];
  /** Characters that close, and that open. */
  closed: number;
  opened: number;
  /** The mark with which this last had more of its characters taken, by its index. */
  changed: number;
}

interface Pair {
  readonly group: Token;
  readonly text: Token;
}

const TILDE = 126;

function pairMarks(events: Event[], context: Context): Event[] {
  const marks = new Map<Token, Mark>();
  for (const [kind, token] of events) {
    if (kind === "exit" || !MARKS.has(token.type)) continue;
    const size = token.end.offset - token.start.offset;
    const sign = context.sliceSerialize(token).charCodeAt(0);
    marks.set(token, { token, sign, size, closes: [], opens: [], closed: 0, opened: 0, changed: 0 });
  }
  pairAll([...marks.values()]);
  const all = events.flatMap((event) => {
    const mark = marks.get(event[1]);
    if (!mark) return [event];
    return event[0] === "enter" ? eventsOf(mark, context) : [];
  });
  // The engine goes on with the same array.
  events.length = 0;
  for (const event of all) events.push(event);
  return events;
}

const MARKS: ReadonlySet<string> = new Set(["attentionSequence", "strikethroughSequenceTemporary"]);

function pairAll(marks: readonly Mark[]): void {
  const open: Mark[] = [];
  // By kind of closing mark: those that did not change since this mark were all looked at, and do not open it.
  const looked = new Map<string, number>();
  for (const [index, mark] of marks.entries()) {
    mark.changed = index;
    const { _open, _close } = mark.token;
    while (_close && leftOf(mark) > 0) {
      const kind = `${mark.sign} ${mark.sign === TILDE ? mark.size : leftOf(mark) % 3} ${_open}`;
      const at = open.findLastIndex((each) => each.changed < (looked.get(kind) ?? 0) || mayPair(each, mark));
      const opening = open[at];
      if (!opening || !mayPair(opening, mark)) {
        looked.set(kind, index);
        break;
      }
      pair(opening, mark);
      opening.changed = index;
      open.length = leftOf(opening) > 0 ? at + 1 : at;
    }
    if (_open && leftOf(mark) > 0) open.push(mark);
  }
}

/** With the rule of CommonMark about marks that both open and close. */
function mayPair(opening: Mark, closing: Mark): boolean {
  if (opening.sign !== closing.sign) return false;
  if (opening.sign === TILDE) return opening.size === closing.size;
  const isEither = opening.token._close || closing.token._open;
  return !isEither || leftOf(closing) % 3 === 0 || (leftOf(opening) + leftOf(closing)) % 3 !== 0;
}

function pair(opening: Mark, closing: Mark): void {
  const size = opening.sign === TILDE ? opening.size : Math.min(2, leftOf(opening), leftOf(closing));
  const name = opening.sign === TILDE ? "strikethrough" : size === 2 ? "strong" : "emphasis";
  const start = moved(opening.token.end, -opening.opened);
  const end = moved(closing.token.start, closing.closed);
  const group = tokenOf(name, moved(start, -size), moved(end, size));
  const made = { group, text: tokenOf(`${name}Text`, start, end) };
  opening.opens.push(made);
  closing.closes.push(made);
  opening.opened += size;
  closing.closed += size;
}

/** Characters without a partner. */
function leftOf({ size, closed, opened }: Mark): number {
  return size - closed - opened;
}

function eventsOf({ token, closes, opens, closed, opened }: Mark, context: Context): Event[] {
  const within = (inner: Token): Event[] => [
    ["enter", inner, context],
    ["exit", inner, context],
  ];
  const rest = tokenOf("data", moved(token.start, closed), moved(token.end, -opened));
  return [
    ...closes.flatMap(({ group, text }): Event[] => [
      ["exit", text, context],
      ...within(tokenOf(`${group.type}Sequence`, text.end, group.end)),
      ["exit", group, context],
    ]),
    ...(rest.start.offset < rest.end.offset ? within(rest) : []),
    ...opens
      .toReversed()
      .flatMap(({ group, text }): Event[] => [
        ["enter", group, context],
        ...within(tokenOf(`${group.type}Sequence`, group.start, text.start)),
        ["enter", text, context],
      ]),
  ];
}

/** The engine's types do not know the tokens of its extension for GFM. */
function tokenOf(type: string, start: Point, end: Point): Token {
  return { type: type as Token["type"], start: { ...start }, end: { ...end } };
}

function moved(point: Point, by: number): Point {
  const { column, offset, _bufferIndex } = point;
  return { ...point, column: column + by, offset: offset + by, _bufferIndex: _bufferIndex + by };
}
