// Reads scope selectors such as `L:text.html - comment`.

/** Whether a selector matches these scopes, the outermost first. */
export type Selects = (scopes: readonly string[]) => boolean;

interface Selector {
  readonly selects: Selects;
  /** -1 comes before the rules of the grammar, 1 after them. */
  readonly priority: -1 | 0 | 1;
}

/** The comma-separated selectors of a list. */
export function readSelectors(text: string): Selector[] {
  return new Reader(text).list();
}

const TOKENS = /[LR]:|[\w.:][\w.:-]*|[,|\-()]/g;

class Reader {
  private readonly tokens: readonly string[];
  private at = 0;

  constructor(text: string) {
    this.tokens = text.match(TOKENS) ?? [];
  }

  list(): Selector[] {
    const found: Selector[] = [];
    while (this.at < this.tokens.length) {
      const side = /^([LR]):$/.exec(this.tokens[this.at] ?? "")?.[1];
      if (side !== undefined) this.at += 1;
      found.push({ selects: this.all(), priority: side === "L" ? -1 : side === "R" ? 1 : 0 });
      if (!this.take(",")) break;
    }
    return found;
  }

  /** Adjacent parts must all match. */
  private all(): Selects {
    const parts: Selects[] = [];
    for (let part = this.part(); part !== null; part = this.part()) parts.push(part);
    return (scopes) => parts.every((each) => each(scopes));
  }

  private part(): Selects | null {
    if (this.take("-")) {
      const not = this.part();
      return (scopes) => not !== null && !not(scopes);
    }
    if (this.take("(")) {
      const inside = this.either();
      this.take(")");
      return inside;
    }
    const names: string[] = [];
    while (/[\w.:]/.test(this.tokens[this.at] ?? "")) names.push(this.tokens[this.at++] ?? "");
    return names.length === 0 ? null : (scopes) => holdsInOrder(scopes, names);
  }

  private either(): Selects {
    const branches = [this.all()];
    while (this.take("|") || this.take(",")) branches.push(this.all());
    return (scopes) => branches.some((each) => each(scopes));
  }

  private take(token: string): boolean {
    const isThere = this.tokens[this.at] === token;
    if (isThere) this.at += 1;
    return isThere;
  }
}

function holdsInOrder(scopes: readonly string[], names: readonly string[]): boolean {
  let from = 0;
  return names.every((name) => {
    const found = scopes.findIndex((scope, at) => at >= from && isWithin(scope, name));
    from = found + 1;
    return found !== -1;
  });
}

/** Whether a scope is of a kind: `string.quoted` is a `string`. */
export function isWithin(scope: string, kind: string): boolean {
  return scope.startsWith(kind) && (scope.length === kind.length || scope[kind.length] === ".");
}
