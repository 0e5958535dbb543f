// Owns nested scopes and their look, each made once.
import type { Injection, Language } from "./language.js";
import type { ScopeStyle, StyleOf } from "./theme-styles.js";

/** The style of scopes in each theme: the index of a colour and the bits of a font style. */
export interface Looks {
  readonly light: StyleOf;
  readonly dark: StyleOf;
}

/** What all scopes of a grammar share in a pair of themes. */
export interface ScopeRoot {
  readonly language: Language;
  readonly looks: Looks;
  /** The number of scopes made. */
  count: number;
}

const FONT_SHIFT = 16;
export const colorOf = (style: number): number => style & 0xffff;
export const fontStyleOf = (style: number): number => style >>> FONT_SHIFT;

export class Scope {
  readonly id: number;
  readonly light: number;
  readonly dark: number;
  /** Adjacent runs that differ in this stay separate even if they look the same. */
  readonly seam: number;
  /** The outermost first. */
  private readonly names: readonly string[];
  private readonly inner = new Map<string, Scope>();
  private selected: readonly Injection[] | null = null;

  constructor(
    private readonly root: ScopeRoot,
    name: string,
    parent: Scope | null,
  ) {
    this.id = ++root.count;
    const outer = parent?.names ?? [];
    this.names = [...outer, name];
    const { light, dark } = root.looks;
    const around = () => outer.toReversed();
    this.light = styled(parent?.light ?? 0, light(name, around));
    this.dark = styled(parent?.dark ?? 0, dark(name, around));
    const kind = TEXT_KINDS.indexOf(TEXT_KIND.exec(name)?.[0] ?? "");
    const kept = parent === null ? 0 : parent.seam >> 1;
    this.seam = ((kind === -1 ? kept : kind) << 1) | (root.language.pairsBrackets(this.names) ? 1 : 0);
  }

  /** The scope inside this one, or several nested ones where the name contains spaces. */
  with(name: string): Scope {
    let found = this.inner.get(name);
    if (found === undefined) {
      const space = name.indexOf(" ");
      found =
        space === -1 ? new Scope(this.root, name, this) : this.with(name.slice(0, space)).with(name.slice(space + 1));
      this.inner.set(name, found);
    }
    return found;
  }

  /** Rules injected here. */
  get injections(): readonly Injection[] {
    this.selected ??= this.selectInjections();
    return this.selected;
  }

  private selectInjections(): readonly Injection[] {
    return this.root.language.injections.filter(({ selects }) => selects(this.names));
  }
}

/** The kind of text that a scope name implies: editors treat strings and comments separately. */
const TEXT_KIND = /\b(?:comment|string|regex|meta\.embedded)\b/;
const TEXT_KINDS = ["meta.embedded", "comment", "string", "regex"];

function styled(outer: number, style: ScopeStyle | null): number {
  if (style === null) return outer;
  const color = style.color ?? colorOf(outer);
  return color | ((style.font ?? fontStyleOf(outer)) << FONT_SHIFT);
}
