// Makes DOM elements: text is text, never HTML.

type Child = Node | string | null;

/** Attributes. `on…` members are listeners; false and null omit an attribute. */
type Attributes = Readonly<Record<string, string | number | boolean | null | ((event: Event) => void)>>;

export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(key.replace(/^on/, ""), value);
    else if (value === true) made.setAttribute(key, "");
    else if (value !== false && value !== null) made.setAttribute(key, String(value));
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** Replaces the children. */
export function refill(parent: HTMLElement, ...children: readonly Child[]): void {
  parent.replaceChildren(...children.filter((child) => child !== null));
}

/** The label above a text input. */
export function labelled(caption: string | Node, control: Node, more: Child = null): HTMLLabelElement {
  return element(
    "label",
    { class: "play-labelled" },
    element("span", { class: "play-caption" }, caption, more),
    control,
  );
}

/** A part of the form under its heading. */
export function playSection(title: string, ...children: readonly Child[]): HTMLElement {
  return element("section", { class: "play-section" }, element("h3", {}, title), ...children);
}

/** A button that looks like a link. */
export function linkButton(text: string, onclick?: () => void): HTMLButtonElement {
  return element("button", { type: "button", class: "play-link", onclick: onclick ?? null }, text);
}

interface Picking {
  readonly labels: readonly string[];
  readonly chosen: number;
  readonly onPick: (index: number) => void;
}

/** A select of which the positions count. */
export function picker(attributes: Attributes, { labels, chosen, onPick }: Picking): HTMLSelectElement {
  const entries = labels.map((label, index) => [String(index), label] as const);
  const made = select(attributes, entries, String(chosen));
  made.addEventListener("change", () => onPick(made.selectedIndex));
  return made;
}

/** A select. `entries` are value and text. */
export function select(
  attributes: Attributes,
  entries: readonly (readonly [value: string, text: string])[],
  chosen: string,
): HTMLSelectElement {
  const made = element("select", { class: "play-input", ...attributes });
  for (const [value, text] of entries) made.append(element("option", { value, selected: value === chosen }, text));
  return made;
}
