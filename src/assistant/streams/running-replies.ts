// Keeps replies running for a while after their readers leave.
import { RecentMap } from "../recent-map.js";
import type { ReplyEvent, ReplyIds } from "./reply-event.js";

/** Who may take a reply up again, and under which name. */
interface ReplyName {
  readonly domain: string;
  /** Chosen by the client, and too long to be guessed: keys are public. */
  readonly id: string;
}

interface BeginningReply {
  readonly ids: ReplyIds;
  readonly keyId: string;
  readonly hasSearchParts: boolean;
  readonly events: AsyncIterable<ReplyEvent>;
  readonly stop: AbortController;
}

export interface RunningReplies {
  begin(name: ReplyName, reply: BeginningReply): RunningReply;
  find(name: ReplyName): RunningReply | null;
}

/** What ends a reply that nobody came back to. */
const LEFT_ALONE: ReplyEvent = {
  kind: "error",
  message: "The assistant stopped this answer because nobody was reading it. Please ask again.",
};

/** How long a reply goes on without a reader, in milliseconds. */
const LONGEST_ALONE = 60_000;

/** How long a reply that has ended can be read again, and how many at most. */
const KEEP_ENDED = 10 * 60_000;
const MOST_KEPT = 2000;

export function createRunningReplies(longestAlone = LONGEST_ALONE): RunningReplies {
  const replies = new RecentMap<RunningReply>(MOST_KEPT);
  return {
    begin(name, reply) {
      const key = keyOf(name);
      const running = new RunningReply(reply, longestAlone);
      const forget = () => {
        if (replies.get(key) === running) replies.delete(key);
      };
      void running.read().finally(() => setTimeout(forget, KEEP_ENDED).unref());
      replies.set(key, running);
      return running;
    },
    find: (name) => replies.get(keyOf(name)) ?? null,
  };
}

function keyOf({ domain, id }: ReplyName): string {
  return JSON.stringify([domain, id]);
}

/** Goes on whether or not somebody follows it. */
export class RunningReply {
  readonly ids: ReplyIds;
  readonly keyId: string;
  /** As the client wanted its sources. */
  readonly hasSearchParts: boolean;
  readonly #heard: ReplyEvent[] = [];
  #waiting: (() => void)[] = [];
  #hasEnded = false;
  #isDelivered = false;
  #followers = 0;
  #alone: NodeJS.Timeout | undefined;

  constructor(
    readonly reply: BeginningReply,
    readonly longestAlone: number,
  ) {
    this.ids = reply.ids;
    this.keyId = reply.keyId;
    this.hasSearchParts = reply.hasSearchParts;
  }

  /** Whether a reader has been sent all of it, or wants no more of it. */
  isDelivered(): boolean {
    return this.#isDelivered;
  }

  /** Ends the reply itself, and with it the call to the model. */
  stop(): void {
    this.#isDelivered = true;
    this.reply.stop.abort();
  }

  /** Resolves at the end of the reply; what fails is an event too. */
  async read(): Promise<void> {
    try {
      for await (const event of this.reply.events) {
        this.#heard.push(event);
        this.#wake();
      }
    } catch {
      // Its readers are told below.
    }
    this.#hasEnded = true;
    const isWhole = this.#heard.some(({ kind }) => kind === "finish" || kind === "error");
    if (!isWhole && !this.#isDelivered) this.#heard.push(LEFT_ALONE);
    clearTimeout(this.#alone);
    this.#wake();
  }

  /** All of the reply from its beginning; ends early when the reader leaves. */
  async *follow(leaving: AbortSignal): AsyncGenerator<ReplyEvent, void> {
    const wake = () => this.#wake();
    this.#followers++;
    clearTimeout(this.#alone);
    leaving.addEventListener("abort", wake, { once: true });
    try {
      for (let at = 0; !leaving.aborted; ) {
        const event = this.#heard[at];
        if (event) {
          at++;
          yield event;
        } else if (this.#hasEnded) {
          this.#isDelivered = true;
          return;
        } else await new Promise<void>((resolve) => this.#waiting.push(resolve));
      }
    } finally {
      leaving.removeEventListener("abort", wake);
      this.#followers--;
      if (this.#followers === 0 && !this.#hasEnded)
        this.#alone = setTimeout(() => this.reply.stop.abort(), this.longestAlone).unref();
    }
  }

  #wake(): void {
    const woken = this.#waiting;
    this.#waiting = [];
    for (const each of woken) each();
  }
}
