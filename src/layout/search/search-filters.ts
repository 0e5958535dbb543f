// Draws search filters: language, version, product, kind of page. Loaded with the index.
import type { BrowserIndex } from "../../search/browser-files.js";
import type { PageKind, SiteFilter } from "../../search/reading/site-search.js";
import { SEARCH_START_WORDS, type SearchStartWords } from "../../shared/english/search-start.js";
import { element } from "./element.js";

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
}

/** Hidden where a site has nothing to tell apart. A limit with one value is shown, though it cannot be changed. */
export function createFilters(
  index: BrowserIndex,
  siteWords: SearchStartWords | undefined,
  { start, onChange }: Surroundings,
): Filters {
  const words = siteWords ?? SEARCH_START_WORDS;
  const root = element("div", { class: "search-filters" });
  const tags = distinct(index.segments.map((each) => each.tag));
  const language = limit(words.language, tags.length > 1 ? tags.map((tag) => [tag, nameOf(tag)]) : [], false);
  language.choose(spokenTag(tags, start.tag));
  const tag = () => language.value() ?? start.tag;
  let others = draw();

  function draw() {
    const own = index.segments.filter((each) => tags.length < 2 || each.tag === tag());
    const limits = limitsOf(own, words);
    limits.version.choose(start.version);
    fill(root, [language, limits.product, limits.version, limits.kind]);
    return limits;
  }

  root.addEventListener("change", ({ target }) => {
    if (target instanceof Node && language.node?.contains(target)) {
      others = draw();
      language.node.focus();
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

function limitsOf(segments: BrowserIndex["segments"], words: SearchStartWords) {
  const named = (values: readonly string[]) => distinct(values).map((value) => [value, value] as const);
  const kinds: readonly (readonly [PageKind, string])[] = [
    ["page", words.guides],
    ["api", "API"],
  ];
  return {
    version: limit(words.version, named(segments.flatMap((each) => each.version ?? []))),
    product: limit(words.product, named(segments.flatMap((each) => each.products))),
    kind: chips(words.kind, segments.some(({ isMixed }) => isMixed) ? kinds : []),
  };
}

interface Limit<Value extends string> {
  /** Null where there is no value. */
  readonly node: HTMLElement | null;
  readonly value: () => Value | null;
  readonly choose: (value: Value | null) => void;
}

type Values<Value extends string> = readonly (readonly [Value, string])[];

/** `values`: with their names. A menu says what it limits until something is chosen. */
function limit<Value extends string>(name: string, values: Values<Value>, isOptional = true): Limit<Value> {
  const [first] = values;
  if (!first) return { node: null, value: () => null, choose() {} };
  if (values.length === 1) {
    const node = element("span", { class: "search-filter", title: name }, [first[1]]);
    return { node, value: () => null, choose() {} };
  }
  const choices = isOptional ? [["", name] as const, ...values] : values;
  const options = choices.map(([value, label]) => element("option", { value }, [label]));
  const select = element("select", { class: "search-filter", "aria-label": name }, options);
  return {
    node: select,
    value: () => values.find(([value]) => value === select.value)?.[0] ?? null,
    choose(value) {
      if (values.some(([each]) => each === value)) select.value = value ?? "";
    },
  };
}

/** A few values to press: one of them, or none. */
function chips<Value extends string>(name: string, values: Values<Value>): Pick<Limit<Value>, "node" | "value"> {
  const buttons = values.map(([, label]) =>
    element("button", { type: "button", class: "search-filter", "aria-pressed": "false" }, [label]),
  );
  const node = element("span", { role: "group", class: "search-chips", "aria-label": name }, buttons);
  for (const button of buttons)
    button.addEventListener("click", () => {
      const isNew = button.ariaPressed !== "true";
      for (const each of buttons) each.ariaPressed = String(isNew && each === button);
      node.dispatchEvent(new Event("change", { bubbles: true }));
    });
  const pressed = () => buttons.findIndex(({ ariaPressed }) => ariaPressed === "true");
  return { node: values.length > 0 ? node : null, value: () => values[pressed()]?.[0] ?? null };
}

/** The language's name for itself. */
function nameOf(tag: string): string {
  return new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)];
}
