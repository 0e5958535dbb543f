// Tells whether a question asks for a value, such as a limit or a duration, and finds what states one.
import type { KeyWords } from "../key-words.js";
import { type Block, blockText, plainText, type Section } from "../read-sections.js";

/** Tells whether a text states a value of the kind that is asked for. */
export interface ValuePattern {
  test(text: string): boolean;
}

const TIME_UNIT = "(?:milliseconds?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|quarters?)";
const TIME = new RegExp(
  [
    String.raw`\b\d[\d,.]*[\s-]?(?:${TIME_UNIT}|ms|s|sec|min|h|hrs?)\b`,
    String.raw`\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|sixty|each|every|per)[\s-]${TIME_UNIT}\b`,
    String.raw`\b(?:(?:never|not) expires?|forever|indefinitely|instantly|immediately|real[- ]time|hourly|daily|nightly|weekly|monthly)\b`,
  ].join("|"),
  "i",
);
const SIZE = /\b\d[\d,.]*\s?(?:[kmgt]i?b|[kmgt]?bytes?|bits?|px|pixels?|characters?|tokens?|rows?)\b/i;
/** "Python 3" and "Step 2" count nothing, but "After 5 attempts" does. */
const NAMED_BEFORE = String.raw`\b(?!(?:After|At|Every|Least|Maximum|Max|Minimum|Min|Most|Only|Over|Than|Under|Within) )[A-Z][A-Za-z]+ `;
const NUMBER = String.raw`(?<![\w.:/#-]|${NAMED_BEFORE})\d[\d,]*(?:\.\d+)?(?:[kKmM]\b|\s?%|(?=[*_${"`"}|)]|[.,;:!?]?(?:\s|$)))`;
const NUMBER_IN_WORDS = String.raw`\b(?:[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Tt]welve|[Tt]wenty|[Ff]ifty|hundreds?|thousands?|millions?)\b`;
const COUNT = new RegExp(
  [
    NUMBER,
    NUMBER_IN_WORDS,
    String.raw`\b(?:[Uu]nlimited|[Nn]o (?:hard |fixed )?limits?|[Uu]p to|[Aa]t most|[Mm]aximum of)\b`,
  ].join("|"),
);
const MONEY = /[$€£]\s?\d|\b\d[\d,.]*\s?(?:usd|eur|dollars?|euros?|cents?|credits?)\b|\b(?:free|no extra charge)\b/i;
const VERSION = /\bv?\d+\.(?:\d+|x)\b|\b[A-Z][\w.]*\s\d+\+?(?=[\s,.;)*_`]|$)/;

const SHARE = /\d\s?%|\bper ?cent\b/i;

/** A value of any of these kinds. */
export function anyOf(...patterns: readonly ValuePattern[]): ValuePattern {
  return { test: (text) => patterns.some((pattern) => pattern.test(text)) };
}

/** An order or a team has a size, too. */
const ANY_SIZE = anyOf(SIZE, COUNT, MONEY);
const OF_MANY =
  /\b(?:batch|bet|bulk|class|cluster|crowd|donation|fleet|group|lot|order|page|party|payment|pool|position|staff|team|trade|transfer)(?:e?s)?\b/i;

/** A kind of value: how it is written, and what asks for it. */
interface ValueKind {
  readonly pattern: ValuePattern;
  /** In any question: "how long", "what is the limit". */
  readonly asks: RegExp;
  /** At the end of a few words that are no sentence: "upload limit". */
  readonly isNamed: RegExp;
}

const KINDS: readonly ValueKind[] = [
  valueKind(
    TIME,
    "long|often|soon|frequently|old|far back",
    "(?:longest|shortest|max(?:imum)?|min(?:imum)?) (?:time|duration|period)|duration|expir(?:y|ation)|life ?time|ttl|time-?outs?|intervals?|frequency|retention|validity|cool-?down(?: period)?|grace period|delay|deadline",
  ),
  { pattern: SHARE, asks: /\b(?:what|which) (?:[\w-]+ )?per ?cent(?:age)?\b/i, isNamed: /\bper ?cent(?:age)?$/i },
  valueKind(
    SIZE,
    String.raw`large|big|small|heavy|much (?:\w+ )?(?:bandwidth|data|disk|memory|ram|space|storage|traffic)`,
    "size(?: limits?)?",
  ),
  valueKind(
    COUNT,
    "many",
    "limits?|quotas?|(?:max(?:imum)?|min(?:imum)?)(?: length| number)?|attempts|retries|concurrency",
  ),
  valueKind(anyOf(TIME, SIZE, COUNT, MONEY), null, "(?:longest|shortest|largest|biggest|smallest|highest|lowest)"),
  valueKind(MONEY, "much|expensive", "price|prices|costs?|fees?|pricing"),
  { pattern: MONEY, asks: /\bwhat (?:do|does|did|will|would) .{1,80} cost\b/i, isNamed: /\bcosts?$/i },
  valueKind(VERSION, null, "versions?"),
];

/** @param adverbs what asks for it after "how"; null: nothing does. @param names what it is called */
function valueKind(pattern: ValuePattern, adverbs: string | null, names: string): ValueKind {
  const how = adverbs === null ? [] : [String.raw`\bhow (?:${adverbs})\b`];
  const which = String.raw`\b(?:what(?:['\u2019]?s| is| are)|which)\b.{0,50}\b(?:${names})\b`;
  return {
    pattern,
    asks: new RegExp([...how, which].join("|"), "i"),
    isNamed: new RegExp(String.raw`\b(?:${names})(?=$| (?:for|of|in|on|per|with|when|between|by)\b)`, "i"),
  };
}

/** Who begins so asks how to change something. */
const DOES =
  /^(?:(?:how|where|why|can|could|do|does|is|are|should|will)\b|(?:add|adjust|avoid|change|check|clear|configure|create|customi[sz]e|decrease|delete|disable|enable|exceed|extend|fix|get|handle|increase|list|lower|manage|override|raise|reduce|remove|request|reset|see|set|show|track|turn|update|upgrade|view)\b)/i;
/** Who asks how to change how long something lasts asks for no value. */
const CHANGES = /^(?:how (?:do|can|could|should|would|to)|where (?:do|can)|(?:can|could) (?:i|we))\b/i;
/** Words of a question that is no sentence. */
const FEW_WORDS = 5;

/** How the value is written that a question asks for; null: it asks for none. */
export function valueAskedFor(question: string): ValuePattern | null {
  const said = question.trim();
  if (CHANGES.test(said)) return null;
  const isSentence = said.split(/\s+/).length > FEW_WORDS || said.includes("?") || DOES.test(said);
  const kind = KINDS.find(({ asks, isNamed }) => asks.test(said) || (!isSentence && isNamed.test(said)));
  return kind?.pattern === SIZE && OF_MANY.test(said) ? ANY_SIZE : (kind?.pattern ?? null);
}

/** A block that states a value of the kind that is asked for. */
export interface StatedValue {
  readonly block: Block;
  /** Share of the question's words in its heading and in the sentence, item or row itself. */
  readonly share: number;
}

/** Of the values that a section states the one that says most of the question; null where it states none. */
export function statedValue(
  { heading, blocks }: Pick<Section, "heading" | "blocks">,
  pattern: ValuePattern,
  words: KeyWords,
): StatedValue | null {
  let best: StatedValue | null = null;
  for (const block of blocks) {
    if (block.kind === "code" || !pattern.test(plainText(blockText(block)))) continue;
    for (const said of unitsOf(block, words)) {
      if (!pattern.test(plainText(said))) continue;
      const share = words.share(heading ?? "", said);
      if (share > (best?.share ?? 0)) best = { block, share };
    }
  }
  return best;
}

/** The share of the question that a section says with a value that is asked for; 0 where none is, or it states none. */
export function shareOfValue(
  section: Pick<Section, "heading" | "blocks">,
  pattern: ValuePattern | null,
  words: KeyWords,
): number {
  return pattern === null ? 0 : (statedValue(section, pattern, words)?.share ?? 0);
}

/** Sentences, items or rows. */
export function unitsOf(block: Exclude<Block, { kind: "code" }>, { split }: KeyWords): readonly string[] {
  if (block.kind === "list") return block.items;
  return block.kind === "table" ? block.text.split("\n") : split(block.text);
}
