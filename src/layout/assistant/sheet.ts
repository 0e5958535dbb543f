// Owns the chat's sheet: a dialog in its own shadow tree, so that neither the site's styles nor ours reach across.
import { askServer, ServerRefusal, sendRating } from "./ask-server.js";
import styles from "./assistant.shadow.css";
import type { AssistantData } from "./assistant-settings.js";
import { type Composer, createComposer } from "./composer.js";
import {
  type ContextItem,
  type Conversation,
  keepConversation,
  loadConversation,
  type Message,
  makeId,
} from "./conversation.js";
import { type DrawnMessage, drawAnswer, drawQuestion } from "./draw-message.js";
import { iconButton, make } from "./make.js";
import { drawWelcome } from "./welcome.js";

/** What somebody on the page asks the sheet to do. */
export interface Ask {
  readonly text: string;
  readonly context: readonly ContextItem[];
}

const narrow = "(max-width: 47.99rem)";

export class AssistantSheet {
  readonly host: HTMLElement;
  private readonly dialog: HTMLDialogElement;
  private readonly log: HTMLElement;
  private readonly announcer: HTMLElement;
  private readonly composer: Composer;
  private readonly name: string;
  private conversation: Conversation;
  private drawn = new Map<Message, DrawnMessage>();
  private running: AbortController | null = null;
  /** Whether the log moves with the answer; not once the reader has moved it. */
  private isFollowing = false;

  constructor(private readonly data: AssistantData) {
    const { settings, words } = data;
    this.name = `${settings.url}/${settings.domain}`;
    this.conversation = loadConversation(this.name);
    this.log = make("div", {
      class: "log",
      tabindex: "0",
      role: "region",
      "aria-label": settings.title ?? words.assistant,
    });
    this.announcer = make("p", { class: "unseen", role: "status" });
    this.composer = createComposer(data, { send: (ask) => this.ask(ask), stop: () => this.running?.abort() });
    const title = make("h2", { id: "title" }, settings.title ?? words.assistant);
    const head = make(
      "div",
      { class: "head" },
      title,
      iconButton("compose", words.newChat, () => this.startAnew()),
      iconButton("close", words.close, () => this.close()),
    );
    const notice = make("p", { class: "notice" }, settings.disclaimer ?? words.assistantNotice);
    this.dialog = make(
      "dialog",
      { "aria-labelledby": "title" },
      head,
      this.log,
      this.composer.node,
      notice,
      this.announcer,
    );
    this.dialog.addEventListener("close", () => this.remember(false));
    for (const event of ["wheel", "touchmove", "keydown"]) {
      this.log.addEventListener(
        event,
        () => {
          this.isFollowing = false;
        },
        { passive: true },
      );
    }
    this.dialog.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !event.isComposing) this.close();
    });
    this.host = make("docs-assistant-sheet" as "div");
    this.host.attachShadow({ mode: "open" }).append(make("style", {}, styles), this.dialog);
    this.drawAll();
  }

  get isOpen(): boolean {
    return this.dialog.open;
  }

  /** Beside the page where there is room, over it on a phone. */
  open(ask: Ask | null = null): void {
    if (!this.dialog.open) {
      if (matchMedia(narrow).matches) this.dialog.showModal();
      else this.dialog.show();
      this.remember(true);
      this.log.scrollTop = this.log.scrollHeight;
    }
    if (ask && ask.text !== "") this.ask(ask);
    else if (ask) this.composer.pointAt(ask.context);
    // On a phone the keyboard would cover the suggestions before anybody wants to write.
    if (ask === null && matchMedia(narrow).matches) this.log.focus();
    else this.composer.focus();
  }

  close(): void {
    this.dialog.close();
  }

  private remember(isOpen: boolean): void {
    this.conversation.isOpen = isOpen;
    this.keep();
    if (!isOpen) this.host.dispatchEvent(new CustomEvent("docsgen:closed"));
  }

  private keep(): void {
    keepConversation(this.name, this.conversation);
  }

  private startAnew(): void {
    this.running?.abort();
    this.conversation = { fp: this.conversation.fp, threadId: null, messages: [], isOpen: true };
    this.keep();
    this.drawAll();
    this.composer.focus();
  }

  private ask({ text, context }: Ask): void {
    if (this.running) return;
    this.conversation.messages.push({
      id: makeId(),
      role: "user",
      text,
      sources: [],
      context,
      state: "complete",
      rating: null,
    });
    void this.answer(context);
  }

  /** Throws the last answer away and asks for another. */
  private retry(): void {
    if (this.running) return;
    const { messages } = this.conversation;
    if (messages.at(-1)?.role === "assistant") messages.pop();
    void this.answer(messages.at(-1)?.context ?? []);
  }

  private async answer(context: readonly ContextItem[]): Promise<void> {
    const reply: Message = {
      id: makeId(),
      role: "assistant",
      text: "",
      sources: [],
      context: [],
      state: "open",
      rating: null,
    };
    this.conversation.messages.push(reply);
    const running = new AbortController();
    this.running = running;
    this.composer.setBusy(true);
    this.announcer.textContent = this.data.words.thinking;
    this.isFollowing = true;
    this.drawAll();
    this.follow();
    try {
      await this.receive(reply, { conversation: this.conversation, context, signal: running.signal });
    } catch (error) {
      reply.state = running.signal.aborted ? "stopped" : "failed";
      if (error instanceof ServerRefusal && error.message !== "") reply.text ||= error.message;
    }
    if (this.running === running) this.running = null;
    this.composer.setBusy(this.running !== null);
    this.keep();
    this.update(reply);
    this.announcer.textContent = reply.state === "failed" ? this.data.words.assistantFailed : this.spoken(reply);
  }

  private async receive(reply: Message, question: Parameters<typeof askServer>[1]): Promise<void> {
    for await (const part of askServer(this.data, question)) {
      if (part.kind === "start") {
        reply.id = part.messageId;
        question.conversation.threadId = part.threadId;
      } else if (part.kind === "source") reply.sources.push(part.source);
      else if (part.kind === "text") reply.text += part.text;
      else throw new Error(part.message);
      this.update(reply);
    }
    reply.state = reply.text === "" ? "failed" : "complete";
  }

  private rate(message: Message, rating: "up" | "down" | null): void {
    message.rating = rating;
    this.keep();
    this.update(message);
    // A thumb that gets lost is not worth a message.
    sendRating(this.data, { fp: this.conversation.fp, messageId: message.id, rating }).catch(() => {});
  }

  private drawAll(): void {
    const { messages } = this.conversation;
    const actions = {
      retry: () => this.retry(),
      rate: (message: Message, rating: "up" | "down" | null) => this.rate(message, rating),
    };
    this.drawn = new Map(
      messages.map((message) => [
        message,
        message.role === "user" ? drawQuestion(message) : drawAnswer(message, this.data.words, actions),
      ]),
    );
    const welcome = drawWelcome(this.data, (text) => this.ask({ text, context: [] }));
    this.log.replaceChildren(...(messages.length === 0 ? [welcome] : [...this.drawn.values()].map(({ node }) => node)));
    for (const [message, drawn] of this.drawn) drawn.update(message === messages.at(-1));
  }

  private update(message: Message): void {
    const focused = this.dialog.getRootNode();
    const label = focused instanceof ShadowRoot ? (focused.activeElement?.getAttribute("aria-label") ?? null) : null;
    const drawn = this.drawn.get(message);
    drawn?.update(message === this.conversation.messages.at(-1));
    // The buttons were drawn anew: the one that was pressed keeps the focus.
    if (label) drawn?.node.querySelector<HTMLElement>(`[aria-label="${CSS.escape(label)}"]`)?.focus();
    this.follow();
  }

  /** Moves with the growing answer until its question has come to the top: from there it is read. */
  private follow(): void {
    if (!this.isFollowing) return;
    const question = this.conversation.messages.findLast((message) => message.role === "user");
    const node = question && this.drawn.get(question)?.node;
    const top = (node?.offsetTop ?? 0) - this.log.offsetTop - 20;
    this.log.scrollTop = Math.min(top, this.log.scrollHeight - this.log.clientHeight);
  }

  /** What a screen reader says when the answer is complete: its words without marks. */
  private spoken(reply: Message): string {
    return this.drawn.get(reply)?.node.querySelector(".answer-body")?.textContent?.slice(0, 1200) ?? "";
  }
}
