// Answers the page endpoint: one page as Markdown, for programs.
import { z } from "zod";
import { type Admitted, takeFromLimits } from "../admit.js";
import type { Backend } from "../backend.js";
import { Refusal } from "../refusal.js";
import { pathOfPage } from "./mcp-tools.js";
import { filterSchema, neededText, parseBody } from "./message-request.js";
import { readJsonBody } from "./read-json-body.js";

const body = z.object(
  {
    path: neededText(1000),
    filter: filterSchema,
  },
  { error: "must be a JSON object" },
);

export async function answerPage(backend: Backend, request: Request, { site, caller }: Admitted): Promise<Response> {
  const { path, filter } = parseBody(body, await readJsonBody(request, backend.largestBody));
  const headers = await takeFromLimits(backend, caller);
  const content = await site.bundle.page(pathOfPage(path), filter.groups);
  if (content === null) throw new Refusal("unknown_page", `The page "${path}" does not exist.`);
  return Response.json({ path, content }, { headers });
}
