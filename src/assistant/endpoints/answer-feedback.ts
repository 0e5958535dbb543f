// Keeps readers' judgements: a thumb on an answer, and the rating of a page.
import { z } from "zod";
import { type Admitted, takeFromLimits } from "../admit.js";
import { addressAt } from "../assistant-site.js";
import { type Backend, isForgotten } from "../backend.js";
import { Refusal } from "../refusal.js";
import { neededText, parseBody, reasonSchema } from "./message-request.js";
import { readJsonBody } from "./read-json-body.js";

const text = z.string({ error: "must be a string" }).min(1, "must not be empty");

const body = z.object(
  {
    fp: text,
    messageId: text,
    rating: z.enum(["up", "down"], { error: 'must be "up", "down" or null' }).nullable(),
    reason: reasonSchema,
  },
  { error: "must be a JSON object" },
);

const RATINGS = { up: 1, down: -1 } as const;

export async function answerFeedback(
  backend: Backend,
  request: Request,
  { site, caller }: Admitted,
): Promise<Response> {
  const { fp, messageId, rating, reason } = parseBody(body, await readJsonBody(request, backend.largestBody));
  const headers = await takeFromLimits(backend, caller);
  const owner = { keyId: caller.key.id, domain: site.domain, fp };
  const isKept = await backend.store.threads.rate(messageId, owner, {
    rating: rating === null ? null : RATINGS[rating],
    reason,
  });
  if (!isKept && !isForgotten(backend, { fp }))
    throw new Refusal("unknown_message", "messageId: not found for this key and fp.");
  return new Response(null, { status: 204, headers });
}

const pageRating = z.object(
  {
    id: z.string({ error: "must be a string" }).regex(/^[\w-]{8,64}$/, "must be 8 to 64 letters, digits, - or _"),
    path: neededText(1000),
    helpful: z.boolean({ error: "must be true or false" }),
    reason: reasonSchema,
  },
  { error: "must be a JSON object" },
);

export async function answerRating(backend: Backend, request: Request, { site, caller }: Admitted): Promise<Response> {
  const { id, path, helpful, reason } = parseBody(pageRating, await readJsonBody(request, backend.largestBody));
  const headers = await takeFromLimits(backend, caller);
  const page = addressAt(site, path);
  const rating = { id, domain: site.domain, page, isHelpful: helpful, reason, at: backend.now() };
  if (backend.privacy.keepsInsights) await backend.store.ratings.put(rating);
  return new Response(null, { status: 204, headers });
}
