// Shows JSON as lines that can be folded; what is inside is made when it is opened.
import { element } from "../element.js";

/** Members that are shown of one list or object; the whole can be copied and saved. */
const MOST_MEMBERS = 500;

/** Levels that are open at first. */
const OPEN_LEVELS = 3;

/** The tree, or null where laying it out would change a number. */
export function jsonTree(text: string): HTMLElement | null {
  if (/\d{16}/.test(text)) return null;
  try {
    return element("div", { class: "play-code play-tree", tabindex: 0, dir: "ltr" }, node(JSON.parse(text), "", 0));
  } catch {
    return null;
  }
}

function node(value: unknown, key: string, level: number): HTMLElement {
  const label = key === "" ? null : element("span", { class: "tok-property" }, `"${key}"`);
  const colon = key === "" ? "" : ": ";
  if (typeof value !== "object" || value === null)
    return element("div", { class: "play-leaf" }, label, colon, scalar(value));
  const members: [string, unknown][] = Array.isArray(value) ? value.map((each) => ["", each]) : Object.entries(value);
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  if (members.length === 0) return element("div", { class: "play-leaf" }, label, colon, `${open}${close}`);
  const inner = element("div", { class: "play-inner" });
  const details = element(
    "details",
    { open: level < OPEN_LEVELS && members.length <= 50 },
    element("summary", {}, label, colon, open, element("span", { class: "play-fold" }, ` ${members.length} ${close}`)),
    inner,
    element("div", { class: "play-leaf" }, close),
  );
  const fill = () => {
    if (!details.open || inner.childElementCount > 0) return;
    inner.append(...members.slice(0, MOST_MEMBERS).map(([name, each]) => node(each, name, level + 1)));
    if (members.length > MOST_MEMBERS) inner.append(element("div", { class: "play-leaf" }, "…"));
  };
  details.addEventListener("toggle", fill);
  fill();
  return details;
}

function scalar(value: unknown): HTMLElement {
  const token = typeof value === "string" ? "string" : typeof value === "number" ? "number" : "keyword";
  return element("span", { class: `tok-${token}` }, JSON.stringify(value));
}
