// Owns the tools that a site's documentation offers over the Model Context Protocol, wherever they are served from.
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import type { jsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/types.js";
import { z } from "zod";
import type { AssumedWord } from "../../search/query/assumed-words.js";
import type { Passage } from "../passages/read-passages.js";

/** What a search may say besides its words. */
interface ToolSearch {
  /** Most sections to return. */
  readonly limit: number;
  readonly language?: string | undefined;
  readonly version?: string | undefined;
}

interface ToolResults {
  readonly passages: readonly Passage[];
  /** Words of the query that no page has, and what was taken for them. */
  readonly assumed: readonly AssumedWord[];
}

/** A site as tools read it. */
export interface ToolSite {
  readonly domain: string;
  readonly title: string | null;
  search(query: string, options: ToolSearch): Promise<ToolResults>;
  /** A page's Markdown; null where there is none. */
  page(path: string): Promise<string | null>;
}

/** What one search returns where the caller does not say. */
const USUAL_LIMIT = 5;

/** Only what asks its caller for data needs one: the usual one writes code, which some hosts forbid. */
const NO_VALIDATOR: jsonSchemaValidator = {
  getValidator: () => () => ({ valid: false, data: undefined, errorMessage: "The query is empty." }),
};

/** Requests are independent (there is no session), so that any process can answer any of them. */
export async function answerTools(site: ToolSite, request: Request, parsedBody: unknown): Promise<Response> {
  if (Array.isArray(parsedBody) && parsedBody.length === 0) return emptyBatch();
  const server = createServer(site);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  return transport.handleRequest(request, { parsedBody });
}

/** JSON-RPC calls it an invalid request; the transport would take it for nothing but notifications. */
function emptyBatch(): Response {
  const error = { code: -32600, message: "Invalid Request: the batch is empty" };
  return Response.json({ jsonrpc: "2.0", error, id: null }, { status: 400 });
}

function createServer(site: ToolSite): McpServer {
  const own = { name: `${site.domain}-docs`, title: site.title ?? site.domain, version: "1.0.0" };
  const server = new McpServer(own, { jsonSchemaValidator: NO_VALIDATOR });
  addSearch(server, site);
  addPages(server, site);
  return server;
}

const READ_ONLY = { readOnlyHint: true, openWorldHint: false };

function addSearch(server: McpServer, site: ToolSite): void {
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
      annotations: READ_ONLY,
    },
    async ({ query, limit = USUAL_LIMIT, language, version }) => {
      const { passages, assumed } = await site.search(query, { limit, language, version });
      const told = assumed.map(({ word, meant }) => `No results for "${word}". Did you mean "${meant}"?`);
      const found = passages.map(passageText).join("\n\n---\n\n") || "No results.";
      return { content: [{ type: "text", text: [...told, found].join("\n\n") }] };
    },
  );
}

function addPages(server: McpServer, site: ToolSite): void {
  server.registerTool(
    "read_page",
    {
      title: "Read a page",
      description: "Returns a whole page of the documentation as Markdown.",
      inputSchema: {
        path: z.string().min(1).max(1000).describe("The page's path as returned by search, such as guides/start."),
      },
      annotations: READ_ONLY,
    },
    async ({ path }) => {
      const content = await site.page(pathOfPage(path));
      const text = content ?? `The page "${path}" does not exist. Use search to find paths.`;
      return { ...(content === null ? { isError: true } : {}), content: [{ type: "text", text }] };
    },
  );
}

function passageText({ title, path, link, markdown, versions }: Passage): string {
  const others = versions.map((each) => `${each.version ?? "without version"} (${each.path})`);
  const lines = [`# ${title}`, `Path: ${path}`, `Link: ${link}`];
  if (others.length > 0) lines.push(`Other versions: ${others.join(", ")}`);
  return `${lines.join("\n")}\n\n${markdown}`;
}

/** What search answers may be asked for as it is: an anchor is not part of the page's name. */
export function pathOfPage(path: string): string {
  return path.replace(/[#?].*$/, "").replace(/\.mdx?$/, "");
}
