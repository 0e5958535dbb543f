// Answers the Model Context Protocol: the site's documentation as tools of somebody else's model.
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { z } from "zod";
import type { Admitted } from "../admit.js";
import type { AssistantSite } from "../assistant-site.js";
import type { Backend } from "../backend.js";
import { DEFAULT_MODEL_SETTINGS } from "../model/model-settings.js";
import { readPassages } from "../passages/read-passages.js";
import { takeFromLimits } from "../take-from-limits.js";
import { pathOfPage } from "./answer-page.js";
import { readJsonBody } from "./read-json-body.js";

/** Tokens of what one search brings. */
const SEARCH_TOKENS = DEFAULT_MODEL_SETTINGS.passageTokens;

/** Requests are independent (there is no session), so that several processes can serve one client. */
export async function answerMcp(backend: Backend, request: Request, { site, caller }: Admitted): Promise<Response> {
  const parsedBody = await readJsonBody(request, backend.largestBody);
  const headers = await takeFromLimits(backend, caller);
  const server = createServer(site);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  const response = await transport.handleRequest(request, { parsedBody });
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

function createServer(site: AssistantSite): McpServer {
  const server = new McpServer({ name: `${site.domain}-docs`, title: site.title ?? site.domain, version: "1.0.0" });
  const readOnly = { readOnlyHint: true, openWorldHint: false };
  server.registerTool(
    "search",
    {
      title: "Search the documentation",
      description: `Finds the sections of the ${site.title ?? site.domain} documentation that answer a question or match keywords.`,
      inputSchema: {
        query: z.string().min(1).max(1000).describe("A question or keywords."),
        limit: z.number().int().min(1).max(20).optional().describe("How many sections to return. Default: 5."),
        language: z.string().optional().describe("Only pages in this language, such as en."),
        version: z.string().optional().describe("Only pages of this version."),
      },
      annotations: readOnly,
    },
    async ({ query, limit, language, version }) => {
      const hits = await site.bundle.search(query, { limit: limit ?? 5, filter: { language, version } });
      const passages = await readPassages(site, hits, { groups: [], budget: SEARCH_TOKENS });
      const texts = passages.map(
        ({ title, path, link, markdown }) => `# ${title}\nPath: ${path}\nLink: ${link}\n\n${markdown}`,
      );
      return { content: [{ type: "text", text: texts.join("\n\n---\n\n") || "No results." }] };
    },
  );
  server.registerTool(
    "read_page",
    {
      title: "Read a page",
      description: "Returns a whole page of the documentation as Markdown.",
      inputSchema: {
        path: z.string().min(1).max(1000).describe("The page's path as returned by search, such as guides/start."),
      },
      annotations: readOnly,
    },
    async ({ path }) => {
      const content = await site.bundle.page(pathOfPage(path));
      if (content === null) {
        return {
          isError: true,
          content: [{ type: "text", text: `The page "${path}" does not exist. Use search to find paths.` }],
        };
      }
      return { content: [{ type: "text", text: content }] };
    },
  );
  return server;
}
