// Shows the messages of a conversation, and moves with the answer that is being written.
import type { AssistantData } from "./assistant-settings.js";
import type { Message } from "./conversation.js";
import { type DrawnMessage, drawAnswer, drawQuestion, type MessageActions } from "./draw-message.js";
import { make } from "./make.js";
import { drawWelcome } from "./welcome.js";

export interface MessageLog {
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
  const { settings, words } = data;
  const node = make("div", {
    class: "log",
    tabindex: "0",
    role: "region",
    "aria-label": settings.title ?? words.assistant,
  });
  let shown: readonly Message[] = [];
  let drawn = new Map<Message, DrawnMessage>();
  // Not after the reader has scrolled the log.
  let isFollowing = false;
  for (const event of ["wheel", "touchmove", "keydown"]) {
    const stopFollowing = () => {
      isFollowing = false;
    };
    node.addEventListener(event, stopFollowing, { passive: true });
  }

  /** Scrolls until the question is at the top, so that its answer can be read from the start. */
  function follow(): void {
    if (!isFollowing) return;
    const question = shown.findLast((message) => message.role === "user");
    const top = ((question && drawn.get(question)?.node.offsetTop) ?? 0) - node.offsetTop - 20;
    node.scrollTop = Math.min(top, node.scrollHeight - node.clientHeight);
  }

  return {
    node,
    show(messages) {
      shown = messages;
      const draw = (message: Message) =>
        message.role === "user" ? drawQuestion(message) : drawAnswer(message, data, actions);
      drawn = new Map(messages.map((message) => [message, draw(message)]));
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

function focusedLabel(node: HTMLElement): string | null {
  const root = node.getRootNode();
  const focused = root instanceof ShadowRoot ? root.activeElement : null;
  return focused && node.contains(focused) ? focused.getAttribute("aria-label") : null;
}
