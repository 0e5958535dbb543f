// Owns a language's grammar with its includes: finds rules by name, and injections.
import type { PatternStore } from "../patterns/pattern-store.js";
import type { RawGrammar, RawRule, Repository } from "./raw-grammar.js";
import { Rule, type RuleSource } from "./rule.js";
import { readSelectors, type Selects } from "./selector.js";

/** Grammars by scope, which may include one another. */
type Grammars = ReadonlyMap<string, RawGrammar>;

/** Rules of other grammars that apply wherever their selector matches. */
export interface Injection {
  readonly selects: Selects;
  readonly rule: Rule;
  readonly goesFirst: boolean;
}

export class Language implements RuleSource {
  readonly root: Rule;
  readonly name: string;
  readonly scopeName: string;
  readonly injections: readonly Injection[];
  /** Whether brackets in these scopes are paired, so that adjacent runs of the same colour stay separate. */
  readonly pairsBrackets: Selects;
  private readonly rules = new Map<RawRule, Rule>();
  private readonly hollow = new Map<RawRule, boolean>();
  private readonly repositories = new Map<string, Repository>();

  constructor(
    grammar: RawGrammar,
    private readonly grammars: Grammars,
    readonly patterns: PatternStore,
  ) {
    this.name = grammar.name;
    this.scopeName = grammar.scopeName;
    const repository = this.repositoryOf(grammar, null);
    this.root = this.ruleOf(repository["$self"] ?? {}, repository);
    this.injections = this.findInjections(grammar, repository);
    this.pairsBrackets = bracketSelector(grammar);
  }

  /** Each rule is made once. */
  ruleOf(raw: RawRule, repository: Repository): Rule {
    const known = this.rules.get(raw);
    if (known !== undefined) return known;
    const made = new Rule({ raw, repository: within(raw, repository) }, this.rules.size + 1, this);
    this.rules.set(raw, made);
    return made;
  }

  /** The rules inside a rule, without missing ones. */
  rulesIn(raw: RawRule, repository: Repository): Rule[] {
    return patternsOf(raw).flatMap((each) => {
      const found = this.find(each, repository);
      return found === null || this.isHollow(found) ? [] : this.ruleOf(found.raw, found.repository);
    });
  }

  /** A rule whose inner rules are all missing never applies. */
  private isHollow({ raw, repository }: Found): boolean {
    const known = this.hollow.get(raw);
    if (known !== undefined) return known;
    this.hollow.set(raw, false); // A rule that contains itself is not empty.
    const own = within(raw, repository);
    const patterns = raw.match ? [] : patternsOf(raw);
    const isHollow = patterns.length > 0 && patterns.every((each) => this.isMissing(this.find(each, own)));
    this.hollow.set(raw, isHollow);
    return isHollow;
  }

  private isMissing(found: Found | null): boolean {
    return found === null || this.isHollow(found);
  }

  /** A pattern, or the patterns it includes. */
  private find(pattern: RawRule, repository: Repository): Found | null {
    const { include } = pattern;
    if (!include) return { raw: pattern, repository };
    const [scope = "", name = "$self"] = include.split("#", 2);
    const isNear = scope === "" || scope === "$self" || scope === "$base";
    const there = isNear ? repository : this.included(scope, repository);
    const raw = there?.[scope.startsWith("$") ? scope : name];
    return raw === undefined || there === undefined ? null : { raw, repository: there };
  }

  private included(scope: string, repository: Repository): Repository | undefined {
    const grammar = this.grammars.get(scope);
    return grammar && this.repositoryOf(grammar, repository["$base"] ?? null);
  }

  /** The named rules of a grammar; `$base` is the outermost grammar. */
  private repositoryOf(grammar: RawGrammar, base: RawRule | null): Repository {
    const known = this.repositories.get(grammar.scopeName);
    if (known !== undefined) return known;
    const self: RawRule = { name: grammar.scopeName, ...(grammar.patterns && { patterns: grammar.patterns }) };
    const made = { ...grammar.repository, $self: self, $base: base ?? self };
    this.repositories.set(grammar.scopeName, made);
    this.patterns.learn(grammar.scopeName);
    return made;
  }

  private findInjections(grammar: RawGrammar, repository: Repository): Injection[] {
    const own = Object.entries(grammar.injections ?? {}).flatMap(([selector, raw]) =>
      injections(selector, this.ruleOf(raw, repository)),
    );
    const others = injectedInto(grammar.scopeName, this.grammars).flatMap((each) => {
      const there = this.repositoryOf(each, null);
      return each.injectionSelector === undefined ? [] : injections(each.injectionSelector, this.ruleOf(each, there));
    });
    return [...own, ...others].sort((a, b) => a.priority - b.priority);
  }
}

interface Found {
  readonly raw: RawRule;
  readonly repository: Repository;
}

function patternsOf({ patterns, include, begin }: RawRule): readonly RawRule[] {
  return patterns ?? (include && begin === undefined ? [{ include }] : []);
}

/** A group may name rules for its content. */
function within({ repository: own, match, begin }: RawRule, repository: Repository): Repository {
  return own === undefined || match || begin !== undefined ? repository : { ...repository, ...own };
}

function injections(selector: string, rule: Rule) {
  return readSelectors(selector).map(({ selects, priority }) => ({ selects, rule, priority, goesFirst: priority < 0 }));
}

/** Grammars that are injected into a scope or one of its parents, the widest first. */
function injectedInto(scopeName: string, grammars: Grammars): RawGrammar[] {
  const parts = scopeName.split(".");
  return parts.flatMap((_, at) => {
    const scope = parts.slice(0, at + 1).join(".");
    return [...grammars.values()].filter(({ injectTo }) => injectTo?.includes(scope));
  });
}

function bracketSelector({ balancedBracketSelectors, unbalancedBracketSelectors }: RawGrammar): Selects {
  const read = (selectors: readonly string[]) =>
    selectors.filter((each) => each !== "*").flatMap((each) => readSelectors(each).map(({ selects }) => selects));
  const balanced = balancedBracketSelectors ?? ["*"];
  const [including, excluding] = [read(balanced), read(unbalancedBracketSelectors ?? [])];
  const isAny = balanced.includes("*");
  return (scopes) => !excluding.some((each) => each(scopes)) && (isAny || including.some((each) => each(scopes)));
}
