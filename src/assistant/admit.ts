// Decides whether a request may be answered at all: is the site known, does the key fit, is a limit reached.
import type { AssistantSite } from "./assistant-site.js";
import type { Backend, Caller } from "./backend.js";
import { Refusal } from "./refusal.js";
import type { KeyRecord } from "./store/keys.js";

/** A request that found its site and whose key fits. */
export interface Admitted {
  readonly site: AssistantSite;
  readonly caller: Caller;
}

/** Refuses a domain that is not served (404) or cannot be read yet (503), and a key that is missing, revoked or another site's (401), or another origin's (403). */
export async function admit(
  backend: Backend,
  request: Request,
  asked: { domain: string; address: string },
): Promise<Admitted> {
  const site = backend.sites.get(asked.domain);
  if (!site) throw siteMissing(backend, asked.domain);
  const key = await authorise(backend, request, asked.domain);
  return { site, caller: { key, address: asked.address } };
}

function siteMissing({ sites }: Backend, domain: string): Refusal {
  return sites.isExpected?.(domain)
    ? new Refusal("unavailable", "The documentation cannot be read at the moment. Please try again.", {
        "retry-after": "10",
      })
    : new Refusal("unknown_domain", `This server has no documentation for the domain "${domain}".`);
}

async function authorise(backend: Backend, request: Request, domain: string): Promise<KeyRecord> {
  if (backend.access === "open") return openKey(domain);
  const given = /^Bearer\s+(\S+)\s*$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  const challenge = { "www-authenticate": "Bearer" };
  if (!given) {
    throw new Refusal(
      "invalid_api_key",
      "Send the assistant API key in the header Authorization: Bearer svc_dsc_….",
      challenge,
    );
  }
  const key = await backend.store.keys.find(given, backend.now());
  if (key?.domain !== domain) {
    throw new Refusal("invalid_api_key", "The API key is not valid for this domain.", challenge);
  }
  if (!isFromOrigin(key, request))
    throw new Refusal("origin_not_allowed", "The API key may not be used on pages of this origin.");
  return key;
}

/** Browsers name the origin of a page with everything but reads of its own origin. */
function isFromOrigin({ origins }: KeyRecord, { method, headers }: Request): boolean {
  const origin = headers.get("origin");
  if (origins === null || (origin === null && method === "GET")) return true;
  return origin !== null && origins.includes(origin);
}

/** The reader of a local preview. */
function openKey(domain: string): KeyRecord {
  const times = { createdAt: 0, revokedAt: null, replacedAt: null, expiresAt: null, lastUsedAt: null };
  const open = { id: "open", hint: "open", domain, organisation: "local", label: null };
  return { ...open, origins: null, hasSearchParts: false, ...times };
}

/** Answers the rate-limit headers; throws a refusal where a limit is reached. */
export async function takeFromLimits(backend: Backend, { key, address }: Caller): Promise<Record<string, string>> {
  if (backend.access === "open") return {};
  try {
    return await backend.limiter.take({ keyId: key.id, organisation: key.organisation, address }, backend.now());
  } catch (error) {
    const { policies } = error instanceof Refusal ? error : { policies: [] };
    for (const policy of policies) backend.metrics.count("limits", { policy, domain: key.domain });
    throw error;
  }
}
