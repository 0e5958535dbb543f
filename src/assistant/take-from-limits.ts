// Counts an admitted request against the limits and notes refusals.
import type { Backend, Caller } from "./backend.js";
import { Refusal } from "./refusal.js";

/** Answers the rate-limit headers; throws a refusal where a limit is reached. */
export async function takeFromLimits(backend: Backend, { key, address }: Caller): Promise<Record<string, string>> {
  if (backend.access.kind === "open") return {};
  try {
    return await backend.limiter.take({ keyId: key.id, organisation: key.organisation, address }, backend.now());
  } catch (error) {
    const policies = error instanceof Refusal ? error.members["violated-policies"] : null;
    if (Array.isArray(policies))
      for (const policy of policies) backend.metrics.count("limits", { policy: String(policy), domain: key.domain });
    throw error;
  }
}
