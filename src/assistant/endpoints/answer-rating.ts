// Stores a reader's rating of a page.
import { z } from "zod";
import { type Admitted, takeFromLimits } from "../admit.js";
import { addressAt } from "../assistant-site.js";
import type { Backend } from "../backend.js";
import { neededText, parseBody, reasonSchema } from "./message-request.js";
import { readJsonBody } from "./read-json-body.js";

const body = z.object(
  {
    id: z.string({ error: "must be a string" }).regex(/^[\w-]{8,64}$/, "must be 8 to 64 letters, digits, - or _"),
    path: neededText(1000),
    helpful: z.boolean({ error: "must be true or false" }),
    reason: reasonSchema,
  },
  { error: "must be a JSON object" },
);

export async function answerRating(backend: Backend, request: Request, { site, caller }: Admitted): Promise<Response> {
  const { id, path, helpful, reason } = parseBody(body, await readJsonBody(request, backend.largestBody));
  const headers = await takeFromLimits(backend, caller);
  const page = addressAt(site, path);
  const rating = { id, domain: site.domain, page, isHelpful: helpful, reason, at: backend.now() };
  if (backend.privacy.keepsInsights) await backend.store.ratings.put(rating);
  return new Response(null, { status: 204, headers });
}
