// Owns which attributes of HTML hold addresses, and how: one, a set of pictures, or a style.

/** Elements by the attributes that hold an address in them. */
const HOLDERS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["href", new Set("a area link image use feimage pattern lineargradient radialgradient".split(" "))],
  ["xlinkhref", new Set("a image use feimage pattern lineargradient radialgradient".split(" "))],
  ["src", new Set("img video audio source iframe embed track input script".split(" "))],
  ["poster", new Set(["video"])],
  ["data", new Set(["object"])],
  ["action", new Set(["form"])],
  ["formaction", new Set(["button", "input"])],
]);

/** How an attribute holds addresses, however HTML, SVG and JSX spell it; null for one that holds none. */
function holding(element: string, attribute: string): "one" | "set" | "style" | null {
  const name = attribute.toLowerCase().replace(":", "");
  if (name === "style") return "style";
  if (name === "srcset" || name === "imagesrcset") return "set";
  return HOLDERS.get(name)?.has(element.toLowerCase()) ? "one" : null;
}

/** Whether an attribute is an address. */
export function isAddress(element: string, attribute: string): boolean {
  return holding(element, attribute) === "one";
}

type Link = (address: string) => string;

/** The value of an attribute with its addresses settled. */
export function withAddress(element: string, [name, value]: readonly [string, unknown], link: Link): unknown {
  const how = holding(element, name);
  if (how === "style") return styleWithAddresses(value, link);
  if (how === null || typeof value !== "string" || value === "") return value;
  return how === "one" ? link(value) : setWithAddresses(value, link);
}

/** The attributes of an element with their addresses settled. */
export function withAddresses<Given extends Readonly<Record<string, unknown>>>(
  element: string,
  attributes: Given,
  link: Link,
): Given {
  const held = Object.entries(attributes).filter(([name]) => holding(element, name) !== null);
  if (held.length === 0) return attributes;
  const settled = held.map((each) => [each[0], withAddress(element, each, link)]);
  return { ...attributes, ...Object.fromEntries(settled) };
}

/** A picture, and what tells it from the others of a set: `/a.png 2x`. */
const CANDIDATE = /([^\s,]\S*[^\s,]|[^\s,])(\s[^,]*)?/g;

function setWithAddresses(set: string, link: Link): string {
  return set.replace(CANDIDATE, (_, address: string, size = "") => link(address) + size);
}

function styleWithAddresses(style: unknown, link: Link): unknown {
  if (typeof style === "string") return cssWithAddresses(style, link);
  if (typeof style !== "object" || style === null) return style;
  return Object.fromEntries(
    Object.entries(style).map(([key, value]) => [
      key,
      typeof value === "string" ? cssWithAddresses(value, link) : value,
    ]),
  );
}

const CSS_ADDRESS = /(\burl\(\s*)(?:"([^"]*)"|'([^']*)'|([^"'()\s]+))(\s*\))|(@import\s+)(?:"([^"]*)"|'([^']*)')/gi;

/** The text of a style sheet with its addresses settled. */
export function cssWithAddresses(css: string, link: Link): string {
  if (!/url\(|@import/i.test(css)) return css;
  return css.replace(CSS_ADDRESS, (written: string, ...parts: (string | undefined)[]) => {
    const [open, double, single, bare, close, imported, importedDouble, importedSingle] = parts;
    const quote = double !== undefined || importedDouble !== undefined ? '"' : bare === undefined ? "'" : "";
    const address = double ?? single ?? bare ?? importedDouble ?? importedSingle ?? "";
    const settled = address === "" || address.startsWith("#") ? address : link(address);
    return settled === address ? written : `${open ?? imported ?? ""}${quote}${settled}${quote}${close ?? ""}`;
  });
}
