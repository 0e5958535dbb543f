// Owns a pattern of a grammar: when it need not be tried, how it is compiled, where it matches.
import {
  type CharacterSet,
  EVERY_CHARACTER,
  type FindNeed,
  holdsOneOfEach,
  needFinder,
  needOfWords,
} from "./character-sets.js";
import { type GeneralSearch, generalSearch, type Indices, NEVER, PlainSearch, type Search } from "./pattern-search.js";
import { plainPattern } from "./plain-pattern.js";
import { type RequiredTexts, requiredTexts } from "./required-texts.js";

export { NEVER };

/** Not found from here on, but perhaps from another place behind. */
const NOT_HERE = -1;

/** Compiled once for all. */
const findNeed: FindNeed = needFinder();

interface SearchedLine {
  readonly content: string;
  readonly plain: string | null;
  readonly characters: CharacterSet | null;
}

export class Pattern {
  /** For plain lines and for all others. Undefined before it is needed; null where there is none. */
  private plain: PlainSearch | null | undefined;
  private general: GeneralSearch | null | undefined;
  private required: RequiredTexts | undefined;
  private searched: Search | null = null;
  /** A plain line without any of these characters has no match. */
  need: CharacterSet = EVERY_CHARACTER;
  /** It speaks of where the search began: from elsewhere it finds something else. */
  holdsFromThereOnly = false;

  constructor(private readonly source: string) {}

  /** Where the pattern matches next, `NOT_HERE` or `NEVER`. */
  find({ content, plain, characters }: SearchedLine, from: number): number {
    if (characters !== null && this.plain && !holdsOneOfEach(characters, this.plain.needs)) return NEVER;
    if (this.required === undefined) {
      this.required = requiredTexts(this.source);
      this.need = (this.required && needOfWords(this.required)) ?? EVERY_CHARACTER;
    }
    if (this.required !== null && !holdsOneOf(content, this.required, from)) return NEVER;
    return plain === null ? this.searchAny(content, from) : this.searchPlain(plain, content, from);
  }

  private searchPlain(plain: string, content: string, from: number): number {
    if (this.plain === undefined) {
      const pattern = plainPattern(this.source, findNeed);
      this.plain = pattern && new PlainSearch(pattern);
      if (this.need === EVERY_CHARACTER) this.need = pattern?.needs[0] ?? EVERY_CHARACTER;
    }
    if (this.plain === null) return this.searchAny(content, from);
    this.searched = this.plain;
    return this.plain.find(plain, from);
  }

  private searchAny(content: string, from: number): number {
    if (this.general === undefined) this.general = generalSearch(this.source);
    this.searched = this.general;
    if (this.general === null) return NEVER;
    const found = this.general.find(content, from);
    this.holdsFromThereOnly = this.general.speaksOfStart;
    return found === NEVER && this.holdsFromThereOnly ? NOT_HERE : found;
  }

  /** How long the match is that was found last. */
  get length(): number {
    return this.searched?.length ?? 0;
  }

  /** Where the parts of the match lie that was found last, by number. */
  captures(): Indices {
    return this.searched?.captures() ?? [];
  }
}

function holdsOneOf(text: string, words: readonly string[], from: number): boolean {
  for (const word of words) if (text.indexOf(word, from) !== -1) return true;
  return false;
}
