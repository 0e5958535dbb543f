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

export class Pattern {
  /** For lines of ASCII and for all others. Undefined before it is needed; null where there is none. */
  private plain: PlainSearch | null | undefined;
  private general: GeneralSearch | null | undefined;
  private required: RequiredTexts | undefined;
  private searched: Search | null = null;
  /** A text in ASCII without any of these characters has no match. */
  need: CharacterSet = EVERY_CHARACTER;
  /** It speaks of where the search began: from elsewhere it finds something else. */
  holdsFromThereOnly = false;

  constructor(private readonly source: string) {}

  /** Where the pattern matches next, `NOT_HERE` or `NEVER`. */
  find({ content, characters }: { content: string; characters: CharacterSet | null }, from: number): number {
    if (characters !== null && this.plain && !holdsOneOfEach(characters, this.plain.needs)) return NEVER;
    if (this.required === undefined) {
      this.required = requiredTexts(this.source);
      this.need = (this.required && needOfWords(this.required)) ?? EVERY_CHARACTER;
    }
    if (this.required !== null && !holdsOneOf(content, this.required, from)) return NEVER;
    return characters === null ? this.searchAny(content, from) : this.searchPlain(content, from);
  }

  private searchPlain(content: string, from: number): number {
    if (this.plain === undefined) {
      const pattern = plainPattern(this.source, findNeed);
      this.plain = pattern && new PlainSearch(pattern);
      if (this.need === EVERY_CHARACTER) this.need = pattern?.needs[0] ?? EVERY_CHARACTER;
    }
    if (this.plain === null) return this.searchAny(content, from);
    this.searched = this.plain;
    return this.plain.find(content, from);
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
