// The form of TextMate grammars as their files have it.

export interface RawRule {
  readonly include?: string;
  readonly name?: string;
  readonly contentName?: string;
  readonly match?: string;
  readonly begin?: string;
  readonly end?: string;
  readonly while?: string;
  readonly applyEndPatternLast?: boolean | number;
  readonly captures?: RawCaptures;
  readonly beginCaptures?: RawCaptures;
  readonly endCaptures?: RawCaptures;
  readonly whileCaptures?: RawCaptures;
  readonly patterns?: readonly RawRule[];
  readonly repository?: Repository;
}

/** By the number of the capture. */
export type RawCaptures = Readonly<Record<string, RawRule>>;

/** Rules by the names under which others include them. */
export type Repository = Readonly<Record<string, RawRule>>;

export interface RawGrammar {
  readonly name: string;
  readonly scopeName: string;
  readonly aliases?: readonly string[];
  readonly patterns?: readonly RawRule[];
  readonly repository?: Repository;
  /** Injected rules by selector. */
  readonly injections?: Repository;
  readonly injectionSelector?: string;
  /** Scopes of grammars that this one is injected into. */
  readonly injectTo?: readonly string[];
  readonly balancedBracketSelectors?: readonly string[];
  readonly unbalancedBracketSelectors?: readonly string[];
}
