// Ends a call to a model that is silent for too long, or takes too long altogether.

export interface ModelWatch {
  readonly signal: AbortSignal;
  /** The model gave a sign of life. */
  heard(): void;
  /** Whether the time of the whole reply is over. */
  isTimeOver(): boolean;
  end(): void;
}

/** Milliseconds between two looks at the time. */
const LOOK = 250;

/**
 * A look that comes late says that this process stood still. Nothing of what the model said could be heard then, so that time
 * counts neither as silence nor for the whole reply.
 * @param longestSilence and `timeLeft`: in milliseconds
 */
export function watchModel(longestSilence: number, timeLeft: number): ModelWatch {
  const controller = new AbortController();
  let silent = 0;
  let total = 0;
  let before = Date.now();
  let timer: NodeJS.Timeout;

  function wait(): void {
    const pause = Math.min(LOOK, longestSilence - silent, timeLeft - total);
    timer = setTimeout(look, pause, pause);
  }

  function look(pause: number): void {
    const now = Date.now();
    const since = Math.max(0, now - before);
    const counted = since > pause + LOOK ? pause : since;
    before = now;
    silent += counted;
    total += counted;
    if (silent >= longestSilence || total >= timeLeft)
      controller.abort(new Error("The model did not respond in time."));
    else wait();
  }

  wait();
  return {
    signal: controller.signal,
    isTimeOver: () => total >= timeLeft,
    heard() {
      silent = before - Date.now(); // The next look counts from its last one.
    },
    end() {
      clearTimeout(timer);
    },
  };
}
