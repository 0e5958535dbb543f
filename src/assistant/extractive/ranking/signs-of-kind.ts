// Tells whether a passage is of the kind that a question asks for: a start page, an overview, a cure, a guide.
import { unreachable } from "../../../shared/problem.js";
import type { Passage } from "../find-passages.js";
import { asksHowTo, isNamedFor, type QuestionKind } from "../question-kind.js";
import { programAsking } from "../question-words.js";
import type { Signs } from "./weights.js";

/** What tells the kind of answer that is wanted. */
export interface WantedKind {
  /** The question with the one that it goes on from. */
  readonly asked: string;
  readonly kind: QuestionKind;
  /** Whether the question names anything besides the site. */
  readonly hasTopic: boolean;
}

const ASKS_FOR_WEBHOOK = /\b(?:webhooks?|events?|notif\w*)\b/i;
const ASKS_FOR_REQUEST =
  /\b(?:apis?|endpoints?|requests?|routes?|rest|http|curl|sdks?|programmatically|calls?)\b|\/v\d/i;

/** Whether a question is about requests rather than about what can be clicked. */
export function asksForRequest(question: string): boolean {
  return ASKS_FOR_REQUEST.test(question) || programAsking(question) !== null;
}

/** What a request takes and returns is no reason. */
const ASKS_WHY = /\bwhy\b/i;
const ASKS_WHETHER = /^(?:does|do|can|could|is|are|will)\b/i;
/** Pages that list what can go wrong: each thing there is named once, and none explained. */
const OF_FAULTS = /\b(?:troubleshoot\w*|issues|errors|problems)\b/i;

/** How much of the question the title of a page has that says all of it. */
const SAYS_ALL = 0.9;

/** Start pages, overviews and cures are known by their names, and by what they begin with. */
export function signsOfKind(passage: Passage, { asked, kind, hasTopic }: WantedKind): Signs {
  const { page, source, isReference, isWebhook, isOpening, titleCoverage } = passage;
  if (isWebhook && !ASKS_FOR_WEBHOOK.test(asked)) return { reference: true };
  if (isReference && ((kind !== "plain" && kind !== "fault") || ASKS_WHY.test(asked))) return { reference: true };
  if (isReference && asksHowTo(asked) && !asksForRequest(asked)) return { referenceBeforeGuide: true };
  const [own = ""] = page.split("/").slice(-1);
  const isNamed = isNamedFor(kind, `${own.replace(/-/g, " ")} ${source.title}`);
  switch (kind) {
    case "start":
      return { startNamed: isNamed && (hasTopic ? nearness(passage) : 1) };
    case "definition":
      return {
        definition: passage.isDefinition,
        definitionNamed: isNamed,
        definitionTitled: isOpening && titleCoverage * ofTitle(passage),
      };
    case "fault": {
      const isOfFaults = isNamed || isNamedFor(kind, page);
      return { faultNamed: isOfFaults, ownFaults: isOfFaults && isInFolderOf(asked, passage) };
    }
    case "plain": {
      const listsFaults = ASKS_WHETHER.test(asked) && OF_FAULTS.test(page);
      if (!isOpening) return { faultsUnasked: listsFaults };
      return titleCoverage >= SAYS_ALL && !isReference ? { openingSaysAll: true } : { openingTitled: titleCoverage };
    }
    case "comparison":
    case "choice":
      return {};
    default:
      return unreachable(kind);
  }
}

/** An opening with a heading of its own is about what the title of its page says. */
function ofTitle({ source, titleFocus }: Passage): number {
  return source.id.includes("#") ? titleFocus : 1;
}

/** How much of the question the names of a passage have, but never nothing. */
function nearness({ headingCoverage, titleCoverage }: Passage): number {
  return Math.max(0.3, headingCoverage, titleCoverage);
}

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
