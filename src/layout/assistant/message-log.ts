// Shows the messages of a conversation, and moves with the answer that is being written.
import type { AssistantData } from "./assistant-settings.js";
import type { Message } from "./conversation.js";
import { type DrawnMessage, drawAnswer, drawQuestion, type MessageActions, questionButton } from "./draw-message.js";
import { icon, make } from "./make.js";

interface MessageLog {
  readonly node: HTMLElement;
  /** Redraws the messages and scrolls to the last one. */
  show(messages: readonly Message[]): void;
  /** Draws what changed in one message. */
  update(message: Message): void;
  toEnd(): void;
  /** The text of an answer without marks, for screen readers. */
  wordsOf(message: Message): string;
}

export function createMessageLog(data: AssistantData, actions: MessageActions): MessageLog {
  const node = logNode(data);
  let shown: readonly Message[] = [];
  let drawn = new Map<Message, DrawnMessage>();
  // Not after the reader has scrolled the log.
  let isFollowing = false;
  const stopFollowing = () => {
    isFollowing = false;
  };
  for (const event of ["wheel", "touchmove", "keydown"]) node.addEventListener(event, stopFollowing, { passive: true });
  const follow = () => {
    const question = shown.findLast((message) => message.role === "user");
    if (isFollowing) scrollTo(node, question && drawn.get(question)?.node);
  };

  return {
    node,
    show(messages) {
      shown = messages;
      drawn = new Map(messages.map((message) => [message, drawMessage(message, data, actions)]));
      const nodes = [...drawn.values()].map((each) => each.node);
      node.replaceChildren(...(nodes.length === 0 ? [drawWelcome(data, actions.ask)] : nodes));
      for (const [message, each] of drawn) each.update(message === messages.at(-1));
      isFollowing = true;
      follow();
    },
    update(message) {
      const known = drawn.get(message);
      const focused = focusedLabel(node);
      known?.update(message === shown.at(-1));
      // The buttons were redrawn: the pressed one keeps the focus.
      if (focused) known?.node.querySelector<HTMLElement>(`[aria-label="${CSS.escape(focused)}"]`)?.focus();
      follow();
    },
    toEnd: () => {
      node.scrollTop = node.scrollHeight;
    },
    wordsOf: (message) => drawn.get(message)?.node.querySelector(".answer-body")?.textContent?.slice(0, 1200) ?? "",
  };
}

function logNode({ settings, words }: AssistantData): HTMLElement {
  const name = settings.title ?? words.assistant;
  return make("div", { class: "log", tabindex: "0", role: "region", "aria-label": name });
}

/** Scrolls until the question is at the top, so that its answer can be read from the start. */
function scrollTo(log: HTMLElement, question: HTMLElement | undefined): void {
  const top = (question?.offsetTop ?? 0) - log.offsetTop - 20;
  log.scrollTop = Math.min(top, log.scrollHeight - log.clientHeight);
}

function drawMessage(message: Message, data: AssistantData, actions: MessageActions): DrawnMessage {
  return message.role === "user" ? drawQuestion(message) : drawAnswer(message, data, actions);
}

function focusedLabel(node: HTMLElement): string | null {
  const root = node.getRootNode();
  const focused = root instanceof ShadowRoot ? root.activeElement : null;
  return focused && node.contains(focused) ? focused.getAttribute("aria-label") : null;
}

function drawWelcome({ settings, words }: AssistantData, ask: (text: string) => void): HTMLElement {
  const questions = settings.starterQuestions.map((question) => make("li", {}, questionButton(question, ask)));
  return make(
    "div",
    { class: "welcome" },
    icon("sparkles"),
    make("p", {}, settings.placeholder ?? words.askAbout),
    questions.length === 0 ? null : make("p", { class: "label" }, words.suggestions),
    questions.length === 0 ? null : make("ul", {}, ...questions),
  );
}
