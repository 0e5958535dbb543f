// Separates a model's answer from remarks before a search and the refusal mark.

/** What a model is asked to begin with where the documentation does not answer. */
export const NO_ANSWER = "NO_ANSWER";

/** Models may set it off. */
const MARK = new RegExp(`^[*_\`]*${NO_ANSWER}[*_\`]*[\\s.:,–-]*`);
/** Letters of a step that are held back: what comes before a search is shorter, and not part of the answer. */
const LONGEST_PREAMBLE = 240;
/** How long words are held back at most, in milliseconds: readers of a slow model would wait for them. */
const LONGEST_HOLD = 2000;
/** The same of words that announce a search, which slow models may write in several lines. */
const LONGEST_ANNOUNCEMENT = 20_000;
const ANNOUNCES =
  /^\W*(?:(?:sure|okay|ok|alright|great)\b[\s,.!-]*)?(?:let me\b|let['\u2019]s (?:search|look|check|see|find)|i(?:['\u2019]ll| will| need to| am going to|['\u2019]m going to)\b|first,? (?:i|let)\b|(?:searching|looking|checking)\b|one moment\b)/i;

interface AnswerText {
  /** Takes what the model says and gives what is certain to belong to the answer. */
  push(piece: string): string;
  /** The model uses a tool: what was held back only announced it. */
  announceTool(): void;
  /** Whether the step has words, and they belong to the answer. */
  hasWords(): boolean;
  /** The step is over: what is held back belongs to the answer, unless a tool was used. */
  endStep(): string;
  /** Whether the model says that the documentation does not answer. */
  isRefusal(): boolean;
}

/** Refusals of models that forget the mark. */
const REFUSES =
  /^\W*(?:(?:sorry|unfortunately|i['’]?m sorry)\b[^.]{0,40}?)?(?:the (?:provided |available )?(?:documentation|docs|passages?|context) (?:do(?:es)?(?:n['’]t| not)|has no|have no|contains? no)|i (?:could|can)(?: ?not|n['’]t) (?:find|answer)|there is no (?:information|mention))/i;

export function createAnswerText(now: () => number): AnswerText {
  let held = "";
  let heldSince = 0;
  let said = "";
  let isPassing = false;
  let usesTool = false;
  /** Whether the last step with words has the mark. */
  let isMarked = false;

  function release(): string {
    isPassing = true;
    const text = held.trimStart();
    held = "";
    if (text === "") return "";
    isMarked = MARK.test(text);
    const words = `${said === "" ? "" : "\n\n"}${text.replace(MARK, "")}`;
    said += words;
    return words;
  }

  return {
    push(piece) {
      if (isPassing) {
        said += piece;
        return piece;
      }
      if (held === "") heldSince = now();
      held += piece;
      if (usesTool) return "";
      const announces = ANNOUNCES.test(held);
      const isLong =
        held.length > LONGEST_PREAMBLE || now() - heldSince > (announces ? LONGEST_ANNOUNCEMENT : LONGEST_HOLD);
      const isAnswer = announces ? /\]\(/ : /\]\(|\n\s*\S/;
      return isLong || isAnswer.test(held.trimStart()) ? release() : "";
    },
    announceTool() {
      usesTool = true;
      held = "";
    },
    hasWords: () => !usesTool && (isPassing || held.trim() !== ""),
    endStep() {
      const text = usesTool || held === "" ? "" : release();
      [held, isPassing, usesTool] = ["", false, false];
      return text;
    },
    isRefusal: () => isMarked || REFUSES.test(said),
  };
}
