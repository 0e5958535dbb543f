// Owns the refusal: a request that is answered with an error before the first byte of a reply.

const TITLES = {
  invalid_json: { status: 400, title: "The body is not JSON" },
  invalid_request: { status: 400, title: "The request is not valid" },
  invalid_api_key: { status: 401, title: "The API key is missing or invalid" },
  origin_not_allowed: { status: 403, title: "The API key is for other origins" },
  invalid_token: { status: 401, title: "The admin token is missing or invalid" },
  forbidden: { status: 403, title: "This request is not allowed" },
  unknown_domain: { status: 404, title: "Unknown domain" },
  unknown_thread: { status: 404, title: "Unknown thread" },
  unknown_page: { status: 404, title: "Unknown page" },
  unknown_message: { status: 404, title: "Unknown message" },
  not_found: { status: 404, title: "Not found" },
  method_not_allowed: { status: 405, title: "Method not allowed" },
  body_too_large: { status: 413, title: "The body is too large" },
  unsupported_media_type: { status: 415, title: "The body must be JSON" },
  quota_exceeded: { status: 429, title: "Rate limit reached" },
  internal_error: { status: 500, title: "The assistant failed" },
  unavailable: { status: 503, title: "The assistant is not available" },
} as const;

/** What a client can tell refusals apart by. */
type RefusalCode = keyof typeof TITLES;

const PROBLEM_TYPES: Partial<Record<RefusalCode, string>> = {
  quota_exceeded: "https://iana.org/assignments/http-problem-types#quota-exceeded",
};

/** Thrown anywhere before the reply begins; the handler turns it into a response. */
export class Refusal extends Error {
  /** Which limits are reached, as clients know them. */
  policies: readonly string[] = [];

  constructor(
    readonly code: RefusalCode,
    readonly detail: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(detail);
    this.name = "Refusal";
  }

  violating(...policies: readonly string[]): this {
    this.policies = policies;
    return this;
  }

  get status(): number {
    return TITLES[this.code].status;
  }
}

/** For an address that only takes POST. */
export function notAllowed({ method }: Request): Refusal {
  return new Refusal("method_not_allowed", `${method} is not allowed here. Use POST.`, { allow: "POST, OPTIONS" });
}

/** The one error shape: `application/problem+json` on one line, because chat clients show the body to the reader as it is. */
export function refusalResponse(refusal: Refusal): Response {
  const { status, title } = TITLES[refusal.code];
  const body = {
    type: PROBLEM_TYPES[refusal.code] ?? "about:blank",
    title,
    status,
    code: refusal.code,
    detail: refusal.detail,
    ...(refusal.policies.length > 0 ? { "violated-policies": refusal.policies } : {}),
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/problem+json", "cache-control": "no-store", ...refusal.headers },
  });
}
