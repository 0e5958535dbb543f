// Draws search filters: language, version, product, kind of page. Loaded with the index.
import type { BrowserIndex } from "../../search/browser-files.js";
import type { PageKind, SiteFilter } from "../../search/reading/site-search.js";
import { SEARCH_START_WORDS, type SearchStartWords } from "../../shared/english/search-start.js";
import type { Drawing } from "./element.js";

export interface Filters {
  readonly root: HTMLElement;
  readonly chosen: () => SiteFilter;
}

interface Start {
  /** BCP 47 tag and version of the page the reader is on. */
  readonly tag: string;
  readonly version: string | null;
}

interface Surroundings {
  readonly start: Start;
  readonly onChange: () => void;
  readonly drawing: Drawing;
}

/** Hidden where a site has nothing to tell apart. A limit with one value is shown, though it cannot be changed. */
export function createFilters(
  index: BrowserIndex,
  siteWords: SearchStartWords | undefined,
  { start, onChange, drawing }: Surroundings,
): Filters {
  const limit = limitMaker(drawing);
  const words = siteWords ?? SEARCH_START_WORDS;
  const root = drawing.element("div", { class: "search-filters" });
  const tags = distinct(index.segments.map((each) => each.tag));
  const language = limit(words.language, tags.length > 1 ? tags.map((tag) => [tag, nameOf(tag)]) : [], null);
  language.choose(spokenTag(tags, start.tag));
  const tag = () => language.value() ?? start.tag;
  let others = draw();

  function draw() {
    const own = index.segments.filter((each) => tags.length < 2 || each.tag === tag());
    const limits = limitsOf(own, words, limit);
    limits.version.choose(start.version);
    fill(root, [language, limits.product, limits.version, limits.kind]);
    return limits;
  }

  root.addEventListener("change", ({ target }) => {
    if (target instanceof Node && language.node?.contains(target)) {
      others = draw();
      language.node.querySelector("select")?.focus();
    }
    onChange();
  });
  // What is shown before the first letter did not wait for the reader's language, which comes with the index.
  if (siteWords) onChange();
  const chosen = () => {
    const { version, product, kind } = others;
    return { tag: tag(), version: version.value(), product: product.value(), kind: kind.value() };
  };
  return { root, chosen };
}

function fill(root: HTMLElement, limits: readonly Pick<Limit<string>, "node">[]): void {
  const shown = limits.flatMap(({ node }) => node ?? []);
  root.replaceChildren(...shown);
  root.hidden = shown.length === 0;
}

/** The reader's language, or another form of it, or the first. */
function spokenTag(tags: readonly string[], own: string): string | null {
  const [short] = own.split("-");
  return tags.find((tag) => tag === own) ?? tags.find((tag) => tag.split("-")[0] === short) ?? tags[0] ?? null;
}

function limitsOf(segments: BrowserIndex["segments"], words: SearchStartWords, limit: ReturnType<typeof limitMaker>) {
  const named = (values: readonly string[]) => distinct(values).map((value) => [value, value] as const);
  const kinds: readonly (readonly [PageKind, string])[] = [
    ["page", words.guides],
    ["api", "API"],
  ];
  return {
    version: limit(words.version, named(segments.flatMap((each) => each.version ?? [])), words.all),
    product: limit(words.product, named(segments.flatMap((each) => each.products)), words.all),
    kind: limit(words.kind, segments.some(({ isMixed }) => isMixed) ? kinds : [], words.all),
  };
}

interface Limit<Value extends string> {
  /** Null where there is no value. */
  readonly node: HTMLElement | null;
  readonly value: () => Value | null;
  readonly choose: (value: Value | null) => void;
}

/** `values`: with their names. `all`: the name of no limit; null where there must be one. */
function limitMaker({ element }: Drawing) {
  return <Value extends string>(
    name: string,
    values: readonly (readonly [Value, string])[],
    all: string | null,
  ): Limit<Value> => {
    const [first] = values;
    if (!first) return { node: null, value: () => null, choose() {} };
    const title = element("span", {}, [name]);
    if (values.length === 1) {
      const node = element("span", { class: "search-filter" }, [title, element("b", {}, [first[1]])]);
      return { node, value: () => null, choose() {} };
    }
    const choices = all === null ? values : [["", all] as const, ...values];
    const select = element(
      "select",
      {},
      choices.map(([value, label]) => element("option", { value }, [label])),
    );
    return {
      node: element("label", { class: "search-filter" }, [title, select]),
      value: () => values.find(([value]) => value === select.value)?.[0] ?? null,
      choose(value) {
        if (values.some(([each]) => each === value)) select.value = value ?? "";
      },
    };
  };
}

/** The language's name for itself. */
function nameOf(tag: string): string {
  return new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)];
}
