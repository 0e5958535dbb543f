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

/** Refusals of models that forget the mark. */
const REFUSES =
  /^\W*(?:(?:sorry|unfortunately|i['’]?m sorry)\b[^.]{0,40}?)?(?:the (?:provided |available )?(?:documentation|docs|passages?|context) (?:do(?:es)?(?:n['’]t| not)|has no|have no|contains? no)|i (?:could|can)(?: ?not|n['’]t) (?:find|answer)|there is no (?:information|mention))/i;

export class AnswerText {
  #held = "";
  #heldSince = 0;
  #said = "";
  #isPassing = false;
  #usesTool = false;
  /** Whether the last step with words has the mark. */
  #isMarked = false;

  constructor(readonly now: () => number) {}

  /** Takes what the model says and gives what is certain to belong to the answer. */
  push(piece: string): string {
    if (this.#isPassing) {
      this.#said += piece;
      return piece;
    }
    if (this.#held === "") this.#heldSince = this.now();
    this.#held += piece;
    if (this.#usesTool) return "";
    const announces = ANNOUNCES.test(this.#held);
    const longest = announces ? LONGEST_ANNOUNCEMENT : LONGEST_HOLD;
    const isLong = this.#held.length > LONGEST_PREAMBLE || this.now() - this.#heldSince > longest;
    const isAnswer = announces ? /\]\(/ : /\]\(|\n\s*\S/;
    return isLong || isAnswer.test(this.#held.trimStart()) ? this.#release() : "";
  }

  /** The model uses a tool: what was held back only announced it. */
  announceTool(): void {
    this.#usesTool = true;
    this.#held = "";
  }

  /** Whether the step has words, and they belong to the answer. */
  hasWords(): boolean {
    return !this.#usesTool && (this.#isPassing || this.#held.trim() !== "");
  }

  /** The step is over: what is held back belongs to the answer, unless a tool was used. */
  endStep(): string {
    const text = this.#usesTool || this.#held === "" ? "" : this.#release();
    [this.#held, this.#isPassing, this.#usesTool] = ["", false, false];
    return text;
  }

  /** Whether the model says that the documentation does not answer. */
  isRefusal(): boolean {
    return this.#isMarked || REFUSES.test(this.#said);
  }

  #release(): string {
    this.#isPassing = true;
    const text = this.#held.trimStart();
    this.#held = "";
    if (text === "") return "";
    this.#isMarked = MARK.test(text);
    const words = `${this.#said === "" ? "" : "\n\n"}${text.replace(MARK, "")}`;
    this.#said += words;
    return words;
  }
}
