// Shows JSON with objects and lists that can be folded. The text stays whole, so that it is copied and found as it is;
// what is closed has neither folds nor colours before it is opened.
import { colourCode } from "./colour-code.js";

/** Lines that a frame shows without scrolling: shorter JSON is not folded, and folding never makes a frame shorter. */
const SHOWN_LINES = 24;

/** Folds in one list or object; what comes after them is text. */
const MOST_FOLDS = 500;

/** Deeper JSON is not folded. */
const MOST_LEVELS = 100;

const TEXT = String.raw`"(?:[^"\\]|\\.)*"`;

/** One value or the start of one, or the end of one. */
const LINE = new RegExp(
  String.raw`^(?:(?:${TEXT}: ?)?(?:${TEXT}|-?\d[\d.eE+-]*|true|false|null|\{\}|\[\]|[{[]),?|[}\]],?)?$`,
);

/** An object or list on several lines, by its place in the text. */
interface Fold {
  readonly start: number;
  /** Where its first member starts. */
  readonly inside: number;
  end: number;
  /** The line that ends it. */
  last: string;
  members: number;
  readonly folds: Fold[];
}

/** The text with folds; null where it is short, or not JSON with one value a line. */
export function foldedJson(text: string): HTMLElement | null {
  const whole = readFolds(text);
  if (!whole || shownLines(whole, MOST_LEVELS) <= SHOWN_LINES) return null;
  let levels = 0;
  while (shownLines(whole, levels) < SHOWN_LINES) levels++;
  const place = document.createElement("span");
  place.className = "json-folds";
  place.append(text.slice(0, whole.inside), inner(text, whole, levels), text.slice(whole.end));
  const [first] = place.getElementsByTagName("summary");
  if (!first) return null;
  first.tabIndex = 0;
  place.addEventListener("click", keepSelecting);
  place.addEventListener("keydown", onKey);
  place.addEventListener("focusin", onFocus);
  return place;
}

function readFolds(text: string): Fold | null {
  const outside = foldAt(0, 0);
  const open = [outside];
  let at = 0;
  for (const line of text.split(/(?<=\n)/)) {
    const words = line.trim();
    const holder = open.at(-1);
    if (!holder || open.length > MOST_LEVELS || !LINE.test(words)) return null;
    const start = at;
    at += line.length;
    if (/^[}\]]/.test(words)) {
      holder.end = at;
      holder.last = words;
      open.pop();
    } else if (words !== "") {
      holder.members++;
      if (!/[{[]$/.test(words)) continue;
      const fold = foldAt(start, at);
      holder.folds.push(fold);
      open.push(fold);
    }
  }
  const [whole] = outside.folds;
  return open.length === 1 && outside.members === 1 && whole ? whole : null;
}

function foldAt(start: number, inside: number): Fold {
  return { start, inside, end: inside, last: "", members: 0, folds: [] };
}

/** How many lines a fold has where that many levels inside it are open. */
function shownLines({ members, folds }: Fold, levels: number): number {
  const inside = folds.reduce((sum, fold) => sum + (levels > 0 ? shownLines(fold, levels - 1) : 1), 0);
  return 2 + members - folds.length + inside;
}

/** What is between the first line of a fold and its end, the last line included. */
function inner(text: string, { inside, end, folds }: Fold, levels: number): DocumentFragment {
  const made = document.createDocumentFragment();
  let at = inside;
  for (const fold of folds.slice(0, MOST_FOLDS)) {
    made.append(colourCode(text.slice(at, fold.start), "json"), details(text, fold, levels));
    at = fold.end;
  }
  made.append(colourCode(text.slice(at, end), "json"));
  return made;
}

function details(text: string, fold: Fold, levels: number): HTMLDetailsElement {
  const made = document.createElement("details");
  const summary = document.createElement("summary");
  // Its line break would stand before what the style sheet puts at the end of the line.
  const lineBreak = document.createElement("span");
  lineBreak.hidden = true;
  lineBreak.textContent = text.slice(fold.inside - 1, fold.inside);
  summary.append(colourCode(text.slice(fold.start, fold.inside - 1), "json"), lineBreak);
  summary.dataset["rest"] = `${fold.members} ${fold.last}`;
  summary.tabIndex = -1;
  made.append(summary);
  if (levels > 0) {
    made.open = true;
    made.append(inner(text, fold, levels - 1));
    return made;
  }
  const closed = document.createTextNode(text.slice(fold.inside, fold.end));
  made.append(closed);
  const isShort = shownLines(fold, MOST_LEVELS) <= SHOWN_LINES;
  made.addEventListener("toggle", () => closed.replaceWith(inner(text, fold, isShort ? MOST_LEVELS : 0)), {
    once: true,
  });
  return made;
}

/** Who marks a part of a line does not want to fold it. */
function keepSelecting(event: Event): void {
  if (getSelection()?.isCollapsed === false) event.preventDefault();
}

/** Only one of the folds is on the way of the Tab key. */
function onFocus({ currentTarget, target }: Event): void {
  if (!(currentTarget instanceof HTMLElement) || !(target instanceof HTMLElement)) return;
  for (const each of currentTarget.getElementsByTagName("summary")) each.tabIndex = each === target ? 0 : -1;
}

/** Arrow keys go from fold to fold, open and close. */
function onKey(event: KeyboardEvent): void {
  const { currentTarget, target, key } = event;
  if (!(currentTarget instanceof HTMLElement) || !(target instanceof HTMLElement)) return;
  const fold = target.parentElement;
  if (!(fold instanceof HTMLDetailsElement)) return;
  const all = [...currentTarget.getElementsByTagName("summary")].filter((each) => each.checkVisibility());
  const at = all.indexOf(target);
  const moves: Readonly<Record<string, number>> = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: all.length - 1 };
  const isOpening = key === "ArrowRight";
  if (isOpening || key === "ArrowLeft") {
    if (fold.open !== isOpening) fold.open = isOpening;
    else if (!isOpening) fold.parentElement?.closest("details")?.querySelector("summary")?.focus();
  } else if (moves[key] !== undefined) all[moves[key]]?.focus();
  else return;
  event.preventDefault();
}
