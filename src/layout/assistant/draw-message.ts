// Draws a chat message: a question with its context, or an answer with sources and buttons.
import type { AssistantWords } from "../../shared/english/assistant.js";
import type { AssistantData } from "./assistant-settings.js";
import type { Ending, Message, Rating, Source } from "./conversation.js";
import { copyWithNotice, markdownDrawer, safeUrl } from "./draw-markdown.js";
import { icon, iconButton, make } from "./make.js";
import { createReasonForm } from "./reason-form.js";

export interface MessageActions {
  readonly ask: (text: string) => void;
  readonly retry: () => void;
  readonly rate: (message: Message, rating: Rating) => void;
  readonly explain: (message: Message, reason: string) => Promise<boolean>;
}

export interface DrawnMessage {
  readonly node: HTMLElement;
  /** Draws what has changed. @param isLast only the last answer can be asked for again */
  update(isLast: boolean): void;
}

export function drawQuestion({ text, context }: Message): DrawnMessage {
  const quoted = context.map(({ value, type }) =>
    make("blockquote", { class: type === "code" ? "quoted-code" : null }, value),
  );
  const node = make("div", { class: "question" }, ...quoted, make("p", { dir: writingDirection(text) }, text));
  return { node, update: () => {} };
}

export function drawAnswer(
  message: Message,
  { words, linkBase }: AssistantData,
  actions: MessageActions,
): DrawnMessage {
  const body = make("div", { class: "answer-body" });
  const after = make("div", { class: "answer-after" });
  const node = make("div", { class: "answer" }, body, after);
  const draw = markdownDrawer(body, words);
  const reason = createReasonForm(message, words, {
    send: (text) => actions.explain(message, text),
    leave: () => after.querySelector<HTMLElement>("[aria-pressed=true]")?.focus(),
  });
  const rate = (rating: Rating) => {
    actions.rate(message, message.rating === rating ? null : rating);
    reason.focus();
  };
  return {
    node,
    update(isLast) {
      node.toggleAttribute("data-open", message.state === "open");
      if (message.text === "" && message.state === "open") body.replaceChildren(thinking(message, words));
      else {
        body.querySelector(".thinking")?.remove();
        body.dir = writingDirection(message.text) ?? "";
        draw(message.text);
      }
      reason.update();
      after.replaceChildren(...ending(message, words, { ...actions, isLast, rate, reason: reason.node }));
      if (linkBase !== null) for (const link of node.querySelectorAll("a")) leadTo(link, linkBase);
    },
  };
}

/** On a page of another site, paths are those of the documentation. */
function leadTo(link: HTMLAnchorElement, linkBase: string): void {
  const href = link.getAttribute("href") ?? "";
  if (href.startsWith("/")) link.href = new URL(href, linkBase).href;
}

function thinking({ status }: Message, words: AssistantWords): HTMLElement {
  const detail = status?.detail ? make("span", { class: "thinking-detail" }, status.detail) : null;
  const doing = status === null ? words.thinking : status.isReading ? words.assistantReading : words.searching;
  return make("p", { class: "thinking" }, make("span", { class: "dot" }), make("span", {}, doing), detail);
}

interface EndingParts extends Pick<MessageActions, "ask" | "retry"> {
  readonly isLast: boolean;
  readonly rate: (rating: Rating) => void;
  readonly reason: HTMLElement;
}

function ending(message: Message, words: AssistantWords, actions: EndingParts): HTMLElement[] {
  if (message.state === "open") return [];
  const parts: HTMLElement[] = [];
  if (message.state === "failed") {
    const failure = failureWords(message, words);
    parts.push(make("p", { class: "failure", dir: writingDirection(failure) }, failure));
  }
  const cut = cutWords(message.ending, words);
  if (cut !== null) parts.push(make("p", { class: "label" }, cut));
  if (message.isRemembered) parts.push(make("p", { class: "label" }, words.assistantRemembered));
  if (message.sources.length > 0) parts.push(drawSources(message.sources, words));
  parts.push(drawButtons(message, words, actions), actions.reason);
  if (actions.isLast && message.followUps.length > 0) parts.push(drawFollowUps(message.followUps, words, actions));
  return parts;
}

function cutWords(ending: Ending, words: AssistantWords): string | null {
  if (ending === "length") return words.assistantCut;
  return ending === "content-filter" ? words.assistantFiltered : null;
}

function drawFollowUps(questions: readonly string[], words: AssistantWords, { ask }: EndingParts): HTMLElement {
  return make(
    "div",
    { class: "follow-ups" },
    make("p", { class: "label" }, words.assistantNext),
    make("ul", {}, ...questions.map((question) => make("li", {}, questionButton(question, ask)))),
  );
}

/** A question that is asked by pressing it. */
export function questionButton(question: string, ask: (text: string) => void): HTMLElement {
  const button = make("button", { type: "button", class: "starter", dir: writingDirection(question) }, question);
  button.addEventListener("click", () => ask(question));
  return button;
}

/** What the reader sees of an answer that failed. */
export function failureWords({ refusal }: Message, { assistantFailed }: AssistantWords): string {
  return refusal || assistantFailed;
}

function drawSources(sources: readonly Source[], words: AssistantWords): HTMLElement {
  const cards = sources
    .filter(({ url }) => safeUrl(url) !== null)
    .map(({ url, title }) => {
      const place = safeUrl(url)?.pathname ?? "";
      return make(
        "li",
        {},
        make(
          "a",
          { class: "source", href: url },
          icon("page"),
          make("span", { class: "source-title" }, title),
          make("span", { class: "source-place", dir: "ltr" }, place),
        ),
      );
    });
  return make("div", { class: "sources" }, make("p", { class: "label" }, words.sources), make("ul", {}, ...cards));
}

function drawButtons(message: Message, words: AssistantWords, { isLast, retry, rate }: EndingParts): HTMLElement {
  const buttons: HTMLElement[] = [];
  if (message.text !== "") {
    const copy: HTMLButtonElement = iconButton("copy", words.copy, () => {
      void copyWithNotice(message.text, copy, words);
    });
    buttons.push(copy);
  }
  if (isLast) buttons.push(iconButton("retry", words.retry, retry));
  if (message.state === "complete") {
    for (const [rating, name] of [
      ["up", words.helpful],
      ["down", words.notHelpful],
    ] as const) {
      const thumb = iconButton(rating, name, () => rate(rating));
      thumb.setAttribute("aria-pressed", String(message.rating === rating));
      buttons.push(thumb);
    }
  }
  return make("div", { class: "buttons" }, ...buttons);
}

const CODE = /(`+)[\s\S]*?\1/g;
const LETTERS = /\p{L}/gu;
const FROM_THE_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu;

/** By most letters, since a sentence may begin with a foreign name; null, which means the page's direction, where there are none. */
function writingDirection(markdown: string): "rtl" | "ltr" | null {
  const words = markdown.replace(CODE, "");
  const letters = words.match(LETTERS)?.length ?? 0;
  if (letters === 0) return null;
  return (words.match(FROM_THE_RIGHT)?.length ?? 0) * 2 > letters ? "rtl" : "ltr";
}
