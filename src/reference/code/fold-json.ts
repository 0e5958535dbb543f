// Shows JSON with objects and lists that can be folded. The text stays whole unless it is very long, so that it is copied and found as it is;
// what is closed or out of sight has neither folds nor colours before it is seen.

import type { Steps } from "../../shared/steps.js";
import { colourCode } from "./colour-code.js";
import { type Fold, LONG, levelsInside, linesOf, MOST_LEVELS, type Sliced, shownLines } from "./read-json.js";
import { atOnce, pause } from "./slowly.js";

/** Lines that a frame shows without scrolling: shorter JSON is not folded, and folding never makes a frame shorter. */
const SHOWN_LINES = 24;

/** Lines that are drawn together: fewer where there are many, whose reader scrolls through them. */
const PART_LINES = 30;
const PART_LINES_OF_LONG = 2;

/** Parts that lines are cut into; parts of too many lines are cut again once they are seen. */
const MOST_PARTS = 2;

/** Members that are counted between two stops. */
const STEP = 2000;

/** The text with folds; null if it is short. */
export function* foldJson(whole: Fold, text: Sliced): Steps<HTMLElement | null> {
  if (whole.total <= SHOWN_LINES || whole.total === 2 + whole.members.length) return null;
  let levels = 0;
  while (shownLines(whole, levels) < SHOWN_LINES) levels++;
  const place = document.createElement("span");
  place.className = "json-folds";
  const members = yield* drawMembers(whole, levels, openDrawing(text));
  place.append(text.slice(0, whole.inside), members, text.slice(whole.close));
  makeStop(place);
  listenForKeys(place);
  return place;
}

/** The Tab key stops at one of the folds. */
function makeStop(folds: Element | null): void {
  const summary = folds?.querySelector("summary");
  if (summary && !folds?.querySelector("summary[tabindex='0']")) summary.tabIndex = 0;
}

/** Members of a fold that are drawn together. */
interface Range {
  readonly fold: Fold;
  readonly from: number;
  readonly to: number;
  readonly levels: number;
  /** Lines that they have. */
  readonly lines: number;
}

/** Draws the folds of one text. */
interface Drawing {
  readonly text: Sliced;
  /** A place for lines that are drawn when they are seen. */
  readonly later: (range: Range) => Element;
}

function openDrawing(text: Sliced): Drawing {
  const unseen = new Map<Element, Range>();
  const inReach = new Set<Element>();
  const drawInTurns = inTurns(inReach, (place) => {
    const range = unseen.get(place);
    if (!range) return;
    observer.unobserve(place);
    unseen.delete(place);
    // In its place, not instead of it: browsers style anew what is beside an element that comes or goes.
    place.replaceChildren(atOnce(drawRange(range, drawing)));
    place.removeAttribute("style");
    makeStop(place.closest(".json-folds"));
  });
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) inReach.add(target);
      else inReach.delete(target);
    void drawInTurns();
  }, IN_REACH);
  const drawing: Drawing = {
    text,
    later: (range) => {
      const place = document.createElement("span");
      place.className = "json-part";
      place.style.height = `${range.lines}lh`;
      // What is out of sight of a long text is not in the page.
      if (text.length < LONG) place.append(text.slice(startOf(range, range.from), startOf(range, range.to)));
      unseen.set(place, range);
      observer.observe(place);
      return place;
    },
  };
  return drawing;
}

/** Takes one for each frame, but not in it: to lay out and paint what was drawn before takes long enough. */
function inTurns(waiting: Set<Element>, draw: (next: Element) => void): () => Promise<void> {
  let isDrawing = false;
  return async () => {
    if (isDrawing) return;
    isDrawing = true;
    while (waiting.size > 0) {
      await pause();
      const [next] = waiting;
      if (next && waiting.delete(next)) draw(next);
    }
    isDrawing = false;
  };
}

/** What is between the first line of a fold and its last one. */
function drawMembers(fold: Fold, levels: number, drawing: Drawing): Steps<Node> {
  const lines = shownLines(fold, levels) - 2;
  return drawRange({ fold, from: 0, to: fold.members.length, levels: levelsInside(fold, levels), lines }, drawing);
}

/** The first part; the others are drawn when they are seen. */
function* drawRange(range: Range, drawing: Drawing): Steps<Node> {
  const { from, to, lines } = range;
  const few = drawing.text.length < LONG ? PART_LINES : PART_LINES_OF_LONG;
  if (lines <= few || to - from === 1) return yield* drawLines(range, drawing);
  const made = document.createDocumentFragment();
  const most = Math.max(few, lines / MOST_PARTS);
  for (let rest = range; rest.from < to; ) {
    yield;
    const part = yield* firstPart(rest, most);
    made.append(part.from === from ? yield* drawRange(part, drawing) : drawing.later(part));
    rest = { ...rest, from: part.to, lines: rest.lines - part.lines };
  }
  return made;
}

/** The first members that fit into so many lines, one in any case. */
function* firstPart(range: Range, most: number): Steps<Range> {
  const { fold, from, to, levels } = range;
  // Members of one line each, which may be very many, need no counting.
  if (range.lines === to - from) {
    const lines = Math.min(range.lines, Math.floor(most));
    return { ...range, to: from + lines, lines };
  }
  let [end, lines] = [from, 0];
  for (; end < to; end++) {
    const next = linesOf(fold.members.at(end), levels);
    if (end > from && lines + next > most) break;
    lines += next;
    if (end % STEP === 0) yield;
  }
  return { ...range, to: end, lines };
}

function* drawLines(range: Range, drawing: Drawing): Steps<Node> {
  const { fold, from, to, levels } = range;
  const made = document.createDocumentFragment();
  let at = startOf(range, from);
  for (let index = from; index < to; index++) {
    const member = fold.members.at(index);
    if (typeof member !== "object") continue;
    made.append(colourCode(drawing.text.slice(at, member.start), "json"), yield* drawFold(member, levels, drawing));
    at = member.end;
  }
  made.append(colourCode(drawing.text.slice(at, startOf(range, to)), "json"));
  return made;
}

function* drawFold(fold: Fold, levels: number, drawing: Drawing): Steps<HTMLDetailsElement> {
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
    made.append(summary, yield* drawMembers(fold, levels - 1, drawing), end);
    return made;
  }
  const closed = document.createTextNode(text.slice(fold.inside, fold.close));
  made.append(summary, closed, end);
  const inside = fold.total > SHOWN_LINES ? 0 : MOST_LEVELS;
  made.addEventListener("toggle", () => closed.replaceWith(atOnce(drawMembers(fold, inside, drawing))), { once: true });
  return made;
}

/** What is less than a screen away, also in a frame that scrolls. */
const IN_REACH = { rootMargin: "50%", scrollMargin: "50%" };

function startOf({ fold }: Range, index: number): number {
  const member = fold.members.at(index);
  return member === undefined ? fold.close : typeof member === "number" ? member : member.start;
}

/** Moves through folded JSON by keys, and lets readers mark text in it. */
function listenForKeys(place: HTMLElement): void {
  place.addEventListener("click", keepSelecting);
  place.addEventListener("keydown", onKey);
  place.addEventListener("focusin", onFocus);
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
