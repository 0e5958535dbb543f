// Compares the limits, patterns and defaults of two schemas.
import { type Maybe, sameJson } from "../../json.js";
import type { RuleName } from "../change-rules.js";
import type { At, Collector } from "../collect-changes.js";
import type { Pair } from "../comparison.js";
import { code, sayNow } from "../said.js";
import type { EffectiveSchema } from "./effective-schema.js";

/** Smaller is tighter. */
const UPPER = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"];
/** Larger is tighter. */
const LOWER = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"];

export function diffLimits(changes: Collector, { before, after }: Pair<EffectiveSchema>, at: At): void {
  const compare = (key: string, isTighter: (was: Maybe, is: Maybe) => boolean, rules: Rules = LIMIT_RULES) => {
    const [was, is] = [limitOf(before, key), limitOf(after, key)];
    if (sameJson(was, is) || (isNothing(key, was) && isNothing(key, is))) return;
    const [tightened, loosened] = rules;
    const what = sayNow(codeOf(was), codeOf(is));
    changes.note(at, isTighter(was, is) ? tightened : loosened, what, { detail: code(key) });
  };
  for (const key of UPPER)
    compare(key, (was, is) => is !== undefined && (was === undefined || Number(is) < Number(was)));
  for (const key of LOWER)
    compare(key, (was, is) => is !== undefined && (was === undefined || Number(is) > Number(was)));
  compare("multipleOf", (_, is) => is !== undefined);
  compare("uniqueItems", (_, is) => is === true);
  const hadPattern = before.keyword("pattern").value !== undefined;
  compare("pattern", (_, is) => is !== undefined, [
    hadPattern ? "pattern-changed" : "pattern-added",
    "pattern-removed",
  ]);
  compare("default", () => true, ["default-changed", "default-changed"]);
}

/** OpenAPI 3.0 says with `exclusiveMaximum: true` that `maximum` itself is out; later versions give the number. */
function limitOf(schema: EffectiveSchema, key: string): Maybe {
  const said = schema.keyword(key).value;
  if (key.startsWith("exclusive")) return said === true ? schema.keyword(key.replace(/^exclusiveM/, "m")).value : said;
  const isExclusive = schema.keyword(key.replace(/^m(?=(?:ax|in)imum)/, "exclusiveM")).value === true;
  return isExclusive && key.endsWith("imum") ? undefined : said;
}

type Rules = readonly [tightened: RuleName, loosened: RuleName];

const LIMIT_RULES: Rules = ["limit-tightened", "limit-loosened"];

/** Whether a limit says no more than that there is none. */
function isNothing(key: string, value: Maybe): boolean {
  return value === undefined || value === false || (LOWER.includes(key) && value === 0 && key !== "minimum");
}

function codeOf(value: Maybe): string | null {
  return value === undefined ? null : code(JSON.stringify(value));
}
