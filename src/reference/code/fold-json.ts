// Shows JSON with objects and lists that can be folded. The text stays whole unless it is very long, so that it is copied and found as it is;
// what is closed or out of sight has neither folds nor colours before it is seen.
import { colourCode } from "./colour-code.js";
import { listenForKeys } from "./fold-keys.js";
import { type Fold, MOST_LEVELS } from "./read-json.js";

/** Lines that a frame shows without scrolling: shorter JSON is not folded, and folding never makes a frame shorter. */
const SHOWN_LINES = 24;

/** Lines that are drawn together. */
const PART_LINES = 30;

/** Parts that lines are cut into; parts of too many lines are cut again once they are seen. */
const MOST_PARTS = 50;

/** Characters of JSON that is too long to be held twice: what of it is out of sight is not in the page. */
const LONG = 500_000;

/** The text with folds; null if it is short. */
export function foldJson(whole: Fold, text: string): HTMLElement | null {
  if (whole.total <= SHOWN_LINES) return null;
  let levels = 0;
  while (shownLines(whole, levels) < SHOWN_LINES) levels++;
  const place = document.createElement("span");
  place.className = "json-folds";
  place.append(text.slice(0, whole.inside), drawMembers(whole, levels, openDrawing(text)), text.slice(whole.close));
  const [first] = place.getElementsByTagName("summary");
  if (!first) return null;
  first.tabIndex = 0;
  listenForKeys(place);
  return place;
}

/** Lists that are open show what is in their items. */
function levelsInside({ isList }: Fold, levels: number): number {
  return isList ? Math.max(levels, 1) : levels;
}

/** How many lines a fold has if that many levels inside it are open. It is counted once. */
function shownLines(fold: Fold, levels: number): number {
  const known = fold.lines[levels];
  if (known !== undefined) return known;
  const inside = levelsInside(fold, levels);
  if (inside === 0) return 2 + fold.members.length;
  const lines = fold.members.reduce<number>((sum, member) => sum + linesOf(member, inside), 2);
  fold.lines[levels] = lines;
  return lines;
}

function linesOf(member: number | Fold, levels: number): number {
  return typeof member === "number" || levels === 0 ? 1 : shownLines(member, levels - 1);
}

/** Members of a fold that are drawn together. */
interface Range {
  readonly fold: Fold;
  readonly from: number;
  readonly to: number;
  readonly levels: number;
}

/** Draws the folds of one text. */
interface Drawing {
  readonly text: string;
  /** A place for lines that are drawn when they are seen. */
  readonly later: (range: Range, lines: number) => Element;
}

function openDrawing(text: string): Drawing {
  const unseen = new Map<Element, Range>();
  const inReach = new Set<Element>();
  /** One for each frame. */
  const drawNext = () => {
    const [place] = inReach;
    const range = place && unseen.get(place);
    if (!range) return;
    observer.unobserve(place);
    inReach.delete(place);
    unseen.delete(place);
    place.replaceWith(drawRange(range, drawing));
    if (inReach.size > 0) requestAnimationFrame(drawNext);
  };
  const observer = new IntersectionObserver((entries) => {
    if (inReach.size === 0) requestAnimationFrame(drawNext);
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) inReach.add(target);
      else inReach.delete(target);
  }, IN_REACH);
  const later = (range: Range, lines: number) => {
    const place = document.createElement("span");
    place.className = "json-unseen";
    place.style.height = `${lines}lh`;
    if (text.length < LONG) place.append(text.slice(startOf(range, range.from), startOf(range, range.to)));
    unseen.set(place, range);
    observer.observe(place);
    return place;
  };
  const drawing: Drawing = { text, later };
  return drawing;
}

/** What is between the first line of a fold and its last one. */
function drawMembers(fold: Fold, levels: number, drawing: Drawing): Node {
  return drawRange({ fold, from: 0, to: fold.members.length, levels: levelsInside(fold, levels) }, drawing);
}

/** The first part; the others are drawn when they are seen. */
function drawRange(range: Range, drawing: Drawing): Node {
  const { fold, from, to, levels } = range;
  const lines = fold.members.slice(from, to).reduce<number>((sum, member) => sum + linesOf(member, levels), 0);
  if (lines <= PART_LINES || to - from === 1) return drawLines(range, drawing);
  const made = document.createDocumentFragment();
  const most = Math.max(PART_LINES, lines / MOST_PARTS);
  for (let at = from; at < to; ) {
    const start = at;
    let count = 0;
    for (; at < to; at++) {
      const next = linesOf(fold.members[at] ?? 0, levels);
      if (at > start && count + next > most) break;
      count += next;
    }
    const part = { fold, from: start, to: at, levels };
    made.append(start === from ? drawRange(part, drawing) : drawing.later(part, count));
  }
  return made;
}

function drawLines(range: Range, drawing: Drawing): Node {
  const { fold, from, to, levels } = range;
  const made = document.createDocumentFragment();
  let at = startOf(range, from);
  for (const member of fold.members.slice(from, to)) {
    if (typeof member === "number") continue;
    made.append(colourCode(drawing.text.slice(at, member.start), "json"), drawFold(member, levels, drawing));
    at = member.end;
  }
  made.append(colourCode(drawing.text.slice(at, startOf(range, to)), "json"));
  return made;
}

function drawFold(fold: Fold, levels: number, drawing: Drawing): HTMLDetailsElement {
  const { text } = drawing;
  const made = document.createElement("details");
  const summary = document.createElement("summary");
  // Its line break would stand before what the style sheet puts at the end of the line.
  const lineBreak = document.createElement("span");
  lineBreak.hidden = true;
  lineBreak.textContent = text.slice(fold.inside - 1, fold.inside);
  summary.append(colourCode(text.slice(fold.start, fold.inside - 1), "json"), lineBreak);
  const end = text.slice(fold.close, fold.end);
  summary.dataset["rest"] = `${fold.members.length} ${end.trim()}`;
  summary.tabIndex = -1;
  if (levels > 0) {
    made.open = true;
    made.append(summary, drawMembers(fold, levels - 1, drawing), end);
    return made;
  }
  const closed = document.createTextNode(text.slice(fold.inside, fold.close));
  made.append(summary, closed, end);
  const inside = fold.total > SHOWN_LINES ? 0 : MOST_LEVELS;
  made.addEventListener("toggle", () => closed.replaceWith(drawMembers(fold, inside, drawing)), { once: true });
  return made;
}

/** What is less than a screen away, also in a frame that scrolls. */
const IN_REACH = { rootMargin: "50%", scrollMargin: "50%" };

function startOf({ fold }: Range, index: number): number {
  const member = fold.members[index];
  return member === undefined ? fold.close : typeof member === "number" ? member : member.start;
}
