// Remembers which models currently fail, for monitoring.
import type { ModelFailure } from "./streams/reply-event.js";

interface FailingModel extends ModelFailure {
  /** When it failed first since it last answered. */
  readonly since: string;
}

export interface ModelHealth {
  /** @param answeredBy the model that answered after the failures; null: none did */
  heard(failures: readonly ModelFailure[], answeredBy: string | null, now: number): void;
  failing(): readonly FailingModel[];
}

export function createModelHealth(): ModelHealth {
  const models = new Map<string, FailingModel>();
  return {
    heard(failures, answeredBy, now) {
      for (const { model, reason } of failures) {
        // A model whose budget is used up was not asked.
        if (reason !== "budget") models.set(model, { model, reason, since: models.get(model)?.since ?? toTime(now) });
      }
      if (answeredBy !== null) models.delete(answeredBy);
    },
    failing: () => [...models.values()],
  };
}

function toTime(now: number): string {
  return new Date(now).toISOString();
}
