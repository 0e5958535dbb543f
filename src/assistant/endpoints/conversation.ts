// Owns the conversation: what reader and assistant said so far, as plain turns.

export interface Turn {
  readonly role: "user" | "assistant";
  readonly text: string;
}

type Json = Readonly<Record<string, unknown>>;

/** Takes the turns out of a chat client's messages of any version; what is not the words of either side is passed over. */
export function readTurns(messages: readonly Json[]): { turns: Turn[]; impliedThreadId: string | null } {
  const turns: Turn[] = [];
  let impliedThreadId: string | null = null;
  for (const message of messages) {
    const { role } = message;
    if (role !== "user" && role !== "assistant") continue;
    if (role === "assistant") impliedThreadId = threadOf(message) ?? impliedThreadId;
    const text = textOf(message);
    if (text !== "") turns.push({ role, text });
  }
  return { turns, impliedThreadId };
}

/** The reader's last words, or null where there are none. */
export function latestQuestion(turns: readonly Turn[]): string | null {
  return turns.findLast((turn) => turn.role === "user")?.text ?? null;
}

/**
 * Joins what the store knows with what the client sent. The client's list wins; where it begins in the middle of the
 * stored thread, or holds nothing but the new question, the stored turns before it are put in front.
 */
export function reconcileTurns(stored: readonly Turn[], sent: readonly Turn[]): Turn[] {
  const first = sent[0];
  if (!first) return [...stored];
  for (let start = stored.length - 1; start >= 0; start--) {
    const overlap = Math.min(stored.length - start, sent.length);
    if (sent.slice(0, overlap).every((turn, index) => isSame(turn, stored[start + index]))) {
      return [...stored.slice(0, start), ...sent];
    }
  }
  return sent.length === 1 ? [...stored, ...sent] : [...sent];
}

/** Says whether the client asks for another answer to the thread's last question rather than a further question. */
export function isRegeneration(stored: readonly Turn[], sent: readonly Turn[]): boolean {
  const asked = sent.at(-1);
  if (asked?.role !== "user" || latestQuestion(stored) !== asked.text) return false;
  const seen = sent.at(-2);
  return !(seen?.role === "assistant" && isSame(seen, stored.at(-1)));
}

function isSame(a: Turn, b: Turn | undefined): boolean {
  return a.role === b?.role && a.text === b.text;
}

/** Text parts of every version; else the plain `content` of the older ones, whose first releases send no parts. */
function textOf(message: Json): string {
  const parts = Array.isArray(message.parts) ? message.parts : [];
  const texts: string[] = [];
  for (const part of parts) {
    if (isJson(part) && part.type === "text" && typeof part.text === "string") texts.push(part.text);
  }
  if (texts.length === 0 && typeof message.content === "string") texts.push(message.content);
  return texts.join("").trim();
}

/** The thread's id where our replies leave it: in the metadata of newer clients, in the annotations of older ones. */
function threadOf(message: Json): string | null {
  if (isJson(message.metadata) && typeof message.metadata.threadId === "string") return message.metadata.threadId;
  const annotations = Array.isArray(message.annotations) ? message.annotations : [];
  const finish = annotations.findLast((each) => isJson(each) && each.type === "finish");
  return isJson(finish) && typeof finish.threadId === "string" ? finish.threadId : null;
}

export function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
