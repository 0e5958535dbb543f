// Tells whether a passage is of the kind that a question asks for: a start page, an overview, a list, a cure, a guide.
import { unreachable } from "../../../shared/problem.js";
import type { Passage } from "../find-passages.js";
import { asksHowTo, isCure, isNamedFor, type QuestionKind } from "../question-kind.js";
import { programAsking } from "../question-words.js";
import { isEnumeration } from "../quotes/quote-block.js";
import type { Signs } from "./weights.js";

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

const ASKS_FOR_WEBHOOK = /\b(?:webhooks?|events?|notif\w*)\b/i;
const ASKS_FOR_REQUEST = /\b(?:apis?|endpoints?|requests?|rest|http|curl|sdks?|programmatically|call)\b|\/v\d/i;

function asksForRequest(question: string): boolean {
  return ASKS_FOR_REQUEST.test(question) || programAsking(question) !== null;
}

const QUICKSTART = /\bquick[- ]?start\b/i;
/** How much of the question the title of a page has that says all of it. */
const SAYS_ALL = 0.9;

/** Start pages, overviews and lists are known by their names, by their place in the navigation, and by what they hold. */
export function signsOfKind(passage: Passage, { asked, kind, startPages, hasTopic }: WantedKind): Signs {
  const { page, name, source, isReference, isWebhook, isDefinition, isOpening: isTop, titleCoverage } = passage;
  if (isWebhook && !ASKS_FOR_WEBHOOK.test(asked)) return { reference: true };
  if (isReference && kind !== "plain" && kind !== "fault") return { reference: true };
  if (isReference && asksHowTo(asked) && !asksForRequest(asked)) return { referenceBeforeGuide: true };
  // An opening with a heading of its own is about what the title of its page says.
  const ofTitle = isTop ? (source.id.includes("#") ? passage.titleFocus : 1) : 0;
  const [own = ""] = page.split("/").slice(-1);
  const isNamed = isNamedFor(kind, `${own.replace(/-/g, " ")} ${source.title}`);
  const isStart = startPages.has(page) && isTop;
  switch (kind) {
    case "start": {
      const near = hasTopic ? nearness(passage) : 1;
      return {
        startNamedOpening: isNamed && isTop ? near : 0,
        startNamedSection: isNamed && !isTop ? near : 0,
        startOpening: ofTitle * near,
        startPage: isStart && !hasTopic,
      };
    }
    case "definition":
      return {
        definition: isDefinition,
        definitionNamed: isNamed,
        definitionOpening: ofTitle,
        definitionTitled: titleCoverage * ofTitle,
        definitionOnStartPage: isStart,
        quickstartExplains: QUICKSTART.test(name) && !isDefinition,
      };
    case "comparison":
      return { comparisonNamed: isNamed };
    case "choice":
      return {
        choiceNamed: isNamed ? nearness(passage) : 0,
        choiceOpening: isTop,
        choiceEnumerated: passage.blocks.some(isEnumeration),
      };
    case "fault": {
      const isOfFaults = isNamed || isNamedFor(kind, page);
      return {
        faultNamed: isOfFaults,
        ownFaults: isOfFaults && isInFolderOf(asked, passage),
        cure: isCure(source.title),
      };
    }
    case "plain":
      if (!isTop) return {};
      return titleCoverage >= SAYS_ALL && !isReference ? { openingSaysAll: true } : { openingTitled: titleCoverage };
    default:
      return unreachable(kind);
  }
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
