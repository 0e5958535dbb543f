// Owns the course of a conversation: asking, receiving the reply, stopping, asking again, beginning anew.
import { askServer, type ReplyPart, resumeReply, ServerRefusal, sendRating, stopReply } from "./ask-server.js";
import { type AssistantData, chatName } from "./assistant-settings.js";
import {
  type Ask,
  type ContextItem,
  type Conversation,
  keepConversation,
  loadConversation,
  type Message,
  makeId,
  type Rating,
  type Source,
  type Status,
} from "./conversation.js";

/** Displays the conversation. */
interface ChatView {
  /** Messages were added or removed. */
  listChanged(): void;
  /** A message grew, ended or was rated. */
  messageChanged(message: Message): void;
  busyChanged(isBusy: boolean): void;
  answered(message: Message): void;
}

interface Chat {
  readonly conversation: () => Conversation;
  /** Whether an answer is in progress: no other can be asked for until it ends. */
  isBusy(): boolean;
  ask(ask: Ask): void;
  /** Discards the last answer and asks for another. */
  retry(): void;
  stop(): void;
  startAnew(): void;
  /** Sends a thumb, and has the reader asked for a reason. */
  rate(message: Message, rating: Rating): void;
  /** Sends the thumb again with its reason. Answers whether it arrived. */
  explain(message: Message, reason: string): Promise<boolean>;
  /** Goes on reading an answer that was in progress when the reader left the last page. */
  takeUp(): void;
  /** Remembers whether the reader has the chat open. */
  setOpen(isOpen: boolean): void;
}

export function createChat(data: AssistantData, view: ChatView): Chat {
  const course = openCourse(data, view);
  const keep = () => keepCourse(course);
  return {
    conversation: () => course.conversation,
    isBusy: () => course.running !== null,
    ask: (ask) => put(course, ask),
    retry: () => retry(course),
    stop: () => stop(course),
    takeUp: () => takeUp(course),
    startAnew() {
      stop(course);
      course.running = null;
      course.conversation = { fp: course.conversation.fp, threadId: null, messages: [], isOpen: true };
      keep();
      view.busyChanged(false);
      view.listChanged();
    },
    rate(message, rating) {
      message.rating = rating;
      message.reason = rating === null ? null : (message.reason ?? "");
      keep();
      view.messageChanged(message);
      // A lost thumb is not worth a message.
      void sendRating(data, { fp: course.conversation.fp, messageId: message.id, rating });
    },
    explain({ id, rating }, reason) {
      return sendRating(data, { fp: course.conversation.fp, messageId: id, rating, reason });
    },
    setOpen(isOpen) {
      course.conversation.isOpen = isOpen;
      keep();
    },
  };
}

/** Where a chat stands. */
interface Course {
  readonly data: AssistantData;
  readonly view: ChatView;
  conversation: Conversation;
  running: Running | null;
  isLeaving: boolean;
}

/** A reply that is being read. */
interface Running {
  readonly reply: Message;
  readonly reading: AbortController;
}

/** What was read of a reply, from its beginning. */
interface Said {
  messageId: string | null;
  threadId: string | null;
  text: string;
  readonly sources: Source[];
  status: Status | null;
  followUps: readonly string[];
  finish: Extract<ReplyPart, { kind: "finish" }> | null;
}

function openCourse(data: AssistantData, view: ChatView): Course {
  const kept = loadConversation(chatName(data));
  const conversation: Conversation = data.settings.anonymous ? { ...kept, fp: "anonymous" } : kept;
  const course: Course = { data, view, conversation, running: null, isLeaving: false };
  // The answer goes on without the page, and the next page takes it up.
  addEventListener("pagehide", () => {
    course.isLeaving = true;
    course.running?.reading.abort();
    keepCourse(course);
  });
  addEventListener("pageshow", () => {
    course.isLeaving = false;
    takeUp(course);
  });
  return course;
}

function keepCourse({ data, conversation }: Course): void {
  keepConversation(chatName(data), conversation);
}

function put(course: Course, { text, context }: Ask): void {
  const { messages } = course.conversation;
  if (course.running) return;
  // Who goes on has no more to say about the answers before.
  for (const message of messages) if (message.reason === "") message.reason = null;
  messages.push(newMessage("user", text, context));
  answer(course, context);
}

function retry(course: Course): void {
  if (course.running) return;
  const { messages } = course.conversation;
  if (messages.at(-1)?.role === "assistant") messages.pop();
  answer(course, messages.at(-1)?.context ?? []);
}

function answer(course: Course, context: readonly ContextItem[]): void {
  const { data, conversation } = course;
  const reply = newMessage("assistant", "", []);
  conversation.messages.push(reply);
  void receive(course, reply, (signal) => askServer(data, { conversation, context, request: reply.request, signal }));
}

function takeUp(course: Course): void {
  const reply = course.conversation.messages.at(-1);
  if (course.running || reply?.state !== "open") return;
  void receive(course, reply, (signal) => resumed(course.data, reply, signal));
}

/** What cannot be taken up counts as stopped. */
async function* resumed(data: AssistantData, reply: Message, signal: AbortSignal): AsyncGenerator<ReplyPart> {
  let isThere = false;
  for await (const part of resumeReply(data, { request: reply.request, signal })) {
    isThere = true;
    yield part;
  }
  if (!isThere) reply.state = "stopped";
}

function stop({ data, running }: Course): void {
  if (!running) return;
  running.reading.abort();
  // What the reader no longer waits for may go on for a minute at worst.
  stopReply(data, running.reply.request).catch(() => {});
}

async function receive(
  course: Course,
  reply: Message,
  read: (signal: AbortSignal) => AsyncIterable<ReplyPart>,
): Promise<void> {
  const { view, conversation: own } = course;
  const reading = new AbortController();
  course.running = { reply, reading };
  view.listChanged();
  view.busyChanged(true);
  try {
    const said = emptyReply();
    for await (const part of read(reading.signal)) {
      take(part, said);
      show(said, reply, own);
      if (own === course.conversation) view.messageChanged(reply);
    }
    if (reply.state === "open") reply.state = "failed";
  } catch (error) {
    if (course.isLeaving) {
      course.running = null;
      return;
    }
    reply.state = reading.signal.aborted ? "stopped" : "failed";
    if (error instanceof ServerRefusal) reply.refusal = error.message;
  }
  if (own !== course.conversation) return;
  course.running = null;
  keepCourse(course);
  view.busyChanged(false);
  view.messageChanged(reply);
  view.answered(reply);
}

function emptyReply(): Said {
  return { messageId: null, threadId: null, text: "", sources: [], status: null, followUps: [], finish: null };
}

function take(part: ReplyPart, said: Said): void {
  if (part.kind === "start") Object.assign(said, { messageId: part.messageId, threadId: part.threadId });
  else if (part.kind === "status") said.status = part.status;
  else if (part.kind === "source") said.sources.push(part.source);
  else if (part.kind === "text") said.text += part.text;
  else if (part.kind === "follow-ups") said.followUps = part.questions;
  else if (part.kind === "finish") said.finish = part;
  else throw new Error(part.message);
}

/** What an earlier page showed stays until as much of the reply has come again. */
function show(said: Said, reply: Message, own: Conversation): void {
  reply.id = said.messageId ?? reply.id;
  own.threadId = said.threadId ?? own.threadId;
  reply.status = said.status;
  reply.followUps = said.followUps;
  if (said.text.length >= reply.text.length) reply.text = said.text;
  if (said.sources.length >= reply.sources.length) reply.sources = [...said.sources];
  if (said.finish === null) return;
  reply.ending = said.finish.ending;
  reply.isRemembered = said.finish.isRemembered;
  if (reply.text !== "") reply.state = "complete";
}

function newMessage(role: Message["role"], text: string, context: readonly ContextItem[]): Message {
  const state = role === "user" ? "complete" : "open";
  const unanswered = {
    sources: [],
    refusal: "",
    rating: null,
    reason: null,
    status: null,
    isRemembered: false,
    followUps: [],
  };
  return { ...unanswered, id: makeId(), request: makeId(), role, text, context, state, ending: "whole" };
}
