// Answers the Model Context Protocol: the documentation as tools for other models.
import type { AssumedWord } from "../../search/query/assumed-words.js";
import { type Admitted, takeFromLimits } from "../admit.js";
import type { AssistantSite } from "../assistant-site.js";
import type { Backend } from "../backend.js";
import { openPassageReader } from "../passages/read-passages.js";
import { answerTools, type ToolSite } from "./mcp-tools.js";
import { readJsonBody } from "./read-json-body.js";

export async function answerMcp(backend: Backend, request: Request, { site, caller }: Admitted): Promise<Response> {
  const parsedBody = await readJsonBody(request, backend.largestBody);
  const headers = await takeFromLimits(backend, caller);
  const response = await answerTools(toolsOf(site, backend.passageTokens), request, parsedBody);
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

function toolsOf(site: AssistantSite, budget: number): ToolSite {
  const { domain, title, bundle } = site;
  return {
    domain,
    title,
    async search(query, { limit, ...filter }) {
      const hits = await bundle.search(query, { limit, filter });
      const passages = await openPassageReader(site, []).read(hits, budget);
      return { passages, assumed: eachOnce(hits.flatMap(({ assumed }) => assumed)) };
    },
    page: (path) => bundle.page(path),
  };
}

/** Sections may write the same word in several ways: what the best one has is said. */
function eachOnce(assumed: readonly AssumedWord[]): AssumedWord[] {
  return assumed.filter(({ word }, index) => assumed.findIndex((each) => each.word === word) === index);
}
