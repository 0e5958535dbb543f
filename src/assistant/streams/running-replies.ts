// Keeps replies running for a while after their readers leave.
import type { ReplyEvent, ReplyIds } from "./reply-event.js";

/** Who may take a reply up again, and under which name. */
interface ReplyName {
  readonly domain: string;
  /** Chosen by the client, and too long to be guessed: keys are public. */
  readonly id: string;
}

export interface RunningReply {
  readonly ids: ReplyIds;
  readonly keyId: string;
  /** As the client wanted its sources. */
  readonly hasSearchParts: boolean;
  /** Whether a reader has been sent all of it, or wants no more of it. */
  isDelivered(): boolean;
  /** All of the reply from its beginning; ends early when the reader leaves. */
  follow(leaving: AbortSignal): AsyncGenerator<ReplyEvent, void>;
  /** Ends the reply itself, and with it the call to the model. */
  stop(): void;
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
  const replies = new Map<string, RunningReply>();
  return {
    begin(name, reply) {
      const key = keyOf(name);
      const forget = () => {
        if (replies.get(key) === running) replies.delete(key);
      };
      const onEnd = () => setTimeout(forget, KEEP_ENDED).unref();
      const running = run(reply, { onEnd, longestAlone });
      replies.delete(key);
      replies.set(key, running);
      const [oldest] = replies.size > MOST_KEPT ? replies.keys() : [];
      if (oldest !== undefined) replies.delete(oldest);
      return running;
    },
    find: (name) => replies.get(keyOf(name)) ?? null,
  };
}

function keyOf({ domain, id }: ReplyName): string {
  return JSON.stringify([domain, id]);
}

interface Running {
  readonly onEnd: () => void;
  readonly longestAlone: number;
}

/** Reads the events whether or not somebody follows them. */
function run({ events, stop, ...known }: BeginningReply, { onEnd, longestAlone }: Running): RunningReply {
  const heard: ReplyEvent[] = [];
  let waiting: (() => void)[] = [];
  let hasEnded = false;
  let isDelivered = false;
  let followers = 0;
  let alone: NodeJS.Timeout | undefined;

  function wake(): void {
    const woken = waiting;
    waiting = [];
    for (const each of woken) each();
  }

  async function read(): Promise<void> {
    try {
      for await (const event of events) {
        heard.push(event);
        wake();
      }
    } finally {
      hasEnded = true;
      const isWhole = heard.some(({ kind }) => kind === "finish" || kind === "error");
      if (!isWhole && !isDelivered) heard.push(LEFT_ALONE);
      clearTimeout(alone);
      wake();
      onEnd();
    }
  }

  async function* follow(leaving: AbortSignal): AsyncGenerator<ReplyEvent, void> {
    followers++;
    clearTimeout(alone);
    leaving.addEventListener("abort", wake, { once: true });
    try {
      for (let at = 0; !leaving.aborted; ) {
        const event = heard[at];
        if (event) {
          at++;
          yield event;
        } else if (hasEnded) {
          isDelivered = true;
          return;
        } else await new Promise<void>((resolve) => waiting.push(resolve));
      }
    } finally {
      leaving.removeEventListener("abort", wake);
      followers--;
      if (followers === 0 && !hasEnded) {
        alone = setTimeout(() => stop.abort(), longestAlone);
        alone.unref();
      }
    }
  }

  // What fails is an event too.
  read().catch(() => {});
  return {
    ...known,
    isDelivered: () => isDelivered,
    follow,
    stop() {
      isDelivered = true;
      stop.abort();
    },
  };
}
