// Owns what is known of a pattern of a grammar before it is searched for: read from its text when it is first asked for.
import { asciiPatterns } from "./ascii-pattern.js";
import { type Beginning, beginningFinder } from "./beginning.js";
import { needFinder } from "./character-sets.js";
import { type PlainPattern, plainPatterns } from "./plain-pattern.js";
import { type RequiredTexts, requiredTextsFinder } from "./required-texts.js";
import { type Translation, translatePattern } from "./translate-pattern.js";

export interface PatternFacts {
  /** Where it can begin. */
  readonly beginning: Beginning;
  readonly required: RequiredTexts;
  /** The pattern for plain lines; null where the general one is needed. */
  readonly plain: PlainPattern | null;
  /** The pattern for lines in ASCII if there is no plain one, and the one for any line; null where it never matches. */
  readonly ascii: Translation | null;
  readonly general: Translation | null;
}

/** Looks up the facts of a pattern by its source. */
export type FactsOf = (source: string) => PatternFacts;

/** Analyzes patterns. Remembers the parts that many of them share. */
export function readPatterns(): FactsOf {
  const readers: Readers = {
    beginningOf: beginningFinder(),
    requiredTexts: requiredTextsFinder(),
    plainPattern: plainPatterns(needFinder()),
    asciiPattern: asciiPatterns(),
  };
  return (source) => new ReadFacts(source, readers);
}

interface Readers {
  readonly beginningOf: (source: string) => Beginning;
  readonly requiredTexts: (source: string) => RequiredTexts;
  readonly plainPattern: (source: string) => PlainPattern | null;
  readonly asciiPattern: (translation: Translation) => Translation;
}

class ReadFacts implements PatternFacts {
  constructor(
    private readonly source: string,
    private readonly readers: Readers,
  ) {}

  get beginning(): Beginning {
    return this.readers.beginningOf(this.source);
  }

  get required(): RequiredTexts {
    return this.readers.requiredTexts(this.source);
  }

  get plain(): PlainPattern | null {
    return this.readers.plainPattern(this.source);
  }

  get ascii(): Translation | null {
    const { general } = this;
    return general && this.readers.asciiPattern(general);
  }

  get general(): Translation | null {
    return translatePattern(this.source);
  }
}
