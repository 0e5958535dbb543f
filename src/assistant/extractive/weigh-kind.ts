// Weighs whether a passage is of the kind that a question asks for: a start page, an overview, a list, a cure, a guide.
import { unreachable } from "../../shared/problem.js";
import type { Passage } from "./find-passages.js";
import { asksHowTo, isCure, isNamedFor, type QuestionKind } from "./question-kind.js";
import { programAsking } from "./question-words.js";
import { isEnumeration } from "./quotes/quote-block.js";

/** What tells the kind of answer that is wanted. */
export interface WantedKind {
  /** The question with the one that it goes on from. */
  readonly asked: string;
  readonly kind: QuestionKind;
  /** Whether the question names anything besides the site. */
  readonly hasTopic: boolean;
  /** Pages that open the site or one of its divisions. */
  readonly startPages: ReadonlySet<string>;
}

/** Where something is to be explained, chosen or begun, the reference of an operation is no answer. */
const REFERENCE = -1;

/** Who asks how to do something is answered by a guide before the request that does it, unless by request is meant. */
const REFERENCE_SHOWS = -0.5;
const ASKS_FOR_WEBHOOK = /\b(?:webhooks?|events?|notif\w*)\b/i;
const ASKS_FOR_REQUEST = /\b(?:apis?|endpoints?|requests?|rest|http|curl|sdks?|programmatically|call)\b|\/v\d/i;

function asksForRequest(question: string): boolean {
  return ASKS_FOR_REQUEST.test(question) || programAsking(question) !== null;
}

/** Start pages, overviews and lists are known by their names, by their place in the navigation, and by what they hold. */
export function weightOfKind(passage: Passage, { asked, kind, startPages, hasTopic }: WantedKind): number {
  if (passage.isWebhook && !ASKS_FOR_WEBHOOK.test(asked)) return REFERENCE;
  if (passage.isReference && kind !== "plain" && kind !== "fault") return REFERENCE;
  if (passage.isReference && asksHowTo(asked) && !asksForRequest(asked)) return REFERENCE_SHOWS;
  const isTop = passage.isOpening;
  // An opening with a heading of its own is about what the title of its page says.
  const ofTitle = passage.source.id.includes("#") ? passage.titleFocus : 1;
  const [own = ""] = passage.page.split("/").slice(-1);
  const isNamed = isNamedFor(kind, `${own.replace(/-/g, " ")} ${passage.source.title}`);
  const isStart = startPages.has(passage.page) && isTop;
  switch (kind) {
    case "start":
      return (
        ((isNamed ? (isTop ? 1.2 : 0.4) : 0) + (isTop ? 0.4 * ofTitle : 0)) * (hasTopic ? nearness(passage) : 1) +
        (isStart && !hasTopic ? 0.3 : 0)
      );
    case "definition":
      return (
        (passage.isDefinition ? 1.6 : 0) +
        (isNamed ? 0.4 : 0) +
        (QUICKSTART.test(passage.name) && !passage.isDefinition ? QUICKSTART_EXPLAINS : 0) +
        (isTop ? (0.4 + 0.5 * passage.titleCoverage) * ofTitle : 0) +
        (isStart ? 0.4 : 0)
      );
    case "comparison":
      return isNamed ? 0.5 : 0;
    case "choice":
      return (
        (isNamed ? 0.6 * nearness(passage) : 0) + (isTop ? 0.3 : 0) + (passage.blocks.some(isEnumeration) ? 0.6 : 0)
      );
    case "fault":
      return (
        (isNamed || isNamedFor(kind, passage.page) ? 1.4 + (isInFolderOf(asked, passage) ? OWN_FAULTS : 0) : 0) +
        (isCure(passage.source.title) ? CURE : 0)
      );
    case "plain":
      if (!isTop) return 0;
      return passage.titleCoverage >= SAYS_ALL && !passage.isReference ? OPENING : 0.2 * passage.titleCoverage;
    default:
      return unreachable(kind);
  }
}

/** Where the title of a page has all of the question, none of its sections is more about it than what opens it. */
const SAYS_ALL = 0.9;
const OPENING = 0.7;

/** How much of the question the names of a passage have, but never nothing. */
function nearness({ headingCoverage, titleCoverage }: Passage): number {
  return Math.max(0.3, headingCoverage, titleCoverage);
}

/** What helps is wanted rather than what is known of the fault. */
const CURE = 0.5;

/** Each part of a product can have a page of its faults: that of the part which the question names is meant. */
const OWN_FAULTS = 0.8;
const SHORTEST_PART = 4;

function isInFolderOf(asked: string, { page }: Passage): boolean {
  const said = asked.toLowerCase().match(/\p{L}+/gu) ?? [];
  const parts = page
    .split("/")
    .slice(0, -1)
    .flatMap((folder) => folder.split("-"));
  const singular = (word: string) => word.replace(/s$/, "");
  return parts.some((part) => part.length >= SHORTEST_PART && said.some((word) => singular(word) === singular(part)));
}

/** A quickstart says what to do, not what something is. */
const QUICKSTART = /\bquick[- ]?start\b/i;
const QUICKSTART_EXPLAINS = -1.2;
