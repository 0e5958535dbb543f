// Ends a call to a model that is silent for too long, or takes too long altogether.

export interface ModelWatch {
  readonly signal: AbortSignal;
  /** The model gave a sign of life. */
  heard(): void;
  /** Whether the time of the whole reply is over. */
  isTimeOver(): boolean;
  end(): void;
}

/** @param longestSilence and `timeLeft`: in milliseconds */
export function watchModel(longestSilence: number, timeLeft: number): ModelWatch {
  const controller = new AbortController();
  let isTimeOver = false;
  const abort = () => controller.abort(new Error("The model did not respond in time."));
  let silence = setTimeout(abort, longestSilence);
  const total = setTimeout(() => {
    isTimeOver = true;
    abort();
  }, timeLeft);
  return {
    signal: controller.signal,
    isTimeOver: () => isTimeOver,
    heard() {
      clearTimeout(silence);
      silence = setTimeout(abort, longestSilence);
    },
    end() {
      clearTimeout(silence);
      clearTimeout(total);
    },
  };
}
