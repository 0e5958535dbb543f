// Ends a call to a model that is silent for too long, or takes too long altogether.

export interface ModelWatch {
  readonly signal: AbortSignal;
  /** The model gave a sign of life. */
  heard(): void;
  /** Whether the time of the whole reply is over. */
  isTimeOver(): boolean;
  end(): void;
}

export function watchModel(silenceSeconds: number, replySeconds: number): ModelWatch {
  const controller = new AbortController();
  let isTimeOver = false;
  const abort = () => controller.abort(new Error("The model did not respond in time."));
  let silence = setTimeout(abort, silenceSeconds * 1000);
  const total = setTimeout(() => {
    isTimeOver = true;
    abort();
  }, replySeconds * 1000);
  return {
    signal: controller.signal,
    isTimeOver: () => isTimeOver,
    heard() {
      clearTimeout(silence);
      silence = setTimeout(abort, silenceSeconds * 1000);
    },
    end() {
      clearTimeout(silence);
      clearTimeout(total);
    },
  };
}
