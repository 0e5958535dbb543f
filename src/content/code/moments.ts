// Owns chance and time as page code meets them while a page is drawn: every build of the same page finds the same.
import { Console } from "node:console";
import { webcrypto } from "node:crypto";
import { randomFrom } from "../../shared/random.js";

/** What drawing one page, or loading one file, comes upon. */
export interface Moment {
  readonly chance: () => number;
  /** What its code asked for: `CLOCK`, `CHANCE`. They are listed with the files that shaped a page. */
  readonly used: Set<string>;
}

export const CLOCK = "(clock)";

export const CHANCE = "(chance)";

export interface Moments {
  /** `Math`, `Date` and their like for code of pages, and a console that leaves standard output to docsgen. */
  readonly names: Readonly<Record<string, unknown>>;
  /** The same seed brings the same. */
  readonly begin: (seed: string, used?: Set<string>) => Moment;
  /** Runs code in a moment: nothing inside may wait. */
  readonly within: <Result>(moment: Moment, run: () => Result) => Result;
}

/** `clock` is the time that does not pass, in milliseconds. */
export function createMoments(clock: number): Moments {
  const begin: Moments["begin"] = (seed, used = new Set()) => ({ chance: chanceFrom(seed), used });
  let current: Moment | null = null;
  // What runs later than its page is drawn belongs to none.
  const moment = () => current ?? begin("");
  const now = () => {
    moment().used.add(CLOCK);
    return clock;
  };
  const chance = () => {
    const { used, chance: next } = moment();
    used.add(CHANCE);
    return next();
  };
  return {
    names: {
      Math: Object.create(Math, { random: { value: chance } }),
      Date: dateAt(now),
      Intl: Object.create(Intl, { DateTimeFormat: { value: dateFormatAt(now) } }),
      performance: performanceAt(now),
      crypto: cryptoFrom(chance),
      console: new Console(process.stderr),
    },
    begin,
    within: (next, run) => {
      const before = current;
      current = next;
      try {
        return before === null ? withoutOutput(run) : run();
      } finally {
        current = before;
      }
    },
  };
}

/** Standard output belongs to programs that read what docsgen says: words of pages go where those for people go. */
function withoutOutput<Result>(run: () => Result): Result {
  const { stdout, stderr } = process;
  const { write } = stdout;
  stdout.write = stderr.write.bind(stderr);
  try {
    return run();
  } finally {
    stdout.write = write;
  }
}

function dateAt(now: () => number): DateConstructor {
  const at: DateConstructor = new Proxy(Date, {
    construct: (target, args, made) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, made === at ? target : made),
    apply: () => new Date(now()).toString(),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  });
  return at;
}

/** Formats that are given no date show the time of the page. */
function dateFormatAt(now: () => number): typeof Intl.DateTimeFormat {
  const withTime = (format: Intl.DateTimeFormat): Intl.DateTimeFormat =>
    Object.defineProperties(format, {
      format: { value: formatted(format.format, now) },
      formatToParts: {
        value: (date?: Date) => Intl.DateTimeFormat.prototype.formatToParts.call(format, date ?? now()),
      },
    });
  return new Proxy(Intl.DateTimeFormat, {
    construct: (target, args) => withTime(Reflect.construct(target, args)),
    apply: (target, _, args) => withTime(Reflect.construct(target, args)),
  });
}

function formatted(format: Intl.DateTimeFormat["format"], now: () => number): Intl.DateTimeFormat["format"] {
  return (date) => format(date ?? now());
}

/** Nothing takes time here. */
function performanceAt(now: () => number): unknown {
  const nothing = (): void => {};
  const none = (): unknown[] => [];
  return {
    now: () => 0,
    get timeOrigin() {
      return now();
    },
    ...{ mark: nothing, measure: nothing, clearMarks: nothing, clearMeasures: nothing },
    ...{ getEntries: none, getEntriesByName: none, getEntriesByType: none },
  };
}

function cryptoFrom(chance: () => number): unknown {
  const getRandomValues = <Values extends ArrayBufferView>(values: Values): Values => {
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    for (let at = 0; at < bytes.length; at++) bytes[at] = Math.floor(chance() * 256);
    return values;
  };
  const randomUUID = (): string =>
    "10000000-1000-4000-8000-100000000000".replace(/[018]/g, (digit) =>
      (Number(digit) ^ (Math.floor(chance() * 16) >> (Number(digit) / 4))).toString(16),
    );
  return { getRandomValues, randomUUID, subtle: webcrypto.subtle };
}

/** Numbers from 0 to 1, begun with the FNV-1a hash of the seed. */
function chanceFrom(seed: string): () => number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < seed.length; at++) hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193);
  return randomFrom(hash);
}
