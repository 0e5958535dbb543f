// Counts an admitted request against the limits and notes refusals.
import type { Caller, House } from "./house.js";
import { Refusal } from "./refusal.js";

/** Answers the rate-limit headers; throws a refusal where a limit is reached. */
export async function takeFromLimits(house: House, { key, address }: Caller): Promise<Record<string, string>> {
  if (house.access.kind === "open") return {};
  try {
    return await house.limiter.take({ keyId: key.id, organisation: key.organisation, address }, house.now());
  } catch (error) {
    const policies = error instanceof Refusal ? error.members["violated-policies"] : null;
    if (Array.isArray(policies)) for (const policy of policies) house.metrics.limitReached(String(policy));
    throw error;
  }
}
